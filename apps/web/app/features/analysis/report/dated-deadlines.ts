import { type Deadline, holdsAsARule, specialOf } from "@standing/contract";

export interface DatedDeadline extends Deadline {
  date: string;
  /** False where the date is the last day on the earliest reading, because the very day is not known. */
  exact: boolean;
}

/** Deadlines that have a last day, exact or on the earliest reading, earliest first. */
export function datedDeadlines(deadlines: readonly Deadline[]): DatedDeadline[] {
  return deadlines
    .flatMap((deadline) => {
      const date = deadline.date ?? deadline.safe_date;
      return date === null ? [] : [{ ...deadline, date, exact: deadline.date !== null }];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The day that is safe: the last one, or while it is to come the working day before a weekend or a holiday. */
export const safeDay = (
  { date, falls_on }: Pick<DatedDeadline, "date" | "falls_on">,
  today: string,
): string => (falls_on !== null && falls_on.safe_date >= today ? falls_on.safe_date : date);

/** True for a deadline that holds only for somebody whose story goes on in a way that this one does not tell. */
export const isAside = (deadline: Deadline): boolean => specialOf(deadline) !== null;

/** The same, those that have passed and hold only in a special case after all others: nobody reads first of what was never theirs. */
export function withMissedAsidesLast(dated: readonly DatedDeadline[], today: string): DatedDeadline[] {
  return [
    ...dated.filter((one) => !isMissedAside(one, today)),
    ...dated.filter((one) => isMissedAside(one, today)),
  ];
}

/** True where it has passed and holds only in a special case. */
export const isMissedAside = (one: DatedDeadline, today: string): boolean => one.date < today && isAside(one);

/**
 * The deadline that matters most today: the next to come, else the last that passed. A limit that holds only in a
 * special case leads only where every other one has passed, and a final cut-off only where there is nothing else; one
 * on claims against somebody else leads over none that has passed.
 * @param dated earliest first
 * @param today `YYYY-MM-DD`
 */
export function leadingDeadline(dated: readonly DatedDeadline[], today: string): DatedDeadline | undefined {
  const main = dated.filter(holdsAsARule);
  const isOpen = ({ date, kind }: DatedDeadline): boolean => date >= today && kind !== "repose";
  const last = main.findLast(({ kind }) => kind !== "repose");
  const next = main.find(isOpen) ?? dated.find((one) => isOpen(one) && specialOf(one) !== "others");
  return last ? (next ?? last) : (main[0] ?? dated[0]);
}
