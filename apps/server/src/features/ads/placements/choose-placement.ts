import { type PlacementChange, type State, type TierName, state } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { placementsOf, planOf, requireProfile } from "./read-placement.ts";
import {
  allLocations,
  allSchedules,
  allTiers,
  deletePending,
  findSchedule,
  findTier,
  insertPending,
  lockAttorney,
} from "./queries.ts";
import { changeOf } from "./rules.ts";

/** Everything that a fee is computed from, for anyone to read. */
export async function readOffer(context: RequestContext) {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const locations = await allLocations(tx);
    return {
      tiers: await allTiers(tx),
      schedules: await allSchedules(tx),
      locations: locations.flatMap(({ location, factor_percentage }) => {
        const known = state.safeParse(location);
        return known.success ? [{ location: known.data, factor_percentage }] : [];
      }),
    };
  });
}

/**
 * Chooses a plan: it waits as pending until it is paid, in place of one that waited before. The one that runs goes on
 * as it is until then, also when the new one is smaller.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND for an unknown tier or schedule, NOT_ALLOWED_NOW for the plan
 *   that runs already
 */
export async function choosePlacement(
  context: RequestContext,
  input: { tier: TierName; payment_schedule_id: string; geographic_location: State },
): Promise<{ id: string; change: PlacementChange }> {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const { id: attorney_id } = await requireProfile(tx, context);
    await lockAttorney(tx, attorney_id);
    const tier = await findTier(tx, input.tier);
    const schedule = await findSchedule(tx, input.payment_schedule_id);
    if (!tier || !schedule) throw problem("NOT_FOUND");
    const { current } = await placementsOf(tx, attorney_id);
    const wanted = {
      tier_id: tier.id,
      placement_priority: tier.placement_priority,
      schedule_id: schedule.id,
      geographic_location: input.geographic_location,
    };
    const change = changeOf(current && planOf(current), wanted);
    // A plan that was cancelled may be bought again as it is; one that runs on may not.
    if (change === null && !current?.placement.cancel_at_period_end) throw problem("NOT_ALLOWED_NOW");
    await deletePending(tx, attorney_id);
    const { tier_id, schedule_id } = wanted;
    const { geographic_location } = input;
    const id = await insertPending(tx, { attorney_id, tier_id, schedule_id, geographic_location });
    await recordAudit(tx, {
      action: "placement.chosen",
      entity: "attorney_subscriptions",
      entity_id: id,
      details: { tier: input.tier, change: change ?? "switch" },
    });
    return { id, change: change ?? "switch" };
  });
}

/**
 * Gives up the plan that waits for payment.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export async function discardPending(context: RequestContext): Promise<{ id: string }> {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const { id: attorney_id } = await requireProfile(tx, context);
    const id = await deletePending(tx, attorney_id);
    if (id === null) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: "placement.discarded",
      entity: "attorney_subscriptions",
      entity_id: id,
    });
    return { id };
  });
}
