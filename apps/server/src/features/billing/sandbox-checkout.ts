import type { SandboxAct, SandboxCheckout } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import type { CheckoutNews, SubscriptionNews } from "../../ports/payments/payments.ts";
import { type SandboxPayments, sandboxOf } from "../../ports/payments/sandbox.ts";
import {
  type OrderRow,
  type RecurringRow,
  findOwnOrderBySession,
  findRecurring,
  renewalsOf,
} from "./queries.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { cancelAddress, dayOf, monthsAfter, successAddress } from "./rules.ts";
import { CURRENCY, SESSION_ID } from "../../ports/payments/payments.ts";

interface Found {
  sandbox: SandboxPayments;
  order: OrderRow;
  recurring: RecurringRow | null;
  renewals: number;
}

async function find(context: RequestContext, session_id: string): Promise<Found> {
  const user = requireUser(context);
  const { pools, payments } = context.services;
  const sandbox = sandboxOf(payments);
  return asActor(pools, actorOf(context), async (tx) => {
    const order = sandbox && (await findOwnOrderBySession(tx, user.id, session_id));
    if (!sandbox || !order) throw problem("NOT_FOUND");
    const recurring = await findRecurring(tx, subscriptionOf(order));
    return { sandbox, order, recurring, renewals: await renewalsOf(tx, order.id) };
  });
}

const subscriptionOf = ({ id }: Pick<OrderRow, "id">) => `sandbox_subscription_${id}`;

/**
 * One of the caller's sandbox checkouts, for its page.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function sandboxCheckout(
  context: RequestContext,
  input: { session_id: string },
): Promise<SandboxCheckout> {
  const { order, recurring } = await find(context, input.session_id);
  const { amount, status, every_months, description } = order;
  const running = recurring !== null && recurring.status !== "ended";
  return {
    session_id: input.session_id,
    amount,
    status,
    every_months,
    description,
    back: order.success_path,
    recurring:
      running && !context.services.config.production
        ? { current_period_end: recurring.current_period_end, past_due: recurring.status === "past_due" }
        : null,
  };
}

/**
 * Presses a button on the sandbox provider's page: the provider signs an event and sends the person back. Renewals
 * and failed renewals can be pressed outside production only.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function finishSandboxCheckout(
  context: RequestContext,
  input: { session_id: string; act: SandboxAct },
): Promise<{ url: string }> {
  const found = await find(context, input.session_id);
  const { services } = context;
  const { order, sandbox } = found;
  const here = `/sandbox-checkout/${input.session_id}`;
  const { act } = input;
  if (act === "pay" || act === "cancel") {
    if (order.status === "pending") {
      const { body, signature } = sandbox.press(
        `${input.session_id}_${act}`,
        outcome(found, act, services.now()),
      );
      await receiveWebhook(services, body, signature);
    }
    const paid = act === "pay" && order.status !== "cancelled" && order.status !== "failed";
    return { url: wayBack(order, paid, input.session_id) };
  }
  if (services.config.production || found.recurring === null) throw problem("NOT_FOUND");
  const news = later(found, found.recurring, act);
  const { body, signature } = sandbox.press(`${input.session_id}_${act}_${found.renewals}`, news);
  await receiveWebhook(services, body, signature);
  return { url: here };
}

function wayBack(order: OrderRow, paid: boolean, session_id: string): string {
  return paid
    ? successAddress(order.success_path).replace(SESSION_ID, session_id)
    : cancelAddress(order.cancel_path);
}

function outcome({ order }: Found, act: "pay" | "cancel", now: Date): CheckoutNews {
  const session_id = order.provider_session_id ?? "";
  if (act === "cancel") return { type: "checkout_closed", session_id, why: "cancelled" };
  return {
    type: "checkout_paid",
    session_id,
    amount: order.amount,
    currency: CURRENCY,
    payment_id: `sandbox_payment_${order.id}`,
    customer_id: null,
    subscription:
      order.every_months === null
        ? null
        : { id: subscriptionOf(order), period_end: monthsAfter(dayOf(now), order.every_months) },
  };
}

/** What happens to a subscription later. The same press before anything else has happened is the same event. */
function later(
  { order, renewals }: Found,
  recurring: RecurringRow,
  act: "renew" | "fail_renewal",
): SubscriptionNews {
  const subscription_id = subscriptionOf(order);
  if (act === "fail_renewal") return { type: "renewal_failed", subscription_id };
  return {
    type: "renewed",
    subscription_id,
    payment_id: `sandbox_payment_${order.id}_${renewals + 1}`,
    amount: order.amount,
    currency: CURRENCY,
    period_end: monthsAfter(recurring.current_period_end, order.every_months ?? 1),
  };
}
