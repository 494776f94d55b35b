import type { CaseNote, NoteType } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { readOwnCase, withOwnCase } from "./own-case.ts";
import { presentNote } from "./present.ts";
import { insertNote, notesOf, removeNote } from "./record/queries.ts";

const NOTES = { max: 120, windowSeconds: 3600 };

/**
 * The notes of one of the caller's cases, newest first.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function listNotes(
  context: RequestContext,
  input: { id: string },
): Promise<{ notes: CaseNote[] }> {
  return readOwnCase(context, input.id, async (tx, row) => ({
    notes: (await notesOf(tx, row.id)).map(presentNote),
  }));
}

/**
 * Adds a note, which only its writer sees. It counts as activity of the case.
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED
 */
export async function addNote(
  context: RequestContext,
  input: { id: string; title?: string | undefined; content: string; note_type: NoteType },
): Promise<CaseNote> {
  const user = requireUser(context);
  await context.services.rateLimiter.take({ key: `note:${user.id}`, ...NOTES });
  context.services.faults.strike("add-note");
  const { title = null, content, note_type } = input;
  return withOwnCase(context, input.id, async (tx, row) => {
    const note = await insertNote(tx, { case_id: row.id, user_id: user.id, title, content, note_type });
    await recordAudit(tx, { action: "case.note_added", entity: "case_notes", entity_id: note.id });
    return presentNote(note);
  });
}

/**
 * Deletes a note for good.
 * @throws UNAUTHORIZED; NOT_FOUND also for a note that is of another case
 */
export async function deleteNote(
  context: RequestContext,
  input: { id: string; note_id: string },
): Promise<void> {
  await withOwnCase(context, input.id, async (tx, row) => {
    if (!(await removeNote(tx, row.id, input.note_id))) throw problem("NOT_FOUND");
    await recordAudit(tx, { action: "case.note_deleted", entity: "case_notes", entity_id: input.note_id });
  });
}
