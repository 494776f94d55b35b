import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { CURRENCY, type CheckoutNews, type PaymentEvent } from "../../ports/payments/payments.ts";
import { receiptMail } from "./mails.en.ts";
import { type OrderRow, insertRecurring, updateOrder } from "./queries.ts";
import { requestCancel, requestRefund } from "./queue.ts";
import { mailBuyer, saleOf } from "./tell-sale.ts";

type Paid = PaymentEvent & Extract<CheckoutNews, { type: "checkout_paid" }>;

/**
 * Writes what the provider says of a checkout, and has what was bought given.
 * @param order held by this transaction
 */
export async function applyCheckout(
  services: Services,
  tx: Tx,
  order: OrderRow,
  event: PaymentEvent & CheckoutNews,
): Promise<void> {
  if (event.type === "checkout_paid") await pay(services, tx, order, event);
  else await close(services, tx, order, event.why);
}

/** Money that has arrived counts, also after the checkout was thought closed. */
async function pay(services: Services, tx: Tx, order: OrderRow, event: Paid): Promise<void> {
  if (order.status === "paid" || order.status === "refunded") return;
  if (event.amount !== order.amount || event.currency !== CURRENCY) {
    await noteDifference(services, tx, order, event);
    return close(services, tx, order, "failed");
  }
  const { subscription } = event;
  await updateOrder(tx, order.id, {
    status: "paid",
    paid_at: services.now(),
    provider_session_id: event.session_id,
    provider_payment_id: event.payment_id,
  });
  await recordAudit(tx, { action: "order.paid", entity: "orders", entity_id: order.id });
  if (subscription) {
    await insertRecurring(tx, {
      order_id: order.id,
      user_id: order.user_id,
      provider: order.provider,
      provider_subscription_id: subscription.id,
      provider_customer_id: event.customer_id,
      current_period_end: subscription.period_end,
      changed_at: event.at,
    });
  }
  if (!(await give(services, tx, order, subscription?.period_end ?? null))) {
    if (subscription) {
      await requestCancel(services, tx, { order_id: order.id, when: "now", pay_back: "all" });
    } else await requestRefund(services, tx, { order_id: order.id });
  }
}

/** What was paid is not what was asked: nothing is given for it, and an operator is told. */
export async function noteDifference(
  { log }: Services,
  tx: Tx,
  order: Pick<OrderRow, "id" | "amount">,
  event: { amount: number; currency: string },
): Promise<void> {
  log.warn("payment_differs", { order_id: order.id, asked: order.amount, paid: event.amount });
  await recordAudit(tx, {
    action: "order.payment_differs",
    entity: "orders",
    entity_id: order.id,
    details: { asked: order.amount, paid: event.amount, currency: event.currency },
  });
}

/** False when what was paid for can no longer be given. */
async function give(
  services: Services,
  tx: Tx,
  order: OrderRow,
  period_end: string | null,
): Promise<boolean> {
  const sale = saleOf(order);
  if (!sale) return false;
  const answer = await services.sales[order.purpose].paid?.(services, tx, { ...sale, period_end });
  if (answer === "refund") return false;
  await mailBuyer(services, tx, sale.user_id, (to) => receiptMail(to, order, `${services.origin}/orders`));
  return true;
}

const CLOSED = { cancelled: "cancelled", expired: "cancelled", failed: "failed" } as const;

async function close(services: Services, tx: Tx, order: OrderRow, why: keyof typeof CLOSED): Promise<void> {
  if (order.status !== "pending") return;
  await updateOrder(tx, order.id, { status: CLOSED[why] });
  const sale = saleOf(order);
  if (sale) await services.sales[order.purpose].closed?.(services, tx, sale);
}
