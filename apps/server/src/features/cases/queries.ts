import type { CaseStatus, CaseSubmission, Deadline, PriorityLevel } from "@standing/contract";
import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { enhanced_analysis_payments } from "../../db/schema/billing.ts";
import { case_analyses, case_events, case_versions, cases } from "../../db/schema/cases.ts";
import type { Attempt } from "../../kernel/jobs.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { factsOf } from "./questions/queries.ts";

export type CaseRow = typeof cases.$inferSelect;
export type EventRow = typeof case_events.$inferSelect;
export type VersionRow = typeof case_versions.$inferSelect;
export type AnalysisRow = typeof case_analyses.$inferSelect;

/** The analyses of cases whose card was not kept with them. */
export async function wholeAnalyses(
  tx: Tx,
  ids: string[],
): Promise<Pick<CaseRow, "id" | "ai_analysis_result" | "similar_cases_found">[]> {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: cases.id,
      ai_analysis_result: cases.ai_analysis_result,
      similar_cases_found: cases.similar_cases_found,
    })
    .from(cases)
    .where(inArray(cases.id, ids));
}

export async function findOwnCase(tx: Tx, id: string): Promise<CaseRow | null> {
  const rows = await tx.select().from(cases).where(eq(cases.id, id));
  return rows[0] ?? null;
}

export async function lockOwnCase(tx: Tx, id: string): Promise<CaseRow | null> {
  const rows = await tx.select().from(cases).where(eq(cases.id, id)).for("update");
  return rows[0] ?? null;
}

export async function statusOf(tx: Tx, id: string): Promise<CaseStatus | null> {
  const rows = await tx.select({ status: cases.status }).from(cases).where(eq(cases.id, id));
  return rows[0]?.status ?? null;
}

export async function findBySubmissionKey(
  tx: Tx,
  userId: string,
  key: string,
): Promise<{ id: string; status: CaseStatus } | null> {
  const rows = await tx
    .select({ id: cases.id, status: cases.status })
    .from(cases)
    .where(and(eq(cases.user_id, userId), eq(cases.submission_key, key)));
  return rows[0] ?? null;
}

/** Creates the case as submitted. `case_type` equals the category until the engine proposes a claim type. */
export async function insertCase(
  tx: Tx,
  userId: string,
  submission: Omit<CaseSubmission, "submission_key" | "answers">,
  submissionKey: string | null,
): Promise<{ id: string; status: CaseStatus }> {
  const rows = await tx
    .insert(cases)
    .values({
      ...submission,
      user_id: userId,
      legal_subcategory: submission.legal_category === "other" ? submission.legal_subcategory : null,
      case_type: submission.legal_category,
      submission_key: submissionKey,
    })
    .returning({ id: cases.id, status: cases.status });
  const row = rows[0];
  if (!row) throw new Error("The new case was not returned");
  return row;
}

export async function markResubmitted(tx: Tx, id: string): Promise<void> {
  await tx
    .update(cases)
    .set({
      status: "analyzing",
      resubmission_count: sql`${cases.resubmission_count} + 1`,
      last_activity_at: sql`now()`,
    })
    .where(eq(cases.id, id));
}

export async function timelineOf(tx: Tx, id: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(case_events)
    .where(eq(case_events.case_id, id))
    .orderBy(asc(case_events.created_at));
}

/** Those cases whose latest event is another try of the analysis, after one that failed. */
export async function retriedAmong(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const latest = await tx
    .selectDistinctOn([case_events.case_id], { case_id: case_events.case_id, kind: case_events.kind })
    .from(case_events)
    .where(inArray(case_events.case_id, ids))
    .orderBy(case_events.case_id, desc(case_events.created_at));
  return new Set(latest.flatMap(({ case_id, kind }) => (kind === "retrying" ? [case_id] : [])));
}

/** Did the caller pay for the full report of this case. */
export async function reportRecordOf(tx: Tx, id: string): Promise<"paid" | "annual" | null> {
  const rows = await tx
    .select({ amount: enhanced_analysis_payments.amount })
    .from(enhanced_analysis_payments)
    .where(
      and(eq(enhanced_analysis_payments.case_id, id), eq(enhanced_analysis_payments.status, "completed")),
    )
    .limit(1);
  const [record] = rows;
  if (record === undefined) return null;
  return record.amount > 0 ? "paid" : "annual";
}

/** Takes a case for analysis; null when it is gone or its analysis has ended. */
export async function takeForAnalysis(tx: Tx, id: string, attempt: Attempt): Promise<CaseRow | null> {
  const rows = await tx
    .update(cases)
    .set({ status: "analyzing" })
    .where(and(eq(cases.id, id), inArray(cases.status, ["submitted", "analyzing"])))
    .returning();
  const row = rows[0];
  if (row && attempt.number > 1) {
    await tx.insert(case_events).values({ case_id: id, kind: "retrying", attempt: attempt.number });
  }
  return row ?? null;
}

/**
 * Ends the transaction before it is on disk. What is written later comes to the disk after it: where it is lost, so is
 * all that was done since, and its job is done again.
 */
