import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { CURRENCY, type PaymentEvent } from "../../ports/payments/payments.ts";
import { sandboxOf } from "../../ports/payments/sandbox.ts";
import { applyPaymentEvent, settleOrder } from "./apply-payment-event.ts";
import { cancelRecurring } from "./cancel-recurring.ts";
import { type RecurringRow, findOrder, overdueRecurring, unsettledOrders } from "./queries.ts";
import { dayOf, monthsAfter } from "./rules.ts";

/** Minutes that the provider's event is given to arrive before the provider is asked. */
const PATIENCE_MINUTES = 5;
const BATCH = 100;

/**
 * Asks the payment provider for everything whose event never came: checkouts that are still unpaid here, which are
 * closed when their time is over, and subscriptions whose paid time has ended without news. Ends what was not paid
 * through its grace.
 * @throws when the provider was not reached for some of it; the rest is done
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const failed = [...(await settleCheckouts(services)), ...(await settleSubscriptions(services))];
  if (failed.length > 0) throw new AggregateError(failed, "Not everything could be asked for");
}

async function settleCheckouts(services: Services): Promise<unknown[]> {
  const { pools, now } = services;
  const before = new Date(now().getTime() - PATIENCE_MINUTES * 60_000);
  const open = await asActor(pools, systemActor, (tx) => unsettledOrders(tx, before, BATCH));
  return each(open, async (order) => {
    const close = order.expires_at === null || order.expires_at <= now();
    await settleOrder(services, order, { close });
  });
}

async function settleSubscriptions(services: Services): Promise<unknown[]> {
  const { pools, now } = services;
  const today = dayOf(now());
  const overdue = await asActor(pools, systemActor, (tx) => overdueRecurring(tx, today, BATCH));
  return each(overdue, async (recurring) => {
    for (const event of await newsOf(services, recurring)) await applyPaymentEvent(services, event);
    if (recurring.grace_until !== null) await endUnpaid(services, recurring.order_id, today);
  });
}

/** Ends what is still unpaid after its grace. */
async function endUnpaid(services: Services, order_id: string, today: string): Promise<void> {
  const still = await asActor(services.pools, systemActor, (tx) => overdueRecurring(tx, today, BATCH));
  const due = still.some((other) => other.order_id === order_id && other.grace_until !== null);
  if (due) await cancelRecurring(services, { order_id, when: "now" });
}

/** The sandbox keeps nothing, so that what it would have done at the end of the paid time is done for it. */
async function newsOf(services: Services, recurring: RecurringRow): Promise<PaymentEvent[]> {
  const { payments, pools, now } = services;
  const { order_id, provider_subscription_id: subscription_id, current_period_end: end } = recurring;
  if (recurring.provider !== payments.provider) return [];
  if (!sandboxOf(payments)) return payments.askSubscription(subscription_id);
  const told = { id: `${subscription_id}_${end}`, at: now(), order_id };
  if (recurring.grace_until !== null) return [];
  if (recurring.cancel_at_period_end) return [{ ...told, type: "subscription_ended", subscription_id }];
  const order = await asActor(pools, systemActor, (tx) => findOrder(tx, order_id));
  if (!order) return [];
  const period_end = monthsAfter(end, order.every_months ?? 1);
  const payment_id = `sandbox_payment_${order_id}_${end}`;
  const money = { amount: order.amount, currency: CURRENCY };
  return [{ ...told, type: "renewed", subscription_id, payment_id, ...money, period_end }];
}

/** Does it for each, whatever happens to the others; returns what was thrown. */
async function each<T>(all: T[], work: (one: T) => Promise<void>): Promise<unknown[]> {
  const thrown: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      thrown.push(error);
    }
  }
  return thrown;
}
