import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { adState, ownAd } from "./ads.ts";
import { answers } from "./errors.ts";
import { id, state } from "./vocabulary.ts";

const needsAdmin = answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND");

/** An advertisement as an operator judges it. */
export const adForOperators = ownAd.extend({
  attorney_id: id,
  profile_name: z.string(),
  bar_state: state,
  bar_number: z.string(),
  is_verified: z.boolean(),
  is_listed: z.boolean(),
  priority_score: z.number().int(),
  /** States that the ad serves and in which no licence is on file. */
  states_without_licence: z.array(state),
});
export type AdForOperators = z.infer<typeof adForOperators>;

/** An operator's acts on advertisements, each with an audit row. Anyone else finds nothing. */
export const adminAds = {
  list: oc
    .route({
      method: "GET",
      path: "/admin/ads",
      tags: ["admin"],
      summary: "Advertisements in one state, who has waited longest first; or those with figures to check",
    })
    .input(z.object({ state: z.enum([...adState.options, "claims"]).default("pending") }))
    .output(z.object({ ads: z.array(adForOperators) }))
    .errors(needsAdmin),
  decide: oc
    .route({
      method: "POST",
      path: "/admin/ads/{id}/decision",
      tags: ["admin"],
      summary: "Approve an advertisement for 90 days, or reject it with a reason",
    })
    .input(
      z.object({
        id,
        decision: z.enum(["approved", "rejected"]),
        /** Shown to the attorney; a rejection needs one. */
        reason: z.string().trim().max(LENGTHS.ad_decision_reason).optional(),
        /** Stands higher among the ads of a case when larger; left out: as it was. */
        priority_score: z.number().int().min(0).max(1000).optional(),
        /** `updated_at` of the ad as the operator read it. */
        seen: z.string(),
      }),
    )
    .output(z.object({ id }))
    .errors({ ...needsAdmin, ...answers("ALREADY_CHANGED", "REASON_REQUIRED") }),
  decideClaims: oc
    .route({
      method: "POST",
      path: "/admin/ads/{id}/claims-decision",
      tags: ["admin"],
      summary: "Accept the filed figures of an advertisement, or reject them with a reason",
    })
    .input(
      z.object({
        id,
        decision: z.enum(["accepted", "rejected"]),
        reason: z.string().trim().max(LENGTHS.ad_decision_reason).optional(),
        seen: z.string(),
      }),
    )
    .output(z.object({ id }))
    .errors({ ...needsAdmin, ...answers("ALREADY_CHANGED", "REASON_REQUIRED") }),
  claimsDocument: oc
    .route({
      method: "GET",
      path: "/admin/ads/{id}/claims-document",
      tags: ["admin"],
      summary: "The PDF behind the filed figures, to be saved",
      outputStructure: "detailed",
    })
    .input(z.object({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() }))
    .errors(needsAdmin),
};
