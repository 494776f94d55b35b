import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/admin-desk.ts";

/** Decides about an advertisement or about the figures filed with it; `back` is the list it was done in. */
export async function adAction(standing: RequestContext, back: string, form: FormData) {
  const { adminAds } = standing.client;
  const given = {
    id: textOf(form, "id"),
    seen: textOf(form, "seen"),
    reason: textOf(form, "reason") || undefined,
  };
  const { error } = await safe(decide(adminAds, textOf(form, "intent"), given));
  if (error === null) {
    flash(standing, "adUpdated");
    return redirect(back);
  }
  if (errorCode(error) === "REASON_REQUIRED")
    return data(
      { toast: undefined, refused: { id: given.id, error: words.reasonRequired() } },
      { status: 422 },
    );
  const told = answerTo(error, standing, {
    event: "ad_update_failed",
    otherwise: "adUpdateFailed",
    own: { ALREADY_CHANGED: "adChanged" },
  });
  return data({ toast: toastWords(told.toast), refused: undefined }, { status: told.status });
}

interface Given {
  id: string;
  seen: string;
  reason: string | undefined;
}

async function decide(adminAds: RequestContext["client"]["adminAds"], intent: string, given: Given) {
  if (intent === "approved" || intent === "rejected") return adminAds.decide({ ...given, decision: intent });
  if (intent === "claims-accepted") return adminAds.decideClaims({ ...given, decision: "accepted" });
  if (intent === "claims-rejected") return adminAds.decideClaims({ ...given, decision: "rejected" });
  throw data(null, { status: 400 });
}
