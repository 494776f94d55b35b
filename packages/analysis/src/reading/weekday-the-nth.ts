import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, calendarDate, monthOf, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { exact } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { MONTH } from "./date-words.ts";
import { isToCome, isWanted } from "./tense.ts";
import type { Token } from "./text.ts";

/** "Thursday the 12th": a day told by its weekday and its number, without its month. */

const MOST_MONTHS_BACK = 24;

/** "Last Saturday night, the 14th". */
export const PARTS_OF_DAY = new Set(["night", "nite", "morning", "afternoon", "evening"]);

/** "Thursday the 12th": the last such day of a month that fell on that weekday, or the next where it is to come. */
export function weekdayTheNth(
  tokens: readonly Token[],
  at: number,
  weekday: number,
  asOf: CalendarDate,
): Span | null {
  const part = PARTS_OF_DAY.has(tokens[at + 1]?.word ?? "") ? 1 : 0;
  const skip = part + (tokens[at + 1 + part]?.word === "the" ? 2 : 1);
  const token = tokens[at + skip];
  const found = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(token?.word ?? "");
  if (!found || token?.sentence !== tokens[at]?.sentence) return null;
  if (monthBeside(tokens, at + skip + 1)) return null;
  const start = `${asOf.slice(0, 7)}-01`;
  const told = Number(found[1]);
  const nearest = (sign: 1 | -1): CalendarDate | undefined =>
    Array.from({ length: MOST_MONTHS_BACK }, (_, by) => addMonths(start, sign * by))
      .flatMap((month) => calendarDate(yearOf(month), monthOf(month), told) ?? [])
      .find((day) => weekdayNumber(day) === weekday && (sign === 1 ? day >= asOf : day <= asOf));
  const [next, past] = [nearest(1), nearest(-1)];
  const isAhead = isToCome(tokens, at, at + skip) || isWanted(tokens, at);
  const isFar = next === undefined || next > addDays(asOf, FAR_AHEAD);
  return exact(((isAhead && !isFar) || isMuchNearer(next, past, asOf) ? next : past) ?? null, 1 + skip);
}

/** "Tuesday the 24th" of which the next is in two days and the last was in March: nobody means that without a month. */
function isMuchNearer(
  next: CalendarDate | undefined,
  past: CalendarDate | undefined,
  asOf: CalendarDate,
): boolean {
  return (
    next !== undefined &&
    next <= addDays(asOf, NEAR_AHEAD) &&
    (past === undefined || past < addDays(asOf, -LONG_AGO))
  );
}

const NEAR_AHEAD = 21;
const LONG_AGO = 60;

/** Nobody tells a day by its weekday and its number alone that is so far ahead. */
const FAR_AHEAD = 100;

/** "Thursday the 12th of March": the month is told, and read with its day. */
export function monthBeside(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word === "of" ? tokens[at + 1]?.word : tokens[at]?.word;
  return MONTH[word ?? ""] !== undefined;
}
