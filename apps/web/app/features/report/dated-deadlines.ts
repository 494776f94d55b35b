import type { Deadline } from "@standing/contract";

export interface DatedDeadline extends Deadline {
  date: string;
}

/** Deadlines that have a date, earliest first. */
export function datedDeadlines(deadlines: readonly Deadline[]): DatedDeadline[] {
  return deadlines
    .filter((deadline): deadline is DatedDeadline => deadline.date !== null)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** First and last day of a drawing that all deadlines share, so that their lengths can be compared. */
export interface Span {
  first: string;
  last: string;
}

/** The span from the earliest trigger to the last deadline, today included. Dates are `YYYY-MM-DD`. */
export function spanOf(deadlines: readonly DatedDeadline[], today: string): Span {
  const days = [
    today,
    ...deadlines.flatMap(({ trigger_date, date }) => [trigger_date ?? today, date]),
  ].toSorted();
  return { first: days[0] ?? today, last: days.at(-1) ?? today };
}
