import { useSyncExternalStore } from "react";
import { formatDate, formatDateTime, formatMoney } from "./format.ts";

const never = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone; UTC while the page is rendered on the server and comes alive. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, ownZone, () => "UTC");
}

export function Money({ cents }: { cents: number }) {
  return <span className="tabular">{formatMoney(cents)}</span>;
}

/** A calendar date or instant; `time` adds the hour. */
export function DateText({ value, time = false }: { value: string; time?: boolean }) {
  const zone = useTimeZone();
  const calendar = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <time dateTime={value} className="tabular whitespace-nowrap">
      {time ? formatDateTime(value, zone) : formatDate(value, calendar ? "UTC" : zone)}
    </time>
  );
}
