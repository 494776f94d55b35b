import type { CalendarDate, Period } from "../knowledge.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** Calendar arithmetic on `YYYY-MM-DD` strings. No clock and no time zone: a date is a day on the wall calendar. */

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

function parts(date: CalendarDate): { year: number; month: number; day: number } {
  const found = SHAPE.exec(date);
  if (!found) throw new RangeError(`Not a calendar date: ${date}`);
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}

function make(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function dayNumber(date: CalendarDate): number {
  const { year, month, day } = parts(date);
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** True for a date that exists on the calendar, from the year 1000 on. */
export function isCalendarDate(text: string): boolean {
  const found = SHAPE.exec(text);
  if (!found) return false;
  const year = Number(found[1]);
  const month = Number(found[2]);
  const day = Number(found[3]);
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days of a month; `month` from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A date from its numbers, or null when there is no such day. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const text = make(year, month, day);
  return isCalendarDate(text) ? text : null;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((dayNumber(date) + days) * DAY_MS);
  return make(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** The same day `months` later; at a month's end the earlier day, so that January 31 plus one month is February 28 or 29. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = parts(date);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  return make(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** The last day of a period that runs from `date`. Months and years keep the day of the month; February 29 becomes February 28. */
export function addPeriod(date: CalendarDate, period: Period): CalendarDate {
  if (period.unit === "days") return addDays(date, period.amount);
  if (period.unit === "days_before") return addDays(date, -period.amount);
  if (period.unit === "yearly") return nextOfYear(date, period.amount);
  return addMonths(date, period.unit === "years" ? period.amount * 12 : period.amount);
}

/** The first such day of a year, 331 for March 31, that is not before `date`. */
function nextOfYear(date: CalendarDate, amount: number): CalendarDate {
  const { year } = parts(date);
  const here = make(year, Math.floor(amount / 100), amount % 100);
  return here >= date ? here : make(year + 1, Math.floor(amount / 100), amount % 100);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** "Monday". */
export function weekday(date: CalendarDate): string {
  return SAYS.dates.weekdays[weekdayNumber(date)] ?? "";
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayNumber(date: CalendarDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** "March 1, 2025". */
export function longDate(date: CalendarDate): string {
  const { year, month, day } = parts(date);
  return fill(SAYS.dates.long, { month: SAYS.dates.months[month - 1] ?? "", day, year });
}

/** "2 years", "180 days", "1 month", "60 days before", "March 31 of each year". */
export function periodWords(period: Period): string {
  if (period.unit === "yearly") {
    const month = SAYS.dates.months[Math.floor(period.amount / 100) - 1] ?? "";
    return fill(SAYS.dates.yearly, { month, day: period.amount % 100 });
  }
  const { one, many } = SAYS.dates.period[period.unit];
  return fill(period.amount === 1 ? one : many, { n: period.amount });
}

/** "2 years from the day it happened", "60 days before the planned day", "March 31 of each year". */
export function periodFrom(period: Period, start: string): string {
  const words = periodWords(period);
  if (period.unit === "yearly") return words;
  return period.unit === "days_before"
    ? fill(SAYS.dates.before, { period: words, start })
    : fill(SAYS.dates.from, { period: words, start });
}

/** The year of a date. */
export function yearOf(date: CalendarDate): number {
  return parts(date).year;
}

/** The month of a date, 1 to 12. */
export function monthOf(date: CalendarDate): number {
  return parts(date).month;
}

export function earlier(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b;
}
