import { and, asc, desc, eq, sql } from "drizzle-orm";
import { booking_share_views, booking_shares } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export type ShareRow = typeof booking_shares.$inferSelect;
/** A share with when its attorney opened it, newest first, as far as the actor may know. */
export type ShareWithViews = ShareRow & { opened_at: Date[] };

async function viewsOf(tx: Tx, shareId: string): Promise<Date[]> {
  const rows = await tx
    .select({ viewed_at: booking_share_views.viewed_at })
    .from(booking_share_views)
    .where(eq(booking_share_views.share_id, shareId))
    .orderBy(desc(booking_share_views.viewed_at))
    .limit(100);
  return rows.map(({ viewed_at }) => viewed_at);
}

/** The shares of a booking that the actor may see, in the order in which they were made. */
export async function sharesOf(tx: Tx, bookingId: string): Promise<ShareWithViews[]> {
  const rows = await tx
    .select()
    .from(booking_shares)
    .where(eq(booking_shares.booking_id, bookingId))
    .orderBy(asc(booking_shares.shared_at), asc(booking_shares.id));
  const all: ShareWithViews[] = [];
  for (const row of rows) all.push({ ...row, opened_at: await viewsOf(tx, row.id) });
  return all;
}

export async function findShare(tx: Tx, bookingId: string, shareId: string): Promise<ShareWithViews | null> {
  const rows = await tx
    .select()
    .from(booking_shares)
    .where(and(eq(booking_shares.id, shareId), eq(booking_shares.booking_id, bookingId)));
  const row = rows[0];
  return row ? { ...row, opened_at: await viewsOf(tx, row.id) } : null;
}

export async function insertShare(
  tx: Tx,
  values: Pick<ShareRow, "booking_id" | "case_id" | "stage" | "content">,
): Promise<string> {
  const [row] = await tx.insert(booking_shares).values(values).returning({ id: booking_shares.id });
  if (!row) throw new Error("The new share was not returned");
  return row.id;
}

/** Whether the attorney found no conflict in the names of this case, for this booking. */
export async function isConflictCleared(tx: Tx, bookingId: string, caseId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ cleared: boolean }>(
    sql`select app.conflict_is_cleared(${bookingId}::uuid, ${caseId}::uuid) as cleared`,
  );
  return rows[0]?.cleared ?? false;
}

export async function recordView(tx: Tx, shareId: string, userId: string): Promise<void> {
  await tx.insert(booking_share_views).values({ share_id: shareId, viewed_by: userId });
}

export async function answerConflictOf(
  tx: Tx,
  shareId: string,
  result: "clear" | "conflict",
  now: Date,
): Promise<void> {
  await tx
    .update(booking_shares)
    .set({ conflict_result: result, conflict_checked_at: now })
    .where(eq(booking_shares.id, shareId));
}

export async function withdraw(tx: Tx, shareId: string, now: Date): Promise<void> {
  await tx.update(booking_shares).set({ withdrawn_at: now }).where(eq(booking_shares.id, shareId));
}
