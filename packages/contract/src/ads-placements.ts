import { oc } from "@orpc/contract";
import { z } from "zod";
import { approvalStatus, placementTier } from "./attorneys.ts";
import { answers } from "./errors.ts";
import { calendarDate, cents, id, instant, state } from "./vocabulary.ts";

export const tierName = z.enum(["standard", "premium", "premium_plus"]);
export type TierName = z.infer<typeof tierName>;

export const paymentSchedule = z.object({
  id,
  display_name: z.string(),
  billing_cycle_months: z.number().int(),
  discount_percentage: z.number().int(),
});
export type PaymentSchedule = z.infer<typeof paymentSchedule>;

/**
 * What placement costs a month, in whole cents: the tier's price, less the schedule's discount, times the place's
 * factor, rounded to the cent. The database computes the same when a subscription is written.
 */
export function calculatedMonthlyFee(parts: {
  monthly_base_price: number;
  discount_percentage: number;
  factor_percentage: number;
}): number {
  const { monthly_base_price, discount_percentage, factor_percentage } = parts;
  return Math.round((monthly_base_price * (100 - discount_percentage) * factor_percentage) / 10_000);
}

export const placementStatus = z.enum(["pending", "active", "past_due", "cancelled"]);

/** An attorney's paid placement. */
export const placement = z.object({
  id,
  status: placementStatus,
  tier: placementTier.extend({ name: tierName, shows_ads_on_cases: z.boolean() }),
  schedule: paymentSchedule,
  geographic_location: state,
  /** Percent of the place at the time of reading. */
  factor_percentage: z.number().int(),
  calculated_monthly_fee: cents,
  /** What one payment costs: the monthly fee times the months of the schedule. */
  payment_amount: cents,
  start_date: instant.nullable(),
  next_billing_date: calendarDate.nullable(),
  cancel_at_period_end: z.boolean(),
  /** A payment failed: unless it is paid through this day, the placement ends. */
  grace_until: calendarDate.nullable(),
});
export type Placement = z.infer<typeof placement>;

/** What choosing another plan is: a lower tier waits for the end of the paid time, everything else begins when paid. */
export const placementChange = z.enum(["start", "upgrade", "switch", "downgrade"]);
export type PlacementChange = z.infer<typeof placementChange>;

export const ownPlacement = z.object({
  attorney_id: id,
  name: z.string(),
  bar_state: state,
  is_active: z.boolean(),
  is_listed: z.boolean(),
  ad_approval_status: approvalStatus,
  /** The one that is paid for. */
  current: placement.nullable(),
  /** The one that waits for its payment. */
  pending: placement.extend({ change: placementChange }).nullable(),
});
export type OwnPlacement = z.infer<typeof ownPlacement>;

const needsProfile = answers("UNAUTHORIZED", "PROFILE_REQUIRED");

export const placements = {
  offer: oc
    .route({
      method: "GET",
      path: "/placement-offer",
      tags: ["advertising"],
      summary: "Tiers, payment schedules and places: everything a fee is computed from",
    })
    .output(
      z.object({
        tiers: z.array(placementTier.extend({ name: tierName, shows_ads_on_cases: z.boolean() })),
        schedules: z.array(paymentSchedule),
        /** States that cost more or less than 100 percent. */
        locations: z.array(z.object({ location: state, factor_percentage: z.number().int() })),
      }),
    ),
  mine: oc
    .route({
      method: "GET",
      path: "/attorney-subscription",
      tags: ["advertising"],
      summary:
        "My placement, the one that waits for payment, and whether I am listed; null without a profile",
    })
    .output(z.object({ placement: ownPlacement.nullable() }))
    .errors(answers("UNAUTHORIZED")),
  choose: oc
    .route({
      method: "POST",
      path: "/attorney-subscription",
      tags: ["advertising"],
      summary: "Choose a tier, schedule and place: a pending subscription, to be paid next",
      successStatus: 201,
    })
    .input(z.object({ tier: tierName, payment_schedule_id: id, geographic_location: state }))
    .output(z.object({ id, change: placementChange }))
    .errors({ ...needsProfile, ...answers("NOT_FOUND", "NOT_ALLOWED_NOW") }),
  discard: oc
    .route({
      method: "DELETE",
      path: "/attorney-subscription/pending",
      tags: ["advertising"],
      summary: "Give up the subscription that waits for payment",
    })
    .output(z.object({ id }))
    .errors({ ...needsProfile, ...answers("NOT_FOUND") }),
  pay: oc
    .route({
      method: "POST",
      path: "/attorney-subscription/payment",
      tags: ["advertising"],
      summary: "Start the checkout of my pending subscription; open the returned address",
    })
    .output(z.object({ url: z.string() }))
    .errors({
      ...needsProfile,
      ...answers("NOT_FOUND", "RATE_LIMITED", "ALREADY_PAID", "PAYMENT_FAILED"),
    }),
  cancel: oc
    .route({
      method: "POST",
      path: "/attorney-subscription/cancel",
      tags: ["advertising"],
      summary: "End my placement with its paid time",
    })
    .output(z.object({ ends_on: calendarDate.nullable() }))
    .errors({ ...needsProfile, ...answers("NOTHING_TO_CANCEL") }),
  keep: oc
    .route({
      method: "POST",
      path: "/attorney-subscription/keep",
      tags: ["advertising"],
      summary: "Take the cancellation of my placement back",
    })
    .output(z.object({ id }))
    .errors({ ...needsProfile, ...answers("NOTHING_TO_CANCEL", "PAYMENT_FAILED") }),
};
