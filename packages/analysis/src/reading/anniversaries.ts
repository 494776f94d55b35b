import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, daysBetween, weekdayNumber } from "../deadlines/calendar.ts";
import { exact } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { weekdayAt } from "./date-words.ts";
import { movedBy, timeAmountAt } from "./time-amounts.ts";
import type { TimeAmount } from "./time-amounts.ts";
import type { Story, Token } from "./text.ts";

/** A day told by the years that pass since: "it will be two years on December 5", "it's been 2 years since June 3". */

type SpanAt = (story: Story, at: number, asOf: CalendarDate) => Span | null;

const SUBJECTS = new Set(READING_WORDS.dates.anniversary_subjects);
const IS = new Set(READING_WORDS.dates.anniversary_verbs);
const HEDGES = new Set(["almost", "exactly", "about", "just", "only"]);
const LEADS = new Set(READING_WORDS.dates.anniversary_leads);
const LOOK_BACK = 4;

/** The day so many years or months before the day that is told; null for other words. */
export function anniversary(story: Story, at: number, asOf: CalendarDate, spanAt: SpanAt): Span | null {
  const { tokens } = story;
  const amount = timeAmountAt(story, at);
  if (!amount || amount.rough || (amount.unit !== "year" && amount.unit !== "month")) return null;
  const ago = onWeekdayAgo(tokens, at + amount.length, amount, asOf);
  if (ago) return { ...ago, length: ago.length + amount.length };
  if (!isSaidOfIt(tokens, at)) return null;
  const after = at + amount.length;
  const isSince = tokens[after]?.word === "since";
  const here = isSince ? after + 1 : afterLeads(tokens, after);
  const span = spanAt(story, here, asOf);
  if (!span || (isSince && !span.year_assumed)) return null;
  const length = here + span.length - at;
  if (isSince) return sinceThen(span, amount.least.months, asOf, length);
  const isPast = span.year_assumed === true && span.earliest < asOf && !IS_OVER.has(verbBefore(tokens, at));
  const day = isPast ? addMonths(span.earliest, 12) : span.earliest;
  const earliest = movedBy(day, amount.least, -1);
  if (!earliest || earliest > asOf || span.earliest !== span.latest) return null;
  return { earliest, latest: earliest, length };
}

/** "A year ago this Saturday": so long before the Saturday to come. */
function onWeekdayAgo(
  tokens: readonly Token[],
  at: number,
  { least, unit }: TimeAmount,
  asOf: CalendarDate,
): Span | null {
  const lead = tokens[at + 1]?.word ?? "";
  if (tokens[at]?.word !== "ago" || unit !== "year" || !COMING.has(lead)) return null;
  const weekday = weekdayAt(tokens, at + 2);
  const back = weekday === null ? null : movedBy(comingDay(weekday, asOf), least, -1);
  return exact(back, 3);
}

const COMING = new Set(["this", "next", "coming"]);

function comingDay(weekday: number, asOf: CalendarDate): CalendarDate {
  return addDays(asOf, (weekday - weekdayNumber(asOf) + 7) % 7 || 7);
}

function afterLeads(tokens: readonly Token[], at: number): number {
  let here = at;
  while (LEADS.has(tokens[here]?.word ?? "")) here++;
  return here;
}

const IS_OVER = new Set(["was", "been"]);

/** "Since June 3", two years: June 3 of the year that lies nearest to two years ago. */
function sinceThen(span: Span, months: number, asOf: CalendarDate, length: number): Span | null {
  const around = [0, -12, 12].map((by) => addMonths(span.earliest, by - months));
  const target = addMonths(asOf, -months);
  const distance = (day: CalendarDate): number => Math.abs(daysBetween(target, day));
  const earliest = around.filter((day) => day <= asOf).toSorted((a, b) => distance(a) - distance(b))[0];
  if (earliest === undefined) return null;
  const latest = addDays(earliest, daysBetween(span.earliest, span.latest));
  return { earliest, latest, length };
}

function verbBefore(tokens: readonly Token[], at: number): string {
  const back = HEDGES.has(tokens[at - 1]?.word ?? "") ? 2 : 1;
  return tokens[at - back]?.word ?? "";
}

/** "It will be", "that makes", "it's been": said of the time that has passed, not of a person's age. */
function isSaidOfIt(tokens: readonly Token[], at: number): boolean {
  if (!IS.has(verbBefore(tokens, at))) return false;
  const own = tokens[at]?.sentence;
  return tokens
    .slice(Math.max(0, at - LOOK_BACK), at)
    .some(({ word, sentence }) => sentence === own && SUBJECTS.has(word));
}
