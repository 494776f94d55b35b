import type { Booking } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { isProblem, problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { type Tx, withActor } from "../../kernel/unit-of-work.ts";
import { type Acting, actOnBooking } from "./act-on-booking.ts";
import { slotsOf } from "./list-slots.ts";
import {
  type FullRow,
  changeBooking,
  closeProposals,
  stepBooking,
  expireProposals,
  findAttorney,
  findBooking,
  insertBooking,
  insertProposal,
  moveShares,
  queueForAttorney,
} from "./queries.ts";
import { BOOKING_RULES } from "@standing/contract";
import { earliest, hoursAfter, proposalExpiry } from "./rules.ts";
import { remind } from "./remind-of-booking.ts";
import { tell } from "./tell-of-booking.ts";

/**
 * Proposes another time to the other side. The present time stands until the proposal is accepted, and the proposed
 * one is not held. An attorney may answer a request so; the request then waits as long as the proposal does.
 * @throws UNAUTHORIZED; NOT_FOUND; NOT_ALLOWED_NOW, also without words on how to talk; SLOT_TAKEN
 */
export async function proposeTime(
  context: RequestContext,
  input: { id: string; scheduled_date: string; meeting_details?: string | undefined },
): Promise<Booking> {
  return actOnBooking(context, input.id, "propose", async (tx, { row, side, other, now }) => {
    const meeting_details = row.meeting_details ?? (input.meeting_details || null);
    if (meeting_details === null) throw problem("NOT_ALLOWED_NOW");
    const proposed = new Date(input.scheduled_date);
    await requireFree(tx, row, proposed, now);
    const expires_at = proposalExpiry(row, proposed, now);
    await withActor(tx, systemActor, () => expireProposals(tx, now, row.id));
    await insertProposal(tx, { booking_id: row.id, proposed_by: side, scheduled_date: proposed, expires_at });
    if (meeting_details !== row.meeting_details) await changeBooking(tx, row.id, { meeting_details });
    if (row.status === "pending" && expires_at > row.answer_by)
      await withActor(tx, systemActor, () => changeBooking(tx, row.id, { answer_by: expires_at }));
    await tell(context.services, tx, row.id, "proposed", [other]);
  });
}

async function requireFree(tx: Tx, row: FullRow, start: Date, now: Date): Promise<void> {
  const attorney = await findAttorney(tx, row.attorney_id);
  const offered = attorney ? await slotsOf(tx, attorney, now) : [];
  if (!offered.some(({ slots }) => slots.includes(start.toISOString()))) throw problem("SLOT_TAKEN");
}

/**
 * Accepts the other side's proposed time. The booking becomes `rescheduled`, and a confirmed one takes its place with
 * the same price, payment, shares and calendar entry.
 * @returns the booking at the new time
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW, SLOT_TAKEN
 */
export async function acceptProposal(
  context: RequestContext,
  input: { id: string; proposal_id: string },
): Promise<Booking> {
  const { services } = context;
  return actOnBooking(context, input.id, "accept_proposal", async (tx, acting) => {
    const proposal = acting.row.open_proposal;
    if (proposal?.id !== input.proposal_id) throw problem("NOT_ALLOWED_NOW");
    await queueForAttorney(tx, acting.row.attorney_id);
    await requireFree(tx, acting.row, proposal.scheduled_date, acting.now);
    const moved = await withActor(tx, systemActor, () => move(tx, acting, proposal.scheduled_date));
    await tell(services, tx, moved, "moved", ["client", "attorney"]);
    await remind(services, tx, moved);
    return moved;
  });
}

/** Puts a confirmed booking in the place of another; as the system. */
async function move(tx: Tx, { row, now }: Acting, start: Date): Promise<string> {
  await closeProposals(tx, row.id, "accepted");
  await stepBooking(tx, row.id, { status: "rescheduled" });
  const old = await findBooking(tx, row.id);
  if (!old) throw new Error("The moved booking was not found");
  const unpaid = row.fee_amount > 0 && row.paid_at === null;
  const { attorney_id, client_user_id, client_name, client_time_zone, time_zone, consultation_type } = row;
  const moved = await insertBooking(tx, {
    attorney_id,
    client_user_id,
    client_name,
    client_time_zone,
    time_zone,
    consultation_type,
    scheduled_date: start,
    scheduled_end: hoursAfter(start, BOOKING_RULES.slot_minutes / 60),
    fee_amount: row.fee_amount,
    notes: row.notes,
    status: "confirmed",
    answer_by: row.answer_by,
    pay_by: unpaid ? earliest(hoursAfter(now, BOOKING_RULES.pay_hours), start) : row.pay_by,
    order_id: row.order_id,
    paid_at: row.paid_at,
    meeting_details: row.meeting_details,
    rescheduled_from: row.id,
    calendar_uid: row.calendar_uid,
    sequence: old.sequence + 1,
  });
  if (moved === null) throw problem("SLOT_TAKEN");
  await moveShares(tx, row.id, moved);
  return moved;
}

/**
 * Declines the other side's proposed time, or withdraws one's own. The present time stands.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW
 */
export async function closeProposal(
  context: RequestContext,
  input: { id: string; proposal_id: string },
): Promise<Booking> {
  const work =
    (status: "declined" | "withdrawn") =>
    async (tx: Tx, { row, other }: Acting) => {
      if (row.open_proposal?.id !== input.proposal_id) throw problem("NOT_ALLOWED_NOW");
      await closeProposals(tx, row.id, status);
      await tell(context.services, tx, row.id, "proposal_closed", [other]);
    };
  try {
    return await actOnBooking(context, input.id, "withdraw_proposal", work("withdrawn"));
  } catch (error) {
    if (!isProblem(error, "NOT_ALLOWED_NOW")) throw error;
    return actOnBooking(context, input.id, "decline_proposal", work("declined"));
  }
}
