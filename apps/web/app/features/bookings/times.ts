import { dateFormat } from "../../ui/formatters.ts";
import * as words from "../../words/bookings.ts";

const locale = "en-US";

function formatted(instant: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(new Date(instant)).replaceAll("\u202f", " ");
}

/** `9:00 AM CST` of an instant in a time zone. */
export function clockIn(instant: string, timeZone: string): string {
  return formatted(instant, { hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone });
}

/** `Tue, Nov 24, 9:00 AM CST` of an instant in a time zone. */
export function momentIn(instant: string, timeZone: string): string {
  const day = formatted(instant, { weekday: "short", month: "short", day: "numeric", timeZone });
  return `${day}, ${clockIn(instant, timeZone)}`;
}

/** `Tuesday, November 24` of a calendar date. */
export function longDay(date: string): string {
  return formatted(date, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
}

/** `Tue, Nov 24` of a calendar date. */
export function shortDay(date: string): string {
  return formatted(date, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
}

const NAMED = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
] as const;

/** A time zone for people: its common name, or its place. */
export function zoneName(zone: string): string {
  const named = NAMED.find((name) => name === zone);
  return named === undefined ? zone.replaceAll("_", " ") : words.zoneName(named);
}

/** Time zones to choose from: those of the United States, and the others that are named. */
export function zoneOptions(...others: string[]): { value: string; label: string }[] {
  return [...new Set([...NAMED, ...others])].map((value) => ({ value, label: zoneName(value) }));
}
