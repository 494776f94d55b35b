import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { handlePaymentEvent } from "./handle-payment-event.ts";
import { findOrderBySession, priceOfAmount } from "./queries.ts";
import { returnPath } from "./rules.ts";

/**
 * One of the caller's sandbox checkouts, for its page.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function sandboxCheckout(context: RequestContext, input: { session_id: string }) {
  requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const order = await findOrderBySession(tx, input.session_id);
    if (!order) throw problem("NOT_FOUND");
    const { code, billing_interval } = await priceOfAmount(tx, order.amount);
    return {
      session_id: input.session_id,
      amount: order.amount,
      status: order.status,
      code,
      billing_interval,
    };
  });
}

/**
 * Presses a button on the sandbox provider's page: the provider signs an event and sends the person back.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function finishSandboxCheckout(
  context: RequestContext,
  input: { session_id: string; act: "pay" | "cancel" },
): Promise<{ url: string }> {
  requireUser(context);
  const { payments, pools } = context.services;
  const order = await asActor(pools, actorOf(context), (tx) => findOrderBySession(tx, input.session_id));
  if (!order) throw problem("NOT_FOUND");
  const { body, signature } = payments.finish(input.session_id, input.act);
  const event = payments.readEvent(body, signature);
  if (!event) throw new Error("The sandbox did not know its own signature");
  await handlePaymentEvent(context.services, event);
  return { url: returnPath(order, input.act) };
}
