import { safe } from "@orpc/client";
import { type AnswerEffect, type CaseQuestions, problems } from "@standing/contract";
import { data } from "react-router";
import type { Client, RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import { readGivenAnswers } from "./given-answers.ts";

/** What an answer to questions of a case was answered with. */
export interface QuestionsAnswer {
  effect?: AnswerEffect | undefined;
  /** Which question was answered with what cannot be; null: nothing was answered at all. */
  refused?: { question: string | null } | undefined;
  toast?: ToastWords;
}

/** The buttons of the questions' forms, for the page that they are sent to. */
export const QUESTION_INTENTS = ["answer", "withdraw-answer"];

/** Is a posted form one of the questions' own. */
export const isAboutQuestions = (form: FormData) => QUESTION_INTENTS.includes(textOf(form, "intent"));

export async function loadQuestions(client: Client, id: string): Promise<CaseQuestions> {
  return client.cases.questions({ id });
}

/** Keeps what was answered, or takes an answer back; the page then says what changed. */
export async function answerQuestions(standing: RequestContext, id: string, form: FormData) {
  const { cases } = standing.client;
  const refuse = (question: string | null) =>
    data<QuestionsAnswer>({ refused: { question } }, { status: 422 });
  const answers = readGivenAnswers(form);
  const isWithdrawal = textOf(form, "intent") === "withdraw-answer";
  if (!isWithdrawal && Object.keys(answers).length === 0) return refuse(null);
  const { error, data: effect } = await safe(
    isWithdrawal
      ? cases.withdrawAnswer({ id, question_id: textOf(form, "question") })
      : cases.answer({ id, answers }),
  );
  if (error === null) return data<QuestionsAnswer>({ effect });
  const code = errorCode(error);
  if (code === "ANSWER_REFUSED")
    return refuse(problems.ANSWER_REFUSED.data.parse("data" in error ? error.data : null).question_id);
  const fail = (toast: ToastCode, status: number) =>
    data<QuestionsAnswer>({ toast: toastWords(toast) }, { status });
  const told = answerTo(error, standing, {
    event: "answer_failed",
    otherwise: "answerFailed",
    own: { NOT_EDITABLE: "analysisUnderWay", NOT_FOUND: "answerGone", BAD_REQUEST: "answerGone" },
  });
  return fail(told.toast, told.status);
}
