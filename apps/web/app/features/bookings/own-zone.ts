import { useSyncExternalStore } from "react";

const never = () => () => {};
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone by their browser; `fallback` on the server and while the page comes alive. */
export function useOwnZone(fallback: string): string {
  return useSyncExternalStore(never, browserZone, () => fallback);
}
