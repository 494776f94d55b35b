import type { BookableAttorney } from "@standing/contract";
import { type SQL, and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { DatabaseError } from "pg";
import { profiles } from "../../db/schema/accounts.ts";
import { attorney_ad_clicks } from "../../db/schema/ads.ts";
import { attorney_profiles } from "../../db/schema/attorneys.ts";
import { booking_proposals, booking_shares, consultation_bookings } from "../../db/schema/bookings.ts";
import type { QueryBuilder } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import type { Span } from "./slots/free-slots.ts";

export type Row = typeof consultation_bookings.$inferSelect;
type NewRow = typeof consultation_bookings.$inferInsert;
export type ProposalRow = typeof booking_proposals.$inferSelect;

export type AttorneyRow = Pick<
  typeof attorney_profiles.$inferSelect,
  "availability_status" | "is_listed" | "user_id"
> &
  Omit<BookableAttorney, "not_bookable">;

/** What a client may know of an attorney before booking; null when missing or no longer active. */
export async function findAttorney(tx: Tx, id: string): Promise<AttorneyRow | null> {
  const rows = await tx
    .select({
      id: attorney_profiles.id,
      user_id: attorney_profiles.user_id,
      first_name: attorney_profiles.first_name,
      last_name: attorney_profiles.last_name,
      firm_name: attorney_profiles.firm_name,
      photo_url: attorney_profiles.photo_url,
      time_zone: attorney_profiles.time_zone,
      consultation_type: attorney_profiles.consultation_type,
      consultation_fee: attorney_profiles.consultation_fee,
      availability_status: attorney_profiles.availability_status,
      is_listed: attorney_profiles.is_listed,
    })
    .from(attorney_profiles)
    .where(and(eq(attorney_profiles.id, id), attorney_profiles.is_active));
  return rows[0] ?? null;
}

/** When an attorney is not free: held slots and time off. */
export async function takenTimes(tx: Tx, attorneyId: string, within: Span): Promise<Span[]> {
  const [from, until] = [within.starts.toISOString(), within.ends.toISOString()];
  const { rows } = await tx.execute<{ starts: Date | string; ends: Date | string }>(sql`
    select starts, ends from app.taken_times(${attorneyId}::uuid, ${from}::timestamptz, ${until}::timestamptz)
    union all
    select starts_at, ends_at from attorney_time_off
    where attorney_id = ${attorneyId}::uuid and starts_at < ${until}::timestamptz and ends_at > ${from}::timestamptz`);
  return rows.map(({ starts, ends }) => ({ starts: new Date(starts), ends: new Date(ends) }));
}

/** A booking with what its pages show of its two people and its open proposal. */
export interface FullRow extends Row {
  attorney_name: string;
  attorney_user_id: string;
  open_proposal: ProposalRow | null;
  rescheduled_to: string | null;
  conflict_cleared: boolean;
}

/** What is read of whole bookings that meet a condition, in an order. */
export const selectFull = (db: QueryBuilder, condition: SQL | undefined, order: SQL) =>
  db
    .select({
      booking: consultation_bookings,
      first_name: attorney_profiles.first_name,
      last_name: attorney_profiles.last_name,
      attorney_user_id: attorney_profiles.user_id,
      proposal: booking_proposals,
      rescheduled_to: sql<string | null>`(
        select moved.id from consultation_bookings moved where moved.rescheduled_from = ${consultation_bookings.id} limit 1)`,
      conflict_cleared: sql<boolean>`exists (
        select from ${booking_shares} where ${booking_shares.booking_id} = ${consultation_bookings.id}
          and stage = 'names' and conflict_result = 'clear' and withdrawn_at is null)`,
    })
    .from(consultation_bookings)
    .leftJoin(attorney_profiles, eq(attorney_profiles.id, consultation_bookings.attorney_id))
    .leftJoin(
      booking_proposals,
      and(
        eq(booking_proposals.booking_id, consultation_bookings.id),
        eq(booking_proposals.status, "open"),
        sql`${booking_proposals.expires_at} > now()`,
      ),
    )
    .where(condition)
    .orderBy(order);

export type Selected = Awaited<ReturnType<typeof selectFull>>[number];

export function fullRow({
  booking,
  first_name,
  last_name,
  attorney_user_id,
  proposal,
  ...rest
}: Selected): FullRow {
  return {
    ...booking,
    ...rest,
    attorney_name: `${first_name ?? ""} ${last_name ?? ""}`.trim(),
    attorney_user_id: attorney_user_id ?? "",
    open_proposal: proposal,
  };
}

export async function findBooking(tx: Tx, id: string): Promise<FullRow | null> {
  const one = eq(consultation_bookings.id, id);
  const [row] = await selectFull(tx, one, sql`${consultation_bookings.scheduled_date}`).limit(1);
  return row ? fullRow(row) : null;
}

/** Locks a booking that the actor may change, until the transaction ends. False when there is none. */
export async function lockBooking(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: consultation_bookings.id })
    .from(consultation_bookings)
    .where(eq(consultation_bookings.id, id))
    .for("update");
  return rows.length > 0;
}

