import type { NoteType } from "@standing/contract";
import { and, desc, eq } from "drizzle-orm";
import { case_notes, case_plan_ticks } from "../../../db/schema/cases.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export type NoteRow = typeof case_notes.$inferSelect;

export async function notesOf(tx: Tx, id: string): Promise<NoteRow[]> {
  return tx
    .select()
    .from(case_notes)
    .where(eq(case_notes.case_id, id))
    .orderBy(desc(case_notes.created_at), desc(case_notes.id));
}

export async function insertNote(
  tx: Tx,
  note: { case_id: string; user_id: string; title: string | null; content: string; note_type: NoteType },
): Promise<NoteRow> {
  const rows = await tx.insert(case_notes).values(note).returning();
  const row = rows[0];
  if (!row) throw new Error("The new note was not returned");
  return row;
}

/** Deletes a note of a case; false when there is none. */
export async function removeNote(tx: Tx, caseId: string, noteId: string): Promise<boolean> {
  const rows = await tx
    .delete(case_notes)
    .where(and(eq(case_notes.id, noteId), eq(case_notes.case_id, caseId)))
    .returning({ id: case_notes.id });
  return rows.length > 0;
}

/** Names of the steps that are ticked. */
export async function ticksOf(tx: Tx, id: string): Promise<Set<string>> {
  const rows = await tx
    .select({ step: case_plan_ticks.step })
    .from(case_plan_ticks)
    .where(eq(case_plan_ticks.case_id, id));
  return new Set(rows.map(({ step }) => step));
}

/** Ticks or unticks a step; doing it twice changes nothing. */
export async function writeTick(tx: Tx, id: string, step: string, done: boolean): Promise<void> {
  if (done) await tx.insert(case_plan_ticks).values({ case_id: id, step }).onConflictDoNothing();
  else
    await tx
      .delete(case_plan_ticks)
      .where(and(eq(case_plan_ticks.case_id, id), eq(case_plan_ticks.step, step)));
}
