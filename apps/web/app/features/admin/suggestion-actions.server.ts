import { safe } from "@orpc/client";
import { ADMIN_NOTES_MAX, id, suggestionStatus } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/admin.ts";
import { type SuggestionQuery, suggestionAddress } from "./suggestion-query.ts";

export interface NotesAnswer {
  notes: string;
  error: string | undefined;
}

/** Carries out what an operator does to the open suggestion. */
export async function suggestionAction(standing: RequestContext, query: SuggestionQuery, form: FormData) {
  const { id: open } = query;
  if (open === undefined) throw data(null, { status: 400 });
  const intent = textOf(form, "intent");
  if (intent === "merge") return merge(standing, query, open, textOf(form, "into"));
  const notes = textOf(form, "notes");
  if (intent === "notes" && notes.length > ADMIN_NOTES_MAX) {
    const answer: NotesAnswer = { notes, error: words.notesTooLong() };
    return data({ toast: undefined, answer }, { status: 422 });
  }
  const status = suggestionStatus.safeParse(textOf(form, "value"));
  if (intent !== "notes" && !status.success) throw data(null, { status: 400 });
  const { error } = await safe(
    standing.client.supportDesk.updateSuggestion({
      id: open,
      ...(intent === "notes" ? { admin_notes: notes } : { status: status.data }),
    }),
  );
  if (error !== null) {
    return failed(standing, error, intent === "notes" ? { notes, error: undefined } : undefined);
  }
  flash(standing, "suggestionUpdated");
  return redirect(suggestionAddress({ ...query, into: undefined }));
}

async function merge(standing: RequestContext, query: SuggestionQuery, from: string, target: string) {
  const into = id.safeParse(target);
  if (!into.success) throw data(null, { status: 400 });
  const { error } = await safe(standing.client.supportDesk.mergeSuggestion({ id: from, into: into.data }));
  if (error !== null) return failed(standing, error, undefined);
  flash(standing, "suggestionMerged");
  return redirect(suggestionAddress({ ...query, id: into.data, into: undefined }));
}

function failed(standing: RequestContext, error: unknown, answer: NotesAnswer | undefined) {
  const event = "suggestion_update_failed";
  const told = answerTo(error, standing, { event, otherwise: "suggestionUpdateFailed" });
  return data({ toast: toastWords(told.toast), answer }, { status: told.status });
}
