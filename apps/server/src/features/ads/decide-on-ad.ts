import { type AdForOperators, state } from "@standing/contract";
import { type AuditAction, recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { readWhole } from "../../ports/files/files.ts";
import { dayOf } from "../../kernel/days.ts";
import { FILE_HEADERS, attachment } from "../../kernel/attachment.ts";
import { notify } from "../notifications/notify.ts";
import { windowOf } from "./figure-rules.ts";
import { presentAd } from "./own-ads.ts";
import { type AdRow, adsInState, lockAd, ownerOfAd, updateAd } from "./queries.ts";
import { approvalEnd, statesWithoutLicence } from "./rules.ts";

/** Where an attorney sees their ads. */
const HERE = "/attorney-dashboard/subscription/ads";

/**
 * Advertisements in one state, who has waited longest first.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function adsForOperators(
  context: RequestContext,
  input: { state: Parameters<typeof adsInState>[1] },
): Promise<{ ads: AdForOperators[] }> {
  requireSuperAdmin(context);
  const { pools, now } = context.services;
  const { first } = windowOf(dayOf(now()));
  const rows = await asActor(pools, actorOf(context), (tx) => adsInState(tx, input.state, first));
  return {
    ads: rows.map((row) => {
      const ad = presentAd(row, now());
      const { name, bar_state, ...profile } = row.profile;
      return {
        ...ad,
        attorney_id: row.ad.attorney_id,
        profile_name: name,
        bar_state: state.parse(bar_state),
        ...profile,
        priority_score: row.ad.priority_score,
        states_without_licence: statesWithoutLicence(ad.service_areas, bar_state),
      };
    }),
  };
}

interface Decision {
  id: string;
  reason?: string | undefined;
  seen: string;
}

/**
 * Approves an advertisement for 90 days, or rejects it with a reason; its attorney is told.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, REASON_REQUIRED, ALREADY_CHANGED when it was changed since the operator read it
 */
export async function decideOnAd(
  context: RequestContext,
  input: Decision & { decision: "approved" | "rejected"; priority_score?: number | undefined },
): Promise<{ id: string }> {
  const approved = input.decision === "approved";
  return decide(context, input, !approved, `ad.${input.decision}`, async (tx, ad) => {
    await updateAd(tx, ad.id, {
      ad_compliance_approved: approved,
      approved_at: approved ? context.services.now() : null,
      expires_at: approved ? approvalEnd(context.services.now()) : null,
      rejection_reason: approved ? null : (input.reason ?? null),
      ...(input.priority_score === undefined ? {} : { priority_score: input.priority_score }),
    });
    return input.decision;
  });
}

/**
 * Accepts the filed figures of an advertisement, or rejects them with a reason; its attorney is told.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, REASON_REQUIRED, ALREADY_CHANGED
 */
export async function decideOnClaims(
  context: RequestContext,
  input: Decision & { decision: "accepted" | "rejected" },
): Promise<{ id: string }> {
  const accepted = input.decision === "accepted";
  return decide(context, input, !accepted, `ad.claims_${input.decision}`, async (tx, ad) => {
    if (ad.claims_document_path === null) throw problem("NOT_FOUND");
    await updateAd(tx, ad.id, {
      claims_accepted_at: accepted ? context.services.now() : null,
      claims_rejection_reason: accepted ? null : (input.reason ?? null),
    });
    return accepted ? "figures_accepted" : "figures_rejected";
  });
}

async function decide(
  context: RequestContext,
  { id, reason, seen }: Decision,
  needsReason: boolean,
  action: AuditAction,
  write: (tx: Tx, ad: AdRow) => Promise<string>,
): Promise<{ id: string }> {
  requireSuperAdmin(context);
  if (needsReason && !reason) throw problem("REASON_REQUIRED");
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const ad = await lockAd(tx, id);
    if (!ad) throw problem("NOT_FOUND");
    if (ad.updated_at.toISOString() !== seen) throw problem("ALREADY_CHANGED");
    const status = await write(tx, ad);
    await recordAudit(tx, { action, entity: "attorney_ads", entity_id: id });
    const user_id = await ownerOfAd(tx, id);
    if (user_id !== null) {
      await notify(context.services, tx, {
        user_id,
        kind: "ad_review",
        path: HERE,
        params: { title: ad.ad_title, status },
        about: null,
        ...(reason ? { mail_words: reason } : {}),
      });
    }
    return { id };
  });
}

/**
 * The PDF behind the filed figures of an advertisement, to be saved and never shown.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function claimsDocument(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ headers: Record<string, string>; body: File }> {
  requireSuperAdmin(context);
  const { pools, files } = context.services;
  const path = await asActor(pools, actorOf(context), async (tx) => {
    const ad = await lockAd(tx, id);
    await recordAudit(tx, { action: "ad.claims_read", entity: "attorney_ads", entity_id: id });
    return ad?.claims_document_path ?? null;
  });
  const bytes = path === null ? null : await readWhole(files, path);
  if (!bytes) throw problem("NOT_FOUND");
  const name = `figures-${id}.pdf`;
  return {
    headers: { ...FILE_HEADERS, "content-disposition": attachment(name) },
    body: new File([Buffer.from(bytes)], name, { type: "application/pdf" }),
  };
}
