import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { startPurchase } from "../../billing/start-purchase.ts";
import { describePlacement } from "./descriptions.en.ts";
import { placementsOf, requireProfile } from "./read-placement.ts";
import { paymentAmount } from "./rules.ts";

const HERE = "/attorney-payment";

/**
 * Starts the checkout of the caller's pending placement. It becomes active when the payment provider says that it is
 * paid.
 * @returns the address to open
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND without a pending one, RATE_LIMITED, ALREADY_PAID, PAYMENT_FAILED
 */
export async function payPlacement(context: RequestContext): Promise<{ url: string }> {
  const pending = await asActor(context.services.pools, actorOf(context), async (tx) => {
    const profile = await requireProfile(tx, context);
    return (await placementsOf(tx, profile.id)).pending;
  });
  if (!pending) throw problem("NOT_FOUND");
  const { placement, tier, schedule } = pending;
  const url = await startPurchase(context, {
    purpose: "attorney_subscription",
    reference_id: placement.id,
    amount: paymentAmount(placement.calculated_monthly_fee, schedule.billing_cycle_months),
    every_months: schedule.billing_cycle_months,
    description: describePlacement(tier.display_name, placement.geographic_location),
    success_path: HERE,
    cancel_path: HERE,
  });
  return { url };
}
