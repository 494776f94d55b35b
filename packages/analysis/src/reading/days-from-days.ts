import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, calendarDate, monthOf, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { MONTH, ofThatYear, WEEKDAY } from "./date-words.ts";
import { exact, whole } from "./date-span.ts";
import type { Span, ToldDate } from "./date-span.ts";
import { isRough, smallNumber } from "./numbers.ts";
import { isWanted } from "./days-from-now.ts";
import { isToCome } from "./tense.ts";
import type { Story, Token } from "./text.ts";

/** Days told from another day: "two weeks before Thanksgiving", "four days later", "on the 14th". */

const UNIT_DAYS: Record<string, number> = { day: 1, week: 7 };
const UNIT_MONTHS: Record<string, number> = { month: 1, year: 12 };

/** A day moved by "two weeks" or "a month", back or on; null for another unit. */
function moved(date: CalendarDate, amount: number, unit: string): CalendarDate | null {
  const days = UNIT_DAYS[unit];
  const months = UNIT_MONTHS[unit];
  if (days !== undefined) return addDays(date, amount * days);
  return months === undefined || Math.abs(amount) > 600 ? null : addMonths(date, amount * months);
}

/** The amount and unit of "two weeks", "a couple of days", "the day"; null for other words. */
function amountAt(
  tokens: readonly Token[],
  at: number,
): { amount: number; unit: string; rough: boolean; length: number } | null {
  let here = at;
  if (tokens[here]?.word === "a" && ["couple", "few"].includes(tokens[here + 1]?.word ?? "")) here++;
  const word = tokens[here]?.word ?? "";
  const amount = word === "the" ? 1 : smallNumber(word);
  if (amount === null || amount > 1000) return null;
  here++;
  if (tokens[here]?.word === "of") here++;
  const unit = (tokens[here]?.word ?? "").replace(/s$/, "");
  return unit in UNIT_DAYS || unit in UNIT_MONTHS
    ? { amount, unit, rough: isRough(word), length: here + 1 - at }
    : null;
}

/** "the day after Labor Day", "two weeks before Thanksgiving", "about a month after March 3, 2025". */
export function offsetDate(
  story: Story,
  at: number,
  asOf: CalendarDate,
  spanAt: (story: Story, at: number, asOf: CalendarDate) => Span | null,
): Span | null {
  const { tokens } = story;
  const weekday = weekdayBeside(story, at, asOf, spanAt);
  if (weekday) return weekday;
  const found = amountAt(tokens, at);
  if (!found) return null;
  const word = tokens[at + found.length]?.word;
  if (word !== "before" && word !== "after") return null;
  const from = at + found.length + 1;
  const span = spanAt(story, from, asOf);
  if (!span) return null;
  const sign = word === "before" ? -1 : 1;
  const wide = found.rough || ABOUT.has(tokens[at - 1]?.word ?? "") ? 1 : 0;
  const near = isSomewhereIn(tokens, at, found.unit) ? sign : null;
  const far = { earliest: sign * found.amount - wide, latest: sign * found.amount + wide };
  const earliest = near === 1 ? addDays(span.earliest, 1) : moved(span.earliest, far.earliest, found.unit);
  const latest = near === -1 ? addDays(span.latest, -1) : moved(span.latest, far.latest, found.unit);
  return earliest && latest
    ? {
        ...span,
        earliest,
        latest: earliest <= asOf && latest > asOf ? asOf : latest,
        length: from + span.length - at,
      }
    : null;
}

/** "The week after New Year's" is any day of it, while "the day after" is one day. */
function isSomewhereIn(tokens: readonly Token[], at: number, unit: string): boolean {
  return tokens[at]?.word === "the" && unit !== "day";
}

/** "the Saturday before Halloween", "the Tuesday after March 3, 2025". */
function weekdayBeside(
  story: Story,
  at: number,
  asOf: CalendarDate,
  spanAt: (story: Story, at: number, asOf: CalendarDate) => Span | null,
): Span | null {
  const word = story.tokens[at]?.word ?? "";
  const weekday = Object.hasOwn(WEEKDAY, word) ? WEEKDAY[word] : undefined;
  const side = story.tokens[at + 1]?.word;
  if (weekday === undefined || (side !== "before" && side !== "after")) return null;
  const span = spanAt(story, at + 2, asOf);
  if (!span || span.earliest !== span.latest) return null;
  const apart = weekdayNumber(span.earliest) - weekday;
  const days = side === "before" ? -((apart + 7) % 7 || 7) : (7 - apart) % 7 || 7;
  const day = addDays(span.earliest, days);
  return { ...span, earliest: day, latest: day, length: span.length + 2 };
}

const ABOUT = new Set(["about", "around", "roughly", "maybe", "like", "approximately", "nearly", "almost"]);

