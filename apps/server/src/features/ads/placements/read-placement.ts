import { type OwnPlacement, type Placement, state } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { type PlacementRow, livePlacements, profileOf } from "./queries.ts";
import { changeOf, paymentAmount } from "./rules.ts";

/** The caller's profile, or PROFILE_REQUIRED. */
export async function requireProfile(tx: Tx, context: RequestContext) {
  const profile = await profileOf(tx, requireUser(context).id);
  if (!profile) throw problem("PROFILE_REQUIRED");
  return profile;
}

/** The paid and the pending placement of an attorney. */
export async function placementsOf(tx: Tx, attorneyId: string) {
  const rows = await livePlacements(tx, attorneyId);
  const pending = rows.find(({ placement }) => placement.status === "pending") ?? null;
  const current = rows.find(({ placement }) => placement.status !== "pending") ?? null;
  return { current, pending };
}

/** The parts of a placement that tell one plan from another. */
export function planOf({ placement, tier }: PlacementRow) {
  return {
    tier_id: tier.id,
    placement_priority: tier.placement_priority,
    schedule_id: placement.payment_schedule_id,
    geographic_location: placement.geographic_location,
  };
}

function present({ placement, tier, schedule, factor_percentage }: PlacementRow): Placement {
  const { name, display_name, placement_priority, monthly_base_price, features, shows_ads_on_cases } = tier;
  return {
    id: placement.id,
    status: placement.status,
    tier: { name, display_name, placement_priority, monthly_base_price, features, shows_ads_on_cases },
    schedule: {
      id: schedule.id,
      display_name: schedule.display_name,
      billing_cycle_months: schedule.billing_cycle_months,
      discount_percentage: schedule.discount_percentage,
    },
    geographic_location: state.parse(placement.geographic_location),
    factor_percentage,
    calculated_monthly_fee: placement.calculated_monthly_fee,
    payment_amount: paymentAmount(placement.calculated_monthly_fee, schedule.billing_cycle_months),
    start_date: placement.start_date?.toISOString() ?? null,
    next_billing_date: placement.next_billing_date,
    cancel_at_period_end: placement.cancel_at_period_end,
    grace_until: placement.grace_until,
  };
}

/**
 * The caller's placement and the one that waits for payment; null without an attorney profile.
 * @throws UNAUTHORIZED
 */
export async function ownPlacement(context: RequestContext): Promise<{ placement: OwnPlacement | null }> {
  const user = requireUser(context);
  context.services.faults.strike("placements");
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const profile = await profileOf(tx, user.id);
    if (!profile) return { placement: null };
    const { current, pending } = await placementsOf(tx, profile.id);
    return {
      placement: {
        attorney_id: profile.id,
        name: `${profile.first_name} ${profile.last_name}`,
        bar_state: state.parse(profile.bar_state),
        is_active: profile.is_active,
        is_listed: profile.is_listed,
        ad_approval_status: profile.ad_approval_status,
        current: current && present(current),
        pending: pending && {
          ...present(pending),
          change: changeOf(current && planOf(current), planOf(pending)) ?? "switch",
        },
      },
    };
  });
}
