import { safe } from "@orpc/client";
import { ATTORNEY_LIMITS } from "@standing/contract";
import { data } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/attorneys.ts";

export interface ReviewAnswer {
  values: { review_text: string; rating: string };
  errors: { rating?: string | undefined };
  toast?: ToastWords;
}

/** Publishes a review, or an attorney's reply to one. Null when it is done; what was typed otherwise. */
export async function sendReview(standing: RequestContext, id: string, form: FormData) {
  const { client } = standing;
  if (form.get("intent") === "reply") {
    const reply = textOf(form, "reply").slice(0, ATTORNEY_LIMITS.review_max);
    const { error } = await safe(client.attorneys.replyToReview({ id: textOf(form, "review"), reply }));
    if (error === null) flash(standing, "replySaved");
    return error === null ? null : refused(standing, error, { review_text: "", rating: "" });
  }
  const values = { review_text: textOf(form, "review_text"), rating: textOf(form, "rating") };
  const rating = Number(values.rating);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    return data<ReviewAnswer>({ values, errors: { rating: words.reviewPick() } }, { status: 422 });
  }
  const review_text = values.review_text.slice(0, ATTORNEY_LIMITS.review_max);
  const { error } = await safe(client.attorneys.createReview({ id, rating, review_text }));
  if (error === null) flash(standing, "reviewSaved");
  return error === null ? null : refused(standing, error, values);
}

function refused(standing: RequestContext, error: unknown, values: ReviewAnswer["values"]) {
  const told = answerTo(error, standing, { event: "review_failed", otherwise: "reviewFailed" });
  return data<ReviewAnswer>({ values, errors: {}, toast: toastWords(told.toast) }, { status: told.status });
}
