import { CALENDAR_WORDS, READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addMonths, monthOf, yearOf } from "../deadlines/calendar.ts";
import { MONTH, weekdayAt } from "./date-words.ts";
import { exact } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { lastWeekday, weekdayOfMonth } from "./named-days.ts";
import { isToCome } from "./tense.ts";
import { yearAfter } from "./told-years.ts";
import type { Story, Token } from "./text.ts";

/** "The first Tuesday in December", "the last Friday of next month", "the 3rd Monday of October 2025". */

const NUMBERS = new Map([
  ...CALENDAR_WORDS.ordinals.slice(0, 4).map((word, at) => [word, at + 1] as const),
  ...["1st", "2nd", "3rd", "4th"].map((word, at) => [word, at + 1] as const),
  ["last", -1] as const,
]);
const LINKS = new Set(["in", "of"]);
/** Words of a sale that is announced for such a day: foreclosed land is sold on the first Tuesday of a month. */
const SALES = new Set([...READING_WORDS.duties.sale, ...READING_WORDS.duties.hearing]);
const AROUND = 16;

/** A weekday counted within a month; null where none begins at this token. */
export function nthWeekday(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const nth = NUMBERS.get(tokens[at]?.word ?? "");
  const weekday = nth === undefined ? null : weekdayAt(tokens, at + 1);
  if (nth === undefined || weekday === null || !LINKS.has(tokens[at + 2]?.word ?? "")) return null;
  const month = MONTH[tokens[at + 3]?.word ?? ""];
  if (month === undefined) return ofNearMonth(tokens, at, nth, weekday, asOf);
  const told = yearAfter(story, at + 4, asOf, true);
  if (told) return exact(dayIn(told.year, month, weekday, nth), 4 + told.length);
  const own = dayIn(yearOf(asOf), month, weekday, nth);
  if (isToCome(tokens, at, at + 3) || isOfASale(tokens, at))
    return exact(own >= asOf ? own : dayIn(yearOf(asOf) + 1, month, weekday, nth), 4);
  const past = own <= asOf ? own : dayIn(yearOf(asOf) - 1, month, weekday, nth);
  return { earliest: past, latest: past, year_assumed: true, length: 4 };
}

/** "The first Monday of next month", "of this month", "of the month". */
function ofNearMonth(
  tokens: readonly Token[],
  at: number,
  nth: number,
  weekday: number,
  asOf: CalendarDate,
): Span | null {
  const by = { next: 1, this: 0, last: -1 }[tokens[at + 3]?.word ?? ""];
  if (by === undefined || tokens[at + 4]?.word !== "month") return null;
  const start = addMonths(`${asOf.slice(0, 7)}-01`, by);
  return exact(dayIn(yearOf(start), monthOf(start), weekday, nth), 5);
}

function dayIn(year: number, month: number, weekday: number, nth: number): CalendarDate {
  return nth < 0 ? lastWeekday(year, month, weekday) : weekdayOfMonth(year, month, weekday, nth);
}

function isOfASale(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .some(({ word, sentence }) => sentence === tokens[at]?.sentence && SALES.has(word));
}
