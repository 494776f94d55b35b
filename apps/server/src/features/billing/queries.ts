import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { DatabaseError } from "pg";
import {
  enhanced_analysis_payments,
  orders,
  prices,
  recurring_purchases,
  user_subscriptions,
  webhook_events,
} from "../../db/schema/billing.ts";
import { profiles } from "../../db/schema/accounts.ts";
import { cases } from "../../db/schema/cases.ts";
import type { PaymentEvent } from "../../ports/payments/payments.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

/** May the user submit another case this month; the procedure answers for the caller's own id only. */
export async function canSubmitCase(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ allowed: boolean }>(
    sql`select can_submit_case(${userId}::uuid) as allowed`,
  );
  return rows[0]?.allowed ?? false;
}

/** Cases that the user submitted in this calendar month, UTC. */
export async function currentMonthSubmissions(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select get_current_month_submissions(${userId}::uuid)::int as count`,
  );
  return rows[0]?.count ?? 0;
}

/** What Postgres says when the month's limit is reached. */
const LIMIT_REACHED = "ST001";

/**
 * Counts one submission under a lock that holds until the transaction ends.
 * @returns false when the month's limit was reached first; the transaction can then only be taken back
 */
export async function countSubmission(tx: Tx, userId: string): Promise<boolean> {
  try {
    await tx.execute(sql`select increment_submission_count(${userId}::uuid)`);
    return true;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === LIMIT_REACHED)
      return false;
    throw error;
  }
}

export async function findSubscription(tx: Tx, userId: string) {
  const rows = await tx.select().from(user_subscriptions).where(eq(user_subscriptions.user_id, userId));
  return rows[0] ?? null;
}

/** Puts a user on a plan, in place of what they had. */
export async function upsertSubscription(
  tx: Tx,
  plan: Omit<typeof user_subscriptions.$inferInsert, "id" | "created_at" | "updated_at">,
): Promise<void> {
  const { user_id, ...values } = plan;
  const fresh = { status: "active", cancel_at_period_end: false, in_force_until: null, ...values } as const;
  await tx
    .insert(user_subscriptions)
    .values({ user_id, ...fresh })
    .onConflictDoUpdate({ target: user_subscriptions.user_id, set: fresh });
}

/** Changes the plan that this provider's subscription carries; another plan of the user stays as it is. */
export async function changePlan(
  tx: Tx,
  userId: string,
  subscriptionId: string,
  change: Partial<typeof user_subscriptions.$inferInsert>,
): Promise<void> {
  await tx
    .update(user_subscriptions)
    .set(change)
    .where(
      and(
        eq(user_subscriptions.user_id, userId),
        eq(user_subscriptions.provider_subscription_id, subscriptionId),
      ),
    );
}

export type OrderRow = typeof orders.$inferSelect;
export type Price = Omit<typeof prices.$inferSelect, "updated_at">;

export async function allPrices(tx: Tx): Promise<Price[]> {
  return tx
    .select({ code: prices.code, amount: prices.amount, billing_interval: prices.billing_interval })
    .from(prices)
    .orderBy(prices.code);
}

export async function priceOf(tx: Tx, code: Price["code"]): Promise<Price> {
  const found = (await allPrices(tx)).find((price) => price.code === code);
  if (!found) throw new Error(`The table of prices lacks ${code}`);
  return found;
}

export type NewOrder = typeof orders.$inferInsert;

export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error("The new order was not returned");
  return row;
}

/** Adds the order of a payment, unless that payment has one. */
export async function insertOrderOfPayment(tx: Tx, order: NewOrder): Promise<OrderRow | null> {
  const rows = await tx.insert(orders).values(order).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

/** Holds everyone else who buys the same thing for the same user until the transaction ends. */
export async function lockPurchase(
  tx: Tx,
  what: Pick<OrderRow, "user_id" | "purpose" | "reference_id">,
): Promise<void> {
  const key = `purchase ${what.user_id} ${what.purpose} ${what.reference_id}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Checkouts of the same thing that are neither paid nor closed, newest first. */
export async function openOrders(
  tx: Tx,
  what: Pick<OrderRow, "user_id" | "purpose" | "reference_id">,
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, what.user_id ?? ""),
        eq(orders.purpose, what.purpose),
        sql`${orders.reference_id} is not distinct from ${what.reference_id}::uuid`,
        eq(orders.status, "pending"),
      ),
    )
    .orderBy(desc(orders.created_at));
}

