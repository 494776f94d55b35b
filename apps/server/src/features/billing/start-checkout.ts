import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { type Price, type Purpose, insertOrder, priceOf, rememberSession } from "./queries.ts";
import { returnPath } from "./rules.ts";

const CHECKOUTS = { max: 20, windowSeconds: 3600 };

/**
 * Makes an order and starts its checkout at the payment provider. What was bought counts when the provider's signed
 * event arrives.
 * @returns the address to open
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export async function startCheckout(
  context: RequestContext,
  what: { purpose: Purpose; code: Price["code"]; case_id: string | null },
): Promise<string> {
  const user = requireUser(context);
  const { pools, payments, rateLimiter } = context.services;
  await rateLimiter.take({ key: `checkout:${user.id}`, ...CHECKOUTS });
  const { order, price } = await asActor(pools, systemActor, async (tx) => {
    const found = await priceOf(tx, what.code);
    const id = await insertOrder(tx, {
      user_id: user.id,
      purpose: what.purpose,
      case_id: what.case_id,
      amount: found.amount,
      provider: payments.provider,
    });
    await recordAudit(tx, {
      action: "checkout.started",
      entity: "orders",
      entity_id: id,
      details: { code: what.code },
    });
    return { order: id, price: found };
  });
  const { session_id, url } = await payments.createCheckout({
    order_id: order,
    code: price.code,
    amount: price.amount,
    billing_interval: price.billing_interval,
    email: user.email,
    success_url: `${context.origin}${returnPath(what, "pay")}`,
    cancel_url: `${context.origin}${returnPath(what, "cancel")}`,
  });
  await asActor(pools, systemActor, (tx) => rememberSession(tx, order, session_id));
  return url;
}
