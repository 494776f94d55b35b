import { ADS, type AdInput, type OwnAd, legalCategory, state } from "@standing/contract";
import type { z } from "zod";
import { systemActor } from "../../kernel/actor.ts";
import { type AuditAction, recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor, withActor } from "../../kernel/unit-of-work.ts";
import { dayOf } from "../../kernel/days.ts";
import { windowOf } from "./figure-rules.ts";
import {
  type AdRow,
  type AdWithCounts,
  adsOf,
  countAds,
  deleteAd,
  insertAd,
  lockAd,
  profileOf,
  updateAd,
} from "./queries.ts";
import { findingsOf, stateOf } from "./rules.ts";

/** The caller's profile, or PROFILE_REQUIRED. */
export async function requireProfile(tx: Tx, context: RequestContext) {
  const profile = await profileOf(tx, requireUser(context).id);
  if (!profile) throw problem("PROFILE_REQUIRED");
  return profile;
}

/** An advertisement as its attorney sees it. */
export function presentAd({ ad, impressions, clicks }: AdWithCounts, now: Date): OwnAd {
  return {
    ...inputOf(ad),
    id: ad.id,
    state: stateOf(ad, now),
    is_active: ad.is_active,
    rejection_reason: ad.rejection_reason,
    expires_at: ad.expires_at?.toISOString() ?? null,
    updated_at: ad.updated_at.toISOString(),
    claims: {
      success_rate: ad.success_rate,
      average_settlement: ad.average_settlement,
      claims_period: ad.claims_period,
      claims_n: ad.claims_n,
      has_document: ad.claims_document_path !== null,
      claims_accepted_at: ad.claims_accepted_at?.toISOString() ?? null,
      claims_rejection_reason: ad.claims_rejection_reason,
    },
    impressions,
    clicks,
  };
}

/** Those of the kept words that are in use. */
function known<T>(vocabulary: z.ZodType<T>, kept: readonly string[]): T[] {
  return kept
    .map((word) => vocabulary.safeParse(word))
    .flatMap(({ data }) => (data === undefined ? [] : [data]));
}

function inputOf(ad: AdRow): AdInput {
  return {
    ad_title: ad.ad_title,
    ad_description: ad.ad_description,
    attorney_name: ad.attorney_name,
    law_firm: ad.law_firm,
    years_experience: ad.years_experience,
    website_url: ad.website_url,
    case_types: known(legalCategory, ad.case_types),
    service_areas: known(state, ad.service_areas),
  };
}

/**
 * The caller's advertisements, newest first, with their counts of the last 30 days.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export async function ownAds(context: RequestContext): Promise<{ ads: OwnAd[] }> {
  const { pools, now } = context.services;
  return asActor(pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    const rows = await adsOf(tx, profile.id, windowOf(dayOf(now())).first);
    return { ads: rows.map((row) => presentAd(row, now())) };
  });
}

/**
 * Writes an advertisement. It is checked by the rules and waits for an operator.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, AD_REFUSED, NOT_ALLOWED_NOW when there are as many as may be kept
 */
export async function createAd(context: RequestContext, input: AdInput): Promise<{ id: string }> {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    const found = findingsOf(input, profile);
    if (found.length > 0) throw problem("AD_REFUSED", { found });
    if ((await countAds(tx, profile.id)) >= ADS.per_attorney) throw problem("NOT_ALLOWED_NOW");
    const id = await insertAd(tx, profile.id, input);
    await recordAudit(tx, { action: "ad.created", entity: "attorney_ads", entity_id: id });
    return { id };
  });
}

/**
 * Changes an advertisement of the caller. Other words, matters or places end its approval.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND, AD_REFUSED
 */
export async function updateOwnAd(
  context: RequestContext,
  { id, ...input }: AdInput & { id: string },
): Promise<{ id: string }> {
  return onOwnAd(context, id, "ad.changed", async (tx, _ad, profile) => {
    const found = findingsOf(input, profile);
    if (found.length > 0) throw problem("AD_REFUSED", { found });
    await updateAd(tx, id, input);
  });
}

/**
 * Pauses an advertisement of the caller, or lets it run.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export async function setAdActive(
  context: RequestContext,
  { id, is_active }: { id: string; is_active: boolean },
): Promise<{ id: string }> {
  return onOwnAd(context, id, is_active ? "ad.resumed" : "ad.paused", (tx) =>
    updateAd(tx, id, { is_active }),
  );
}

/**
 * Asks for approval again, for an advertisement whose approval has run out.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND, NOT_ALLOWED_NOW, AD_REFUSED where rules have changed since
 */
export async function resubmitAd(context: RequestContext, { id }: { id: string }): Promise<{ id: string }> {
  return onOwnAd(context, id, "ad.resubmitted", async (tx, ad, profile) => {
    if (stateOf(ad, context.services.now()) !== "expired") throw problem("NOT_ALLOWED_NOW");
    const found = findingsOf(inputOf(ad), profile);
    if (found.length > 0) throw problem("AD_REFUSED", { found });
    await withActor(tx, systemActor, () =>
      updateAd(tx, id, { ad_compliance_approved: false, approved_at: null, expires_at: null }),
    );
  });
}

/**
 * Deletes an advertisement of the caller with its counts and its filed document.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export async function removeAd(context: RequestContext, { id }: { id: string }): Promise<{ id: string }> {
  return onOwnAd(context, id, "ad.deleted", async (tx, ad) => {
    await deleteAd(tx, id);
    if (ad.claims_document_path !== null) await context.services.files.delete(ad.claims_document_path);
  });
}

type Profile = Awaited<ReturnType<typeof requireProfile>>;

/** Does something with an advertisement of the caller, held by the transaction, and notes it. */
export async function onOwnAd(
  context: RequestContext,
  id: string,
  action: AuditAction,
  work: (tx: Tx, ad: AdRow, profile: Profile) => Promise<void>,
): Promise<{ id: string }> {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    const ad = await lockAd(tx, id, profile.id);
    if (!ad) throw problem("NOT_FOUND");
    await work(tx, ad, profile);
    await recordAudit(tx, { action, entity: "attorney_ads", entity_id: id });
    return { id };
  });
}