/** "on the 14th", "four days later", "the next day": counted from the day that was told before. */
export function fromBefore(
  story: Story,
  at: number,
  asOf: CalendarDate,
  before: readonly ToldDate[],
): Span | null {
  const { tokens } = story;
  const ordinal = dayOfMonth(story, at, asOf, before.at(-1));
  if (ordinal) return ordinal;
  const previous = before.findLast(({ earliest }) => earliest <= asOf);
  const month = previous && monthOfThatYear(tokens, at, previous, asOf);
  if (month) return month;
  if (!previous || (tokens[at]?.sentence ?? 0) > (tokens[previous.to]?.sentence ?? 0) + 2) return null;
  if (tokens[at]?.word === "next" && tokens[at + 1]?.word === "day")
    return { ...shifted(previous, 1, asOf), length: 2 };
  const found = amountAt(tokens, at);
  if (!found || !["later", "afterwards", "afterward"].includes(tokens[at + found.length]?.word ?? ""))
    return null;
  const wide = found.rough ? 1 : 0;
  const earliest = moved(previous.earliest, found.amount - wide, found.unit);
  const latest = moved(previous.latest, found.amount + wide, found.unit);
  return earliest && latest && earliest <= asOf
    ? {
        earliest,
        latest: latest > asOf ? asOf : latest,
        year_assumed: previous.year_assumed,
        length: found.length + 1,
      }
    : null;
}

/** "in November of that year", "that same December": a month of the year that was told before. */
function monthOfThatYear(
  tokens: readonly Token[],
  at: number,
  previous: ToldDate,
  asOf: CalendarDate,
): Span | null {
  const length = ofThatYear(tokens, at);
  const month = MONTH[tokens[at]?.word ?? ""];
  if (length === 0 || month === undefined) return null;
  const span = whole(yearOf(previous.earliest), month, month, 1 + length);
  return span.earliest > asOf ? null : { ...span, latest: span.latest > asOf ? asOf : span.latest };
}

function shifted(mention: ToldDate, days: number, asOf: CalendarDate): Omit<Span, "length"> {
  const latest = addDays(mention.latest, days);
  return {
    earliest: addDays(mention.earliest, days),
    latest: latest > asOf ? asOf : latest,
    year_assumed: mention.year_assumed,
  };
}

/** Nouns that an ordinal may stand before: "the 7th grade" is no day. */
const ORDINAL_OF = new Set(
  "grade floor amendment street st avenue ave circuit district party birthday degree time one of year week month round step surgery attempt person child kid house letter notice payment offense".split(
    " ",
  ),
);
/** "till the 24th": a day to come as well as one that is over. */
const UP_TO = new Set(["by", "until", "till", "til", "before"]);
const BEFORE_AN_ORDINAL = new Set(["the", "on", "by", "until", "till"]);

/** "the 12th of this month", "the 30th of last month". */
function ofThisOrLastMonth(
  tokens: readonly Token[],
  at: number,
  day: number,
  asOf: CalendarDate,
): Span | null {
  const [of, which, unit] = [1, 2, 3].map((ahead) => tokens[at + ahead]?.word);
  if (of !== "of" || unit !== "month" || (which !== "this" && which !== "last")) return null;
  const month = addMonths(`${asOf.slice(0, 7)}-01`, which === "last" ? -1 : 0);
  return exact(calendarDate(yearOf(month), monthOf(month), day), 4);
}

/** "on the 14th": the day of the month of the day told before, or the last such day. */
function dayOfMonth(
  { raw, tokens }: Story,
  at: number,
  asOf: CalendarDate,
  previous: ToldDate | undefined,
): Span | null {
  const token = tokens[at];
  const found = /^(\d{1,2})(st|nd|rd|th)$/.exec(token?.word ?? "");
  if (!token || !found || !BEFORE_AN_ORDINAL.has(tokens[at - 1]?.word ?? "")) return null;
  const ofMonth = ofThisOrLastMonth(tokens, at, Number(found[1]), asOf);
  if (ofMonth) return ofMonth;
  const after = tokens[at + 1];
  if (
    after &&
    after.sentence === token.sentence &&
    ORDINAL_OF.has(after.word) &&
    !/[,;:)]/.test(raw.slice(token.end, after.start))
  )
    return null;
  const day = Number(found[1]);
  if (day < 1 || day > 31) return null;
  const near = previous && token.sentence - (tokens[previous.to]?.sentence ?? 0) <= 1 ? previous : undefined;
  if (near && near.earliest <= asOf) {
    const same = calendarDate(yearOf(near.earliest), monthOf(near.earliest), day);
    const next = addMonths(`${near.earliest.slice(0, 7)}-01`, 1);
    const date = same && same >= near.earliest ? same : calendarDate(yearOf(next), monthOf(next), day);
    const isLimit = UP_TO.has(tokens[at - 2]?.word ?? "") || UP_TO.has(tokens[at - 1]?.word ?? "");
    return date && (date <= asOf || isLimit)
      ? { earliest: date, latest: date, year_assumed: near.year_assumed, length: 1 }
      : null;
  }
  const start = `${asOf.slice(0, 7)}-01`;
  const isAhead = isToCome(tokens, at, at) || isWanted(tokens, at - 1);
  const months = isAhead ? [0, 1, 2] : [0, -1, -2];
  const wanted = months
    .map((by) => addMonths(start, by))
    .map((month) => calendarDate(yearOf(month), monthOf(month), day))
    .find((date) => date !== null && (months[1] === 1 ? date >= asOf : date <= asOf));
  return exact(wanted ?? null, 1);
}
