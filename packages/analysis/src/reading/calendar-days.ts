import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, calendarDate, monthOf, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { BEFORE_A_MONTH, dayNumberAt, MONTH, ofThatYear, weekdayAt } from "./date-words.ts";
import { inPart, partBefore } from "./date-parts.ts";
import { asYear, exact, shortYear, upTo, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { weekendOf } from "./named-days.ts";
import { nthWeekday } from "./nth-weekdays.ts";
import { LIKELY_YEARS, slashDay } from "./slash-days.ts";
import { spanishDay } from "./spanish-days.ts";
import { isPlanned, isToCome } from "./tense.ts";
import { toldHoliday } from "./told-holidays.ts";
import { yearAfter } from "./told-years.ts";
import type { Story, Token } from "./text.ts";

/** Days of the calendar: by their numbers, by month, by season, by the name of a holiday. */

/** A day, month, season or year of the calendar; null where none begins at this token. */
export function calendarSpan(story: Story, at: number, asOf: CalendarDate): Span | null {
  return (
    numericDate(story, at) ??
    nthWeekday(story, at, asOf) ??
    monthDate(story, at, asOf) ??
    slashDay(story, at, asOf, yearless) ??
    spanishDay(story, at, asOf) ??
    toldHoliday(story, at, asOf)
  );
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
  const [yearFirst, year] = [asYear(a.word), asYear(b.word)];
  const month = Number(yearFirst ? b.word : a.word);
  if (month < 1 || month > 12 || first === ".") return null;
  if (yearFirst && first === "-" && b.word.length === 2) return whole(yearFirst, month, month, 2);
  return first === "/" && year ? whole(year, month, month, 2) : null;
}

/** "Monday, Nov 30": of last year's, this year's and next year's day the one that falls on that weekday. */
function onWeekday(
  weekday: number | null,
  month: number,
  day: number,
  asOf: CalendarDate,
): CalendarDate | null {
  if (weekday === null) return null;
  const year = yearOf(asOf);
  const days = [year, year - 1, year + 1].map((one) => calendarDate(one, month, day));
  return days.find((date) => date !== null && weekdayNumber(date) === weekday) ?? null;
}

/** "Surgery #1", "$3 june": a number that counts or pays. */
function isNumbered({ raw, tokens }: Story, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return /[#$]$/.test(raw.slice(Math.max(0, start - 1), start));
}

function monthAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? "";
  return Object.hasOwn(MONTH, word) ? MONTH[word] : undefined;
}

function monthDate(story: Story, at: number, asOf: CalendarDate): Span | null {
  return dayThenMonth(story, at, asOf) ?? monthThenDay(story, at, asOf) ?? monthAlone(story, at, asOf);
}

/** "the 3rd of March 2025", "24 nov 2024", "the 3rd or 4th of March". */
function dayThenMonth(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const told = dayNumberAt(tokens, at);
  if (!told || isNumbered(story, at)) return null;
  let here = at + told.length;
  const last = lastOfDays(story, here);
  if (last) here += last.length;
  if (tokens[here]?.word === "day") here++;
  const isOf = tokens[here]?.word === "of";
  if (isOf) here++;
  const month = monthAt(tokens, here);
  if (!month || (!isOf && isInWords(tokens, at))) return null;
  return dayOf(story, { at, month, day: told.day, lastDay: last?.day ?? told.day, next: here + 1 }, asOf);
}

/** "You may first ask", "march second": these months are verbs too. */
const VERB_TOO = new Set(["may", "march", "mar"]);
const BEFORE_A_DAY = new Set(READING_WORDS.dates.before_a_day);

function isInWords(tokens: readonly Token[], at: number): boolean {
  return !/^\d/.test(tokens[at]?.word ?? "");
}

/** "March 3rd, 2025", "march 3-5", "October twenty third". */
function monthThenDay(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const month = monthAt(tokens, at);
  if (!month) return null;
  const skip = tokens[at + 1]?.word === "the" ? 1 : 0;
  const told = dayNumberAt(tokens, at + 1 + skip);
  if (!told) return null;
  const isTold =
    !VERB_TOO.has(tokens[at]?.word ?? "") ||
    BEFORE_A_DAY.has(tokens[at - 1]?.word ?? "") ||
    yearAfter(story, at + 1 + skip + told.length, asOf, true) !== null;
  if (isInWords(tokens, at + 1 + skip) && !isTold) return null;
  if (isYearOfMonth(story, at, asOf)) return null;
  const after = at + 1 + skip + told.length;
  const last = lastOfDays(story, after);
  const next = after + (last?.length ?? 0);
  return dayOf(story, { at, month, day: told.day, lastDay: last?.day ?? told.day, next }, asOf);
}

/** "in June 24", "march '25": the number is the year. A day has no "in" before its month. */
function isYearOfMonth({ raw, tokens }: Story, at: number, asOf: CalendarDate): boolean {
  const token = tokens[at + 1];
  if (!token || !/^\d\d$/.test(token.word)) return false;
  if (/['’‘`]$/.test(raw.slice(0, token.start))) return true;
  const year = shortYear(token.word);
  const before = tokens[at - 1]?.word;
  const isLikely = year !== null && year <= yearOf(asOf) && year > yearOf(asOf) - LIKELY_YEARS;
  return before === "in" && isLikely && asYear(tokens[at + 2]?.word) === null;
}

/** The second day of "3 or 4", "3rd and 4th", "3-5": the first one counts, the last one is as possible. */
function lastOfDays({ raw, tokens }: Story, at: number): { day: number; length: number } | null {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own) return null;
  if (/^\s?[-–—/]\s?$/.test(raw.slice(before.end, own.start))) {
    const told = /^\d{1,2}(?:st|nd|rd|th)?$/.test(own.word) ? dayNumberAt(tokens, at) : null;
    return told && raw[own.end] !== "/" ? told : null;
  }
  if (own.word !== "or") return null;
  const skip = tokens[at + 1]?.word === "the" ? 2 : 1;
  const told = dayNumberAt(tokens, at + skip);
  return told ? { day: told.day, length: told.length + skip } : null;
}

interface ToldDayOfMonth {
  /** Its first token. */
  at: number;
  month: number;
  day: number;
  lastDay: number;
  /** The token after it. */
  next: number;
}

function dayOf(story: Story, told: ToldDayOfMonth, asOf: CalendarDate): Span | null {
  const { at, month, day, lastDay, next } = told;
  const about = story.tokens[next]?.word === "weekend" ? 1 : 0;
  const year = yearAfter(story, next + about, asOf, true);
  const length = next + about + (year?.length ?? 0) - at;
  const span = year
    ? exact(calendarDate(year.year, month, day), length)
    : yearless(story.tokens, at, month, day, length, asOf);
  if (!span) return null;
  if (about) return { ...span, ...weekendOf(span.earliest) };
  const last = lastDay > day ? calendarDate(yearOf(span.earliest), month, lastDay) : null;
  return last ? { ...span, latest: last } : span;
}

/** "March 2025", "in March", "late October", "the end of March", "march or april 2024". */
function monthAlone(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const month = monthAt(tokens, at);
  if (!month) return null;
  const other = otherMonth(story, at + 1);
  const lastMonth = other?.month ?? month;
  const next = at + 1 + (other?.length ?? 0);
  const told = yearAfter(story, next, asOf, isYearOfMonth(story, next - 1, asOf));
  if (told) {
    const named = other ? null : dayInBrackets(story, next + told.length);
    if (named)
      return exact(calendarDate(told.year, month, named.day), next + told.length + named.length - at);
    const from = lastMonth < month ? told.year - 1 : told.year;
    const span = {
      ...whole(from, month, month, next + told.length - at),
      latest: whole(told.year, lastMonth, lastMonth, 1).latest,
    };
    return upTo(asOf, inPart(span, partBefore(tokens, at)));
  }
  const part = partBefore(tokens, at);
  const before = tokens[at - 1]?.word ?? "";
  if (
    (!BEFORE_A_MONTH.has(before) && part === null && !isAfterthought(story, at)) ||
    ofThatYear(tokens, at) > 0
  )
    return null;
  if (before !== "last" && before !== "past" && isToCome(tokens, at, at))
    return inPart(whole(yearOf(asOf) + (month <= monthOf(asOf) ? 1 : 0), month, month, 1), part);
  const first = monthWithoutYear(month, before, asOf);
  const last = other ? monthWithoutYear(lastMonth, before, asOf) : first;
  return inPart(
    { ...first, latest: last.latest > first.latest ? last.latest : first.latest, length: next - at },
    part,
  );
}

/** "It was my wedding, July.": the month is all that stands between a comma and the stop. */
function isAfterthought({ raw, tokens }: Story, at: number): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !own || VERB_TOO.has(own.word) || before.sentence !== own.sentence) return false;
  const isLast = next === undefined || next.sentence !== own.sentence;
  return isLast && /^\s*,\s*$/.test(raw.slice(before.end, own.start));
}

