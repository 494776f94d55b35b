import type { CheckoutResult } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { type Settled, settleOrder } from "./apply-payment-event.ts";
import { type OrderRow, findOwnOrderBySession } from "./queries.ts";

/**
 * What became of one of the caller's checkouts, for the page to which they come back. Where the provider's event has
 * not arrived yet, the provider is asked, and what was bought is given now; the event then changes nothing.
 * A provider that is not reached leaves it open: its event, or the reconciling job, settles it later.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function settleCheckout(
  context: RequestContext,
  input: { session_id: string },
): Promise<CheckoutResult> {
  const user = requireUser(context);
  const order = await asActor(context.services.pools, actorOf(context), (tx) =>
    findOwnOrderBySession(tx, user.id, input.session_id),
  );
  if (!order) throw problem("NOT_FOUND");
  const { id: order_id, purpose, reference_id } = order;
  return { result: await settled(context, order), order_id, purpose, reference_id };
}

async function settled({ services }: RequestContext, order: OrderRow): Promise<Settled> {
  try {
    return await settleOrder(services, order);
  } catch (error) {
    services.log.error("checkout_not_asked", error, { order_id: order.id });
    return "open";
  }
}
