import { safe } from "@orpc/client";
import { state } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/admin-desk.ts";

/** Decides about an attorney or records a check of a licence; `back` is the list it was done in. */
export async function attorneyAction(standing: RequestContext, back: string, form: FormData) {
  const id = textOf(form, "id");
  const intent = textOf(form, "intent");
  if (intent === "licence") return recordCheck(standing, back, id, form);
  if (intent !== "approved" && intent !== "rejected") throw data(null, { status: 400 });
  const { error } = await safe(
    standing.client.adminAttorneys.decide({
      id,
      decision: intent,
      despite_failed_check: form.get("despite_failed_check") === "on",
    }),
  );
  if (errorCode(error) === "LICENSE_CHECK_FAILED")
    return data({ toast: undefined, refused: { id, error: undefined, asked: true } }, { status: 409 });
  return answer(standing, back, error);
}

async function recordCheck(standing: RequestContext, back: string, id: string, form: FormData) {
  const regulator = textOf(form, "regulator");
  const bar_state = state.safeParse(textOf(form, "bar_state"));
  const result = textOf(form, "result");
  if (!bar_state.success || (result !== "valid" && result !== "invalid")) throw data(null, { status: 400 });
  if (regulator === "")
    return data(
      { toast: undefined, refused: { id, error: words.regulatorRequired(), asked: false } },
      { status: 422 },
    );
  const { error } = await safe(
    standing.client.adminAttorneys.recordLicenceCheck({
      id,
      regulator,
      bar_state: bar_state.data,
      bar_number: textOf(form, "bar_number"),
      result,
      note: textOf(form, "note") || undefined,
    }),
  );
  return answer(standing, back, error);
}

function answer(standing: RequestContext, back: string, error: unknown) {
  if (error === null || error === undefined) {
    flash(standing, "attorneyUpdated");
    return redirect(back);
  }
  const event = "attorney_update_failed";
  const told = answerTo(error, standing, { event, otherwise: "attorneyUpdateFailed" });
  return data({ toast: toastWords(told.toast), refused: undefined }, { status: told.status });
}