/** "In Feb 2025 (the 3rd)", "March 2024, the 9th": the day told behind its month. */
function dayInBrackets({ raw, tokens }: Story, at: number): { day: number; length: number } | null {
  const [before, own, day] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !day || own?.word !== "the" || own.sentence !== before.sentence) return null;
  const isApart = /^\s*[,(]\s*$/.test(raw.slice(before.end, own.start));
  return isApart && /^\d{1,2}(?:st|nd|rd|th)$/.test(day.word)
    ? { day: Number.parseInt(day.word, 10), length: 2 }
    : null;
}

const OR_MONTH = new Set(["or", "and", "to", "through", "thru"]);

/** The second month of "march or april", "nov/dec", "between march and june". */
function otherMonth({ raw, tokens }: Story, at: number): { month: number; length: number } | null {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own) return null;
  const isBetween = ["between", "either"].includes(tokens[at - 2]?.word ?? "");
  const joins = own.word === "or" || (OR_MONTH.has(own.word) && isBetween);
  const month = joins ? monthAt(tokens, at + 1) : monthAt(tokens, at);
  if (month === undefined) return null;
  if (joins) return dayNumberAt(tokens, at + 2) ? null : { month, length: 2 };
  return /^\s?[/–—-]\s?$/.test(raw.slice(before.end, own.start)) ? { month, length: 1 } : null;
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
  const byWeekday = onWeekday(weekdayAt(tokens, at - 1), month, day, asOf);
  if (byWeekday) return exact(byWeekday, length);
  const soon = thisYear && thisYear >= asOf ? thisYear : calendarDate(yearOf(asOf) + 1, month, day);
  const isHour = isClockTime(tokens, at + length) || isClockTimeBefore(tokens, at);
  if (soon && soon <= addDays(asOf, SOON) && isHour) return exact(soon, length);
  if (isToCome(tokens, at, at + length - 1)) {
    const isJustOver = thisYear !== null && thisYear < asOf && thisYear >= addDays(asOf, -JUST_OVER);
    if (soon === null || soon <= addDays(asOf, FARTHEST_AHEAD) || (isLimited(tokens, at) && !isJustOver))
      return exact(soon, length);
  }
  if (soon && soon <= addDays(asOf, PLANNED) && isPlanned(tokens, at, at + length - 1))
    return exact(soon, length);
  const date = thisYear && thisYear <= asOf ? thisYear : calendarDate(yearOf(asOf) - 1, month, day);
  return date ? { earliest: date, latest: date, year_assumed: true, length } : null;
}

