import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { startPurchase } from "../billing/start-purchase.ts";
import { factsOf, sideOf } from "./present.ts";
import { findBooking } from "./queries.ts";
import { mayDo } from "./rules.ts";

/** What the checkout and the receipt call it; never a word of a case. */
const DESCRIPTION = "Consultation";

/**
 * Starts the payment of a confirmed consultation. It counts when the payment provider says so.
 * @returns the address to open
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW, RATE_LIMITED, ALREADY_PAID, PAYMENT_FAILED
 */
export async function payBooking(context: RequestContext, input: { id: string }): Promise<{ url: string }> {
  const user = requireUser(context);
  const { pools, now } = context.services;
  const row = await asActor(pools, actorOf(context), (tx) => findBooking(tx, input.id));
  if (!row) throw problem("NOT_FOUND");
  if (!mayDo("pay", sideOf(row, user.id), factsOf(row), now())) throw problem("NOT_ALLOWED_NOW");
  const url = await startPurchase(context, {
    purpose: "consultation",
    reference_id: row.id,
    amount: row.fee_amount,
    every_months: null,
    description: DESCRIPTION,
    success_path: `/bookings/${row.id}`,
    cancel_path: `/bookings/${row.id}`,
  });
  return { url };
}
