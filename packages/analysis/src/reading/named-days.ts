import { CALENDAR_WORDS } from "../compiled/lexicon.js";
import type { NamedDay } from "../calendar-words.ts";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, calendarDate, daysInMonth, weekdayNumber } from "../deadlines/calendar.ts";
import type { Token } from "./text.ts";

/** Days that have a name: holidays as people tell them, each with the day on which it falls in a year. */

/** The nth such weekday of a month, from 1; Sunday is 0. */
export function weekdayOfMonth(year: number, month: number, weekday: number, n: number): CalendarDate {
  const first = calendarDate(year, month, 1) ?? "";
  return addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + 7 * (n - 1));
}

/** The last such weekday of a month; Sunday is 0. */
export function lastWeekday(year: number, month: number, weekday: number): CalendarDate {
  const end = calendarDate(year, month, daysInMonth(year, month)) ?? "";
  return addDays(end, -((weekdayNumber(end) - weekday + 7) % 7));
}

/** Sunday of Easter in the Gregorian calendar, by the anonymous algorithm of 1876. */
function easter(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return calendarDate(year, Math.floor(sum / 31), (sum % 31) + 1) ?? "";
}

/** The day of a year, by the rule that holds in it. */
function dayIn(rules: NamedDay["on"], year: number): CalendarDate {
  const rule = rules.find(({ from = year, until = year + 1 }) => from <= year && year < until);
  if (!rule) return "";
  if ("easter" in rule) return addDays(easter(year), rule.easter);
  if ("day" in rule) return calendarDate(year, rule.month, rule.day) ?? "";
  const { month, weekday, nth, after = 0 } = rule;
  return addDays(
    nth < 0 ? lastWeekday(year, month, weekday) : weekdayOfMonth(year, month, weekday, nth),
    after,
  );
}

/** By the first word, the longest name first where one begins another. */
const BY_FIRST = Map.groupBy(
  CALENDAR_WORDS.named_days
    .flatMap(({ says, on }) => says.map((words) => ({ words: words.split(" "), on })))
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
);

/** The named day that begins at a token: how many words it takes, and when it falls in a year; null where none does. */
export function namedDayAt(
  tokens: readonly Token[],
  at: number,
): { length: number; on: (year: number) => CalendarDate } | null {
  const found = BY_FIRST.get(tokens[at]?.word ?? "")?.find(({ words }) =>
    words.every((word, ahead) => tokens[at + ahead]?.word === word),
  );
  return found ? { length: found.words.length, on: (year) => dayIn(found.on, year) } : null;
}

const AROUND = CALENDAR_WORDS.around;
const MONDAY = 1;

/** "Labor Day weekend", "Thanksgiving week", "Christmas break": from when to when around the day; null for other words. */
export function aroundNamedDay(
  day: CalendarDate,
  word: string | undefined,
): { earliest: CalendarDate; latest: CalendarDate } | null {
  if (word === "weekend") return weekendOf(day);
  const around = word !== undefined && Object.hasOwn(AROUND, word) ? AROUND[word] : undefined;
  return around ? { earliest: addDays(day, around[0]), latest: addDays(day, around[1]) } : null;
}

/** From the Friday to the Sunday nearest to a day, and to the Monday where the day is one; Thursday's begins with it. */
export function weekendOf(day: CalendarDate): { earliest: CalendarDate; latest: CalendarDate } {
  const weekday = weekdayNumber(day);
  const sinceFriday = (weekday + 2) % 7;
  if (weekday === MONDAY) return { earliest: addDays(day, -3), latest: day };
  if (sinceFriday <= 2)
    return { earliest: addDays(day, -sinceFriday), latest: addDays(day, 2 - sinceFriday) };
  if (weekday === MONDAY + 1) return { earliest: addDays(day, -4), latest: day };
  return { earliest: weekday === 4 ? day : addDays(day, -5), latest: addDays(day, 7 - weekday) };
}
