import { CALENDAR_WORDS, READING_WORDS } from "../compiled/lexicon.js";
import type { Token } from "./text.ts";

/** Words that dates are told in. */

/** Number of each month. */
export const MONTH = CALENDAR_WORDS.months;
/** Number of each weekday, Sunday 0. */
export const WEEKDAY = CALENDAR_WORDS.weekdays;
/** Short names of weekdays, which count after one of these words only: "sat" and "wed" are verbs too. */
const SHORT_WEEKDAY = CALENDAR_WORDS.short_weekdays;
const BEFORE_A_SHORT_WEEKDAY = new Set(READING_WORDS.dates.before_a_short_weekday);

/** The weekday that a token names, Sunday 0; null for other words. */
export function weekdayAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? "";
  if (Object.hasOwn(WEEKDAY, word)) return WEEKDAY[word] ?? null;
  const isShort = BEFORE_A_SHORT_WEEKDAY.has(tokens[at - 1]?.word ?? "");
  return isShort && Object.hasOwn(SHORT_WEEKDAY, word) ? (SHORT_WEEKDAY[word] ?? null) : null;
}

/** True for the name of a weekday, short ones too: where a number follows, "sat" is no verb. */
export function isWeekdayName(word: string): boolean {
  return Object.hasOwn(WEEKDAY, word) || Object.hasOwn(SHORT_WEEKDAY, word);
}

const ORDINALS = CALENDAR_WORDS.ordinals;

/** The day of a month that is told in numbers or words ("3", "3rd", "twenty third"), and how many words say it. */
export function dayNumberAt(tokens: readonly Token[], at: number): { day: number; length: number } | null {
  const word = tokens[at]?.word ?? "";
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word);
  if (digits) return asDay(Number(digits[1]), 1);
  const ordinal = ORDINALS.indexOf(word) + 1;
  if (ordinal > 0) return asDay(ordinal, 1);
  if (word === "thirtieth") return asDay(30, 1);
  const tens = word === "twenty" ? 20 : word === "thirty" ? 30 : null;
  const ones = ORDINALS.indexOf(tokens[at + 1]?.word ?? "") + 1;
  return tens !== null && ones > 0 && ones < 10 ? asDay(tens + ones, 2) : null;
}

function asDay(day: number, length: number): { day: number; length: number } | null {
  return day >= 1 && day <= 31 ? { day, length } : null;
}
/** First and last month of each season. */
export const SEASON = CALENDAR_WORDS.seasons;
export const BEFORE_A_YEAR = new Set(READING_WORDS.dates.before_a_year);
export const BEFORE_A_MONTH = new Set(READING_WORDS.dates.before_a_month);

const THAT_YEAR = READING_WORDS.dates.that_year;

/** How many words after a month say "of that year"; 0 where none do. */
export function ofThatYear(tokens: readonly Token[], at: number): number {
  const found = THAT_YEAR.map((words) => words.split(" ")).find((words) =>
    words.every((word, ahead) => tokens[at + 1 + ahead]?.word === word),
  );
  return found?.length ?? 0;
}
