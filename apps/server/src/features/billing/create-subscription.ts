import type { PlanType } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { DESCRIPTIONS } from "./descriptions.en.ts";
import { findSubscription, priceOf } from "./queries.ts";
import { MONTHS_OF_PLAN, planInForce, replacesPlan } from "./rules.ts";
import { startPurchase } from "./start-purchase.ts";

const PAGE = "/subscription/upgrade";

/**
 * Starts a checkout for a plan. The annual plan may take the place of a running monthly one, whose unused part is
 * paid back when it does; a plan that is cancelled may be followed by any.
 * @returns the address to open
 * @throws UNAUTHORIZED, RATE_LIMITED, PLAN_IN_FORCE, ALREADY_PAID, PAYMENT_FAILED
 */
export async function createSubscription(
  context: RequestContext,
  input: { planType: PlanType },
): Promise<{ url: string }> {
  const user = requireUser(context);
  const { pools, now } = context.services;
  const { amount } = await asActor(pools, actorOf(context), async (tx) => {
    const row = await findSubscription(tx, user.id);
    const held = { plan: planInForce(row, now()), cancelled: row?.cancel_at_period_end ?? false };
    if (!replacesPlan(held, input.planType)) throw problem("PLAN_IN_FORCE");
    return priceOf(tx, input.planType);
  });
  const url = await startPurchase(context, {
    purpose: "subscription",
    reference_id: null,
    amount,
    every_months: MONTHS_OF_PLAN[input.planType],
    description: DESCRIPTIONS[input.planType],
    success_path: PAGE,
    cancel_path: PAGE,
  });
  return { url };
}
