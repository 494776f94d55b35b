import type { State, TierName } from "@standing/contract";
import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { attorney_subscriptions } from "../../../db/schema/ads.ts";
import { attorney_profiles } from "../../../db/schema/attorneys.ts";
import { ad_location_factors, ad_placement_tiers, payment_schedules } from "../../../db/schema/ads-tiers.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

const p = attorney_subscriptions;

export async function allTiers(tx: Tx) {
  return tx.select().from(ad_placement_tiers).orderBy(asc(ad_placement_tiers.placement_priority));
}

export async function allSchedules(tx: Tx) {
  return tx.select().from(payment_schedules).orderBy(asc(payment_schedules.billing_cycle_months));
}

export async function allLocations(tx: Tx) {
  return tx.select().from(ad_location_factors).orderBy(asc(ad_location_factors.location));
}

/** The profile of an account, or null. */
export async function profileOf(tx: Tx, userId: string) {
  const rows = await tx.select().from(attorney_profiles).where(eq(attorney_profiles.user_id, userId));
  return rows[0] ?? null;
}

/** Placements of an attorney that are paid for or wait for payment, with what they cost. */
export async function livePlacements(tx: Tx, attorneyId: string) {
  return tx
    .select({
      placement: getTableColumns(p),
      tier: ad_placement_tiers,
      schedule: payment_schedules,
      factor_percentage: sql<number>`coalesce(${ad_location_factors.factor_percentage}, 100)`,
    })
    .from(p)
    .innerJoin(ad_placement_tiers, eq(ad_placement_tiers.id, p.ad_tier_id))
    .innerJoin(payment_schedules, eq(payment_schedules.id, p.payment_schedule_id))
    .leftJoin(ad_location_factors, eq(ad_location_factors.location, p.geographic_location))
    .where(and(eq(p.attorney_id, attorneyId), inArray(p.status, ["pending", "active", "past_due"])))
    .orderBy(desc(p.created_at));
}

export type PlacementRow = Awaited<ReturnType<typeof livePlacements>>[number];

/** One placement at a time is chosen for each attorney. */
export async function lockAttorney(tx: Tx, attorneyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`placement:${attorneyId}`}, 0))`);
}

export async function deletePending(tx: Tx, attorneyId: string): Promise<string | null> {
  const rows = await tx
    .delete(p)
    .where(and(eq(p.attorney_id, attorneyId), eq(p.status, "pending")))
    .returning({ id: p.id });
  return rows[0]?.id ?? null;
}

export async function insertPending(
  tx: Tx,
  wanted: { attorney_id: string; tier_id: string; schedule_id: string; geographic_location: State },
): Promise<string> {
  const { attorney_id, tier_id, schedule_id, geographic_location } = wanted;
  const [row] = await tx
    .insert(p)
    .values({ attorney_id, ad_tier_id: tier_id, payment_schedule_id: schedule_id, geographic_location })
    .returning({ id: p.id });
  if (!row) throw new Error("The new placement was not returned");
  return row.id;
}

export async function findTier(tx: Tx, name: TierName) {
  const rows = await tx.select().from(ad_placement_tiers).where(eq(ad_placement_tiers.name, name));
  return rows[0] ?? null;
}

export async function findSchedule(tx: Tx, id: string) {
  const rows = await tx.select().from(payment_schedules).where(eq(payment_schedules.id, id));
  return rows[0] ?? null;
}

/** A placement held by this transaction, with its attorney's account. */
export async function lockPlacement(tx: Tx, id: string) {
  const rows = await tx
    .select({ placement: getTableColumns(p), user_id: attorney_profiles.user_id })
    .from(p)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, p.attorney_id))
    .where(eq(p.id, id))
    .for("update", { of: p });
  return rows[0] ?? null;
}

/** The placement of an attorney that is paid for, held by this transaction. */
export async function lockCurrent(tx: Tx, attorneyId: string) {
  const rows = await tx
    .select()
    .from(p)
    .where(and(eq(p.attorney_id, attorneyId), inArray(p.status, ["active", "past_due"])))
    .for("update");
  return rows[0] ?? null;
}

export async function updatePlacement(
  tx: Tx,
  id: string,
  change: Partial<typeof attorney_subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(p).set(change).where(eq(p.id, id));
}

/** Placements without a payment at a provider that were cancelled and whose time is over on `day`. */
export async function endUnpaid(tx: Tx, day: string): Promise<string[]> {
  const rows = await tx
    .update(p)
    .set({ status: "cancelled" })
    .where(
      sql`${p.order_id} is null and ${p.cancel_at_period_end} and ${p.next_billing_date} < ${day} and ${p.status} in ('active', 'past_due')`,
    )
    .returning({ id: p.id });
  return rows.map(({ id }) => id);
}

/** Accounts whose plan is paid until one of these days and for whom another one waits for its payment. */
export async function waitingForPayment(tx: Tx, days: string[]) {
  return tx
    .select({ user_id: attorney_profiles.user_id, ends_on: p.next_billing_date })
    .from(p)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, p.attorney_id))
    .where(
      and(
        inArray(p.next_billing_date, days),
        inArray(p.status, ["active", "past_due"]),
        sql`exists (select from attorney_subscriptions w where w.attorney_id = ${p.attorney_id} and w.status = 'pending')`,
      ),
    );
}