export async function withoutWaitingForDisk(tx: Tx): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = off`);
}

/** A case whose answers have changed, to be analyzed at once; null when it is gone or its analysis has ended. */
export async function readForAnalysis(tx: Tx, id: string): Promise<CaseRow | null> {
  const rows = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), eq(cases.status, "submitted")));
  return rows[0] ?? null;
}

/** What one run of the engine gave. */
export interface AnalysisRun {
  result: unknown;
  similar_cases: unknown;
  /** What it read and would ask. */
  reading: unknown;
  /** What lists show of both. */
  card: unknown;
  confidence_score: number;
  estimated_value: number | null;
  priority_level: PriorityLevel;
  /** The claim type that the engine proposes, or null. */
  claim_type: string | null;
  deadlines: readonly Deadline[];
  /** The release of the knowledge that was read. */
  knowledge_release: string;
  attempt: number;
  started_at: Date;
}

/**
 * Stores a finished run and shows it on the case, with the version of the story that it read. A case that was changed
 * since then is left to the analysis of that change: false.
 */
export async function storeAnalysis(tx: Tx, story: CaseRow, run: AnalysisRun): Promise<boolean> {
  const stored = storedRun(tx, story, run);
  const rows = await tx
    .with(stored)
    .update(cases)
    .set({ ...shownOf(story, run, stored), status: "completed", last_activity_at: sql`now()` })
    .from(stored)
    .where(and(eq(cases.id, story.id), eq(cases.edit_count, story.edit_count)))
    .returning({ id: cases.id });
  return rows.length > 0;
}

/** Shows a later run of the same story on its case; nothing that the claimant did. */
export async function storeLaterRun(tx: Tx, story: CaseRow, run: AnalysisRun): Promise<void> {
  const stored = storedRun(tx, story, run);
  await tx
    .with(stored)
    .update(cases)
    .set(shownOf(story, run, stored))
    .from(stored)
    .where(eq(cases.id, story.id));
}

/** The run as a row of its own, which is stored whether or not the case shows it. */
function storedRun(tx: Tx, story: CaseRow, run: AnalysisRun) {
  return tx.$with("stored").as(
    tx
      .insert(case_analyses)
      .values({
        case_id: story.id,
        version_number: story.edit_count + 1,
        attempt: run.attempt,
        result: run.result,
        similar_cases: run.similar_cases,
        knowledge_release: run.knowledge_release,
        started_at: run.started_at,
        finished_at: sql`now()`,
      })
      .returning({ result: case_analyses.result, similar_cases: case_analyses.similar_cases }),
  );
}

/** What a case shows of a run; the long parts come from the stored row and are not sent again. */
function shownOf(story: CaseRow, run: AnalysisRun, stored: ReturnType<typeof storedRun>) {
  return {
    ai_analysis_result: stored.result,
    similar_cases_found: stored.similar_cases,
    reading: run.reading,
    analysis_card: run.card,
    confidence_score: Math.round(run.confidence_score),
    estimated_value: run.estimated_value,
    priority_level: run.priority_level,
    analyzed_version: story.edit_count + 1,
    knowledge_release: run.knowledge_release,
    ...(story.case_type_chosen || run.claim_type === null ? {} : { case_type: run.claim_type }),
  };
}

/** Records a try that failed, by the name of its error only. */
export async function storeFailedRun(
  tx: Tx,
  story: CaseRow,
  run: { attempt: number; started_at: Date; error: string },
): Promise<void> {
  await tx.insert(case_analyses).values({
    case_id: story.id,
    version_number: story.edit_count + 1,
    attempt: run.attempt,
    error: run.error,
    started_at: run.started_at,
    finished_at: sql`now()`,
  });
}

export async function markFailed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(cases)
    .set({ status: "failed", last_activity_at: sql`now()` })
    .where(and(eq(cases.id, id), inArray(cases.status, ["submitted", "analyzing"])));
}

/** Keeps the story and the answers as they stand before an edit, under their own number. */
export async function keepVersion(
  tx: Tx,
  story: CaseRow,
  userId: string,
  changesSummary: string | undefined,
): Promise<void> {
  const answers = (await factsOf(tx, story.id)).map(({ question, value }) => ({ question, value }));
  const { title, description, case_type, incident_date, incident_location, incident_city, incident_state } =
    story;
  await tx.insert(case_versions).values({
    case_id: story.id,
    version_number: story.edit_count + 1,
    title,
    description,
    case_type,
    incident_date,
    incident_location,
    incident_city,
    incident_state,
    answers,
    ...(changesSummary === undefined ? {} : { changes_summary: changesSummary }),
    created_by: userId,
  });
}

/** The story of a case as an edit writes it. */
export type EditedStory = Pick<
  CaseRow,
  | "title"
  | "description"
  | "case_type"
  | "case_type_chosen"
  | "incident_date"
  | "incident_location"
  | "incident_city"
  | "incident_state"
>;

/** Writes an edit: counted, dated, and submitted again. */
export async function writeEdit(tx: Tx, id: string, story: EditedStory): Promise<void> {
  await tx
    .update(cases)
    .set({
      ...story,
      status: "submitted",
      edit_count: sql`${cases.edit_count} + 1`,
      last_edited_at: sql`now()`,
    })
    .where(eq(cases.id, id));
}

/** The stories before each edit, oldest first. */
export async function versionsOf(tx: Tx, id: string): Promise<VersionRow[]> {
  return tx
    .select()
    .from(case_versions)
    .where(eq(case_versions.case_id, id))
    .orderBy(asc(case_versions.version_number));
}

/** The last runs of the analysis that gave a result, latest first. */
export async function lastAnalysesOf(tx: Tx, id: string, count: number): Promise<AnalysisRow[]> {
  return tx
    .select()
    .from(case_analyses)
    .where(and(eq(case_analyses.case_id, id), isNotNull(case_analyses.result)))
    .orderBy(desc(case_analyses.started_at))
    .limit(count);
}

/** When the analysis that a case shows was finished; null before the first one. */
export async function analyzedAt(tx: Tx, id: string): Promise<Date | null> {
  const rows = await tx
    .select({ at: case_analyses.finished_at })
    .from(case_analyses)
    .where(and(eq(case_analyses.case_id, id), isNotNull(case_analyses.result)))
    .orderBy(desc(case_analyses.started_at))
    .limit(1);
  return rows[0]?.at ?? null;
}
