import { and, asc, eq, sql } from "drizzle-orm";
import { case_facts, cases } from "../../../db/schema/cases.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export type FactRow = typeof case_facts.$inferSelect;

/** The answers of a case, the first one first. */
export async function factsOf(tx: Tx, id: string): Promise<FactRow[]> {
  return tx
    .select()
    .from(case_facts)
    .where(eq(case_facts.case_id, id))
    .orderBy(asc(case_facts.created_at), asc(case_facts.question_id));
}

/** Writes one answer over the one before. */
export async function writeFact(
  tx: Tx,
  fact: Pick<FactRow, "case_id" | "user_id" | "question_id" | "question" | "value">,
): Promise<void> {
  await tx
    .insert(case_facts)
    .values(fact)
    .onConflictDoUpdate({
      target: [case_facts.case_id, case_facts.question_id],
      set: { value: fact.value, question: fact.question, user_id: fact.user_id },
    });
}

/** Takes an answer back; false when there is none. */
export async function removeFact(tx: Tx, caseId: string, questionId: string): Promise<boolean> {
  const rows = await tx
    .delete(case_facts)
    .where(and(eq(case_facts.case_id, caseId), eq(case_facts.question_id, questionId)))
    .returning({ id: case_facts.id });
  return rows.length > 0;
}

/** Counts a change of the answers as an edit of the case, which is then to be analyzed. */
export async function markAnswered(tx: Tx, id: string): Promise<void> {
  await tx
    .update(cases)
    .set({
      status: "submitted",
      edit_count: sql`${cases.edit_count} + 1`,
      answered_at: sql`clock_timestamp()`,
    })
    .where(eq(cases.id, id));
}
