import { type Deadline, REMINDER_DAYS } from "@standing/contract";
import type { Services } from "../../../kernel/services.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { lastDayOf } from "../rules.ts";
import { replaceReminders } from "./queries.ts";

const DAY_MS = 86_400_000;

/** A calendar date so many days before another. */
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * The reminders that deadlines call for, from tomorrow on: those of today and before are told by the analysis itself.
 * Where the last day is a weekend or a holiday they count from the business day before.
 */
function remindersFor(deadlines: readonly Deadline[], today: string) {
  const days = deadlines.flatMap((one) => one.falls_on?.safe_date ?? lastDayOf(one) ?? []);
  return [...new Set(days)].toSorted().flatMap((last_day) =>
    REMINDER_DAYS.map((days_before) => ({
      last_day,
      days_before,
      due_on: daysBefore(last_day, days_before),
    })).filter(({ due_on }) => due_on > today),
  );
}

/** Plans the reminders of a case in the caller's transaction, in place of those that have not come yet. */
export async function planReminders(
  { now }: Pick<Services, "now">,
  tx: Tx,
  caseId: string,
  deadlines: readonly Deadline[],
): Promise<void> {
  await replaceReminders(tx, caseId, remindersFor(deadlines, now().toISOString().slice(0, 10)));
}
