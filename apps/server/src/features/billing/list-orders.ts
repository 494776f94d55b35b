import { LIMITS, type Order } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
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
 * A page of the caller's orders, newest first.
 * @param input.before the id of the last order seen
 * @returns `next` is what to ask for next; null at the end
 * @throws UNAUTHORIZED
 */
export async function listOrders(
  context: RequestContext,
  input: { before?: string | undefined; purpose?: Order["purpose"] | undefined },
): Promise<{ orders: Order[]; next: string | null }> {
  const user = requireUser(context);
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    ownOrders(tx, user.id, input, LIMITS.per_page + 1),
  );
  const page = rows.slice(0, LIMITS.per_page);
  return {
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    orders: page.map((row) => ({
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
