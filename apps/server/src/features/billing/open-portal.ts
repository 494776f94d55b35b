import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { customerOf } from "./queries.ts";

/**
 * The payment provider's page on which the caller changes their card and sees their invoices.
 * @throws UNAUTHORIZED, NOT_FOUND where there is none, PAYMENT_FAILED when the provider is not reached
 */
export async function openPortal(context: RequestContext): Promise<{ url: string }> {
  const user = requireUser(context);
  const { pools, payments, log } = context.services;
  const customer = await asActor(pools, actorOf(context), (tx) => customerOf(tx, user.id));
  if (customer === null) throw problem("NOT_FOUND");
  const url = await payments.portal(customer, `${context.origin}/orders`).catch((error: unknown) => {
    log.error("portal_failed", error, { request_id: context.requestId });
    throw problem("PAYMENT_FAILED");
  });
  if (url === null) throw problem("NOT_FOUND");
  return { url };
}
