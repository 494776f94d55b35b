import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/forum.ts";

const HOUR_MS = 3_600_000;

/** How long ago: under an hour 'Just now', under a day hours, under a week days, otherwise the date. */
export function relativeTime(instant: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(instant)) / HOUR_MS);
  if (hours < 1) return words.justNow();
  if (hours < 24) return words.hoursAgo({ n: hours });
  if (hours < 168) return words.daysAgo({ n: Math.floor(hours / 24) });
  return formatDate(instant);
}

/** @param props.now the instant of the page, so that server and browser say the same */
export function RelativeTime({ value, now }: { value: string; now: string }) {
  return (
    <time dateTime={value} className="tabular whitespace-nowrap">
      {relativeTime(value, now)}
    </time>
  );
}
