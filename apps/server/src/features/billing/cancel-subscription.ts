import type { PlanEnd, Subscription } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { cancelIn, hold, keepIn } from "./cancel-recurring.ts";
import {
  changePlanOf,
  findOrder,
  findRecurring,
  findSubscription,
  lockSubscription,
  paymentsOf,
} from "./queries.ts";
import { guaranteeEnd, isWithin, planInForce } from "./rules.ts";
import { refundIn } from "./refund-purchase.ts";

/** The caller's plan and until when its money is paid back. */
export async function ownSubscription(tx: Tx, userId: string, now: Date): Promise<Subscription> {
  const row = await findSubscription(tx, userId);
  const plan = planInForce(row, now);
  const paid = plan !== "free" && row !== null;
  const recurring = paid && row.provider_subscription_id !== null;
  const until = recurring ? await guaranteeOf(tx, row.provider_subscription_id ?? "", now) : null;
  const pastDue = paid && row.status === "past_due";
  return {
    subscription_type: plan,
    current_period_end: paid ? row.current_period_end : null,
    cancel_at_period_end: paid && row.cancel_at_period_end,
    refundable_until: until,
    grace_until: pastDue ? row.in_force_until : null,
    portal: row !== null && row.provider_customer_id !== null,
  };
}

/** Last day of the guarantee, counted from the first payment of the subscription; null when it is over. */
async function guaranteeOf(tx: Tx, subscriptionId: string, now: Date): Promise<string | null> {
  const recurring = await findRecurring(tx, subscriptionId);
  const first = recurring && (await findOrder(tx, recurring.order_id));
  if (!first?.paid_at) return null;
  const until = guaranteeEnd(first.paid_at);
  return isWithin(until, now) ? until : null;
}

/**
 * Cancels the caller's plan. Within the guarantee all that was paid for this plan is paid back and it ends, unless the
 * caller keeps it to its end; later it ends with the time that is paid for. The provider is asked under the plan's lock, and a payment goes back once
 * however often it is asked for.
 * @returns what was paid back, in cents, and the plan as it now is
 * @throws UNAUTHORIZED, NOTHING_TO_CANCEL; whatever the provider throws, and nothing has changed here then
 */
export async function cancelSubscription(
  context: RequestContext,
  input: { ends: PlanEnd },
): Promise<{ refunded: number; subscription: Subscription }> {
  const user = requireUser(context);
  const { services } = context;
  services.faults.strike("change-plan");
  return asActor(services.pools, systemActor, async (tx) => {
    const row = await lockSubscription(tx, user.id);
    if (!row || planInForce(row, services.now()) === "free") throw problem("NOTHING_TO_CANCEL");
    const recurring = await findRecurring(tx, row.provider_subscription_id ?? "");
    const refunded = recurring ? await cancelPaid(services, tx, recurring.order_id, input.ends) : 0;
    if (!recurring) await changePlanOf(tx, user.id, { cancel_at_period_end: true });
    await recordAudit(tx, {
      action: "plan.cancelled",
      entity: "user_subscriptions",
      entity_id: user.id,
      details: { refunded },
    });
    return { refunded, subscription: await ownSubscription(tx, user.id, services.now()) };
  });
}

/** Money first, then the end: when the provider fails in between, asking again finds the plan and goes on. */
async function cancelPaid(services: Services, tx: Tx, orderId: string, ends: PlanEnd): Promise<number> {
  const held = await hold(services, tx, orderId);
  if (!held) return 0;
  const { paid_at } = held.order;
  const within = paid_at !== null && isWithin(guaranteeEnd(paid_at), services.now());
  if (!within || ends === "period_end") {
    await cancelIn(held, "period_end");
    return 0;
  }
  let refunded = 0;
  for (const payment of await paymentsOf(tx, orderId)) {
    refunded += await refundIn(services, tx, { order_id: payment.id });
  }
  await cancelIn(held, "now");
  return refunded;
}

/**
 * Takes the caller's cancellation back while the plan still runs.
 * @throws UNAUTHORIZED, NOTHING_TO_CANCEL when no cancelled plan is running
 */
export async function keepSubscription(context: RequestContext): Promise<Subscription> {
  const user = requireUser(context);
  const { services } = context;
  services.faults.strike("change-plan");
  return asActor(services.pools, systemActor, async (tx) => {
    const row = await lockSubscription(tx, user.id);
    const recurring = row && (await findRecurring(tx, row.provider_subscription_id ?? ""));
    const held = recurring && (await hold(services, tx, recurring.order_id));
    if (!held || !(await keepIn(held))) throw problem("NOTHING_TO_CANCEL");
    await recordAudit(tx, { action: "plan.kept", entity: "user_subscriptions", entity_id: user.id });
    return ownSubscription(tx, user.id, services.now());
  });
}
