import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import type { PaymentEvent } from "../../ports/payments/payments.ts";
import { applyCheckout } from "./apply-checkout.ts";
import { applyRefund } from "./apply-refund.ts";
import { applySubscription } from "./apply-subscription.ts";
import {
  type OrderRow,
  failUnstarted,
  findOrder,
  findOrderByPayment,
  findOrderBySession,
  findRecurring,
  lockOrder,
  lockRecurring,
  noteEvent,
} from "./queries.ts";

/** What is known of a checkout after asking. */
export type Settled = "paid" | "open" | "closed";

/**
 * Carries out what the payment provider says, once for each event however often it is told, in one transaction with
 * what the feature that sold it does. Events of one order wait for each other. An event that comes before the
 * checkout's own has the provider asked for the checkout first; one that is not about an order of ours changes nothing.
 * @param event signed by the provider, or its answer to our question
 * @throws when it cannot be carried out now; telling it again is safe
 */
export async function applyPaymentEvent(services: Services, event: PaymentEvent): Promise<void> {
  if (await apply(services, event)) return;
  const order = await asActor(services.pools, systemActor, (tx) =>
    event.order_id === null ? Promise.resolve(null) : findOrder(tx, event.order_id),
  );
  if (!order) return;
  await settleOrder(services, order);
  if (!(await apply(services, event))) throw new Error("An event came before the checkout that it is about");
}

/** False when the event is about something that is not known, or not yet. */
async function apply(services: Services, event: PaymentEvent): Promise<boolean> {
  return asActor(services.pools, systemActor, async (tx) => {
    const found = await orderOf(tx, event);
    const order = found && (await lockOrder(tx, found));
    if (!order) return false;
    if (!(await noteEvent(tx, services.payments.provider, event))) return true;
    if (event.type === "refunded") await applyRefund(services, tx, order, event.refunded_amount);
    else if (event.type === "checkout_paid" || event.type === "checkout_closed") {
      await applyCheckout(services, tx, order, event);
    } else {
      const recurring = await lockRecurring(tx, order.id);
      if (recurring) await applySubscription({ services, tx, order, recurring }, event);
    }
    return true;
  });
}

async function orderOf(tx: Tx, event: PaymentEvent): Promise<string | null> {
  if (event.type === "refunded") return (await findOrderByPayment(tx, event.payment_id))?.id ?? null;
  if (event.type === "checkout_paid" || event.type === "checkout_closed") {
    return event.order_id ?? (await findOrderBySession(tx, event.session_id))?.id ?? null;
  }
  return (await findRecurring(tx, event.subscription_id))?.order_id ?? null;
}

/**
 * Asks the provider what became of an order's checkout and carries it out, as if the provider had told it.
 * @param options.close a checkout that is still open is closed
 * @throws when the provider is not reached
 */
export async function settleOrder(
  services: Services,
  order: Pick<OrderRow, "id" | "status" | "provider_session_id">,
  options: { close?: boolean } = {},
): Promise<Settled> {
  if (order.status !== "pending") return settled(order.status);
  const session_id = order.provider_session_id;
  if (session_id === null) {
    if (options.close) await asActor(services.pools, systemActor, (tx) => failUnstarted(tx, order.id));
  } else await ask(services, order.id, session_id, options.close ?? false);
  const now = await asActor(services.pools, systemActor, (tx) => findOrder(tx, order.id));
  return settled(now?.status ?? "cancelled");
}

async function ask(services: Services, orderId: string, session_id: string, close: boolean): Promise<void> {
  const { payments } = services;
  let event = await payments.askCheckout(session_id);
  if (event === null && close) {
    await payments.closeCheckout(session_id);
    event = {
      id: `closed ${session_id}`,
      at: services.now(),
      order_id: orderId,
      type: "checkout_closed",
      session_id,
      why: "expired",
    };
  }
  if (event) await applyPaymentEvent(services, { ...event, order_id: orderId });
}

function settled(status: OrderRow["status"]): Settled {
  if (status === "pending") return "open";
  return status === "paid" || status === "refunded" ? "paid" : "closed";
}
