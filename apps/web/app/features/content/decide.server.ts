import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";

const DONE = {
  approve: "contentApproved",
  schedule: "contentApproved",
  publish: "contentPublished",
} as const;
const LIST = "/moderation/content";

/** Carries out what an operator pressed; a refusal carries back what was typed. */
export async function decideContent(standing: RequestContext, form: FormData, id: string) {
  const seen = textOf(form, "seen");
  const reason = textOf(form, "reason");
  const is_sponsored = form.get("is_sponsored") === "on";
  const intent = textOf(form, "intent");
  const refuse = (code: ToastCode, status = 422) =>
    data({ toast: toastWords(code), code, reason }, { status });
  const { decide } = standing.client.content;
  const answer = async (done: ToastCode, call: ReturnType<typeof decide>) => {
    const { error } = await safe(call);
    if (errorCode(error) === "ALREADY_CHANGED") {
      flash(standing, "contentChangedMeanwhile");
      return redirect(`${LIST}/${id}`);
    }
    if (error === null) {
      flash(standing, done);
      return redirect(LIST);
    }
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refuse(refusal.toast, refusal.status);
  };
  if (intent === "reject") {
    if (reason === "") return refuse("reasonRequired");
    return answer("contentRejected", decide({ id, seen, act: "reject", reason }));
  }
  if (intent === "schedule") {
    const publish_at = instantOf(textOf(form, "publish_at"), textOf(form, "offset_minutes"));
    if (publish_at === null) return refuse("dateRequired");
    return answer(DONE.schedule, decide({ id, seen, act: "schedule", is_sponsored, publish_at }));
  }
  const act = intent === "publish" ? "publish" : "approve";
  return answer(DONE[act], decide({ id, seen, act, is_sponsored }));
}

/** A date and time as typed, in the zone that is so many minutes behind UTC; null unless it lies ahead. */
function instantOf(local: string, offset: string): string | null {
  const minutes = Number(offset === "" ? "0" : offset);
  const at = Date.parse(`${local}Z`) + minutes * 60_000;
  return Number.isFinite(at) && at > Date.now() ? new Date(at).toISOString() : null;
}
