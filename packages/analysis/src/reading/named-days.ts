import type { CalendarDate } from "../knowledge.ts";
import { addDays, calendarDate, daysInMonth, weekdayNumber } from "../deadlines/calendar.ts";
import type { Token } from "./text.ts";

/** Days that have a name: holidays as people tell them, each with the day on which it falls in a year. */

function nth(year: number, month: number, weekday: number, n: number): CalendarDate {
  const first = calendarDate(year, month, 1) ?? "";
  return addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number): CalendarDate {
  const end = calendarDate(year, month, daysInMonth(year, month)) ?? "";
  return addDays(end, -((weekdayNumber(end) + 6) % 7));
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

const fixed = (month: number, day: number) => (year: number) => calendarDate(year, month, day) ?? "";

const THANKSGIVING = (year: number): CalendarDate => nth(year, 11, 4, 4);

/** By the words, longest first where one begins another. */
const NAMED: readonly (readonly [string, (year: number) => CalendarDate])[] = [
  ["new years eve", fixed(12, 31)],
  ["new years day", fixed(1, 1)],
  ["new years", fixed(1, 1)],
  ["new year", fixed(1, 1)],
  ["christmas eve", fixed(12, 24)],
  ["christmas day", fixed(12, 25)],
  ["christmas", fixed(12, 25)],
  ["xmas eve", fixed(12, 24)],
  ["xmas", fixed(12, 25)],
  ["valentines day", fixed(2, 14)],
  ["valentines", fixed(2, 14)],
  ["valentine day", fixed(2, 14)],
  ["st patricks day", fixed(3, 17)],
  ["st patrick day", fixed(3, 17)],
  ["independence day", fixed(7, 4)],
  ["juneteenth", fixed(6, 19)],
  ["halloween", fixed(10, 31)],
  ["veterans day", fixed(11, 11)],
  ["veteran day", fixed(11, 11)],
  ["mlk day", (year) => nth(year, 1, 1, 3)],
  ["martin luther king day", (year) => nth(year, 1, 1, 3)],
  ["presidents day", (year) => nth(year, 2, 1, 3)],
  ["president day", (year) => nth(year, 2, 1, 3)],
  ["mothers day", (year) => nth(year, 5, 0, 2)],
  ["mother day", (year) => nth(year, 5, 0, 2)],
  ["memorial day", (year) => lastMonday(year, 5)],
  ["fathers day", (year) => nth(year, 6, 0, 3)],
  ["father day", (year) => nth(year, 6, 0, 3)],
  ["labor day", (year) => nth(year, 9, 1, 1)],
  ["columbus day", (year) => nth(year, 10, 1, 2)],
  ["indigenous peoples day", (year) => nth(year, 10, 1, 2)],
  ["black friday", (year) => addDays(THANKSGIVING(year), 1)],
  ["thanksgiving day", THANKSGIVING],
  ["thanksgiving", THANKSGIVING],
  ["super bowl sunday", (year) => nth(year, 2, 0, year >= 2022 ? 2 : 1)],
  ["superbowl sunday", (year) => nth(year, 2, 0, year >= 2022 ? 2 : 1)],
  ["super bowl", (year) => nth(year, 2, 0, year >= 2022 ? 2 : 1)],
  ["superbowl", (year) => nth(year, 2, 0, year >= 2022 ? 2 : 1)],
  ["cyber monday", (year) => addDays(THANKSGIVING(year), 4)],
  ["cinco de mayo", fixed(5, 5)],
  ["groundhog day", fixed(2, 2)],
  ["april fools day", fixed(4, 1)],
  ["april fools", fixed(4, 1)],
  ["tax day", fixed(4, 15)],
  ["election day", (year) => addDays(nth(year, 11, 1, 1), 1)],
  ["boxing day", fixed(12, 26)],
  ["mardi gras", (year) => addDays(easter(year), -47)],
  ["fat tuesday", (year) => addDays(easter(year), -47)],
  ["ash wednesday", (year) => addDays(easter(year), -46)],
  ["palm sunday", (year) => addDays(easter(year), -7)],
  ["good friday", (year) => addDays(easter(year), -2)],
  ["easter monday", (year) => addDays(easter(year), 1)],
  ["easter sunday", easter],
  ["easter", easter],
];

const BY_FIRST = Map.groupBy(
  NAMED.map(([words, on]) => ({ words: words.split(" "), on })),
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
  return found ? { length: found.words.length, on: found.on } : null;
}

/** Days before and after a named day that belong to its weekend, its week or its break. */
const AROUND: Record<string, readonly [number, number]> = {
  week: [-4, 6],
  break: [-7, 10],
  vacation: [-7, 10],
  holiday: [-3, 3],
  holidays: [-7, 10],
};
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
