import { CALENDAR_WORDS, READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, calendarDate, monthOf, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { dayNumberAt, MONTH, ofThatYear, weekdayAt } from "./date-words.ts";
import { exact, upTo, whole } from "./date-span.ts";
import type { Span, ToldDate } from "./date-span.ts";
import { weekendOf } from "./named-days.ts";
import { minus, movedBy, oneOf, plus, timeAmountAt, unitOf } from "./time-amounts.ts";
import type { TimeAmount } from "./time-amounts.ts";
import { countedFrom, spanAfterLead } from "./open-years.ts";
import { isPlanned, isToCome, isWanted } from "./tense.ts";
import type { Story, Token } from "./text.ts";

/** Days told from another day: "two weeks before Thanksgiving", "four days later", "on the 14th". */

/** The amount of "two weeks", "a couple of days", "the day", "the night". */
function amountAt(story: Story, at: number): TimeAmount | null {
  const amount = timeAmountAt(story, at);
  if (amount) return amount;
  const { tokens } = story;
  const lead = ["the", "that"].includes(tokens[at]?.word ?? "") ? 1 : 0;
  const word = tokens[at + lead]?.word ?? "";
  const named = lead > 0 ? unitOf(word) : null;
  const unit = named?.unit ?? (PARTS_OF_A_DAY.has(word) ? "day" : null);
  if (!unit || (named?.times ?? 1) !== 1) return null;
  return { least: oneOf(unit), most: oneOf(unit), unit, rough: false, fine: false, length: 1 + lead };
}

const PARTS_OF_A_DAY = new Set(["day", "night", "morning", "evening", "afternoon"]);

type SpanAt = (story: Story, at: number, asOf: CalendarDate) => Span | null;

/** "the day after Labor Day", "two weeks before Thanksgiving", "about a month after March 3, 2025". */
export function offsetDate(story: Story, at: number, asOf: CalendarDate, spanAt: SpanAt): Span | null {
  const { tokens } = story;
  const beside =
    weekdayBeside(story, at, asOf, spanAt) ??
    weekBeside(story, at, asOf, spanAt) ??
    shortlyBeside(story, at, asOf, spanAt);
  if (beside) return beside;
  const found = amountAt(story, at);
  if (!found) return null;
  const word = tokens[at + found.length]?.word;
  if (word !== "before" && word !== "after") return null;
  const from = at + found.length + 1;
  if (isApart(story, from)) return null;
  const count = (span: Span): Span | null => countedOff(story, at, found, span, asOf);
  return countedFrom(story, { at, from, count }, asOf, spanAt);
}

/** "The day after, November 30": what follows the comma is that day and not the one before it. */
function isApart({ raw, tokens }: Story, at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  return before !== undefined && own !== undefined && /[,(–—-]/.test(raw.slice(before.end, own.start));
}

function countedOff(
  { tokens }: Story,
  at: number,
  found: TimeAmount,
  span: Span,
  asOf: CalendarDate,
): Span | null {
  const side = at + found.length;
  const sign = tokens[side]?.word === "before" ? -1 : 1;
  const wide =
    found.rough || ABOUT.has(tokens[at - 1]?.word ?? "") ? oneOf(found.unit) : { months: 0, days: 0 };
  const near = isSomewhereIn(tokens, at, found.unit) ? sign : null;
  const [far, close] = [plus(found.most, wide), minus(found.least, wide)];
  const [first, last] = sign === -1 ? [far, close] : [close, far];
  const earliest = near === 1 ? addDays(span.earliest, 1) : movedBy(span.earliest, first, sign);
  const latest = near === -1 ? addDays(span.latest, -1) : movedBy(span.latest, last, sign);
  return earliest && latest
    ? {
        ...span,
        earliest,
        latest: earliest <= asOf && latest > asOf ? asOf : latest,
        length: side + 1 + span.length - at,
      }
    : null;
}

/** "The week after New Year's" is any day of it, while "the day after" is one day. */
function isSomewhereIn(tokens: readonly Token[], at: number, unit: string): boolean {
  return tokens[at]?.word === "the" && unit !== "day";
}

/** "the week of Thanksgiving", "the weekend before Easter", "the weekend of July 4th". */
function weekBeside(story: Story, at: number, asOf: CalendarDate, spanAt: SpanAt): Span | null {
  const [word, side] = [story.tokens[at]?.word, story.tokens[at + 1]?.word];
  const isWeekend = word === "weekend";
  if (
    !(isWeekend ? ["of", "before", "after"] : ["of"]).includes(side ?? "") ||
    (word !== "week" && !isWeekend)
  )
    return null;
  const count = (span: Span): Span | null => weekOf(span, isWeekend ? (side ?? "of") : null, asOf);
  if (side !== "of") return countedFrom(story, { at, from: at + 2, count }, asOf, spanAt);
  const span = spanAfterLead(story, at + 2, asOf, spanAt);
  return span && count(span);
}

/** The week of a day, or the weekend of it, before it or after it; null for what is no day. */
function weekOf(span: Span, weekend: string | null, asOf: CalendarDate): Span | null {
  if (span.earliest !== span.latest) return null;
  const length = span.length + 2;
  if (weekend === null) {
    const sunday = addDays(span.earliest, -weekdayNumber(span.earliest));
    return upTo(asOf, { ...span, earliest: sunday, latest: addDays(sunday, 6), length });
  }
  const { earliest, latest } = weekendOf(span.earliest);
  if (weekend === "before" && latest >= span.earliest)
    return upTo(asOf, {
      ...span,
      earliest: addDays(earliest, -7),
      latest: addDays(span.earliest, -1),
      length,
    });
  if (weekend === "after" && earliest <= span.earliest)
    return upTo(asOf, { ...span, earliest: addDays(span.earliest, 1), latest: addDays(latest, 7), length });
  return upTo(asOf, { ...span, earliest, latest, length });
}

/** How many days "right", "shortly" and "sometime" before or after a day may be. */
const CLOSE = CALENDAR_WORDS.close;

/** "Before Thanksgiving" alone, of what happened. */
const DAYS_NEAR_A_HOLIDAY = 14;

/** "right before Thanksgiving 2024", "shortly after March 3, 2025". */
function shortlyBeside(story: Story, at: number, asOf: CalendarDate, spanAt: SpanAt): Span | null {
  const { tokens } = story;
  const word = tokens[at]?.word ?? "";
  const isBare = word === "before" || word === "after";
  const days = isBare ? DAYS_NEAR_A_HOLIDAY : Object.hasOwn(CLOSE, word) ? CLOSE[word] : undefined;
  const side = isBare ? word : tokens[at + 1]?.word;
  if (days === undefined || (side !== "before" && side !== "after")) return null;
  const skip = isBare ? 1 : 2;
  const span = spanAfterLead(story, at + skip, asOf, spanAt);
  if (
    !span ||
    span.earliest > asOf ||
    (isBare && (!span.named || isToCome(tokens, at + 1, at + 1) || isPlanned(tokens, at, at + 1)))
  )
    return null;
  const length = span.length + skip;
  return side === "before"
    ? { ...span, earliest: addDays(span.earliest, -days), latest: addDays(span.latest, -1), length }
    : upTo(asOf, {
        ...span,
        earliest: addDays(span.earliest, 1),
        latest: addDays(span.latest, days),
        length,
      });
}

/** "the Saturday before Halloween", "the Tuesday after March 3, 2025". */
function weekdayBeside(story: Story, at: number, asOf: CalendarDate, spanAt: SpanAt): Span | null {
  const weekday = weekdayAt(story.tokens, at);
  const side = story.tokens[at + 1]?.word;
  if (weekday === null || (side !== "before" && side !== "after")) return null;
  if (isApart(story, at + 2)) return null;
  const count = (span: Span): Span | null => {
    if (span.earliest !== span.latest) return null;
    const apart = weekdayNumber(span.earliest) - weekday;
    const days = side === "before" ? -((apart + 7) % 7 || 7) : (7 - apart) % 7 || 7;
    const day = addDays(span.earliest, days);
    return { ...span, earliest: day, latest: day, length: span.length + 2 };
  };
  return countedFrom(story, { at, from: at + 2, count }, asOf, spanAt);
}

const ABOUT = new Set(READING_WORDS.dates.about);

/** "on the 14th", "four days later", "the next day": counted from the day that was told before. */
export function fromBefore(
  story: Story,
  at: number,
  asOf: CalendarDate,
  before: readonly ToldDate[],
): Span | null {
  const { tokens } = story;
  const ordinal = ofThatMonth(tokens, at, asOf, before) ?? dayOfMonth(story, at, asOf, before.at(-1));
  if (ordinal) return ordinal;
  const previous = before.findLast(({ earliest }) => earliest <= asOf);
  const month =
    previous && (monthOfThatYear(tokens, at, previous, asOf) ?? following(tokens, at, previous, asOf));
  if (month) return month;
  if (!previous || (tokens[at]?.sentence ?? 0) > (tokens[previous.to]?.sentence ?? 0) + 2) return null;
  if (tokens[at]?.word === "next" && tokens[at + 1]?.word === "day")
    return { ...shifted(previous, 1, asOf), length: 2 };
  const found = amountAt(story, at);
  const side = found ? wordsOfLater(story, at + found.length) : 0;
  if (!found || side === 0) return null;
  const wide = found.rough ? oneOf(found.unit) : { months: 0, days: 0 };
  const earliest = movedBy(previous.earliest, minus(found.least, wide), 1);
  const latest = movedBy(previous.latest, plus(found.most, wide), 1);
  return earliest && latest && earliest <= asOf
    ? {
        earliest,
        latest: latest > asOf ? asOf : latest,
        year_assumed: previous.year_assumed,
        length: found.length + side,
      }
    : null;
}

const LATER = new Set(["later", "afterwards", "afterward"]);
const BESIDE_A_TIME = new Set(READING_WORDS.dates.after_a_year);

/** How many words say that a time was counted from the day before: "later", "after that", "after" at a stop; else 0. */
function wordsOfLater({ raw, tokens }: Story, at: number): number {
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (LATER.has(own?.word ?? "")) return 1;
  if (own?.word !== "after") return 0;
  if (!next || next.sentence !== own.sentence || /[,;(–—]/.test(raw.slice(own.end, next.start))) return 1;
  const then = tokens[at + 2];
  const isAlone = !then || then.sentence !== next.sentence || BESIDE_A_TIME.has(then.word);
  return next.word === "that" && isAlone ? 2 : 0;
}

/** "The 9th of that month", of the month told before. */
function ofThatMonth(
  tokens: readonly Token[],
  at: number,
  asOf: CalendarDate,
  before: readonly ToldDate[],
): Span | null {
  const [of, which, unit] = [1, 2, 3].map((ahead) => tokens[at + ahead]?.word);
  const told = /^\d{1,2}(?:st|nd|rd|th)$/.test(tokens[at]?.word ?? "") ? dayNumberAt(tokens, at) : null;
  const previous = before.findLast(({ earliest }) => earliest <= asOf);
  if (!told || !previous || of !== "of" || unit !== "month" || (which !== "that" && which !== "same"))
    return null;
  const { earliest } = previous;
  return exact(calendarDate(yearOf(earliest), monthOf(earliest), told.day), 4);
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

/** "the following March", "that Friday": the first one after the day that was told before. */
function following(
  tokens: readonly Token[],
  at: number,
  previous: ToldDate,
  asOf: CalendarDate,
): Span | null {
  if (!FOLLOWING.has(tokens[at - 1]?.word ?? "")) return null;
  const weekday = weekdayAt(tokens, at);
  if (weekday !== null && previous.earliest === previous.latest) {
    const ahead = (weekday - weekdayNumber(previous.earliest) + 7) % 7 || 7;
    const day = addDays(previous.earliest, ahead);
    return day <= asOf ? exact(day, 1) : null;
  }
  const month = MONTH[tokens[at]?.word ?? ""];
  if (month === undefined) return null;
  const year = yearOf(previous.latest) + (month <= monthOf(previous.latest) ? 1 : 0);
  const span = whole(year, month, month, 1);
  return span.earliest > asOf ? null : upTo(asOf, span);
}

/** Words before a weekday or a month that count it from the day told before. */
const FOLLOWING = new Set(["following", "that"]);

function shifted(mention: ToldDate, days: number, asOf: CalendarDate): Omit<Span, "length"> {
  const latest = addDays(mention.latest, days);
  return {
    earliest: addDays(mention.earliest, days),
    latest: latest > asOf ? asOf : latest,
    year_assumed: mention.year_assumed,
  };
}

const ORDINAL_OF = new Set(READING_WORDS.dates.ordinal_of);
/** "till the 24th": a day to come as well as one that is over. */
const UP_TO = new Set(["by", "until", "till", "til", "before"]);
const BEFORE_AN_ORDINAL = new Set(["the", "on", "by", "until", "till"]);

/** "the 12th of this month", "the 30th of last month", "the 5th of next month". */
function ofThisOrLastMonth(
  tokens: readonly Token[],
  at: number,
  day: number,
  asOf: CalendarDate,
): Span | null {
  const [of, which, unit] = [1, 2, 3].map((ahead) => tokens[at + ahead]?.word);
  const by = { last: -1, this: 0, next: 1 }[which ?? ""];
  if (of !== "of" || unit !== "month" || by === undefined) return null;
  const month = addMonths(`${asOf.slice(0, 7)}-01`, by);
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
  const isAhead = isToCome(tokens, at, at) || isWanted(tokens, at - 1);
  const near = previous && token.sentence - (tokens[previous.to]?.sentence ?? 0) <= 1 ? previous : undefined;
  if (near && near.earliest <= asOf) {
    const same = calendarDate(yearOf(near.earliest), monthOf(near.earliest), day);
    const next = addMonths(`${near.earliest.slice(0, 7)}-01`, 1);
    const date = same && same >= near.earliest ? same : calendarDate(yearOf(next), monthOf(next), day);
    const isLimit = UP_TO.has(tokens[at - 2]?.word ?? "") || UP_TO.has(tokens[at - 1]?.word ?? "");
    return date && (date <= asOf || isLimit || isAhead)
      ? { earliest: date, latest: date, year_assumed: near.year_assumed, length: 1 }
      : null;
  }
  const start = `${asOf.slice(0, 7)}-01`;
  const months = isAhead ? [0, 1, 2] : [0, -1, -2];
  const wanted = months
    .map((by) => addMonths(start, by))
    .map((month) => calendarDate(yearOf(month), monthOf(month), day))
    .find((date) => date !== null && (months[1] === 1 ? date >= asOf : date <= asOf));
  return exact(wanted ?? null, 1);
}
