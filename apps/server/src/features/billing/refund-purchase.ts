import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { applyRefund } from "./apply-refund.ts";
import { lockOrder } from "./queries.ts";

/**
 * Pays an order back now. Inside a transaction of another feature use `requestRefund`, which waits for its commit.
 * @param refund.total whole cents that are to have gone back in the end; all of it when left out
 * @returns what went back by this call, in cents: 0 when as much had gone back before
 * @throws when the provider did not do it; nothing has changed then
 */
export async function refundPurchase(
  services: Services,
  refund: { order_id: string; total?: number | undefined },
): Promise<number> {
  return asActor(services.pools, systemActor, (tx) => refundIn(services, tx, refund));
}

/** The same under a transaction of billing's own. The provider is asked under the order's lock. */
export async function refundIn(
  services: Services,
  tx: Tx,
  refund: { order_id: string; total?: number | undefined },
): Promise<number> {
  const order = await lockOrder(tx, refund.order_id);
  if (order?.status !== "paid") return 0;
  const total = Math.min(refund.total ?? order.amount, order.amount);
  const amount = total - order.refunded_amount;
  if (amount <= 0) return 0;
  if (order.provider_payment_id !== null) {
    await services.payments.refund({
      order_id: order.id,
      payment_id: order.provider_payment_id,
      amount,
      total,
    });
  }
  await applyRefund(services, tx, order, total);
  return amount;
}
