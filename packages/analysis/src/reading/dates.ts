import type { CalendarDate } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import {
  addDays,
  addMonths,
  calendarDate,
  daysInMonth,
  monthOf,
  weekdayNumber,
  yearOf,
} from "../deadlines/calendar.ts";
import { BEFORE_A_MONTH, BEFORE_A_YEAR, MONTH, SEASON, WEEKDAY } from "./date-words.ts";
import { isRough, smallNumber } from "./numbers.ts";
import { quoteTokens } from "./text.ts";
import type { Story, Token } from "./text.ts";

/** A point in time named in a story. `earliest` equals `latest` when the very day is known. */
export interface DateMention {
  earliest: CalendarDate;
  latest: CalendarDate;
  /** True when the words give no year and the latest fitting one was taken. */
  year_assumed: boolean;
  from: number;
  to: number;
  quote: Quote;
  /** Set for a stretch of time ("from May until August"): its last part, while the mention itself is its first. */
  until?: { earliest: CalendarDate; latest: CalendarDate; words: string };
  /** True for "since May": often said of what was long before the trouble. */
  since?: boolean;
  /** The words of the first part of a stretch of time. */
  words?: string;
}

interface Span {
  earliest: CalendarDate;
  latest: CalendarDate;
  year_assumed?: boolean;
  /** How many tokens the words take. */
  length: number;
}

/** Words before a date that belong to it when it is quoted. */
const LEADS = new Set(["last", "this", "early", "late", "mid"]);

/** All dates in the story, exact or not, in order, read against the day `asOf`. Linear in the story's length. */
export function readDates(story: Story, asOf: CalendarDate): DateMention[] {
  const mentions: DateMention[] = [];
  for (let at = 0; at < story.tokens.length; at++) {
    const span = spanAt(story, at, asOf);
    if (!span) continue;
    const to = at + span.length - 1;
    const from = LEADS.has(story.tokens[at - 1]?.word ?? "") ? at - 1 : at;
    mentions.push({
      earliest: span.earliest,
      latest: span.latest,
      year_assumed: span.year_assumed ?? false,
      from,
      to,
      quote: quoteTokens(story, from, to),
    });
    at = to;
  }
  return mentions;
}

function spanAt(story: Story, at: number, asOf: CalendarDate): Span | null {
  return (
    numericDate(story, at) ??
    monthDate(story.tokens, at, asOf) ??
    ago(story.tokens, at, asOf) ??
    lastWeeks(story.tokens, at, asOf) ??
    nearDay(story.tokens, at, asOf) ??
    season(story.tokens, at, asOf) ??
    bareYear(story.tokens, at, asOf)
  );
}

function exact(date: CalendarDate | null, length: number): Span | null {
  return date ? { earliest: date, latest: date, length } : null;
}

function whole(year: number, fromMonth: number, toMonth: number, length: number): Span {
  return {
    earliest: calendarDate(year, fromMonth, 1) ?? "",
    latest: calendarDate(year, toMonth, daysInMonth(year, toMonth)) ?? "",
    length,
  };
}

function asYear(word: string | undefined): number | null {
  if (!word || !/^(19|20)\d\d$/.test(word)) return null;
  return Number(word);
}

/** A two-digit year counts as this century up to thirty, else the last one. */
function shortYear(word: string): number | null {
  if (/^\d{4}$/.test(word)) return asYear(word);
  if (!/^\d{2}$/.test(word)) return null;
  const number = Number(word);
  return number <= 40 ? 2000 + number : 1900 + number;
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

function dayNumberOf(word: string | undefined): number | null {
  const found = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word ?? "");
  const day = Number(found?.[1]);
  return found && day >= 1 && day <= 31 ? day : null;
}

function monthDate(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const dayFirst = dayNumberOf(word);
  if (dayFirst !== null) {
    const skip = tokens[at + 1]?.word === "of" ? 1 : 0;
    const month = MONTH[tokens[at + 1 + skip]?.word ?? ""];
    if (!month) return null;
    const year = asYear(tokens[at + 2 + skip]?.word);
    return dated(year, month, dayFirst, (year ? 3 : 2) + skip, asOf);
  }
  const month = Object.hasOwn(MONTH, word) ? MONTH[word] : undefined;
  if (!month) return null;
  const next = tokens[at + 1]?.word;
  const day = dayNumberOf(next);
  if (day !== null) {
    const year = asYear(tokens[at + 2]?.word);
    return isStillToCome(tokens, at) && !year
      ? nextDay(month, day, asOf)
      : dated(year, month, day, year ? 3 : 2, asOf);
  }
  const year = asYear(next) ?? (next === "of" ? asYear(tokens[at + 2]?.word) : null);
  if (year) return whole(year, month, month, next === "of" ? 3 : 2);
  const before = tokens[at - 1]?.word ?? "";
  if (!BEFORE_A_MONTH.has(before)) return null;
  return monthWithoutYear(month, before, asOf);
}

const TO_COME = new Set(["court", "hearing", "trial", "arraignment", "due", "auction", "appointment"]);
const PAST = new Set(["had", "was", "were", "went", "missed", "did", "got", "came", "lost"]);
const WORDS_BEFORE = 6;

/** "Court is on December 1": a day to come, when nothing before it speaks of the past. */
function isStillToCome(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at];
  const before = tokens
    .slice(Math.max(0, at - WORDS_BEFORE), at)
    .filter(({ sentence }) => sentence === own?.sentence)
    .map(({ word }) => word);
  return before.some((word) => TO_COME.has(word)) && !before.some((word) => PAST.has(word));
}

