import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { CURRENCY, type PaymentEvent, type SubscriptionNews } from "../../ports/payments/payments.ts";
import { noteDifference } from "./apply-checkout.ts";
import { purchaseEndedMail, receiptMail, renewalFailedMail } from "./mails.en.ts";
import { type OrderRow, type RecurringRow, insertOrderOfPayment, updateRecurring } from "./queries.ts";
import { GRACE_DAYS, dayOf, daysAfter } from "./rules.ts";
import { mailBuyer, saleOf } from "./tell-sale.ts";

type News<T extends SubscriptionNews["type"]> = PaymentEvent & Extract<SubscriptionNews, { type: T }>;

export interface Held {
  services: Services;
  tx: Tx;
  /** The first order and its recurring purchase, held by this transaction. */
  order: OrderRow;
  recurring: RecurringRow;
}

/**
 * Writes what the provider says of a recurring purchase and tells the feature that sold it. What has ended stays
 * ended, and older news change nothing, whichever order they arrive in; money that arrives is booked in any case.
 */
export async function applySubscription(held: Held, event: PaymentEvent & SubscriptionNews): Promise<void> {
  if (event.type === "renewed") return renew(held, event);
  if (held.recurring.status === "ended") return;
  if (event.type === "subscription_ended") return endRecurring(held, event.at);
  if (event.at < held.recurring.changed_at) return;
  if (event.type === "renewal_failed") return failRenewal(held, event.at);
  return changeRecurring(held, event.cancel_at_period_end, event.at);
}

async function renew({ services, tx, order, recurring }: Held, event: News<"renewed">): Promise<void> {
  if (event.currency !== CURRENCY) return noteDifference(services, tx, order, event);
  const booked = await insertOrderOfPayment(tx, {
    user_id: order.user_id,
    purpose: order.purpose,
    reference_id: order.reference_id,
    case_id: order.case_id,
    description: order.description,
    every_months: order.every_months,
    amount: event.amount,
    status: "paid",
    paid_at: services.now(),
    renewal_of: order.id,
    provider: order.provider,
    provider_payment_id: event.payment_id,
  });
  if (!booked) return;
  await recordAudit(tx, { action: "order.paid", entity: "orders", entity_id: booked.id });
  const period_end = latest(recurring.current_period_end, event.period_end);
  const newer = event.at >= recurring.changed_at;
  await updateRecurring(tx, order.id, {
    current_period_end: period_end,
    ...(newer && recurring.status === "past_due" ? { status: "active", grace_until: null } : {}),
    ...(newer ? { changed_at: event.at } : {}),
  });
  const sale = saleOf(order);
  if (!sale) return;
  if (recurring.status !== "ended") {
    const renewal = { order_id: booked.id, amount: event.amount, period_end };
    await services.sales[order.purpose].renewed?.(services, tx, sale, renewal);
  }
  await mailBuyer(services, tx, sale.user_id, (to) => receiptMail(to, booked, `${services.origin}/orders`));
}

async function failRenewal({ services, tx, order, recurring }: Held, at: Date): Promise<void> {
  if (recurring.status === "past_due") return;
  const grace_until = daysAfter(dayOf(services.now()), GRACE_DAYS);
  await updateRecurring(tx, order.id, { status: "past_due", grace_until, changed_at: at });
  await recordAudit(tx, { action: "renewal.failed", entity: "orders", entity_id: order.id });
  const sale = saleOf(order);
  if (!sale) return;
  await services.sales[order.purpose].renewalFailed?.(services, tx, sale, { grace_until });
  await mailBuyer(services, tx, sale.user_id, (to) =>
    renewalFailedMail(to, order, grace_until, `${services.origin}/orders`),
  );
}

/**
 * Notes a cancellation for the end of the paid time, or that it was taken back.
 * @param at the provider's time; left out where we ask for it ourselves, because the provider tells of that too
 */
export async function changeRecurring(
  { services, tx, order, recurring }: Held,
  cancel_at_period_end: boolean,
  at: Date = recurring.changed_at,
): Promise<void> {
  await updateRecurring(tx, order.id, { cancel_at_period_end, changed_at: at });
  const sale = saleOf(order);
  if (recurring.cancel_at_period_end === cancel_at_period_end || !sale) return;
  const period_end = recurring.current_period_end;
  await services.sales[order.purpose].changed?.(services, tx, sale, { cancel_at_period_end, period_end });
}

/** Ends it for good. One that ends because it was not paid is told by mail. */
export async function endRecurring(
  { services, tx, order, recurring }: Held,
  at: Date = recurring.changed_at,
): Promise<void> {
  await updateRecurring(tx, order.id, { status: "ended", grace_until: null, changed_at: at });
  await recordAudit(tx, { action: "recurring.ended", entity: "orders", entity_id: order.id });
  const sale = saleOf(order);
  if (!sale) return;
  await services.sales[order.purpose].ended?.(services, tx, sale);
  if (recurring.status === "past_due") {
    await mailBuyer(services, tx, sale.user_id, (to) =>
      purchaseEndedMail(to, order, `${services.origin}/subscription/upgrade`),
    );
  }
}

const latest = (one: string, other: string) => (one > other ? one : other);
