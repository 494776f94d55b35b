import type { Order } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { ownOrders } from "./queries.ts";

/**
 * The caller's orders, newest first.
 * @throws UNAUTHORIZED
 */
export async function listOrders(context: RequestContext): Promise<{ orders: Order[] }> {
  const user = requireUser(context);
  const rows = await asActor(context.services.pools, actorOf(context), (tx) => ownOrders(tx, user.id));
  return {
    orders: rows.map((row) => ({
      id: row.id,
      purpose: row.purpose,
      description: row.description,
      every_months: row.every_months,
      amount: row.amount,
      refunded_amount: row.refunded_amount,
      status: row.status,
      case_id: row.case_id,
      created_at: row.created_at.toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
      refunded_at: row.refunded_at?.toISOString() ?? null,
    })),
  };
}
