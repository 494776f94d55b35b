import { BOOKING_RULES, type SlotDay, type WorkingHours } from "@standing/contract";
import { Temporal } from "temporal-polyfill";

/** When an attorney works; no hours means every weekday from the first to the last slot. */
export interface WorkCalendar {
  time_zone: string;
  working_hours: readonly WorkingHours[];
}

/** A stretch of time that is not free. */
export interface Span {
  starts: Date;
  ends: Date;
}

const SLOT_MS = BOOKING_RULES.slot_minutes * 60_000;
const FRIDAY = 5;

/** Minutes after midnight of a clock time such as `09:30`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Every start of the day, in minutes after midnight: 09:00 to 16:30 every 30 minutes. */
const GRID: readonly number[] = (() => {
  const [first, last] = [minutesOf(BOOKING_RULES.first_slot), minutesOf(BOOKING_RULES.last_slot)];
  const count = (last - first) / BOOKING_RULES.slot_minutes + 1;
  return Array.from({ length: count }, (_, index) => first + index * BOOKING_RULES.slot_minutes);
})();

/** The hours that hold for an attorney who has set none. */
const WHOLE_DAY = { starts: "09:00", ends: "17:00" } as const;

/** Starts, in minutes after midnight, that the attorney offers on a weekday; 1 is Monday. */
function startsOn(calendar: WorkCalendar, weekday: number): readonly number[] {
  if (weekday > FRIDAY) return [];
  if (calendar.working_hours.length === 0) return GRID;
  const hours = calendar.working_hours
    .filter((row) => row.weekday === weekday)
    .map(({ starts, ends }) => [minutesOf(starts), minutesOf(ends)] as const);
  return GRID.filter((start) =>
    hours.some(([from, until]) => from <= start && start + BOOKING_RULES.slot_minutes <= until),
  );
}

function localTime(date: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime {
  return date.toPlainDateTime(new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60));
}

/**
 * The instants of local times of one day, in order. A time that the clocks skip is left out; of a time that comes
 * twice, the first counts.
 */
function instantsOf(date: Temporal.PlainDate, starts: readonly number[], zone: string): Date[] {
  const there = (minutes: number) => localTime(date, minutes).toZonedDateTime(zone);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [begin, end] = [there(first), there(last)];
  // Looking a zone up is slow: between two times with one offset every other has it too.
  if (begin.offsetNanoseconds === end.offsetNanoseconds && begin.toPlainDate().equals(date))
    return starts.map((minutes) => new Date(begin.epochMilliseconds + (minutes - first) * 60_000));
  return starts
    .map((minutes) => ({ minutes, zoned: there(minutes) }))
    .filter(({ minutes, zoned }) => zoned.toPlainDateTime().equals(localTime(date, minutes)))
    .map(({ zoned }) => new Date(zoned.epochMilliseconds));
}

/** Today in a time zone. */
function dateIn(zone: string, now: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
}

/**
 * The weekdays of the next 30 days in the attorney's zone, each with its starts that are free, in order. A day without
 * a free start is among them with none.
 * @param taken bookings and time off, in any order
 */
export function freeSlots(calendar: WorkCalendar, taken: readonly Span[], now: Date): SlotDay[] {
  const today = dateIn(calendar.time_zone, now);
  const days: SlotDay[] = [];
  for (let ahead = 1; ahead <= BOOKING_RULES.days_ahead; ahead += 1) {
    const date = today.add({ days: ahead });
    if (date.dayOfWeek > FRIDAY) continue;
    const slots = instantsOf(date, startsOn(calendar, date.dayOfWeek), calendar.time_zone)
      .filter((start) => start > now && !overlaps(start, taken))
      .map((start) => start.toISOString());
    days.push({ date: date.toString(), slots });
  }
  return days;
}

function overlaps(start: Date, taken: readonly Span[]): boolean {
  const from = start.getTime();
  return taken.some(({ starts, ends }) => starts.getTime() < from + SLOT_MS && from < ends.getTime());
}

/** From now until everything that `freeSlots` looks at is over. */
export function horizon(zone: string, now: Date): Span {
  const after = dateIn(zone, now).add({ days: BOOKING_RULES.days_ahead + 1 });
  return { starts: now, ends: new Date(after.toZonedDateTime(zone).epochMilliseconds) };
}

export interface DaysOff {
  first_day: string;
  last_day: string;
  /** Hours of each of the days; left out: the whole days. */
  starts?: string | undefined;
  ends?: string | undefined;
}

const LONGEST_TIME_OFF_DAYS = 366;

/**
 * Days off, or hours off on each of some days, as stretches of time.
 * @returns null when they end before they begin, are longer than a year, or name only one of both hours
 */
export function spansOff(off: DaysOff, zone: string): Span[] | null {
  const first = Temporal.PlainDate.from(off.first_day);
  const days = first.until(Temporal.PlainDate.from(off.last_day)).days + 1;
  if (days < 1 || days > LONGEST_TIME_OFF_DAYS) return null;
  const at = (date: Temporal.PlainDate, time?: string) =>
    new Date(
      date.toZonedDateTime({ timeZone: zone, ...(time === undefined ? {} : { plainTime: time }) })
        .epochMilliseconds,
    );
  if (off.starts === undefined && off.ends === undefined)
    return [{ starts: at(first), ends: at(first.add({ days })) }];
  const { starts, ends } = off;
  if (starts === undefined || ends === undefined || minutesOf(starts) >= minutesOf(ends)) return null;
  return Array.from({ length: days }, (_, index) => {
    const date = first.add({ days: index });
    return { starts: at(date, starts), ends: at(date, ends) };
  });
}

/** Whether these hours can be kept: each within the day and none overlapping another of its weekday. */
export function areValidHours(hours: readonly WorkingHours[]): boolean {
  return hours.every((row, index) => {
    const [from, until] = [minutesOf(row.starts), minutesOf(row.ends)];
    const inside = minutesOf(WHOLE_DAY.starts) <= from && from < until && until <= minutesOf(WHOLE_DAY.ends);
    const apart = hours.every(
      (other, place) =>
        place === index ||
        other.weekday !== row.weekday ||
        minutesOf(other.ends) <= from ||
        until <= minutesOf(other.starts),
    );
    return inside && apart;
  });
}
