import { dateFormat, numberFormat } from "./formatters.ts";

const locale = "en-US";

/** Whole US cents as dollars: `$45,000`, with cents only where there are any. */
export function formatMoney(cents: number): string {
  return numberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** Whole US cents as dollars without cents, for amounts that are no more exact than that. */
export function formatDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100);
}

/** A whole number: 12,345. */
export function formatCount(count: number): string {
  return numberFormat(locale, {}).format(count);
}

/** `MMM dd, yyyy` of a calendar date (`YYYY-MM-DD`) or of an instant in a time zone. */
export function formatDate(value: string, timeZone = "UTC"): string {
  const date = new Date(value);
  if (timeZone === "UTC" && date.getUTCFullYear() >= FOUR_DIGITS) return utcDate(date);
  return dateFormat(locale, { month: "short", day: "2-digit", year: "numeric", timeZone }).format(date);
}

const FOUR_DIGITS = 1000;
const months: string[] = [];

/** The same in UTC, as the server writes every date: a list has dozens, and a formatter takes several times as long. */
function utcDate(date: Date): string {
  const month = date.getUTCMonth();
  months[month] ??= dateFormat(locale, { month: "short", timeZone: "UTC" }).format(date);
  return `${months[month]} ${String(date.getUTCDate()).padStart(2, "0")}, ${date.getUTCFullYear()}`;
}

/** `November 22, 2026` of a calendar date or of an instant in a time zone. */
export function formatLongDate(value: string, timeZone = "UTC"): string {
  return dateFormat(locale, { month: "long", day: "numeric", year: "numeric", timeZone }).format(
    new Date(value),
  );
}

/** `Nov 2026` of a calendar date. */
export function formatMonth(value: string): string {
  return dateFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(value));
}

/** `MMM dd, h:mm a` of an instant in a time zone. */
export function formatDateTime(instant: string, timeZone = "UTC"): string {
  const day = dateFormat(locale, { month: "short", day: "2-digit", timeZone }).format(new Date(instant));
  const time = dateFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone,
  }).format(new Date(instant));
  return `${day}, ${time.replace(/\u202f/g, " ")}`;
}

/** The first `length` characters of a text, with the cut marked. */
export function preview(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}

/** The same, cut after a word. */
export function wholeWords(text: string, length: number): string {
  return text.length <= length ? text : preview(text.slice(0, length + 1).replace(/\s\S*$/, " "), length - 1);
}
