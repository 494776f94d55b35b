import type { Stripe } from "stripe";
import { z } from "zod";
import type { CheckoutNews, PaymentEvent } from "./payments.ts";

const uuid = z.uuid();
const orderIn = (text: string | null | undefined) => uuid.safeParse(text).data ?? null;
const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === "string" ? thing : (thing?.id ?? null);
const instant = (seconds: number) => new Date(seconds * 1000);
const day = (seconds: number) => instant(seconds).toISOString().slice(0, 10);

/**
 * What one of Stripe's events means for us. Asks Stripe for what the event leaves out: a subscription's paid time, the
 * invoice of a refunded payment.
 */
export async function newsIn(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent | "irrelevant"> {
  const told = { id: event.id, at: instant(event.created) };
  if (
    event.type === "checkout.session.completed" ||
    event.type === "checkout.session.async_payment_succeeded" ||
    event.type === "checkout.session.expired"
  ) {
    const news = await newsOfCheckout(stripe, event.data.object);
    return ofOurs(event.data.object, news && { ...told, ...news });
  }
  if (event.type === "checkout.session.async_payment_failed") {
    const { id: session_id } = event.data.object;
    return ofOurs(event.data.object, { ...told, type: "checkout_closed", session_id, why: "failed" });
  }
  if (event.type === "invoice.paid") return newsOfPaidInvoice(event.data.object, told) ?? "irrelevant";
  if (event.type === "invoice.payment_failed") {
    const { subscription_id, order_id } = subscriptionOfInvoice(event.data.object);
    const first = event.data.object.billing_reason === "subscription_create";
    if (first || subscription_id === null) return "irrelevant";
    return { ...told, order_id, type: "renewal_failed", subscription_id };
  }
  if (event.type === "customer.subscription.updated" || event.type === "customer.subscription.deleted") {
    return { ...told, ...newsOfSubscription(event.data.object) };
  }
  if (event.type === "charge.refunded") {
    const charge = event.data.object;
    const found = await paymentOfCharge(stripe, charge);
    if (found) return { ...told, ...found, type: "refunded", refunded_amount: charge.amount_refunded };
  }
  return "irrelevant";
}

/** A checkout that another product on the same account has started is none of ours. */
function ofOurs(
  session: Stripe.Checkout.Session,
  news: ({ id: string; at: Date } & CheckoutNews) | null,
): PaymentEvent | "irrelevant" {
  const order_id = orderIn(session.client_reference_id);
  return news && order_id !== null ? { ...news, order_id } : "irrelevant";
}

/** What became of a checkout; null: nothing yet. A payment that takes days counts when it has arrived. */
export async function newsOfCheckout(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<CheckoutNews | null> {
  if (session.status === "expired") {
    return { type: "checkout_closed", session_id: session.id, why: "expired" };
  }
  if (session.status !== "complete" || session.payment_status === "unpaid") return null;
  const subscription_id = idOf(session.subscription);
  const subscription = subscription_id === null ? null : await stripe.subscriptions.retrieve(subscription_id);
  return {
    type: "checkout_paid",
    session_id: session.id,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    payment_id: idOf(subscription ? session.invoice : session.payment_intent),
    customer_id: idOf(session.customer),
    subscription: subscription && { id: subscription.id, period_end: periodEnd(subscription) },
  };
}

/** A payment of a subscription after its first, which is the checkout's. */
export function newsOfPaidInvoice(
  invoice: Stripe.Invoice,
  told: { id: string; at: Date },
): PaymentEvent | null {
  const { subscription_id, order_id } = subscriptionOfInvoice(invoice);
  if (invoice.billing_reason === "subscription_create" || subscription_id === null) return null;
  return {
    ...told,
    order_id,
    type: "renewed",
    subscription_id,
    payment_id: invoice.id,
    amount: invoice.amount_paid,
    currency: invoice.currency,
    period_end: day(Math.max(...invoice.lines.data.map(({ period }) => period.end))),
  };
}

/** How a subscription stands. Its period says nothing of its payment: Stripe begins the next one before it is paid. */
export function newsOfSubscription(subscription: Stripe.Subscription) {
  const subscription_id = subscription.id;
  const order_id = orderIn(subscription.metadata["order_id"]);
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired") {
    return { order_id, type: "subscription_ended", subscription_id } as const;
  }
  const cancel_at_period_end = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  const period_end = periodEnd(subscription);
  return {
    order_id,
    type: "subscription_changed",
    subscription_id,
    cancel_at_period_end,
    period_end,
  } as const;
}

function periodEnd(subscription: Stripe.Subscription): string {
  return day(Math.max(...subscription.items.data.map((item) => item.current_period_end)));
}

function subscriptionOfInvoice(invoice: Stripe.Invoice) {
  const details = invoice.parent?.subscription_details;
  return {
    subscription_id: idOf(details?.subscription),
    order_id: orderIn(details?.metadata?.["order_id"]),
  };
}

/** A single payment is known by its payment intent, one of a subscription by its invoice. */
async function paymentOfCharge(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<{ payment_id: string; order_id: string | null } | null> {
  const intent = idOf(charge.payment_intent);
  if (intent === null) return null;
  const order_id = orderIn(charge.metadata["order_id"]);
  if (order_id !== null) return { payment_id: intent, order_id };
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    limit: 1,
  });
  const invoice = idOf(data[0]?.invoice);
  return invoice === null ? null : { payment_id: invoice, order_id: null };
}