/** Pending orders whose checkout began, or should have, before this instant; oldest first. */
export async function unsettledOrders(tx: Tx, before: Date, limit: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, "pending"), lt(orders.created_at, before)))
    .orderBy(orders.created_at)
    .limit(limit);
}

/** Keeps the address of an order's checkout. False when the order was closed meanwhile. */
export async function rememberCheckout(
  tx: Tx,
  orderId: string,
  checkout: { session_id: string; url: string },
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ provider_session_id: checkout.session_id, checkout_url: checkout.url })
    .where(and(eq(orders.id, orderId), eq(orders.status, "pending")))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Notes that an order's checkout could not be started; one that another request has started meanwhile stays. */
export async function failUnstarted(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ status: "failed" })
    .where(and(eq(orders.id, orderId), eq(orders.status, "pending"), isNull(orders.provider_session_id)));
}

export async function findOrderBySession(tx: Tx, sessionId: string): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.provider_session_id, sessionId));
  return rows[0] ?? null;
}

/** The user's own order: whoever may see the orders of others pays for none of them. */
export async function findOwnOrderBySession(
  tx: Tx,
  userId: string,
  sessionId: string,
): Promise<OrderRow | null> {
  const order = await findOrderBySession(tx, sessionId);
  return order?.user_id === userId ? order : null;
}

export async function findOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id));
  return rows[0] ?? null;
}

/** The order, held until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return rows[0] ?? null;
}

export async function findOrderByPayment(tx: Tx, paymentId: string): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.provider_payment_id, paymentId));
  return rows[0] ?? null;
}

export async function updateOrder(tx: Tx, id: string, change: Partial<NewOrder>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** The payments of a recurring purchase that are paid and not wholly paid back, newest first. */
export async function paymentsOf(tx: Tx, orderId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(or(eq(orders.id, orderId), eq(orders.renewal_of, orderId)), inArray(orders.status, ["paid"])))
    .orderBy(desc(orders.paid_at));
}

/** How often a recurring purchase was paid again. */
export async function renewalsOf(tx: Tx, orderId: string): Promise<number> {
  return tx.$count(orders, eq(orders.renewal_of, orderId));
}

export type RecurringRow = typeof recurring_purchases.$inferSelect;

export async function insertRecurring(tx: Tx, row: typeof recurring_purchases.$inferInsert): Promise<void> {
  await tx.insert(recurring_purchases).values(row).onConflictDoNothing();
}

export async function findRecurring(tx: Tx, subscriptionId: string): Promise<RecurringRow | null> {
  const rows = await tx
    .select()
    .from(recurring_purchases)
    .where(eq(recurring_purchases.provider_subscription_id, subscriptionId));
  return rows[0] ?? null;
}

/** The recurring purchase that this order began, held until the transaction ends. */
export async function lockRecurring(tx: Tx, orderId: string): Promise<RecurringRow | null> {
  const rows = await tx
    .select()
    .from(recurring_purchases)
    .where(eq(recurring_purchases.order_id, orderId))
    .for("update");
  return rows[0] ?? null;
}

export async function updateRecurring(
  tx: Tx,
  orderId: string,
  change: Partial<typeof recurring_purchases.$inferInsert>,
): Promise<void> {
  await tx.update(recurring_purchases).set(change).where(eq(recurring_purchases.order_id, orderId));
}

/** What the user pays for again and again, newest first. */
export async function liveRecurringOf(tx: Tx, userId: string): Promise<RecurringRow[]> {
  return tx
    .select()
    .from(recurring_purchases)
    .where(and(eq(recurring_purchases.user_id, userId), ne(recurring_purchases.status, "ended")))
    .orderBy(desc(recurring_purchases.created_at));
}

/** Recurring purchases whose paid time ended before this day without news, or whose grace did. */
export async function overdueRecurring(tx: Tx, day: string, limit: number): Promise<RecurringRow[]> {
  return tx
    .select()
    .from(recurring_purchases)
    .where(
      and(
        ne(recurring_purchases.status, "ended"),
        lt(sql`coalesce(${recurring_purchases.grace_until}, ${recurring_purchases.current_period_end})`, day),
      ),
    )
    .orderBy(recurring_purchases.current_period_end)
    .limit(limit);
}