/** Somebody is expected on a day so near ahead for which an hour is told: "initial appearance December 7 at 2:30". */
const SOON = 45;
/** What somebody plans is told without its year so far ahead. */
const PLANNED = 60;

/** "By 4:30 p.m. November 30". */
function isClockTimeBefore(tokens: readonly Token[], at: number): boolean {
  const [last, first] = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
  return /^(?:\d{1,2}[ap]m|noon|[ap]m)$/.test(last) || (last === "m" && (first === "p" || first === "a"));
}

function isClockTime(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || first.sentence !== tokens[at - 1]?.sentence) return false;
  const hour = first.word === "at" ? second : first;
  const isHour = /^(?:\d{1,2}[ap]m|noon)$/.test(hour?.word ?? "");
  return (
    hour?.sentence === first.sentence && (isHour || (first.word === "at" && /^\d{1,2}$/.test(hour.word)))
  );
}

/** "Call before November 15" of a letter that is read now: the day has gone by. */
const JUST_OVER = 65;

/** Nobody leaves out the year of a day that is farther ahead than this, unless something is due by it. */
const FARTHEST_AHEAD = 150;
const LIMITS = new Set(["by", "before", "until", "till", "til", "next"]);

function isLimited(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((back) => LIMITS.has(tokens[at - back]?.word ?? ""));
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
