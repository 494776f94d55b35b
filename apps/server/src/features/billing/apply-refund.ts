import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { refundMail } from "./mails.en.ts";
import { type OrderRow, updateOrder } from "./queries.ts";
import { mailBuyer, saleOf } from "./tell-sale.ts";

/**
 * Books that so much of an order has gone back in total, and tells the feature that sold it.
 * @param order held by this transaction
 * @param total whole cents; one that is not more than before changes nothing
 */
export async function applyRefund(services: Services, tx: Tx, order: OrderRow, total: number): Promise<void> {
  const refunded_amount = Math.min(total, order.amount);
  if (refunded_amount <= order.refunded_amount) return;
  const whole = refunded_amount === order.amount;
  await updateOrder(tx, order.id, {
    refunded_amount,
    refunded_at: services.now(),
    ...(whole ? { status: "refunded" } : {}),
  });
  await recordAudit(tx, {
    action: "order.refunded",
    entity: "orders",
    entity_id: order.id,
    details: { refunded_amount },
  });
  const sale = saleOf(order);
  if (!sale) return;
  const refund = { order_id: order.id, refunded_amount, whole };
  await services.sales[order.purpose].refunded?.(services, tx, sale, refund);
  const amount = refunded_amount - order.refunded_amount;
  await mailBuyer(services, tx, sale.user_id, (to) =>
    refundMail(to, { ...order, amount }, `${services.origin}/orders`),
  );
}
