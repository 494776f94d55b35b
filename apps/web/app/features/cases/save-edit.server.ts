import { safe } from "@orpc/client";
import { problems } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import type { EditField, EditValues } from "./edit-rules.ts";
import type { FieldProblem } from "./form-problem.ts";
import { incidentDays } from "./incident-days.server.ts";
import { readEdit } from "./read-edit-form.server.ts";

export interface EditAnswer {
  values: EditValues;
  toast: ToastWords;
  /** The version that the next save is based on. */
  base: number;
  field?: EditField | undefined;
  problem?: FieldProblem | undefined;
  /** Somebody saved this version in between. */
  conflict?: boolean | undefined;
}

/** Saves the form that edits a case; every refusal carries back what was typed. */
export async function saveEdit(standing: RequestContext, id: string, form: FormData) {
  const values: EditValues = {
    title: textOf(form, "title"),
    caseType: textOf(form, "caseType"),
    description: textOf(form, "description"),
    date: textOf(form, "date"),
    location: textOf(form, "location"),
    city: textOf(form, "city"),
    state: textOf(form, "state"),
    summary: textOf(form, "summary"),
  };
  const base = Number.parseInt(textOf(form, "base"), 10) || 1;
  const reanalyze = form.get("intent") === "reanalyze";
  const refuse = (code: ToastCode, status: number, more: Partial<EditAnswer> = {}) =>
    data<EditAnswer>({ values, base, toast: toastWords(code), ...more }, { status });

  const read = readEdit(values, { id, base_version: base, reanalyze }, incidentDays());
  if ("broken" in read) return refuse("storyIncomplete", 422, read.broken ?? {});
  const { error } = await safe(standing.client.cases.edit(read.edit));
  if (error === null) {
    flash(standing, reanalyze ? "caseUpdatedAnalyzing" : "caseUpdated", { about: id });
    return redirect(`/case/${id}`);
  }
  const code = errorCode(error);
  if (code === "NOT_FOUND") throw data(null, { status: 404 });
  if (code === "INCIDENT_DATE_REFUSED")
    return refuse("storyIncomplete", 422, { field: "date", problem: "dateInvalid" });
  if (code === "UNKNOWN_CLAIM_TYPE")
    return refuse("storyIncomplete", 422, { field: "caseType", problem: "choiceUnknown" });
  if (code === "EDIT_CONFLICT") {
    const saved = problems.EDIT_CONFLICT.data.parse("data" in error ? error.data : null);
    return refuse("editConflict", 409, { conflict: true, base: saved.version_number });
  }
  const told = answerTo(error, standing, { event: "update_failed", otherwise: "updateFailed" });
  return refuse(told.toast, told.status);
}
