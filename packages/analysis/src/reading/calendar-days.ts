import type { CalendarDate } from "../knowledge.ts";
import { calendarDate, daysInMonth, monthOf, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { BEFORE_A_MONTH, BEFORE_A_YEAR, MONTH, ofThatYear, SEASON, WEEKDAY } from "./date-words.ts";
import { asYear, exact, shortYear, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { namedDayAt } from "./named-days.ts";
import { isToCome } from "./tense.ts";
import type { Story, Token } from "./text.ts";

/** Days of the calendar: by their numbers, by month, by season, by the name of a holiday. */

/** A day, month, season or year of the calendar; null where none begins at this token. */
export function calendarSpan(story: Story, at: number, asOf: CalendarDate): Span | null {
  return (
    numericDate(story, at) ??
    monthDate(story, at, asOf) ??
    slashDay(story, at, asOf) ??
    namedDay(story.tokens, at, asOf)
  );
}

/** A season or a bare year; null where none begins at this token. */
export function wideSpan(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  return season(tokens, at, asOf) ?? bareYear(tokens, at, asOf);
}

/** 2025-03-01, 3/1/2025, 03-01-25, 3.1.2025 and 3/2025: month first, as people write in the US. */
function numericDate(story: Story, at: number): Span | null {
  const [a, b, c] = [story.tokens[at], story.tokens[at + 1], story.tokens[at + 2]];
  if (!a || !b || !/^\d+$/.test(a.word) || !/^\d+$/.test(b.word)) return null;
  const first = story.raw.slice(a.end, b.start);
  if (first !== "/" && first !== "-" && first !== ".") return null;
  if (c && /^\d+$/.test(c.word) && story.raw.slice(b.end, c.start) === first) {
    const year = asYear(a.word);
    if (year) return exact(calendarDate(year, Number(b.word), Number(c.word)), 3);
    const yearLast = shortYear(c.word);
    if (yearLast && a.word.length <= 2 && b.word.length <= 2)
      return exact(calendarDate(yearLast, Number(a.word), Number(b.word)), 3);
    return null;
  }
  const year = asYear(b.word);
  const month = Number(a.word);
  if (first === "/" && year && month >= 1 && month <= 12) return whole(year, month, month, 2);
  return null;
}

/** "on 9/20": a day without its year, only after a word that dates. */
const BEFORE_SLASH = new Set([
  "on",
  "by",
  "dated",
  "since",
  "from",
  "until",
  "till",
  "and",
  "before",
  "after",
  ..."served arrested fired filed happened due court hearing trial got came received mailed signed till letter notice fell crashed".split(
    " ",
  ),
]);
/** From this day of the month on "11/19" is a day and no fraction, whatever stands before it. */
const NO_FRACTION = 13;

function slashDay({ raw, tokens }: Story, at: number, asOf: CalendarDate): Span | null {
  const [a, b] = [tokens[at], tokens[at + 1]];
  if (!a || !b || !/^\d{1,2}$/.test(a.word) || !/^\d{1,2}$/.test(b.word)) return null;
  if (raw.slice(a.end, b.start) !== "/" || raw[b.end] === "/") return null;
  const [month, day] = [Number(a.word), Number(b.word)];
  if (!BEFORE_SLASH.has(tokens[at - 1]?.word ?? "") && !(day >= NO_FRACTION && day % 16 !== 0)) return null;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? yearless(tokens, at, month, day, 2, asOf)
    : null;
}

/** "Thanksgiving", "last Christmas", "Labor Day 2025", "this 4th of July". */
const BEFORE_A_HOLIDAY = new Set(
  "on last since over around during past this before after by until till til following following past".split(
    " ",
  ),
);

function namedDay(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const named = namedDayAt(tokens, at);
  if (!named) return null;
  const { length, on } = named;
  const year = asYear(tokens[at + length]?.word);
  if (year) return exact(on(year), length + 1);
  const [which, unit] = [tokens[at + length]?.word, tokens[at + length + 1]?.word];
  if (unit === "year" && (which === "last" || which === "this"))
    return exact(on(yearOf(asOf) - (which === "last" ? 1 : 0)), length + 2);
  const before = tokens[at - 1]?.word ?? "";
  if (!BEFORE_A_HOLIDAY.has(before)) return null;
  const thisYear = on(yearOf(asOf));
  const previous = thisYear <= asOf ? thisYear : on(yearOf(asOf) - 1);
  const next = thisYear >= asOf ? thisYear : on(yearOf(asOf) + 1);
  const day = before !== "last" && isToCome(tokens, at, at + length - 1) ? next : previous;
  return { earliest: day, latest: day, length, year_assumed: day <= asOf && before !== "last" };
}

function dayNumberOf(word: string | undefined): number | null {
  const found = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word ?? "");
  const day = Number(found?.[1]);
  return found && day >= 1 && day <= 31 ? day : null;
}

/** "Monday, Nov 30": of last year's, this year's and next year's day the one that falls on that weekday. */
function onWeekday(
  weekday: number | undefined,
  month: number,
  day: number,
  asOf: CalendarDate,
): CalendarDate | null {
  if (weekday === undefined) return null;
  const year = yearOf(asOf);
  const days = [year, year - 1, year + 1].map((one) => calendarDate(one, month, day));
  return days.find((date) => date !== null && weekdayNumber(date) === weekday) ?? null;
}

/** "late October", "mid June": the part of the month, read widely. */
function partOf(span: Span, word: string | undefined): Span {
  const month = span.earliest.slice(0, 8);
  if (word === "early") return { ...span, latest: `${month}15` };
  if (word === "mid") return { ...span, earliest: `${month}08`, latest: `${month}23` };
  return word === "late" ? { ...span, earliest: `${month}16` } : span;
}

/** "Surgery #1", "$3 june": a number that counts or pays. */
function isNumbered({ raw, tokens }: Story, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return /[#$]$/.test(raw.slice(Math.max(0, start - 1), start));
}

function monthDate(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const word = tokens[at]?.word ?? "";
  const dayFirst = dayNumberOf(word);
  if (dayFirst !== null) {
    if (isNumbered(story, at)) return null;
    const skip = tokens[at + 1]?.word === "of" ? 1 : 0;
    const month = MONTH[tokens[at + 1 + skip]?.word ?? ""];
    if (!month) return null;
    const year = asYear(tokens[at + 2 + skip]?.word);
    const length = (year ? 3 : 2) + skip;
    return year
      ? exact(calendarDate(year, month, dayFirst), length)
      : yearless(tokens, at, month, dayFirst, length, asOf);
  }
  const month = Object.hasOwn(MONTH, word) ? MONTH[word] : undefined;
  if (!month) return null;
  const next = tokens[at + 1]?.word;
  const day = dayNumberOf(next);
  if (day !== null) {
    const told = asYear(tokens[at + 2]?.word);
    const skip = told ? 0 : yearInWords(tokens, at + 2, asOf);
    const year =
      told ?? (skip > 0 ? yearOf(asOf) - (skip === 2 && tokens[at + 2]?.word === "last" ? 1 : 0) : null);
    return year
      ? exact(calendarDate(year, month, day), told ? 3 : 2 + skip)
      : yearless(tokens, at, month, day, 2, asOf);
  }
  const year = asYear(next) ?? (next === "of" ? yearAfterOf(tokens, at + 2) : null);
  if (year) return partOf(whole(year, month, month, next === "of" ? 3 : 2), tokens[at - 1]?.word);
  const before = tokens[at - 1]?.word ?? "";
  if (!BEFORE_A_MONTH.has(before) || ofThatYear(tokens, at) > 0) return null;
  if (before !== "last" && before !== "past" && isToCome(tokens, at, at)) {
    const ahead = whole(yearOf(asOf) + (month <= monthOf(asOf) ? 1 : 0), month, month, 1);
    return ahead;
  }
  return monthWithoutYear(month, before, asOf);
}

/** "feb 2 this year", "may 5 last year": how many words say the year. */
function yearInWords(tokens: readonly Token[], at: number, asOf: CalendarDate): number {
  const [word, next] = [tokens[at]?.word, tokens[at + 1]?.word];
  return asOf !== "" && (word === "this" || word === "last") && next === "year" ? 2 : 0;
}

/** A day told without its year: the next one where the words speak of what is to come, else the last one. */
function yearless(
  tokens: readonly Token[],
  at: number,
  month: number,
  day: number,
  length: number,
  asOf: CalendarDate,
): Span | null {
  const thisYear = calendarDate(yearOf(asOf), month, day);
  const byWeekday = onWeekday(WEEKDAY[tokens[at - 1]?.word ?? ""], month, day, asOf);
  if (byWeekday) return exact(byWeekday, length);
  if (isToCome(tokens, at, at + length - 1)) {
    const next = thisYear && thisYear >= asOf ? thisYear : calendarDate(yearOf(asOf) + 1, month, day);
    return exact(next, length);
  }
  const date = thisYear && thisYear <= asOf ? thisYear : calendarDate(yearOf(asOf) - 1, month, day);
  return date ? { earliest: date, latest: date, year_assumed: true, length } : null;
}

/** "last March" may mean this year's or the year before's: the earlier one is the safe reading. */
function monthWithoutYear(month: number, before: string, asOf: CalendarDate): Span {
  const passed = month <= monthOf(asOf);
  const year = passed ? yearOf(asOf) : yearOf(asOf) - 1;
  const latest = whole(year, month, month, 1);
  if (before !== "last")
    return {
      ...latest,
      latest: latest.latest > asOf ? asOf : latest.latest,
      year_assumed: before !== "this",
    };
  return {
    earliest: passed ? whole(year - 1, month, month, 1).earliest : latest.earliest,
    latest: latest.latest > asOf ? asOf : latest.latest,
    length: 1,
  };
}

function season(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const months = Object.hasOwn(SEASON, word) ? SEASON[word] : undefined;
  if (!months) return null;
  const before = tokens[at - 1]?.word ?? "";
  const stated =
    asYear(tokens[at + 1]?.word) ?? (tokens[at + 1]?.word === "of" ? yearAfterOf(tokens, at + 2) : null);
  if (!stated && !["last", "this", "the", "past"].includes(before)) return null;
  if (!stated && (before === "the" || before === "past")) return seasonPast(months, asOf);
  const startYear = stated ?? yearOf(asOf) - 1;
  const from = startYear - (word === "winter" && stated ? 1 : 0);
  const endYear = months[1] < months[0] ? startYear + 1 : (stated ?? yearOf(asOf));
  const end = calendarDate(endYear, months[1], daysInMonth(endYear, months[1])) ?? asOf;
  return {
    earliest:
      calendarDate(before === "this" ? yearOf(asOf) - (word === "winter" ? 1 : 0) : from, months[0], 1) ?? "",
    latest: end > asOf ? asOf : end,
    length: stated ? (tokens[at + 1]?.word === "of" ? 3 : 2) : 1,
  };
}

/** "the spring of 24": after "of" two digits are a year too. */
function yearAfterOf(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? "";
  return asYear(word) ?? (/^[012]\d$/.test(word) ? shortYear(word) : null);
}

/** "in the spring", "this past summer": the last one that has begun. */
function seasonPast([first, last]: [number, number], asOf: CalendarDate): Span {
  const year = yearOf(asOf) - (first > monthOf(asOf) ? 1 : 0);
  const endYear = last < first ? year + 1 : year;
  const end = calendarDate(endYear, last, daysInMonth(endYear, last)) ?? asOf;
  return {
    earliest: calendarDate(year, first, 1) ?? asOf,
    latest: end > asOf ? asOf : end,
    year_assumed: true,
    length: 1,
  };
}

function bareYear(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const year = asYear(tokens[at]?.word);
  if (!year || year > yearOf(asOf) || !BEFORE_A_YEAR.has(tokens[at - 1]?.word ?? "")) return null;
  const span = whole(year, 1, 12, 1);
  return { ...span, latest: span.latest > asOf ? asOf : span.latest };
}
