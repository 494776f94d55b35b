import { useLayoutEffect, useRef } from "react";

/**
 * Changes some of a form's values. Changes that come in one moment, as when a page wakes or a password manager fills
 * several fields, each begin with the one before, and not with what was drawn last.
 * @param drawn the values that the form shows
 * @param keep takes the values that it is to show next
 */
export function useChanges<T extends object>(drawn: T, keep: (next: T) => void) {
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    latest.current = drawn;
  });
  return (changesTo: (now: T) => Partial<T>): void => {
    latest.current = { ...latest.current, ...changesTo(latest.current) };
    keep(latest.current);
  };
}
