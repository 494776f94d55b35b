import type { WorkingHours } from "@standing/contract";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import {
  attorney_profiles,
  attorney_time_off,
  attorney_working_hours,
} from "../../../db/schema/attorneys.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import type { Span } from "../slots/free-slots.ts";

/** An attorney's hours, in order; none for one who has set none. */
export async function workingHoursOf(tx: Tx, attorneyId: string): Promise<WorkingHours[]> {
  const rows = await tx
    .select()
    .from(attorney_working_hours)
    .where(eq(attorney_working_hours.attorney_id, attorneyId))
    .orderBy(asc(attorney_working_hours.weekday), asc(attorney_working_hours.starts));
  return rows.map(({ weekday, starts, ends }) => ({
    weekday,
    starts: starts.slice(0, 5),
    ends: ends.slice(0, 5),
  }));
}

/** The caller's own profile, or null. */
export async function ownProfile(tx: Tx, userId: string): Promise<{ id: string; time_zone: string } | null> {
  const rows = await tx
    .select({ id: attorney_profiles.id, time_zone: attorney_profiles.time_zone })
    .from(attorney_profiles)
    .where(eq(attorney_profiles.user_id, userId));
  return rows[0] ?? null;
}

export async function setTimeZone(tx: Tx, attorneyId: string, zone: string): Promise<void> {
  await tx.update(attorney_profiles).set({ time_zone: zone }).where(eq(attorney_profiles.id, attorneyId));
}

export async function replaceHours(
  tx: Tx,
  attorneyId: string,
  hours: readonly WorkingHours[],
): Promise<void> {
  await tx.delete(attorney_working_hours).where(eq(attorney_working_hours.attorney_id, attorneyId));
  if (hours.length === 0) return;
  await tx.insert(attorney_working_hours).values(hours.map((row) => ({ ...row, attorney_id: attorneyId })));
}

export async function timeOffOf(tx: Tx, attorneyId: string, now: Date) {
  return tx
    .select({
      id: attorney_time_off.id,
      starts_at: attorney_time_off.starts_at,
      ends_at: attorney_time_off.ends_at,
    })
    .from(attorney_time_off)
    .where(and(eq(attorney_time_off.attorney_id, attorneyId), gt(attorney_time_off.ends_at, now)))
    .orderBy(asc(attorney_time_off.starts_at))
    .limit(500);
}

export async function insertTimeOff(tx: Tx, attorneyId: string, spans: readonly Span[]): Promise<void> {
  await tx
    .insert(attorney_time_off)
    .values(spans.map(({ starts, ends }) => ({ attorney_id: attorneyId, starts_at: starts, ends_at: ends })));
}

/** False when the attorney has no such time off. */
export async function deleteTimeOff(tx: Tx, attorneyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(attorney_time_off)
    .where(and(eq(attorney_time_off.id, id), eq(attorney_time_off.attorney_id, attorneyId)))
    .returning({ id: attorney_time_off.id });
  return rows.length > 0;
}

/** Requests and consultations that lie within a stretch of time. */
export async function countBookingsWithin(tx: Tx, attorneyId: string, span: Span): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from app.taken_times(${attorneyId}::uuid, ${span.starts.toISOString()}::timestamptz, ${span.ends.toISOString()}::timestamptz)`,
  );
  return rows[0]?.count ?? 0;
}