/** The next such day, today included. */
function nextDay(month: number, day: number, asOf: CalendarDate): Span | null {
  const thisYear = calendarDate(yearOf(asOf), month, day);
  const date = thisYear && thisYear >= asOf ? thisYear : calendarDate(yearOf(asOf) + 1, month, day);
  return date ? { earliest: date, latest: date, length: 2 } : null;
}

function dated(
  year: number | null,
  month: number,
  day: number,
  length: number,
  asOf: CalendarDate,
): Span | null {
  if (year) return exact(calendarDate(year, month, day), length);
  const thisYear = calendarDate(yearOf(asOf), month, day);
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

/** "three weeks ago", "a couple of months back", "about 2 years ago". */
function ago(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  let here = at;
  if (tokens[here]?.word === "a" && ["couple", "few"].includes(tokens[here + 1]?.word ?? "")) here++;
  const numberWord = tokens[here]?.word ?? "";
  const amount = smallNumber(numberWord);
  if (amount === null || amount > 1200) return null;
  here++;
  if (tokens[here]?.word === "of") here++;
  const unit = (tokens[here]?.word ?? "").replace(/s$/, "");
  const after = tokens[here + 1]?.word;
  if (after !== "ago" && after !== "back") return null;
  const length = here + 2 - at;
  const slack = isRough(numberWord) ? 2 : 1;
  if (unit === "day") {
    const wide = isRough(numberWord) ? 3 : 0;
    return {
      earliest: addDays(asOf, -amount - wide),
      latest: addDays(asOf, -amount + Math.min(wide, amount)),
      length,
    };
  }
  if (unit === "week")
    return {
      earliest: addDays(asOf, -7 * (amount + slack)),
      latest: addDays(asOf, -7 * Math.max(0, amount - 1)),
      length,
    };
  if (unit === "month")
    return {
      earliest: addMonths(asOf, -(amount + slack)),
      latest: addMonths(asOf, -Math.max(0, amount - 1)),
      length,
    };
  if (unit === "year" && amount <= 120)
    return {
      earliest: addMonths(asOf, -12 * (amount + slack)),
      latest: addMonths(asOf, -12 * Math.max(0, amount - 1)),
      length,
    };
  return null;
}

/** Words before "for two years" that say that it still goes on. */
const GOING_ON = new Set(["on", "happening", "ongoing"]);

/** "the last five weeks", "going on for two years": the day on which they began, on the earliest reading. */
function lastWeeks(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const amount = smallNumber(tokens[at + 1]?.word ?? "");
  const goesOn = word === "for" && GOING_ON.has(tokens[at - 1]?.word ?? "");
  if ((word !== "last" && word !== "past" && !goesOn) || amount === null || amount > 120) return null;
  const unit = (tokens[at + 2]?.word ?? "").replace(/s$/, "");
  const days = { day: 1, week: 7 }[unit];
  const months = { month: 1, year: 12 }[unit];
  if (days === undefined && months === undefined) return null;
  const back = (by: number): CalendarDate =>
    days === undefined ? addMonths(asOf, -(months ?? 0) * by) : addDays(asOf, -days * by);
  return { earliest: back(amount + 1), latest: back(amount), length: 3 };
}

/** today, yesterday, last night, last week, last Tuesday, this month. */
function nearDay(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (word === "today" || word === "tonight") return exact(asOf, 1);
  if (word === "yesterday") return exact(addDays(asOf, -1), 1);
  if (word === "tomorrow") return exact(addDays(asOf, 1), 1);
  const day = Object.hasOwn(WEEKDAY, word) ? WEEKDAY[word] : undefined;
  if (day !== undefined && ["on", "since"].includes(tokens[at - 1]?.word ?? ""))
    return weekdayBefore(day, asOf, 1);
  if (word !== "last" && word !== "this" && word !== "past") return null;
  if (word === "this" && (next === "morning" || next === "afternoon" || next === "evening"))
    return exact(asOf, 2);
  if (next === "night" && word === "last") return exact(addDays(asOf, -1), 2);
  const lastDay = Object.hasOwn(WEEKDAY, next) ? WEEKDAY[next] : undefined;
  if (lastDay !== undefined) return weekdayBefore(lastDay, asOf, 2);
  if (next === "week" || next === "weekend")
    return { earliest: addDays(asOf, word === "this" ? -6 : -13), latest: asOf, length: 2 };
  if (next === "month") {
    const start = addMonths(`${asOf.slice(0, 7)}-01`, word === "this" ? 0 : -1);
    return { earliest: start, latest: word === "this" ? asOf : addDays(addMonths(start, 1), -1), length: 2 };
  }
  if (next === "year")
    return word === "this"
      ? { earliest: `${asOf.slice(0, 4)}-01-01`, latest: asOf, length: 2 }
      : whole(yearOf(asOf) - 1, 1, 12, 2);
  return null;
}

/** The last such weekday before `asOf`, or the one a week earlier. */
function weekdayBefore(day: number, asOf: CalendarDate, length: number): Span {
  const back = (weekdayNumber(asOf) - day + 7) % 7 || 7;
  return { earliest: addDays(asOf, -back - 7), latest: addDays(asOf, -back), length };
}

function season(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const months = Object.hasOwn(SEASON, word) ? SEASON[word] : undefined;
  if (!months) return null;
  const before = tokens[at - 1]?.word ?? "";
  const stated =
    asYear(tokens[at + 1]?.word) ?? (tokens[at + 1]?.word === "of" ? asYear(tokens[at + 2]?.word) : null);
  if (!stated && before !== "last" && before !== "this") return null;
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

function bareYear(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const year = asYear(tokens[at]?.word);
  if (!year || year > yearOf(asOf) || !BEFORE_A_YEAR.has(tokens[at - 1]?.word ?? "")) return null;
  const span = whole(year, 1, 12, 1);
  return { ...span, latest: span.latest > asOf ? asOf : span.latest };
}
