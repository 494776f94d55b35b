import type { BookingSide } from "@standing/contract";
import type { FullRow } from "./queries.ts";

/** What the two people of a booking are told of. */
export type BookingNews =
  | "requested"
  | "confirmed"
  | "declined"
  | "cancelled"
  | "lapsed"
  | "paid"
  | "proposed"
  | "proposal_closed"
  | "moved"
  | "completed"
  | "no_show"
  | "names_shared"
  | "conflict_clear"
  | "conflict_found"
  | "facts_shared"
  | "reminder";

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** An instant in words, in one zone. */
function inZone(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  })
    .format(instant)
    .replaceAll("\u202f", " ");
}

/** An instant in the reader's zone and, where it differs, in the other person's. */
function inBothZones(instant: Date, row: FullRow, to: BookingSide): string {
  const [own, others] =
    to === "client" ? [row.client_time_zone, row.time_zone] : [row.time_zone, row.client_time_zone];
  const here = inZone(instant, own);
  const there = inZone(instant, others);
  const whose = to === "client" ? "the attorney's time" : "the client's time";
  return here === there ? `${here} for both of you` : `${here} (${there} ${whose})`;
}

/**
 * What a mail about a booking says to one of its people: times in both zones, names of the two, never a word of the
 * notes or of a case.
 */
export function bookingWords(news: BookingNews, row: FullRow, to: BookingSide): string {
  const when = `When: ${inBothZones(row.scheduled_date, row, to)}`;
  const other = to === "client" ? row.attorney_name : row.client_name || "Your client";
  const where = row.meeting_details ? `\nHow you will talk: ${row.meeting_details}` : "";
  const refund = row.refunded_amount > 0 ? `\nRefund: ${dollars(row.refunded_amount)}` : "";
  const pay =
    row.fee_amount > 0 && row.paid_at === null && row.pay_by !== null
      ? to === "client"
        ? `\nPlease pay ${dollars(row.fee_amount)} by ${inBothZones(row.pay_by, row, to)}. Otherwise the consultation lapses.`
        : "\nThe consultation is fixed when the client has paid."
      : "";
  const said = SENTENCES[news](other, row, to);
  return `${said}\n${when}${where}${pay}${refund}`;
}

type Sentence = (other: string, row: FullRow, to: BookingSide) => string;

const SENTENCES: Record<BookingNews, Sentence> = {
  requested: (other, row, to) =>
    to === "attorney"
      ? `${row.client_name || "A client"} asks for a consultation. Please answer by ${inBothZones(row.answer_by, row, to)}. Without an answer the request lapses.`
      : `Your request was sent to ${other}, who must answer by ${inBothZones(row.answer_by, row, to)}. Without an answer the request lapses.`,
  confirmed: (other, _, to) =>
    to === "client" ? `${other} confirmed your consultation.` : "You confirmed a consultation.",
  declined: (other) => `${other} declined the request. The time is free again.`,
  cancelled: (other) => `${other} cancelled the consultation.`,
  lapsed: (_, row) =>
    row.fee_amount > 0 && row.pay_by !== null
      ? "The consultation lapsed because it was not paid in time."
      : "The request lapsed because it was not answered in time.",
  paid: (other, row, to) =>
    to === "attorney"
      ? `${other} paid for the consultation. It is fixed now.`
      : `Your payment of ${dollars(row.fee_amount)} arrived. The consultation is fixed now.`,
  proposed: (other, row, to) =>
    `${other} proposes another time: ${row.open_proposal ? inBothZones(row.open_proposal.scheduled_date, row, to) : ""}. Please accept or decline it on the page of the booking.`,
  proposal_closed: (other) => `${other} did not go on with the proposed other time. The old time stands.`,
  moved: () => "The consultation was moved to the time below.",
  completed: (other, _, to) =>
    to === "client"
      ? `Your consultation with ${other} is marked as done. You can leave a review.`
      : "A consultation is marked as done.",
  no_show: (other) => `${other} says that you did not come to the consultation.`,
  names_shared: (other) => `${other} shared names with you for a conflict check.`,
  conflict_clear: (other) => `${other} found no conflict. You can share pages of your case now, if you wish.`,
  conflict_found: (other) => `${other} found a conflict of interest and cannot read your case.`,
  facts_shared: (other) => `${other} shared pages of a case with you.`,
  reminder: (other) => `This is a reminder of your consultation with ${other}.`,
};
