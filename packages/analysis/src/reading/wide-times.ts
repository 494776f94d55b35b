import type { CalendarDate } from "../knowledge.ts";
import { calendarDate, daysInMonth, monthOf, yearOf } from "../deadlines/calendar.ts";
import { inPart, partBefore } from "./date-parts.ts";
import { asYear, shortYear, upTo, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { BEFORE_A_YEAR, SEASON } from "./date-words.ts";
import type { Story } from "./text.ts";
import { timesBack } from "./told-holidays.ts";
import { yearAfter, yearAt } from "./told-years.ts";

/** Times wider than a month: seasons, quarters, years. */

/** A season or a bare year; null where none begins at this token. */
export function wideSpan(story: Story, at: number, asOf: CalendarDate): Span | null {
  return season(story, at, asOf) ?? quarter(story, at, asOf) ?? bareYear(story, at, asOf);
}

const BEFORE_A_SEASON = new Set(["last", "this", "the", "past"]);

/** "last summer", "winter 2023-24", "two summers ago", "the end of summer 2025". */
function season(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const word = tokens[at]?.word ?? "";
  const one = tokens[at + 1]?.word === "ago" ? word.replace(/s$/, "") : word;
  const months = Object.hasOwn(SEASON, one) ? SEASON[one] : undefined;
  if (!months) return null;
  const before = tokens[at - 1]?.word ?? "";
  const back = timesBack(tokens, at, 1);
  if (back) {
    const { earliest } = seasonPast(months, asOf);
    const length = 1 + back.length;
    const year = yearOf(earliest) - back.by;
    // Whether the running or the last season is counted as the first is open: the earlier one is safe.
    return {
      ...seasonOf(months, year - (monthOf(asOf) >= months[0] ? 1 : 0), asOf),
      latest: seasonOf(months, year, asOf).latest,
      length,
    };
  }
  const told = yearAfter(story, at + 1, asOf, true);
  const part = partBefore(tokens, at);
  if (told) return upTo(asOf, inPart(seasonInYear(story, at, one, months, told), part));
  if (!BEFORE_A_SEASON.has(before) && part === null) return null;
  if (before === "last" || before === "this") return inPart(lastSeason(one, months, before, asOf), part);
  return inPart(seasonPast(months, asOf), part);
}

type Months = readonly [number, number];

/** The season that begins in a year. */
function seasonOf([first, last]: Months, year: number, asOf: CalendarDate): Omit<Span, "length"> {
  const endYear = last < first ? year + 1 : year;
  const end = calendarDate(endYear, last, daysInMonth(endYear, last)) ?? asOf;
  return { earliest: calendarDate(year, first, 1) ?? asOf, latest: end > asOf ? asOf : end };
}

/** "winter 2024" may have begun in the year before; "winter 2023-24" did. */
function seasonInYear(
  story: Story,
  at: number,
  word: string,
  months: Months,
  told: { year: number; length: number },
): Span {
  const { raw, tokens } = story;
  const [own, next] = [tokens[at + told.length], tokens[at + told.length + 1]];
  const second = own && next && /^[-–—/]$/.test(raw.slice(own.end, next.start)) ? shortYear(next.word) : null;
  const isPair = second === told.year + 1;
  const from = told.year - (word === "winter" && !isPair ? 1 : 0);
  const endYear = months[1] < months[0] ? told.year + 1 : told.year;
  return {
    earliest: calendarDate(from, months[0], 1) ?? "",
    latest: calendarDate(endYear, months[1], daysInMonth(endYear, months[1])) ?? "",
    length: 1 + told.length + (isPair ? 1 : 0),
  };
}

/** "last summer" in November may be this year's or the year before's. */
function lastSeason(word: string, months: Months, before: string, asOf: CalendarDate): Span {
  const startYear = yearOf(asOf) - (before === "this" && word !== "winter" ? 0 : 1);
  const endYear = yearOf(asOf) + (months[1] < months[0] && word !== "winter" ? 1 : 0);
  const end = calendarDate(endYear, months[1], daysInMonth(endYear, months[1])) ?? asOf;
  return {
    earliest: calendarDate(startYear, months[0], 1) ?? "",
    latest: end > asOf ? asOf : end,
    length: 1,
  };
}

/** "in the spring", "this past summer": the last one that has begun. */
function seasonPast(months: Months, asOf: CalendarDate): Span {
  const year = yearOf(asOf) - (months[0] > monthOf(asOf) ? 1 : 0);
  return { ...seasonOf(months, year, asOf), year_assumed: true, length: 1 };
}

/** "in 2024", "late 2024", "back in '24", "2023 or 2024". */
function bareYear(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const before = tokens[at - 1]?.word ?? "";
  const part = partBefore(tokens, at);
  const isBackIn = before === "in" && tokens[at - 2]?.word === "back";
  const full = asYear(tokens[at]?.word);
  const year = full ?? (before === "in" || part !== null ? yearAt(story, at, asOf, isBackIn)?.year : null);
  if (!year || (full === null && !/^\d\d$/.test(tokens[at]?.word ?? ""))) return null;
  if (year > yearOf(asOf)) return null;
  if (!BEFORE_A_YEAR.has(before) && part === null && !isInYearRange(story, at)) return null;
  const second = secondYear(story, at + 1, year);
  const span = { ...whole(year, 1, 12, 1 + (second?.length ?? 0)) };
  if (second) return upTo(asOf, { ...span, latest: whole(second.year, 1, 12, 1).latest });
  return upTo(asOf, inPart(span, part));
}

/** "2019-2024", "between 2019 and 2022": a year beside another one. */
function isInYearRange({ raw, tokens }: Story, at: number): boolean {
  const isPair = (first: number, second: number): boolean => {
    const [from, to] = [tokens[first], tokens[second]];
    if (!from || !to || asYear(from.word) === null || asYear(to.word) === null) return false;
    return second === first + 1
      ? /^\s?[-–—]\s?$/.test(raw.slice(from.end, to.start))
      : tokens[first + 1]?.word === "and" && tokens[first - 1]?.word === "between";
  };
  return isPair(at, at + 1) || isPair(at - 1, at) || isPair(at, at + 2) || isPair(at - 2, at);
}

/** The later year of "2023 or 2024", "2023/24". */
function secondYear(
  { raw, tokens }: Story,
  at: number,
  first: number,
): { year: number; length: number } | null {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !own) return null;
  if (own.word === "or" && next) {
    const year = asYear(next.word);
    return year !== null && year > first ? { year, length: 2 } : null;
  }
  const year = raw.slice(before.end, own.start) === "/" ? shortYear(own.word) : null;
  return year !== null && year > first ? { year, length: 1 } : null;
}

const QUARTERS: Record<string, number> = { q1: 1, q2: 4, q3: 7, q4: 10 };

/** "q3 2024". */
function quarter(story: Story, at: number, asOf: CalendarDate): Span | null {
  const word = story.tokens[at]?.word ?? "";
  const month = Object.hasOwn(QUARTERS, word) ? QUARTERS[word] : undefined;
  const told = month === undefined ? null : yearAfter(story, at + 1, asOf, true);
  return told && month !== undefined ? upTo(asOf, whole(told.year, month, month + 2, 1 + told.length)) : null;
}
