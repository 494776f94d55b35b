import { safe } from "@orpc/client";
import type { CaseSubmission, SubmissionStep } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext, WebUser } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { CaseAnswer } from "./case-answer.ts";
import { readAgain } from "./first-reading.server.ts";
import { readGivenAnswers } from "./given-answers.ts";
import type { FieldProblem } from "./form-problem.ts";
import { incidentDays } from "./incident-days.server.ts";
import { caseValues, readCase, toldSoFar } from "./read-case-form.server.ts";
import { type CaseValues, isSensitive } from "./submission-rules.ts";
import { hasAgreed } from "./terms.server.ts";

/** Problems with a message of their own; all others say that the story is not complete. */
const TOAST_OF_PROBLEM: Partial<Record<FieldProblem, ToastCode>> = {
  legalCategoryRequired: "legalCategoryRequired",
  descriptionRequired: "descriptionRequired",
  storyRequired: "storyRequired",
};

/** A form that may be submitted, or what the page answers to it. */
type ReadForm = { submission: CaseSubmission } | Refused;
export interface Refused {
  answer: CaseAnswer;
  status: number;
}

const refusing =
  (values: CaseValues) =>
  (code: ToastCode, status: number, more: CaseAnswer = {}): Refused => ({
    answer: { values, toast: toastWords(code), ...more },
    status,
  });

/** Reads a case form of a signed-in person in the order terms, fields. Every refusal carries back what was typed. */
async function readForm(standing: RequestContext, user: WebUser, form: FormData): Promise<ReadForm> {
  const values = caseValues(form);
  const refuse = refusing(values);
  if (!(await hasAgreed(standing, user.id))) return refuse("termsRequired", 403);
  if (isSensitive(values.category) && !form.has("stage")) return refuse("shortForm", 422);
  const read = readCase(values, textOf(form, "submissionKey"), incidentDays());
  if ("broken" in read) {
    const toast = read.broken === null ? undefined : TOAST_OF_PROBLEM[read.broken.problem];
    return refuse(toast ?? "storyIncomplete", 422, read.broken ?? {});
  }
  return { submission: { ...read.submission, answers: readGivenAnswers(form) } };
}

/** What the page answers to a submission that was refused, also in the middle of its steps. */
export function refusedSubmission(
  error: unknown,
  standing: RequestContext,
  user: WebUser,
  form: FormData,
): Refused {
  const refuse = refusing(caseValues(form));
  if (errorCode(error) === "INCIDENT_DATE_REFUSED")
    return refuse("storyIncomplete", 422, { field: "date", problem: "dateInvalid" });
  const told = answerTo(error, standing, {
    event: "submission_failed",
    otherwise: "submissionFailed",
    own: { TERMS_REQUIRED: "termsRequired" },
  });
  const unverified = told.code === "EMAIL_NOT_VERIFIED" ? user.email : undefined;
  return refuse(told.toast, told.status, { unverified });
}

/** Submits a case form in the order terms, fields, monthly limit, creation; its steps, from the creation on. */
export async function beginSubmission(
  standing: RequestContext,
  user: WebUser,
  form: FormData,
): Promise<{ steps: AsyncIterable<SubmissionStep> } | Refused> {
  const read = await readForm(standing, user, form);
  if ("answer" in read) return read;
  const { error, data: steps } = await safe(standing.client.cases.submitAndFollow(read.submission));
  return error === null ? { steps } : refusedSubmission(error, standing, user, form);
}

/** Submits a case form of a page without scripts, or reads it for the first time where its other button was pressed. */
export async function submitCase(standing: RequestContext, user: WebUser, form: FormData) {
  if (textOf(form, "step") === "read") return readFirst(standing, form);
  const begun = await beginSubmission(standing, user, form);
  if ("answer" in begun) return data<CaseAnswer>(begun.answer, { status: begun.status });
  try {
    for await (const step of begun.steps)
      if (step.step === "shown") {
        const isDone = step.card.status === "completed";
        flash(standing, isDone ? "caseSubmittedAnalyzed" : "caseSubmitted", { about: step.card.id });
      }
  } catch (error) {
    const { answer, status } = refusedSubmission(error, standing, user, form);
    return data<CaseAnswer>(answer, { status });
  }
  return redirect("/dashboard");
}

async function readFirst(standing: RequestContext, form: FormData) {
  const values = caseValues(form);
  const refuse = (code: ToastCode, status: number, more: CaseAnswer = {}) =>
    data<CaseAnswer>({ values, toast: toastWords(code), ...more }, { status });
  const told = toldSoFar(values, incidentDays());
  if (told === null) return refuse("readingNeedsMore", 422, { field: "description" });
  const answer = await readAgain(standing, told, form);
  return "toast" in answer
    ? refuse(answer.toast, answer.status)
    : data<CaseAnswer>({ values, ...answer }, { status: answer.refused === undefined ? 200 : 422 });
}
