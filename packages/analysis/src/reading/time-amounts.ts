import { CALENDAR_WORDS } from "../compiled/lexicon.js";
import { TIME_UNITS } from "../calendar-words.ts";
import type { TimeUnit } from "../calendar-words.ts";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths } from "../deadlines/calendar.ts";
import { isRough, smallNumber } from "./numbers.ts";
import type { Story, Token } from "./text.ts";

/** Lengths of time as people type them: "two weeks", "a year and a half", "2-3 yrs", "6mo", "1 year and 2 months". */

/** A length of time in whole months and days. */
export interface Length {
  months: number;
  days: number;
}

export interface TimeAmount {
  least: Length;
  /** The longer reading of "two or three years"; else the same as `least`. */
  most: Length;
  /** The finest unit that it is told in. */
  unit: TimeUnit;
  /** "A couple", "a few", "several". */
  rough: boolean;
  /** "One and a half", or two units: told more finely than its largest unit. */
  fine: boolean;
  /** How many tokens the words take. */
  length: number;
}

const UNIT = CALENDAR_WORDS.units;
const DAYS_OF = { day: 1, week: 7, month: 0, year: 0 };
const MONTHS_OF = { day: 0, week: 0, month: 1, year: 12 };
/** "10mths", "2yrs": the number and its unit in one word. */
const GLUED = /^(\d{1,3})([a-z]+)$/;
const MOST = 1200;
const DAYS_OF_HALF_A_MONTH = 15;
/** Words between a number and its unit. */
const FULL = new Set(["full", "whole", "long", "solid", "good", "short"]);

/** The unit that a word names; null for other words. */
export function unitOf(word: string | undefined): { unit: TimeUnit; times: number } | null {
  const one = (word ?? "").replace(/s$/, "");
  return Object.hasOwn(UNIT, one) ? (UNIT[one] ?? null) : null;
}

/** The length of time that begins at a token; null for other words. */
export function timeAmountAt(story: Story, at: number): TimeAmount | null {
  const first = simpleAmount(story, at);
  if (!first) return null;
  const { tokens } = story;
  const after = at + first.length;
  const joined = tokens[after]?.word === "and" ? after + 1 : after;
  const isSame = tokens[joined]?.sentence === tokens[at]?.sentence;
  const second = isSame && first.unit !== "day" ? simpleAmount(story, joined) : null;
  if (!second || second.rough || !isFiner(second.unit, first.unit)) return first;
  return {
    least: plus(first.least, second.least),
    most: plus(first.most, second.most),
    unit: second.unit,
    rough: first.rough,
    fine: true,
    length: joined + second.length - at,
  };
}

const ORDER: readonly TimeUnit[] = TIME_UNITS;

function isFiner(unit: TimeUnit, than: TimeUnit): boolean {
  return ORDER.indexOf(unit) < ORDER.indexOf(than);
}

function simpleAmount(story: Story, at: number): TimeAmount | null {
  const { tokens } = story;
  const glued = GLUED.exec(tokens[at]?.word ?? "");
  if (glued && !isPartOfNumber(story, at)) {
    const named = unitOf(glued[2]);
    return named ? amountOf(Number(glued[1]), Number(glued[1]), named, false, 1) : null;
  }
  const number = numberAt(story, at);
  if (!number) return null;
  let here = at + number.length;
  const more = secondNumber(story, here);
  if (more) here += more.length;
  if (tokens[here]?.word === "of") here++;
  if (FULL.has(tokens[here]?.word ?? "")) here++;
  const named = unitOf(tokens[here]?.word);
  if (!named || number.value > MOST || (more?.value ?? 0) > MOST) return null;
  here++;
  const half = isHalfMore(tokens, here) ? 0.5 : 0;
  if (half > 0) here += 3;
  const least = number.value + half;
  return amountOf(least, Math.max(least, more?.value ?? 0), named, number.rough, here - at);
}

function amountOf(
  least: number,
  most: number,
  named: { unit: TimeUnit; times: number },
  rough: boolean,
  length: number,
): TimeAmount {
  const { unit } = named;
  const whole = Number.isInteger(least * named.times) && Number.isInteger(most * named.times);
  return {
    least: lengthOf(least * named.times, unit),
    most: lengthOf(most * named.times, unit),
    unit,
    rough,
    fine: !whole,
    length,
  };
}

