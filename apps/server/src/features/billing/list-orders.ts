import type { Order } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { type OrderRow, ownOrders } from "./queries.ts";

/** Where a plan's renewals can be tried: the page of the sandbox, outside production. */
function tryPage({ services }: RequestContext, order: OrderRow): string | null {
  const { provider, provider_session_id: session, every_months, status } = order;
  const trying =
    provider === "sandbox" && !services.config.production && services.payments.provider === provider;
  return trying && status === "paid" && every_months !== null && session !== null
    ? `/sandbox-checkout/${session}`
    : null;
}

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
      try_page: tryPage(context, row),
      refunded_at: row.refunded_at?.toISOString() ?? null,
    })),
  };
}
