import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext, WebUser } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { CaseAnswer } from "./case-form.tsx";
import { readAgain } from "./first-reading.server.ts";
import { readGivenAnswers } from "./given-answers.ts";
import type { FieldProblem } from "./form-problem.ts";
import { incidentDays } from "./incident-days.server.ts";
import { caseValues, readCase, toldSoFar } from "./read-case-form.server.ts";
import { isSensitive } from "./submission-rules.ts";
import { hasAgreed } from "./terms.server.ts";

/** Problems with a message of their own; all others say that the story is not complete. */
const TOAST_OF_PROBLEM: Partial<Record<FieldProblem, ToastCode>> = {
  legalCategoryRequired: "legalCategoryRequired",
  descriptionRequired: "descriptionRequired",
  storyRequired: "storyRequired",
};

/**
 * Submits a case form of a signed-in person in the order terms, fields, monthly limit, creation.
 * With `step=check` it stops before creating, for a page that shows each step; without JavaScript all run at once.
 * Every refusal carries back what was typed.
 */
export async function submitCase(standing: RequestContext, user: WebUser, form: FormData) {
  const { client } = standing;
  const values = caseValues(form);
  const refuse = (code: ToastCode, status: number, more: CaseAnswer = {}) =>
    data<CaseAnswer>({ values, toast: toastWords(code), ...more }, { status });
  const step = textOf(form, "step");
  if (step === "read") {
    const told = toldSoFar(values, incidentDays());
    if (told === null) return refuse("readingNeedsMore", 422, { field: "description" });
    const answer = await readAgain(standing, told, form);
    return "toast" in answer
      ? refuse(answer.toast, answer.status)
      : data<CaseAnswer>({ values, ...answer }, { status: answer.refused === undefined ? 200 : 422 });
  }

  if (!(await hasAgreed(standing, user.id))) return refuse("termsRequired", 403);
  if (isSensitive(values.category) && !form.has("stage")) return refuse("shortForm", 422);
  const read = readCase(values, textOf(form, "submissionKey"), incidentDays());
  if ("broken" in read) {
    const toast = read.broken === null ? undefined : TOAST_OF_PROBLEM[read.broken.problem];
    return refuse(toast ?? "storyIncomplete", 422, read.broken ?? {});
  }
  if (step !== "create") {
    const stats = await client.billing.stats();
    if (!stats.can_submit) return refuse("submissionLimitReached", 403);
    if (step === "check") return data<CaseAnswer>({ checked: true });
  }
  const { error, data: created } = await safe(
    client.cases.submit({ ...read.submission, answers: readGivenAnswers(form) }),
  );
  if (error === null) {
    flash(standing, "caseSubmitted", { about: created.id });
    // A page that shows each step goes on by itself once it has shown that the case exists.
    return step === "create" ? data<CaseAnswer>({ created: true }) : redirect("/dashboard");
  }
  if (errorCode(error) === "INCIDENT_DATE_REFUSED")
    return refuse("storyIncomplete", 422, { field: "date", problem: "dateInvalid" });
  const told = answerTo(error, standing, { event: "submission_failed", otherwise: "submissionFailed" });
  const unverified = told.code === "EMAIL_NOT_VERIFIED" ? user.email : undefined;
  return refuse(told.toast, told.status, { unverified });
}
