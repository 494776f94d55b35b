import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { type Held, changeRecurring, endRecurring } from "./apply-subscription.ts";
import { liveRecurringOf, lockOrder, lockRecurring, paymentsOf } from "./queries.ts";
import { requestCancel } from "./queue.ts";
import { refundIn } from "./refund-purchase.ts";
import { monthsAfter, unusedPart } from "./rules.ts";

export interface Cancellation {
  /** The order that began the recurring purchase. */
  order_id: string;
  when: "now" | "period_end";
  /** "unused": what is left of its last payment goes back; "all": that payment goes back whole. */
  pay_back?: "unused" | "all" | undefined;
}

/**
 * Ends a recurring purchase at the provider and here. Inside a transaction of another feature use `requestCancel`,
 * which waits for its commit. Asking again is safe.
 * @throws when the provider is not reached; nothing has changed then
 */
export async function cancelRecurring(services: Services, what: Cancellation): Promise<void> {
  await asActor(services.pools, systemActor, async (tx) => {
    const held = await hold(services, tx, what.order_id);
    if (!held) return;
    if (what.pay_back) await payBack(held, what.pay_back);
    await cancelIn(held, what.when);
  });
}

/** Takes a cancellation for the end of the paid time back. False when there is none to take back. */
export async function keepIn(held: Held): Promise<boolean> {
  const { recurring, services } = held;
  if (recurring.status === "ended" || !recurring.cancel_at_period_end) return false;
  await services.payments.keepSubscription(recurring.provider_subscription_id);
  await changeRecurring(held, false);
  return true;
}

/** A recurring purchase with its first order, held by this transaction, or null. */
export async function hold(services: Services, tx: Tx, orderId: string): Promise<Held | null> {
  const order = await lockOrder(tx, orderId);
  const recurring = await lockRecurring(tx, orderId);
  return order && recurring ? { services, tx, order, recurring } : null;
}

/** Ends what is held, now or with its paid time. */
export async function cancelIn(held: Held, when: Cancellation["when"]): Promise<void> {
  const { recurring, services } = held;
  if (recurring.status === "ended") return;
  await services.payments.cancelSubscription(recurring.provider_subscription_id, when);
  if (when === "now") await endRecurring(held);
  else await changeRecurring(held, true);
}

async function payBack({ services, tx, order, recurring }: Held, how: "unused" | "all"): Promise<void> {
  const [last] = await paymentsOf(tx, order.id);
  if (!last) return;
  const end = recurring.current_period_end;
  const start = monthsAfter(end, -(order.every_months ?? 1));
  const total = how === "all" ? last.amount : unusedPart(last.amount, start, end, services.now());
  await refundIn(services, tx, { order_id: last.id, total: Math.max(total, last.refunded_amount) });
}

/**
 * Has nothing of a person renewed any more, when and only when the caller's transaction commits: for somebody who
 * leaves. What is paid for runs to its end.
 */
export async function requestCancelAllOf(services: Services, tx: Tx, userId: string): Promise<void> {
  for (const { order_id } of await liveRecurringOf(tx, userId)) {
    await requestCancel(services, tx, { order_id, when: "period_end" });
  }
}

/**
 * Ends everything that a person pays for again and again, before their account goes.
 * @throws when the provider is not reached; what ended before that stays ended
 */
export async function cancelAllOf(services: Services, userId: string): Promise<void> {
  const live = await asActor(services.pools, systemActor, (tx) => liveRecurringOf(tx, userId));
  for (const { order_id } of live) await cancelRecurring(services, { order_id, when: "now" });
}
