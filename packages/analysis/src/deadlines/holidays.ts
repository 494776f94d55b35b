import type { CalendarDate } from "../knowledge.ts";
import { addDays, calendarDate, daysInMonth, weekday, weekdayNumber, yearOf } from "./calendar.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** Legal holidays of the federal courts (5 U.S.C. § 6103; Fed. R. Civ. P. 6(a)(6)). State courts add their own. */

const { holidays: HOLIDAYS } = SAYS.dates;

function nth(year: number, month: number, weekdayWanted: number, n: number): CalendarDate {
  const first = calendarDate(year, month, 1) ?? "";
  const shift = (weekdayWanted - weekdayNumber(first) + 7) % 7;
  return addDays(first, shift + 7 * (n - 1));
}

function last(year: number, month: number, weekdayWanted: number): CalendarDate {
  const end = calendarDate(year, month, daysInMonth(year, month)) ?? "";
  return addDays(end, -((weekdayNumber(end) - weekdayWanted + 7) % 7));
}

/** The day on which a fixed holiday is kept: Friday when it falls on Saturday, Monday when on Sunday. */
function observed(date: CalendarDate): CalendarDate {
  const day = weekdayNumber(date);
  if (day === 6) return addDays(date, -1);
  return day === 0 ? addDays(date, 1) : date;
}

function holidaysOf(year: number): [CalendarDate, string][] {
  const fixed: [number, number, string][] = [
    [1, 1, HOLIDAYS.new_year],
    [6, 19, HOLIDAYS.juneteenth],
    [7, 4, HOLIDAYS.independence],
    [11, 11, HOLIDAYS.veterans],
    [12, 25, HOLIDAYS.christmas],
  ];
  const days: [CalendarDate, string][] = fixed
    .filter(([month]) => month !== 6 || year >= 2021)
    .flatMap(([month, day, name]) => {
      const date = calendarDate(year, month, day);
      if (!date) return [];
      const kept = observed(date);
      const both: [CalendarDate, string][] =
        kept === date
          ? [[date, name]]
          : [
              [date, name],
              [kept, fill(SAYS.dates.observed, { holiday: name })],
            ];
      return both;
    });
  days.push(
    [nth(year, 1, 1, 3), HOLIDAYS.king],
    [nth(year, 2, 1, 3), HOLIDAYS.washington],
    [last(year, 5, 1), HOLIDAYS.memorial],
    [nth(year, 9, 1, 1), HOLIDAYS.labor],
    [nth(year, 10, 1, 2), HOLIDAYS.columbus],
    [nth(year, 11, 4, 4), HOLIDAYS.thanksgiving],
  );
  return days;
}

const BY_YEAR = new Map<number, Map<CalendarDate, string>>();

/** Name of the federal holiday on this day, or null. */
export function federalHoliday(date: CalendarDate): string | null {
  const year = yearOf(date);
  let days = BY_YEAR.get(year);
  if (!days) {
    days = new Map([...holidaysOf(year), ...holidaysOf(year + 1)]);
    BY_YEAR.set(year, days);
  }
  return days.get(date) ?? null;
}

/** True on a day when courts are open as a rule. */
export function isCourtDay(date: CalendarDate): boolean {
  const day = weekdayNumber(date);
  return day !== 0 && day !== 6 && federalHoliday(date) === null;
}

/** Null on a court day; else the court day before (safe) and the one after. */
export function fallsOn(
  date: CalendarDate,
): { weekday: string; holiday: string | null; safe_date: CalendarDate; next_court_day: CalendarDate } | null {
  if (isCourtDay(date)) return null;
  let safe = date;
  while (!isCourtDay(safe)) safe = addDays(safe, -1);
  let next = date;
  while (!isCourtDay(next)) next = addDays(next, 1);
  return { weekday: weekday(date), holiday: federalHoliday(date), safe_date: safe, next_court_day: next };
}
