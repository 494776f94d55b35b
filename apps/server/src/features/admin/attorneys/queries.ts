import type { AttorneyForOperators } from "@standing/contract";
import { and, asc, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { moderation_log } from "../../../db/schema/admin.ts";
import { attorney_subscriptions } from "../../../db/schema/ads.ts";
import { attorney_profiles, is_verified_attorney, licence_checks } from "../../../db/schema/attorneys.ts";
import { attorney_reviews } from "../../../db/schema/bookings.ts";
import { ad_placement_tiers, payment_schedules } from "../../../db/schema/ads-tiers.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

type Decision = AttorneyForOperators["ad_approval_status"];

/** Attorneys in one state of approval with the last check of the number that stands there, who has waited longest first. */
export async function attorneysInState(tx: Tx, status: Decision) {
  const last = lastCheck(tx);
  return tx
    .select({
      attorney: { ...getTableColumns(attorney_profiles), is_verified: is_verified_attorney },
      last: {
        result: last.result,
        regulator: last.regulator,
        checked_at: last.checked_at,
        note: last.note,
      },
    })
    .from(attorney_profiles)
    .leftJoinLateral(last, sql`true`)
    .where(eq(attorney_profiles.ad_approval_status, status))
    .orderBy(asc(attorney_profiles.created_at), asc(attorney_profiles.id))
    .limit(200);
}

function lastCheck(tx: Tx) {
  return tx
    .select()
    .from(licence_checks)
    .where(
      and(
        eq(licence_checks.attorney_id, attorney_profiles.id),
        eq(licence_checks.bar_state, attorney_profiles.bar_state),
        eq(licence_checks.bar_number, attorney_profiles.bar_number),
      ),
    )
    .orderBy(desc(licence_checks.checked_at), desc(licence_checks.id))
    .limit(1)
    .as("last");
}

/** Did the last check of the number that stands there fail? */
export async function lastCheckFailed(tx: Tx, id: string): Promise<boolean> {
  const last = lastCheck(tx);
  const rows = await tx
    .select({ result: last.result })
    .from(attorney_profiles)
    .innerJoinLateral(last, sql`true`)
    .where(eq(attorney_profiles.id, id));
  return rows[0]?.result === "invalid";
}

/** False when there is no such attorney. */
export async function setApproval(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const rows = await tx
    .update(attorney_profiles)
    .set({ ad_approval_status: decision })
    .where(eq(attorney_profiles.id, id))
    .returning({ id: attorney_profiles.id });
  return rows.length > 0;
}

export async function findAttorney(tx: Tx, id: string) {
  const rows = await tx
    .select({ ...getTableColumns(attorney_profiles), is_verified: is_verified_attorney })
    .from(attorney_profiles)
    .where(eq(attorney_profiles.id, id));
  return rows[0] ?? null;
}

export async function insertLicenceCheck(tx: Tx, check: typeof licence_checks.$inferInsert): Promise<string> {
  const [row] = await tx.insert(licence_checks).values(check).returning({ id: licence_checks.id });
  if (!row) throw new Error("The new check was not returned");
  return row.id;
}

/** Takes a review out of sight; null when there is none that stands. */
export async function setRemoved(tx: Tx, reviewId: string, reason: string) {
  const rows = await tx
    .update(attorney_reviews)
    .set({ removed_at: sql`now()`, removal_reason: reason })
    .where(and(eq(attorney_reviews.id, reviewId), isNull(attorney_reviews.removed_at)))
    .returning({ id: attorney_reviews.id, attorney_id: attorney_reviews.attorney_id });
  return rows[0] ?? null;
}

export async function logRemoval(tx: Tx, reviewId: string, reason: string): Promise<void> {
  await tx
    .insert(moderation_log)
    .values({ entity: "review", entity_id: reviewId, action: "removed", reason });
}

type TierName = "standard" | "premium" | "premium_plus";

/** A placement of this tier as its attorney asks for it: pending. */
export async function insertPlacement(
  tx: Tx,
  placement: { attorney_id: string; tier: TierName; location: string },
): Promise<void> {
  const t = ad_placement_tiers;
  const p = payment_schedules;
  await tx.insert(attorney_subscriptions).values({
    attorney_id: placement.attorney_id,
    ad_tier_id: sql`(select ${t.id} from ${t} where ${t.name} = ${placement.tier})`,
    payment_schedule_id: sql`(select ${p.id} from ${p} where ${p.billing_cycle_months} = 1)`,
    geographic_location: placement.location,
  });
}

/** Makes the pending placement of an attorney active for a month. */
export async function activatePlacement(tx: Tx, attorneyId: string): Promise<void> {
  await tx
    .update(attorney_subscriptions)
    .set({
      status: "active",
      start_date: sql`now()`,
      next_billing_date: sql`(now() + interval '1 month')::date`,
    })
    .where(
      and(eq(attorney_subscriptions.attorney_id, attorneyId), eq(attorney_subscriptions.status, "pending")),
    );
}
