import { safe } from "@orpc/client";
import { TICKET_REPLY_MAX } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/support.ts";

/** Sends a reply and shows the ticket again; a refusal carries back what was typed. */
export async function sendReply(standing: RequestContext, id: string, form: FormData) {
  const body = textOf(form, "body");
  const refusal =
    body === "" ? words.replyRequired() : body.length > TICKET_REPLY_MAX ? words.replyTooLong() : undefined;
  if (refusal !== undefined) return data({ body, error: refusal, toast: undefined }, { status: 422 });
  const { error } = await safe(standing.client.support.replyToTicket({ id, body }));
  if (error === null) {
    flash(standing, "replySent");
    return redirect(`/tickets/${id}`);
  }
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  const told = answerTo(error, standing, { event: "reply_failed", otherwise: "replyFailed" });
  return data({ body, error: undefined, toast: toastWords(told.toast) }, { status: told.status });
}
