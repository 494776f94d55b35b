import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { calendarDate, yearOf } from "../deadlines/calendar.ts";
import { exact, shortYear, upTo, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { isWeekdayName } from "./date-words.ts";
import { yearAfter } from "./told-years.ts";
import type { Story, Token } from "./text.ts";

/** Days told by two numbers: "on 9/20", "fired 11-12", "(11/5)". */

type Yearless = (
  tokens: readonly Token[],
  at: number,
  month: number,
  day: number,
  length: number,
  asOf: CalendarDate,
) => Span | null;

/** So many years back two figures are a year. */
export const LIKELY_YEARS = 8;

const BEFORE_SLASH = new Set(READING_WORDS.dates.before_a_slash);
/** From this day of the month on "11/19" is a day and no fraction, whatever stands before it. */
const NO_FRACTION = 13;
const SIXTEENTH = 16;
const FRACTION_THINGS = new Set(READING_WORDS.dates.fraction_things);
/** Words after which two numbers with a hyphen are a day: "before 9-5" and "fell 10-12 feet" are none. */
const BEFORE_A_HYPHEN = new Set(["on", "dated", "fired", "served", "filed", "signed"]);
const AFTER_A_HYPHEN = new Set(READING_WORDS.dates.after_a_year);

/** A day told by its month and its number; null where none begins at this token. */
export function slashDay(story: Story, at: number, asOf: CalendarDate, yearless: Yearless): Span | null {
  const { raw, tokens } = story;
  const [a, b] = [tokens[at], tokens[at + 1]];
  if (!a || !b || !/^\d{1,2}$/.test(a.word) || !/^\d{1,2}$/.test(b.word)) return null;
  const between = raw.slice(a.end, b.start);
  if ((between !== "/" && between !== "-") || raw[b.end] === between) return null;
  const [month, day] = [Number(a.word), Number(b.word)];
  if (between === "-") {
    if (!isHyphenDay(story, at)) return null;
  } else {
    const monthAndYear = monthSlashYear(story, at, asOf);
    if (monthAndYear) return monthAndYear;
    if (!isSlashDay(story, at, month, day)) return null;
  }
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const told = yearAfter(story, at + 2, asOf);
  return told
    ? exact(calendarDate(told.year, month, day), 2 + told.length)
    : yearless(tokens, at, month, day, 2, asOf);
}

/** Told as a day by what stands before it, or no fraction: its first number is the larger one, or the second counts days. */
function isSlashDay({ raw, tokens }: Story, at: number, month: number, day: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  if (BEFORE_SLASH.has(before) || isWeekdayName(before) || beginsATelling({ tokens }, at, month, day))
    return true;
  if (FRACTION_THINGS.has(tokens[at + 2]?.word ?? "")) return false;
  const [a, b] = [tokens[at], tokens[at + 1]];
  const isInBrackets = raw[(a?.start ?? 0) - 1] === "(" && raw[b?.end ?? 0] === ")";
  return isInBrackets || month > day || (day >= NO_FRACTION && (day % SIXTEENTH !== 0 || month > 10));
}

const TELLS_ON = new Set(READING_WORDS.dates.tells_on);

/** "6/6 was our niece's party": a day at the beginning of a sentence that goes on to tell of it; "1/2 was paid" is a half. */
function beginsATelling({ tokens }: Pick<Story, "tokens">, at: number, month: number, day: number): boolean {
  const [own, next] = [tokens[at], tokens[at + 2]];
  const isFirst = tokens[at - 1]?.sentence !== own?.sentence;
  const isPart = month === 1 || day === month + 1;
  return isFirst && !isPart && next?.sentence === own?.sentence && TELLS_ON.has(next?.word ?? "");
}

function isHyphenDay({ raw, tokens }: Story, at: number): boolean {
  const [before, b, next] = [tokens[at - 1]?.word ?? "", tokens[at + 1], tokens[at + 2]];
  if (!BEFORE_A_HYPHEN.has(before) || !b) return false;
  const isLast = !next || next.sentence !== b.sentence || /^\s*[,;)]/.test(raw.slice(b.end, next.start));
  return isLast || AFTER_A_HYPHEN.has(next.word);
}

/** "in 11/24": nobody falls in a day; the second number is the year. */
function monthSlashYear({ tokens }: Story, at: number, asOf: CalendarDate): Span | null {
  const [month, year] = [Number(tokens[at]?.word), shortYear(tokens[at + 1]?.word ?? "")];
  if (tokens[at - 1]?.word !== "in" || month < 1 || month > 12 || year === null) return null;
  return year <= yearOf(asOf) && year > yearOf(asOf) - LIKELY_YEARS
    ? upTo(asOf, whole(year, month, month, 2))
    : null;
}
