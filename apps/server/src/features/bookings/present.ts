import type { Booking, BookingSide } from "@standing/contract";
import type { FullRow } from "./queries.ts";
import { type BookingFacts, actsOf, mayDo, refundDue } from "./rules.ts";

/** What the rules look at, of a stored booking. */
export function factsOf(row: FullRow): BookingFacts {
  return { ...row, proposal: row.open_proposal };
}

/** Which of its two people this user is; the policies let no one else see the row. */
export function sideOf(row: FullRow, userId: string): BookingSide {
  return row.client_user_id === userId ? "client" : "attorney";
}

/** A booking as one of its two people sees it now. */
export function toBooking(row: FullRow, side: BookingSide, now: Date): Booking {
  const facts = factsOf(row);
  const proposal = row.open_proposal;
  const refund = refundDue(facts, side === "client" ? "client_cancels" : "attorney_cancels", now);
  return {
    id: row.id,
    side,
    attorney_id: row.attorney_id,
    attorney_name: row.attorney_name,
    client_name: row.client_name,
    scheduled_date: row.scheduled_date.toISOString(),
    scheduled_end: row.scheduled_end.toISOString(),
    time_zone: row.time_zone,
    client_time_zone: row.client_time_zone,
    consultation_type: row.consultation_type,
    fee_amount: row.fee_amount,
    notes: row.notes,
    status: row.status,
    answer_by: row.answer_by.toISOString(),
    pay_by: row.pay_by?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    refunded_amount: row.refunded_amount,
    ended_by: row.ended_by,
    ending_note: row.ending_note,
    meeting_details: row.meeting_details,
    created_at: row.created_at.toISOString(),
    rescheduled_to: row.rescheduled_to,
    proposal: proposal && {
      id: proposal.id,
      proposed_by: proposal.proposed_by,
      scheduled_date: proposal.scheduled_date.toISOString(),
      expires_at: proposal.expires_at.toISOString(),
    },
    may: actsOf(side, facts, now),
    refund_if_cancelled: mayDo("cancel", side, facts, now) ? refund : null,
  };
}
