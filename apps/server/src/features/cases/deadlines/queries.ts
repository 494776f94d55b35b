import type { CaseReminders, DateChange, KnowledgeRelease } from "@standing/contract";
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import {
  case_date_changes,
  case_reminders,
  knowledge_releases,
  release_desk,
} from "../../../db/schema/cases-deadlines.ts";
import { case_totals, cases } from "../../../db/schema/cases.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import type { FoundChange } from "./date-changes.ts";

export type ReminderRow = typeof case_reminders.$inferSelect;

export async function writeReleaseStart(tx: Tx, release: string, now: Date): Promise<void> {
  await tx
    .insert(knowledge_releases)
    .values({ release, first_started_at: now, last_started_at: now })
    .onConflictDoUpdate({ target: knowledge_releases.release, set: { last_started_at: now } });
}

/** The release that a worker started last. */
export async function releaseInForce(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ release: knowledge_releases.release })
    .from(knowledge_releases)
    .orderBy(desc(knowledge_releases.last_started_at), desc(knowledge_releases.release))
    .limit(1);
  return row?.release ?? null;
}

const computedOtherwise = (release: string) =>
  or(
    isNull(cases.knowledge_release),
    sql`${cases.knowledge_release} < ${release}`,
    sql`${cases.knowledge_release} > ${release}`,
  );

/** Analyzed cases whose dates were computed with another release, by id. */
export async function casesToCompute(
  tx: Tx,
  release: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(
      and(
        eq(cases.status, "completed"),
        isNotNull(cases.ai_analysis_result),
        computedOtherwise(release),
        after === undefined ? undefined : gt(cases.id, after),
      ),
    )
    .orderBy(asc(cases.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that a case gave the same dates with a release. */
export async function noteComputed(tx: Tx, id: string, release: string): Promise<void> {
  await tx
    .update(cases)
    .set({ knowledge_release: release })
    .where(and(eq(cases.id, id), or(isNull(cases.knowledge_release), ne(cases.knowledge_release, release))));
}

export async function insertChanges(
  tx: Tx,
  caseId: string,
  releases: { release_before: string | null; release_after: string },
  changes: readonly FoundChange[],
): Promise<void> {
  const user_id = sql`(select user_id from ${cases} where id = ${caseId})`;
  await tx
    .insert(case_date_changes)
    .values(changes.map((change) => ({ ...change, ...releases, case_id: caseId, user_id })));
}

const CHANGES_SHOWN = 20;

/** What later releases changed in the dates of a case, newest first. */
export async function changesOf(tx: Tx, caseId: string): Promise<DateChange[]> {
  const rows = await tx
    .select()
    .from(case_date_changes)
    .where(eq(case_date_changes.case_id, caseId))
    .orderBy(desc(case_date_changes.created_at), asc(case_date_changes.id))
    .limit(CHANGES_SHOWN);
  return rows.map(
    ({ case_id: _case, user_id: _user, rule: _rule, release_before: _b, release_after: _a, ...row }) => ({
      ...row,
      created_at: row.created_at.toISOString(),
    }),
  );
}

const waits = and(isNull(case_reminders.sent_at), isNull(case_reminders.left_out_at));

/** Replaces the reminders of a case that have not come yet; one that was sent is not planned again. */
export async function replaceReminders(
  tx: Tx,
  caseId: string,
  planned: readonly Pick<ReminderRow, "last_day" | "days_before" | "due_on">[],
): Promise<void> {
  await Promise.all([
    tx.delete(case_reminders).where(and(eq(case_reminders.case_id, caseId), waits)),
    planned.length > 0 &&
      tx
        .insert(case_reminders)
        .values(planned.map((one) => ({ ...one, case_id: caseId })))
        .onConflictDoNothing(),
  ]);
}

/** Cases with a reminder that is due, by id. */
export async function casesToRemind(
  tx: Tx,
  today: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: case_reminders.case_id })
    .from(case_reminders)
    .where(
      and(
        lte(case_reminders.due_on, today),
        waits,
        after === undefined ? undefined : gt(case_reminders.case_id, after),
      ),
    )
    .orderBy(asc(case_reminders.case_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The reminders of a case that are due, locked; another worker waits and then finds none. */
export async function lockDue(tx: Tx, caseId: string, today: string): Promise<ReminderRow[]> {
  return tx
    .select()
    .from(case_reminders)
    .where(and(eq(case_reminders.case_id, caseId), lte(case_reminders.due_on, today), waits))
    .orderBy(asc(case_reminders.last_day), asc(case_reminders.days_before))
    .for("update");
}

export async function endReminder(
  tx: Tx,
  { case_id, last_day, days_before }: ReminderRow,
  end: { sent_at: Date } | { left_out_at: Date },
): Promise<void> {
  await tx
    .update(case_reminders)
    .set(end)
    .where(
      and(
        eq(case_reminders.case_id, case_id),
        eq(case_reminders.last_day, last_day),
        eq(case_reminders.days_before, days_before),
      ),
    );
}

/** The reminders of a case that are to come. */
export async function remindersOf(tx: Tx, caseId: string, on: boolean): Promise<CaseReminders> {
  const next = await tx
    .select({ due_on: case_reminders.due_on, last_day: case_reminders.last_day })
    .from(case_reminders)
    .where(and(eq(case_reminders.case_id, caseId), waits))
    .orderBy(asc(case_reminders.due_on), asc(case_reminders.last_day));
  return { on, next };
}

export async function writeRemindersOn(tx: Tx, caseId: string, on: boolean): Promise<void> {
  await tx.update(cases).set({ reminders_on: on }).where(eq(cases.id, caseId));
}

/** Every release with its counts, the one started last first, and how many analyzed cases wait for it. */
export async function releaseFigures(tx: Tx): Promise<{ releases: KnowledgeRelease[]; waiting: number }> {
  const rows = await tx.select().from(release_desk).orderBy(desc(release_desk.last_started_at));
  const [analyzed] = await tx
    .select({ total: sql<number>`coalesce(sum(${case_totals.total}), 0)::int` })
    .from(case_totals)
    .where(eq(case_totals.status, "completed"));
  const releases = rows.map((row) => ({
    ...row,
    first_started_at: row.first_started_at.toISOString(),
    last_started_at: row.last_started_at.toISOString(),
  }));
  return { releases, waiting: Math.max(0, (analyzed?.total ?? 0) - (releases[0]?.cases_computed ?? 0)) };
}
