import { useRef, useState } from "react";

/**
 * What a form's fields hold, and the way to change some of it. Each change begins with the one before, and not with
 * what was drawn last: a page that wakes tells of several at once.
 * @param first what was typed already; null for nothing
 * @param untyped what the fields hold until the first change. Asked at that change: a page that wakes has not drawn
 * yet what it kept.
 */
export function useTyped<T extends object>(first: T | null, untyped: () => T) {
  const [typed, setTyped] = useState(first);
  const latest = useRef(first);
  const set = (next: T): T => {
    latest.current = next;
    setTyped(next);
    return next;
  };
  const change = (changesTo: (now: T) => Partial<T>): T => {
    const now = latest.current ?? untyped();
    return set({ ...now, ...changesTo(now) });
  };
  return { typed, set, change };
}
