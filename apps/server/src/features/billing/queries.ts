import type { PlanType, SubscriptionType } from "@standing/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { DatabaseError } from "pg";
import {
  enhanced_analysis_payments,
  orders,
  prices,
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

export async function upsertSubscription(
  tx: Tx,
  userId: string,
  plan: SubscriptionType,
  start: string,
  end: string | null,
): Promise<void> {
  const values = {
    subscription_type: plan,
    status: "active",
    current_period_start: start,
    current_period_end: end,
    cancel_at_period_end: false,
  } as const;
  await tx
    .insert(user_subscriptions)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: user_subscriptions.user_id, set: values });
}

export type OrderRow = typeof orders.$inferSelect;
export type Purpose = OrderRow["purpose"];
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

export async function priceOfAmount(tx: Tx, amount: number): Promise<Price> {
  const found = (await allPrices(tx)).find((price) => price.amount === amount);
  if (!found) throw new Error("The table of prices lacks this amount");
  return found;
}

/** The plan that costs this amount, or null. */
export async function planOfAmount(tx: Tx, amount: number): Promise<PlanType | null> {
  const rows = await tx
    .select({ code: prices.code })
    .from(prices)
    .where(and(eq(prices.amount, amount), inArray(prices.code, ["monthly", "annual"])));
  const code = rows[0]?.code;
  return code === "monthly" || code === "annual" ? code : null;
}

export async function insertOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<string> {
  const [row] = await tx.insert(orders).values(order).returning({ id: orders.id });
  if (!row) throw new Error("The new order was not returned");
  return row.id;
}

export async function rememberSession(tx: Tx, orderId: string, sessionId: string): Promise<void> {
  await tx.update(orders).set({ provider_session_id: sessionId }).where(eq(orders.id, orderId));
}

export async function findOrderBySession(tx: Tx, sessionId: string) {
  const rows = await tx.select().from(orders).where(eq(orders.provider_session_id, sessionId));
  return rows[0] ?? null;
}

export async function lockOrderBySession(tx: Tx, sessionId: string) {
  const rows = await tx.select().from(orders).where(eq(orders.provider_session_id, sessionId)).for("update");
  return rows[0] ?? null;
}

export async function finishOrder(tx: Tx, id: string, status: "paid" | "cancelled"): Promise<void> {
  await tx
    .update(orders)
    .set({ status, ...(status === "paid" ? { paid_at: sql`now()` } : {}) })
    .where(eq(orders.id, id));
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

/** The caller's orders, newest first; checkouts that were left are not among them, unfinished ones for an hour only. */
export async function ownOrders(tx: Tx, userId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, userId),
        sql`${orders.status} <> 'cancelled'`,
        sql`(${orders.status} <> 'pending' or ${orders.created_at} > now() - interval '1 hour')`,
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id));
}

/** The newest paid order of a plan, or null. */
export async function lastPlanOrder(tx: Tx, userId: string): Promise<OrderRow | null> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), eq(orders.purpose, "subscription"), eq(orders.status, "paid")))
    .orderBy(desc(orders.paid_at))
    .limit(1);
  return rows[0] ?? null;
}

export async function lockSubscription(tx: Tx, userId: string) {
  const rows = await tx
    .select()
    .from(user_subscriptions)
    .where(eq(user_subscriptions.user_id, userId))
    .for("update");
  return rows[0] ?? null;
}

export async function markRefunded(tx: Tx, orderId: string, amount: number): Promise<void> {
  await tx
    .update(orders)
    .set({ status: "refunded", refunded_amount: amount, refunded_at: sql`now()` })
    .where(eq(orders.id, orderId));
}

/** Ends a plan now, or with the time that is paid for. */
export async function setPlanEnd(tx: Tx, userId: string, when: "now" | "period_end"): Promise<void> {
  const change =
    when === "now"
      ? ({
          subscription_type: "free",
          status: "cancelled",
          current_period_end: null,
          cancel_at_period_end: false,
        } as const)
      : { cancel_at_period_end: true };
  await tx.update(user_subscriptions).set(change).where(eq(user_subscriptions.user_id, userId));
}

export async function isOwnCase(tx: Tx, userId: string, caseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), eq(cases.user_id, userId)));
  return rows.length > 0;
}

/** Records that a report is open; once for each case. */
export async function insertReportAccess(
  tx: Tx,
  access: { user_id: string; case_id: string; amount: number; order_id: string | null },
): Promise<void> {
  await tx
    .insert(enhanced_analysis_payments)
    .values({ ...access, status: "completed", processed_at: sql`now()` })
    .onConflictDoNothing();
}

export async function emailOf(tx: Tx, userId: string): Promise<string | null> {
  const rows = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
  return rows[0]?.email ?? null;
}
