import type { AdFigures, AttorneySettings } from "@standing/contract";
import { specialty } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader, withActor } from "../../kernel/unit-of-work.ts";
import { dayOf } from "../../kernel/days.ts";
import { figuresOf, windowOf } from "./figure-rules.ts";
import { requireProfile } from "./own-ads.ts";
import { countsSince, hasProfile, setScore, setSettings } from "./queries.ts";

/**
 * Showings, clicks and conversions of the caller's last 30 days against the 30 before, by day, and the performance
 * score. Counts only: who they were stays in the database.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export async function ownFigures(context: RequestContext): Promise<AdFigures> {
  const { pools, now } = context.services;
  const today = dayOf(now());
  return asActor(pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    const counts = await countsSince(tx, profile.id, windowOf(today).before);
    const figures = figuresOf(counts, today, profile);
    const { total } = figures.score;
    // What the page shows and what its row says are one number, also between two runs of the job.
    if (total !== profile.ad_performance_score)
      await withActor(tx, systemActor, () => setScore(tx, profile.id, total));
    return figures;
  });
}

/** Whether the caller has an attorney profile. */
export async function isAttorney(context: RequestContext): Promise<{ is_attorney: boolean }> {
  const { user } = context;
  if (!user) return { is_attorney: false };
  return asReader(context.services.pools, actorOf(context), async (tx) => ({
    is_attorney: await hasProfile(tx, user.id),
  }));
}

/**
 * What the caller can set on their dashboard.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export async function readSettings(context: RequestContext): Promise<AttorneySettings> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    const { is_active, specialties, availability_status, consultation_type, consultation_fee } = profile;
    return {
      is_active,
      specialties: specialty.array().parse(specialties),
      availability_status,
      consultation_type,
      consultation_fee,
    };
  });
}

/**
 * Sets visibility, specialties, availability and fee of the caller's profile; a free consultation has no fee.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export async function saveSettings(
  context: RequestContext,
  input: AttorneySettings,
): Promise<AttorneySettings> {
  const user = requireUser(context);
  const settings = {
    ...input,
    consultation_fee: input.consultation_type === "paid" ? input.consultation_fee : 0,
  };
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    await setSettings(tx, user.id, settings);
    await recordAudit(tx, {
      action: "attorney.settings_changed",
      entity: "attorney_profiles",
      entity_id: profile.id,
      details: { is_active: settings.is_active, availability_status: settings.availability_status },
    });
    return settings;
  });
}