/** The person at the provider, from what they bought last. */
export async function customerOf(tx: Tx, userId: string): Promise<string | null> {
  const rows = await tx
    .select({ id: recurring_purchases.provider_customer_id })
    .from(recurring_purchases)
    .where(and(eq(recurring_purchases.user_id, userId), isNotNull(recurring_purchases.provider_customer_id)))
    .orderBy(desc(recurring_purchases.created_at))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Notes an event of the provider. False when it was noted before. */
export async function noteEvent(tx: Tx, provider: string, event: PaymentEvent): Promise<boolean> {
  const rows = await tx
    .insert(webhook_events)
    .values({ provider, event_id: event.id, type: event.type, payload: event, processed_at: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: webhook_events.event_id });
  return rows.length > 0;
}

/** The caller's orders, newest first; checkouts that were left or could not be started are not among them, unfinished ones for an hour only. */
export async function ownOrders(
  tx: Tx,
  userId: string,
  { before, purpose }: { before?: string | undefined; purpose?: OrderRow["purpose"] | undefined },
  limit: number,
): Promise<OrderRow[]> {
  const last = sql`(select o.created_at, o.id from ${orders} o where o.id = ${before} and o.user_id = ${userId})`;
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, userId),
        sql`${orders.status} <> 'cancelled'`,
        sql`(${orders.status} <> 'failed' or ${orders.provider_session_id} is not null)`,
        sql`(${orders.status} <> 'pending' or ${orders.created_at} > now() - interval '1 hour')`,
        purpose === undefined ? undefined : eq(orders.purpose, purpose),
        before === undefined ? undefined : sql`(${orders.created_at}, ${orders.id}) < ${last}`,
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(limit);
}

export async function lockSubscription(tx: Tx, userId: string) {
  const rows = await tx
    .select()
    .from(user_subscriptions)
    .where(eq(user_subscriptions.user_id, userId))
    .for("update");
  return rows[0] ?? null;
}

export async function changePlanOf(
  tx: Tx,
  userId: string,
  change: Partial<typeof user_subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(user_subscriptions).set(change).where(eq(user_subscriptions.user_id, userId));
}

export async function isOwnCase(tx: Tx, userId: string, caseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), eq(cases.user_id, userId)));
  return rows.length > 0;
}

/** How the report of a case was opened: paid for, or by a plan, for nothing and as long as the plan runs; null for not. */
export async function reportOpening(tx: Tx, caseId: string): Promise<"paid" | "plan" | null> {
  const [record] = await tx
    .select({ amount: enhanced_analysis_payments.amount })
    .from(enhanced_analysis_payments)
    .where(
      and(eq(enhanced_analysis_payments.case_id, caseId), eq(enhanced_analysis_payments.status, "completed")),
    );
  if (!record) return null;
  return record.amount > 0 ? "paid" : "plan";
}

/** Records that a report is open; once for each case. What is paid replaces what a plan had opened. False when it was. */
export async function insertReportAccess(
  tx: Tx,
  access: { user_id: string; case_id: string; amount: number; order_id: string | null },
): Promise<boolean> {
  const rows = await tx
    .insert(enhanced_analysis_payments)
    .values({ ...access, status: "completed", processed_at: sql`now()` })
    .onConflictDoUpdate({
      target: enhanced_analysis_payments.case_id,
      targetWhere: eq(enhanced_analysis_payments.status, "completed"),
      set: { amount: access.amount, order_id: access.order_id, processed_at: sql`now()` },
      setWhere: sql`${enhanced_analysis_payments.amount} = 0 and ${access.amount}::int > 0`,
    })
    .returning({ id: enhanced_analysis_payments.id });
  return rows.length > 0;
}

/** Closes the report that this order had opened. */
export async function closeReportOf(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(enhanced_analysis_payments)
    .set({ status: "refunded" })
    .where(eq(enhanced_analysis_payments.order_id, orderId));
}

export async function emailOf(tx: Tx, userId: string): Promise<string | null> {
  const rows = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
  return rows[0]?.email ?? null;
}
