import type { CalendarDate } from "../knowledge.ts";
import { calendarDate, daysInMonth } from "../deadlines/calendar.ts";

/** The days that some words may mean. */
export interface Span {
  earliest: CalendarDate;
  latest: CalendarDate;
  year_assumed?: boolean;
  /** How many tokens the words take. */
  length: number;
  /** Told by the name of a holiday, which people use for the days around it too. */
  named?: true;
}

/** One day; null where there is none. */
export function exact(date: CalendarDate | null, length: number): Span | null {
  return date ? { earliest: date, latest: date, length } : null;
}

/** Whole months of one year. */
export function whole(year: number, fromMonth: number, toMonth: number, length: number): Span {
  return {
    earliest: calendarDate(year, fromMonth, 1) ?? "",
    latest: calendarDate(year, toMonth, daysInMonth(year, toMonth)) ?? "",
    length,
  };
}

/** The later day no later than today, so far as the span has begun. */
export function upTo(asOf: CalendarDate, span: Span): Span {
  return span.earliest <= asOf && span.latest > asOf ? { ...span, latest: asOf } : span;
}

/** Four digits of this century or the last. */
export function asYear(word: string | undefined): number | null {
  if (!word || !/^(19|20)\d\d$/.test(word)) return null;
  return Number(word);
}

/** A two-digit year counts as this century up to thirty, else the last one. */
export function shortYear(word: string): number | null {
  if (/^\d{4}$/.test(word)) return asYear(word);
  if (!/^\d{2}$/.test(word)) return null;
  const number = Number(word);
  return number <= 40 ? 2000 + number : 1900 + number;
}

/** A date of the story that was read before. */
export interface ToldDate {
  earliest: CalendarDate;
  latest: CalendarDate;
  year_assumed: boolean;
  /** Its last token. */
  to: number;
}
