import { isDefinedError, safe } from "@orpc/client";
import { redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { flashOutcome, refusalOf } from "../../shell/refusal.server.ts";
import { type AdAnswer, readAd, valuesOf } from "./ad-values.ts";

const LIST = "/attorney-dashboard/subscription/ads";
const CENTS = 100;

/** Writes or changes an ad; refused, everything that was typed comes back with what is wrong. */
export async function saveAd(
  standing: RequestContext,
  form: FormData,
  id: string | null,
): Promise<AdAnswer | Response> {
  const { ads } = standing.client;
  const values = valuesOf(form);
  const read = readAd(values);
  if ("wrong" in read) return { values, wrong: read.wrong, found: [] };
  const { error } = await safe(id === null ? ads.create(read.input) : ads.update({ ...read.input, id }));
  if (error === null) {
    flash(standing, "adSent");
    return redirect(LIST);
  }
  if (isDefinedError(error) && error.code === "AD_REFUSED") {
    return { values, wrong: [], found: error.data.found };
  }
  const refusal = refusalOf(error, {
    PROFILE_REQUIRED: "adFailed",
    NOT_ALLOWED_NOW: "adFailed",
    NOT_FOUND: "adFailed",
  });
  if (refusal === null) throw error;
  flash(standing, refusal.toast);
  return redirect(LIST);
}

/** Files the figures of an ad, or takes them back. Answers with what is wrong. */
export async function saveClaims(
  standing: RequestContext,
  form: FormData,
  id: string,
): Promise<"fields" | "file" | Response> {
  const { ads } = standing.client;
  if (form.get("intent") === "withdraw") {
    const { error } = await safe(ads.withdrawClaims({ id }));
    flashOutcome(error, standing, {
      done: "claimsWithdrawn",
      event: "claims_not_withdrawn",
      otherwise: "adFailed",
    });
    return redirect(`${LIST}/${id}`);
  }
  const document = form.get("document");
  const [rate, settlement] = [textOf(form, "success_rate"), textOf(form, "average_settlement")];
  if (rate === "" && settlement === "") return "fields";
  if (!(document instanceof File) || document.size === 0) return "file";
  const { error } = await safe(
    ads.fileClaims({
      id,
      ...(rate === "" ? {} : { success_rate: Number(rate) }),
      ...(settlement === "" ? {} : { average_settlement: Math.round(Number(settlement) * CENTS) }),
      claims_period: textOf(form, "claims_period"),
      claims_n: Number(textOf(form, "claims_n")),
      document,
    }),
  );
  const code = errorCode(error);
  if (code === "FILE_REFUSED") return "file";
  if (code === "BAD_REQUEST") return "fields";
  if (error !== null) throw error;
  flash(standing, "claimsFiled");
  return redirect(`${LIST}/${id}`);
}
