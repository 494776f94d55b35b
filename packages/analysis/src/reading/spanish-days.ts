import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, calendarDate, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { asYear, exact, upTo, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import type { Story, Token } from "./text.ts";

/** Days as a Spanish story tells them: "el 10 de diciembre del año pasado", "en marzo de 2025", "hace 6 días", "ayer". */

const MONTHS = READING_WORDS.dates.spanish_months;
const WEEKDAYS = READING_WORDS.dates.spanish_weekdays;
const NUMBERS = READING_WORDS.dates.spanish_numbers;
const UNITS = READING_WORDS.dates.spanish_units;
const AHEAD = new Set(READING_WORDS.dates.spanish_ahead);
const LAST_YEAR = READING_WORDS.dates.spanish_last_year.map((words) => words.split(" "));
const THIS_YEAR = READING_WORDS.dates.spanish_this_year.map((words) => words.split(" "));
const DAYS_BACK = READING_WORDS.dates.spanish_days_back;
/** The last of the words that count days back is another for the day before yesterday. */
const MOST_DAYS_BACK = 2;
/** A day of which somebody speaks as to come lies no farther ahead. */
const NEAR = 90;
const LOOK_BACK = 6;

/** A day told in Spanish; null where none begins at this token. */
export function spanishDay({ tokens }: Story, at: number, asOf: CalendarDate): Span | null {
  return (
    dayOfMonth(tokens, at, asOf) ??
    monthOfYear(tokens, at, asOf) ??
    weekday(tokens, at, asOf) ??
    backFromNow(tokens, at, asOf)
  );
}

/** "el martes", "el martes pasado": the last one; "el próximo martes", "hasta el martes": the next. */
function weekday(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const day = WEEKDAYS.indexOf(tokens[at]?.word ?? "");
  const before = tokens[at - 1]?.word ?? "";
  if (day < 0 || (before !== "el" && before !== "este" && before !== "proximo")) return null;
  const isPast = tokens[at + 1]?.word === "pasado";
  const back = (weekdayNumber(asOf) - day + 7) % 7 || 7;
  const isNext = !isPast && isAhead(tokens, at);
  return exact(addDays(asOf, isNext ? 7 - (back % 7) : -back), isPast ? 2 : 1);
}

function monthAt(tokens: readonly Token[], at: number): number {
  return MONTHS.indexOf((tokens[at]?.word ?? "").replace("setiembre", "septiembre")) + 1;
}

function dayOfMonth(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const day = word === "primero" ? 1 : /^\d{1,2}$/.test(word) ? Number(word) : null;
  if (day === null || tokens[at + 1]?.word !== "de") return null;
  const month = monthAt(tokens, at + 2);
  if (month === 0) return null;
  const told = yearAfter(tokens, at + 3, asOf);
  if (told) return exact(calendarDate(told.year, month, day), 3 + told.length);
  const own = calendarDate(yearOf(asOf), month, day);
  const past = own && own <= asOf ? own : calendarDate(yearOf(asOf) - 1, month, day);
  const next = own && own > asOf ? own : calendarDate(yearOf(asOf) + 1, month, day);
  if (next && next <= addDays(asOf, NEAR) && isAhead(tokens, at)) return exact(next, 3);
  return past ? { earliest: past, latest: past, year_assumed: true, length: 3 } : null;
}

function isAhead(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - LOOK_BACK), at)
    .some((token) => token.sentence === tokens[at]?.sentence && AHEAD.has(token.word));
}

/** "en marzo de 2025", "en marzo del año pasado". */
function monthOfYear(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const month = monthAt(tokens, at);
  const told = month === 0 ? null : yearAfter(tokens, at + 1, asOf);
  return told ? upTo(asOf, whole(told.year, month, month, 1 + told.length)) : null;
}

function yearAfter(
  tokens: readonly Token[],
  at: number,
  asOf: CalendarDate,
): { year: number; length: number } | null {
  const skip = tokens[at]?.word === "de" || tokens[at]?.word === "del" ? 1 : 0;
  const year = skip === 1 ? asYear(tokens[at + 1]?.word) : null;
  if (year !== null) return { year, length: 2 };
  const [last, own] = [LAST_YEAR, THIS_YEAR].map((list) =>
    list.find((words) => words.every((word, ahead) => tokens[at + ahead]?.word === word)),
  );
  if (last) return { year: yearOf(asOf) - 1, length: last.length };
  return own ? { year: yearOf(asOf), length: own.length } : null;
}

/** "hace 6 días", "hace dos semanas", "ayer". */
function backFromNow(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const days = DAYS_BACK.indexOf(tokens[at]?.word ?? "");
  if (days >= 0) return exact(addDays(asOf, -Math.min(days, MOST_DAYS_BACK)), 1);
  if (tokens[at]?.word !== "hace") return null;
  const word = (tokens[at + 1]?.word ?? "").replace("una", "un");
  const amount = /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1;
  const unit = UNITS.indexOf((tokens[at + 2]?.word ?? "").replace(/(?<=mes)es$|(?<!me)s$/, ""));
  if (amount < 1 || unit < 0) return null;
  if (unit === 0) return exact(addDays(asOf, -amount), 3);
  const back = (by: number): CalendarDate =>
    unit === 1 ? addDays(asOf, -7 * by) : addMonths(asOf, -by * (unit === 2 ? 1 : 12));
  return { earliest: back(amount + 1), latest: back(Math.max(0, amount - 1)), length: 3 };
}
