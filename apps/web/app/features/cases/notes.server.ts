import { safe } from "@orpc/client";
import { type NoteType, noteType } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf, textOf } from "../../shell/form-data.ts";
import { answerTo, flashOutcome } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";

export interface NoteAnswer {
  toast: ToastWords;
  /** What was typed, where it was refused. */
  note?: { title: string; content: string; noteType: NoteType };
}

/** Saves the note form; a refusal carries back what was typed. */
export async function addNote(standing: RequestContext, id: string, form: FormData) {
  const note = {
    title: textOf(form, "title"),
    content: rawTextOf(form, "content"),
    noteType: noteType.catch("note").parse(textOf(form, "noteType")),
  };
  const refuse = (code: ToastCode, status: number) =>
    data<NoteAnswer>({ toast: toastWords(code), note }, { status });
  if (note.content.trim() === "") return refuse("noteFailed", 422);
  const { error } = await safe(
    standing.client.cases.addNote({
      id,
      content: note.content,
      note_type: note.noteType,
      ...(note.title === "" ? {} : { title: note.title }),
    }),
  );
  if (error === null) {
    flash(standing, "noteAdded");
    return redirect(`/case/${id}#record`);
  }
  const told = answerTo(error, standing, { event: "note_failed", otherwise: "noteFailed" });
  return refuse(told.toast, told.status);
}

/** Deletes a note that its writer has confirmed. */
export async function deleteNote(standing: RequestContext, id: string, form: FormData) {
  const { error } = await safe(standing.client.cases.deleteNote({ id, note_id: textOf(form, "note") }));
  flashOutcome(error, standing, {
    done: "noteDeleted",
    event: "note_deletion_failed",
    otherwise: "noteDeleteFailed",
  });
  return redirect(`/case/${id}#record`);
}
