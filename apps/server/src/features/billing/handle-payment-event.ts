import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import type { PaymentEvent } from "../../ports/payments/payments.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { receiptMail } from "./mails.en.ts";
import {
  type OrderRow,
  emailOf,
  finishOrder,
  insertReportAccess,
  lockOrderBySession,
  noteEvent,
  planOfAmount,
  upsertSubscription,
} from "./queries.ts";
import { paidUntil } from "./rules.ts";

type PaidOrder = OrderRow & { user_id: string };

/**
 * Carries out what the payment provider says, once for each event however often it is told. Events of one order wait
 * for each other.
 * @param event already checked for its signature
 */
export async function handlePaymentEvent(services: Services, event: PaymentEvent): Promise<void> {
  await asActor(services.pools, systemActor, async (tx) => {
    if (!(await noteEvent(tx, services.payments.provider, event))) return;
    const order = await lockOrderBySession(tx, event.session_id);
    if (!order || order.status !== "pending") return;
    if (event.type === "checkout_cancelled") {
      await finishOrder(tx, order.id, "cancelled");
      return;
    }
    await finishOrder(tx, order.id, "paid");
    if (order.user_id) await deliver(services, tx, { ...order, user_id: order.user_id });
    await recordAudit(tx, { action: "order.paid", entity: "orders", entity_id: order.id });
  });
}

/** Gives what was bought, and mails the receipt. */
async function deliver(services: Services, tx: Tx, order: PaidOrder): Promise<void> {
  if (order.purpose === "subscription") await startPlan(tx, order.user_id, order.amount, services.now());
  if (order.purpose === "enhanced_analysis" && order.case_id) {
    await insertReportAccess(tx, {
      user_id: order.user_id,
      case_id: order.case_id,
      amount: order.amount,
      order_id: order.id,
    });
  }
  const email = await emailOf(tx, order.user_id);
  if (email)
    await services.jobs.enqueue(tx, SEND_MAIL, receiptMail(email, order, `${services.origin}/orders`));
}

async function startPlan(tx: Tx, userId: string, amount: number, now: Date): Promise<void> {
  const plan = await planOfAmount(tx, amount);
  if (!plan) throw new Error("No plan has the amount of this order");
  await upsertSubscription(tx, userId, plan, now.toISOString().slice(0, 10), paidUntil(plan, now));
}
