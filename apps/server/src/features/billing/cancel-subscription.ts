import type { Subscription } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { findSubscription, lastPlanOrder, lockSubscription, markRefunded, setPlanEnd } from "./queries.ts";
import { guaranteeEnd, isWithin, planInForce } from "./rules.ts";

/**
 * The caller's plan and until when its money is paid back.
 * @throws UNAUTHORIZED
 */
export async function ownSubscription(tx: Tx, userId: string, now: Date): Promise<Subscription> {
  const row = await findSubscription(tx, userId);
  const plan = planInForce(row, now);
  const order = plan === "free" ? null : await lastPlanOrder(tx, userId);
  const until = order?.paid_at ? guaranteeEnd(order.paid_at) : null;
  return {
    subscription_type: plan,
    current_period_end: plan === "free" ? null : (row?.current_period_end ?? null),
    cancel_at_period_end: plan !== "free" && (row?.cancel_at_period_end ?? false),
    refundable_until: until !== null && isWithin(until, now) ? until : null,
  };
}

/**
 * Cancels the caller's plan. Within the guarantee the money is paid back and the plan ends; later it ends with the
 * time that is paid for. The provider is asked under the order's lock and with the order's id, so that asking twice
 * pays back once.
 * @returns what was paid back, in cents, and the plan as it now is
 * @throws UNAUTHORIZED, NOTHING_TO_CANCEL
 */
export async function cancelSubscription(
  context: RequestContext,
): Promise<{ refunded: number; subscription: Subscription }> {
  const user = requireUser(context);
  const { pools, payments, now } = context.services;
  return asActor(pools, systemActor, async (tx) => {
    const row = await lockSubscription(tx, user.id);
    if (planInForce(row, now()) === "free") throw problem("NOTHING_TO_CANCEL");
    const order = await lastPlanOrder(tx, user.id);
    const refundable = order?.paid_at && isWithin(guaranteeEnd(order.paid_at), now()) ? order : null;
    if (refundable) {
      await payments.refund({
        order_id: refundable.id,
        session_id: refundable.provider_session_id ?? "",
        amount: refundable.amount,
      });
      await markRefunded(tx, refundable.id, refundable.amount);
    }
    await setPlanEnd(tx, user.id, refundable ? "now" : "period_end");
    await recordAudit(tx, {
      action: "plan.cancelled",
      entity: "user_subscriptions",
      entity_id: user.id,
      details: { refunded: refundable?.amount ?? 0 },
    });
    return { refunded: refundable?.amount ?? 0, subscription: await ownSubscription(tx, user.id, now()) };
  });
}
