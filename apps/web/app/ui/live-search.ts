import { type RefObject, useEffect, useRef } from "react";

/**
 * A field whose words are searched for while they are typed. The field belongs to who types: an answer that arrives
 * never takes a letter or the cursor away. Only when other words are asked for than were sent (a filter taken away,
 * a step back) are they put into it.
 * @param asked what the address asks for
 * @param wait milliseconds of silence after a letter
 * @returns the field, and what it calls with each letter
 */
export function useLiveSearch(
  asked: string,
  wait: number,
  search: (form: HTMLFormElement) => void,
): [field: RefObject<HTMLInputElement | null>, typed: () => void] {
  const field = useRef<HTMLInputElement | null>(null);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    if (field.current !== null) field.current.value = asked;
  }, [asked]);
  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const control = field.current;
      if (!control?.form || control.value.trim() === sent.current) return;
      sent.current = control.value.trim();
      search(control.form);
    }, wait);
  };
  return [field, typed];
}
