import { daysBetween } from "../../cases/dates.ts";
import type { DatedDeadline } from "./dated-deadlines.ts";

/** Days of one rule that lie no further apart than this are one limit whose start is in doubt. */
const NEAR_DAYS = 31;

export interface DeadlineRow extends DatedDeadline {
  /** The same limit counted from other days that may start it, earliest first. */
  others: readonly DatedDeadline[];
}

/**
 * Deadlines as they are read: the same limit from two starts that lie near each other is one, with the earliest as the
 * safe day and the time between as doubt. One that has passed stays apart from one that has not.
 * @param dated in the order of the page
 * @param today `YYYY-MM-DD`
 */
export function deadlineRows(dated: readonly DatedDeadline[], today: string): DeadlineRow[] {
  const rows: DeadlineRow[] = [];
  for (const one of dated) {
    const at = rows.findIndex((row) => isSameLimit(row, one, today));
    const row = rows[at];
    if (row === undefined) rows.push({ ...one, others: [] });
    else rows[at] = joined(row, one);
  }
  return rows;
}

function isSameLimit(row: DeadlineRow, one: DatedDeadline, today: string): boolean {
  return (
    row.rule === one.rule &&
    row.applies_to === one.applies_to &&
    row.date < today === one.date < today &&
    daysBetween(row.date, one.date) <= NEAR_DAYS
  );
}

function joined(row: DeadlineRow, one: DatedDeadline): DeadlineRow {
  const ends = [row.latest_date ?? row.date, one.latest_date ?? one.date].toSorted();
  return {
    ...row,
    // The title of a further start names that start.
    title: [row.title, one.title].toSorted((a, b) => a.length - b.length)[0] ?? row.title,
    exact: false,
    latest_date: ends.at(-1) ?? null,
    others: [...row.others, one],
  };
}