function lengthOf(value: number, unit: TimeUnit): Length {
  const months = value * MONTHS_OF[unit];
  return {
    months: Math.floor(months),
    days:
      Math.round(value * DAYS_OF[unit]) +
      Math.round((months - Math.floor(months)) * 2 * DAYS_OF_HALF_A_MONTH),
  };
}

interface Told {
  value: number;
  rough: boolean;
  length: number;
}

/** "2", "two", "a couple of", "2.5", "2 1/2", "two and a half", "half a". */
function numberAt(story: Story, at: number): Told | null {
  const { tokens } = story;
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (isPartOfNumber(story, at)) return null;
  if (word === "half" && (next === "a" || next === "of")) return { value: 0.5, rough: false, length: 2 };
  if ((word === "a" || word === "the") && next === "half") return { value: 0.5, rough: false, length: 2 };
  if (word === "a" && isRough(next)) return { value: smallNumber(next) ?? 0, rough: true, length: 2 };
  const halves = /^(\d{0,3})½$/.exec(word);
  if (halves) return { value: Number(halves[1] ?? 0) + 0.5, rough: false, length: 1 };
  const value = smallNumber(word);
  if (value === null || /^\d{5,}$/.test(word)) return null;
  const fraction = /^\d+$/.test(word) ? fractionAfter(story, at) : null;
  if (fraction) return { value: value + fraction.value, rough: false, length: 1 + fraction.length };
  if (isHalfMore(tokens, at + 1)) return { value: value + 0.5, rough: false, length: 4 };
  const ones = TENS.has(word) ? smallNumber(next) : null;
  if (ones !== null && ones >= 1 && ones <= 9) return { value: value + ones, rough: false, length: 2 };
  return { value, rough: isRough(word), length: 1 };
}

const TENS = new Set(CALENDAR_WORDS.tens);

/** The ".5" of "1.5", the "1/2" of "2 1/2". */
function fractionAfter({ raw, tokens }: Story, at: number): { value: number; length: number } | null {
  const [own, next, over] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!own || !next || !/^\d+$/.test(next.word)) return null;
  if (raw.slice(own.end, next.start) === ".") return { value: Number(`0.${next.word}`), length: 1 };
  const isHalf = next.word === "1" && over?.word === "2" && raw.slice(next.end, over.start) === "/";
  return isHalf ? { value: 0.5, length: 2 } : null;
}

/** The "5" of "1.5" and the "2" of "1/2" begin no number. */
function isPartOfNumber({ raw, tokens }: Story, at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || !/^\d+$/.test(before.word) || !/^\d/.test(own.word)) return false;
  return /^[./]$/.test(raw.slice(before.end, own.start));
}

function isHalfMore(tokens: readonly Token[], at: number): boolean {
  return ["and", "a", "half"].every((word, ahead) => tokens[at + ahead]?.word === word);
}

/** The larger number of "2-3", "two or three", "two, maybe three", "two to three". */
function secondNumber(story: Story, at: number): Told | null {
  const { raw, tokens } = story;
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || own.sentence !== before.sentence) return null;
  const isRange = /^\s?[-–—]\s?$/.test(raw.slice(before.end, own.start));
  let here = at;
  while (here < at + 2 && OR.has(tokens[here]?.word ?? "")) here++;
  if (here === at && !isRange) return null;
  const told = numberAt(story, here);
  return told && !ARTICLES.has(tokens[here]?.word ?? "")
    ? { ...told, length: here + told.length - at }
    : null;
}

const OR = new Set(["or", "to", "maybe"]);
const ARTICLES = new Set(["a", "an", "the"]);

/** A day so long before (`sign` -1) or after (1) another; null beyond the calendar. */
export function movedBy(date: CalendarDate, { months, days }: Length, sign: 1 | -1): CalendarDate | null {
  return months > MOST ? null : addDays(addMonths(date, sign * months), sign * days);
}

/** One of a unit. */
export function oneOf(unit: TimeUnit): Length {
  return { months: MONTHS_OF[unit], days: DAYS_OF[unit] };
}

/** So many times a length. */
export function times(length: Length, by: number): Length {
  return { months: length.months * by, days: length.days * by };
}

/** A length with another added. */
export function plus(a: Length, b: Length): Length {
  return { months: a.months + b.months, days: a.days + b.days };
}

/** A length with another taken away, down to nothing. */
export function minus(a: Length, b: Length): Length {
  return { months: Math.max(0, a.months - b.months), days: Math.max(0, a.days - b.days) };
}
