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
    orders: rows.map(({ id, purpose, amount, refunded_amount, status, case_id, created_at, paid_at }) => ({
      id,
      purpose,
      amount,
      refunded_amount,
      status,
      case_id,
      created_at: created_at.toISOString(),
      paid_at: paid_at?.toISOString() ?? null,
    })),
  };
}
