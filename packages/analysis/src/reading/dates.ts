import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { addDays, addMonths, daysBetween, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { anniversary } from "./anniversaries.ts";
import { withYearsBeside } from "./assumed-years.ts";
import { withoutTakenBack } from "./corrected-days.ts";
import { calendarSpan } from "./calendar-days.ts";
import { MONTH, ofThatYear, weekdayAt } from "./date-words.ts";
import { shortYear } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { fromBefore, offsetDate } from "./days-from-days.ts";
import { daysFromNow } from "./days-from-now.ts";
import { yearAt } from "./told-years.ts";
import { wideSpan } from "./wide-times.ts";
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
/** Words before a date that belong to it when it is quoted. */
const LEADS = new Set(["last", "this", "early", "late", "mid"]);

/** All dates in the story, exact or not, in order, read against the day `asOf`. Linear in the story's length. */
export function readDates(story: Story, asOf: CalendarDate): DateMention[] {
  const mentions: DateMention[] = [];
  for (let at = 0; at < story.tokens.length; at++) {
    const first =
      anniversary(story, at, asOf, countedOrToldAt) ??
      offsetDate(story, at, asOf, spanAt) ??
      spanAt(story, at, asOf) ??
      fromBefore(story, at, asOf, mentions);
    if (!first) continue;
    const span = inThatYear(story, at, first, mentions.at(-1), asOf) ?? first;
    const to = at + span.length - 1;
    const from = LEADS.has(story.tokens[at - 1]?.word ?? "") ? at - 1 : at;
    const mention = {
      ...aboutThen(story, span, from, asOf),
      year_assumed: span.year_assumed ?? false,
      from,
      to,
      quote: quoteTokens(story, from, to),
    };
    const last = mentions.at(-1);
    if (last && isSameDay(last, mention, span.named ?? false, story)) continue;
    const joined = last ? (inToldYear(story, last, mention, asOf) ?? toldTwice(story, last, mention)) : null;
    if (joined) mentions[mentions.length - 1] = joined;
    else mentions.push(mention);
    at = to;
  }
  return withYearsBeside(withoutTakenBack(mentions, story), story);
}

/** "Spring of '23 ... the Friday before Christmas that year": the day in the year that was told before. */
function inThatYear(
  story: Story,
  at: number,
  span: Span,
  before: DateMention | undefined,
  asOf: CalendarDate,
): Span | null {
  const words = ofThatYear(story.tokens, at + span.length - 1);
  if (words === 0 || before === undefined || before.earliest > asOf) return null;
  // "The winter of '23" may have begun in the year before: the words name the year.
  const told = before.earliest === before.latest ? null : ENDS_WITH_A_YEAR.exec(before.quote.text)?.[1];
  const year = shortYear(told ?? "") ?? yearOf(before.earliest);
  const from = at + span.length;
  const named = story.tokens.slice(from, from + 1).map((token): Token => ({ ...token, word: String(year) }));
  const tokens = [...story.tokens.slice(0, from), ...named, ...story.tokens.slice(from + words)];
  const there = countedOrToldAt({ ...story, tokens }, at, asOf);
  const isOfYear = there !== null && there.length === span.length + 1 && yearOf(there.earliest) === year;
  return isOfYear && there.earliest <= asOf ? { ...there, length: span.length + words } : null;
}

const ENDS_WITH_A_YEAR = /\b(\d{4}|\d\d)$/;

const MOST_TO_ITS_NAME = 3;

/** "Feb 2 2025, Groundhog Day, a Sunday": the name or the weekday of the day just told. */
function isSameDay(last: DateMention, next: DateMention, isNamed: boolean, { tokens }: Story): boolean {
  const isBeside =
    next.from - last.to <= MOST_TO_ITS_NAME && tokens[last.to]?.sentence === tokens[next.from]?.sentence;
  if (!isBeside || last.earliest !== last.latest || !/\d/.test(last.quote.text)) return false;
  if (isNamed) return last.earliest.slice(5) === next.earliest.slice(5);
  const isWeekday = next.from === next.to && weekdayAt(tokens, next.to) === weekdayNumber(last.earliest);
  return isWeekday && tokens.slice(last.to + 1, next.from).every(({ word }) => ARTICLES.has(word));
}

const ARTICLES = new Set(["a", "the", "it", "was", "which"]);

const ABOUT = new Set(["around", "about", "roughly", "approximately", "approx", "circa"]);
const DAYS_ABOUT = 3;
const DAYS_ABOUT_A_HOLIDAY = 7;

/** "Around March 3": a few days before and after are as possible. */
function aboutThen(
  { tokens }: Story,
  { earliest, latest, named }: Span,
  from: number,
  asOf: CalendarDate,
): Pick<DateMention, "earliest" | "latest"> {
  if (earliest !== latest || earliest >= asOf || !ABOUT.has(tokens[from - 1]?.word ?? ""))
    return { earliest, latest };
  const days = named ? DAYS_ABOUT_A_HOLIDAY : DAYS_ABOUT;
  const end = addDays(latest, days);
  return { earliest: addDays(earliest, -days), latest: end > asOf ? asOf : end };
}

const BETWEEN = new Set(READING_WORDS.dates.between_year_and_day);
const MOST_BETWEEN = 3;

/** "Last year on March 3rd", "two years ago, in May": a day without its year beside a year without its day. */
function inToldYear(
  story: Story,
  first: DateMention,
  second: DateMention,
  asOf: CalendarDate,
): DateMention | null {
  const { tokens } = story;
  if (!second.year_assumed || second.earliest > asOf || first.until !== undefined) return null;
  const between = tokens.slice(first.to + 1, second.from);
  const isBeside =
    between.length <= MOST_BETWEEN &&
    tokens[first.from]?.sentence === tokens[second.from]?.sentence &&
    between.every(({ word }) => BETWEEN.has(word));
  const year = isBeside ? yearOfMention(story, first, asOf) : null;
  if (year === null) return null;
  const by = 12 * (year - yearOf(second.earliest));
  const earliest = addMonths(second.earliest, by);
  if (earliest > asOf) return null;
  const latest = second.earliest === second.latest ? earliest : addMonths(second.latest, by);
  return {
    ...second,
    earliest,
    latest: latest > asOf ? asOf : latest,
    year_assumed: false,
    from: first.from,
    quote: quoteTokens(story, first.from, second.to),
  };
}

/** A day told from today may be meant a week off. */
const DAYS_MEANT_APART = 14;
const NAMES_A_DAY = new RegExp(`\\d|\\b(?:${Object.keys(MONTH).join("|")})`, "i");

/** "Last Saturday, November 14, 2026": one day, told from today and then by its name, which counts. */
function toldTwice(story: Story, first: DateMention, second: DateMention): DateMention | null {
  const { tokens } = story;
  const isBeside =
    first.until === undefined &&
    second.from === first.to + 1 &&
    tokens[first.from]?.sentence === tokens[second.from]?.sentence &&
    second.earliest === second.latest &&
    !NAMES_A_DAY.test(first.quote.text) &&
    NAMES_A_DAY.test(second.quote.text);
  const day = isBeside ? dayMeant(tokens, first, second) : null;
  if (day === null) return null;
  return {
    ...second,
    earliest: day,
    latest: day,
    from: first.from,
    quote: quoteTokens(story, first.from, second.to),
  };
}

const NAMES_A_YEAR = /\d{4}|['’‘]\d\d|\byear\b|\d[/.-]\d+[/.-]\d/i;
const YEARS_BACK = [1, 2, 3, 4, 5];

/** The day of the year in which both tell one day; where a weekday is told, that on which it falls. */
function dayMeant(tokens: readonly Token[], first: DateMention, second: DateMention): CalendarDate | null {
  const isOpen = second.year_assumed || !NAMES_A_YEAR.test(second.quote.text);
  const weekday = isOpen ? weekdayAt(tokens, first.from) : null;
  const days = (isOpen ? [0, -1, ...YEARS_BACK] : [0]).map((by) => addMonths(second.earliest, -12 * by));
  const close = days.filter((day) => Math.abs(daysBetween(first.earliest, day)) <= DAYS_MEANT_APART);
  const onIt = weekday === null ? undefined : days.find((day) => weekdayNumber(day) === weekday);
  const isOf = onIt !== undefined && Math.abs(daysBetween(second.earliest, onIt)) <= DAYS_OF_A_YEAR;
  return isOf && close.length > 0 ? onIt : (close[0] ?? null);
}

const DAYS_OF_A_YEAR = 366;

/** The year that a mention of nothing but a year names; null for another mention. */
function yearOfMention(
  story: Story,
  { earliest, latest, from, to }: DateMention,
  asOf: CalendarDate,
): number | null {
  const isWhole = earliest.endsWith("-01-01") && (latest.endsWith("-12-31") || latest === asOf);
  if (isWhole && yearOf(earliest) === yearOf(latest)) return yearOf(earliest);
  const year = yearAt(story, from, asOf, false);
  return year && from + year.length - 1 === to ? year.year : null;
}

function countedOrToldAt(story: Story, at: number, asOf: CalendarDate): Span | null {
  return offsetDate(story, at, asOf, spanAt) ?? spanAt(story, at, asOf);
}

function spanAt(story: Story, at: number, asOf: CalendarDate): Span | null {
  return calendarSpan(story, at, asOf) ?? daysFromNow(story, at, asOf) ?? wideSpan(story, at, asOf);
}