/** Requests of the actor that wait for this attorney's answer. */
export async function countPending(tx: Tx, attorneyId: string): Promise<number> {
  return tx.$count(
    consultation_bookings,
    sql`attorney_id = ${attorneyId}::uuid and client_user_id = app.actor_id() and status = 'pending'`,
  );
}

/**
 * Lets those who want a time of one attorney go one after the other, until the transaction ends. Without it many who
 * ask at once wait for each other in the exclusion constraint, until Postgres lets some go as a deadlock.
 */
export async function queueForAttorney(tx: Tx, attorneyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking:${attorneyId}`}, 0))`);
}

const EXCLUSION_VIOLATION = "23P01";

function isSlotTaken(error: unknown): boolean {
  return (
    error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === EXCLUSION_VIOLATION
  );
}

/** Inserts a booking. Null when its slot was sold first; the transaction can then only be taken back. */
export async function insertBooking(tx: Tx, values: NewRow): Promise<string | null> {
  try {
    const [row] = await tx
      .insert(consultation_bookings)
      .values(values)
      .returning({ id: consultation_bookings.id });
    return row?.id ?? null;
  } catch (error) {
    if (isSlotTaken(error)) return null;
    throw error;
  }
}

type Change = Partial<
  Pick<
    Row,
    | "status"
    | "meeting_details"
    | "ending_note"
    | "paid_at"
    | "refunded_amount"
    | "order_id"
    | "answer_by"
    | "ended_by"
  >
>;

/** Changes a booking as the actor; the database's own guards hold. */
export async function changeBooking(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.update(consultation_bookings).set(change).where(eq(consultation_bookings.id, id));
}

/** Changes a booking as the system, so that its calendar files take the place of former ones. */
export async function stepBooking(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(consultation_bookings)
    .set({ ...change, sequence: sql`${consultation_bookings.sequence} + 1` })
    .where(eq(consultation_bookings.id, id));
}

export async function insertProposal(
  tx: Tx,
  values: Pick<ProposalRow, "booking_id" | "proposed_by" | "scheduled_date" | "expires_at">,
): Promise<void> {
  await tx.insert(booking_proposals).values(values);
}

export async function closeProposals(
  tx: Tx,
  bookingId: string,
  status: Exclude<ProposalRow["status"], "open">,
): Promise<void> {
  await tx
    .update(booking_proposals)
    .set({ status })
    .where(and(eq(booking_proposals.booking_id, bookingId), eq(booking_proposals.status, "open")));
}

/** Proposals whose time is over, as the system. */
export async function expireProposals(tx: Tx, now: Date, bookingId?: string): Promise<void> {
  await tx
    .update(booking_proposals)
    .set({ status: "expired" })
    .where(
      and(
        eq(booking_proposals.status, "open"),
        lte(booking_proposals.expires_at, now),
        bookingId === undefined ? undefined : eq(booking_proposals.booking_id, bookingId),
      ),
    );
}

const AT_ONCE = 200;

/** Locks bookings whose time to answer, to pay or to say what became of them is over; as the system. */
export async function lockOverdue(tx: Tx, now: Date, outcomeBefore: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: consultation_bookings.id })
    .from(consultation_bookings)
    .where(
      sql`(status = 'pending' and answer_by <= ${now.toISOString()}::timestamptz)
        or (status = 'confirmed' and paid_at is null and fee_amount > 0 and pay_by <= ${now.toISOString()}::timestamptz)
        or (status = 'confirmed' and scheduled_end <= ${outcomeBefore.toISOString()}::timestamptz)`,
    )
    .orderBy(asc(consultation_bookings.id))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Locks the confirmed booking that a consultation has become, through all its moves; null when there is none. As the system. */
export async function lockConfirmed(tx: Tx, id: string): Promise<Row | null> {
  const rows = await tx
    .select()
    .from(consultation_bookings)
    .where(
      sql`status = 'confirmed' and calendar_uid = (select calendar_uid from consultation_bookings where id = ${id}::uuid)`,
    )
    .for("update");
  return rows[0] ?? null;
}

/** Notes what went back of an order on the booking that it paid; as the system. */
export async function noteRefund(tx: Tx, orderId: string, refunded: number): Promise<void> {
  await tx
    .update(consultation_bookings)
    .set({ refunded_amount: refunded })
    .where(and(eq(consultation_bookings.order_id, orderId), ne(consultation_bookings.status, "rescheduled")));
}

/** Moves what was shared with one booking to the one that takes its place; as the system. */
export async function moveShares(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(booking_shares).set({ booking_id: to }).where(eq(booking_shares.booking_id, from));
}

/** Counts a booking for the attorney's figures, once however often it is asked for; as the system. */
export async function countBooked(tx: Tx, attorneyId: string, bookingId: string): Promise<void> {
  await tx
    .insert(attorney_ad_clicks)
    .values({ attorney_id: attorneyId, click_type: "consultation_booked", visitor_key: bookingId })
    .onConflictDoNothing();
}

/** Mail addresses of some people, by their ids; as the system. */
export async function emailsOf(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(inArray(profiles.id, userIds));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
