import type { Booking } from "@standing/contract";
import { Link } from "react-router";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import { BothTimes, bothTimesText } from "./both-times.tsx";

/** Whom the reader meets. */
export function otherName(booking: Booking): string {
  return booking.side === "client"
    ? booking.attorney_name || words.someAttorney()
    : booking.client_name || words.someClient();
}

export function waitsForPayment(booking: Booking): boolean {
  return booking.status === "confirmed" && booking.fee_amount > 0 && booking.paid_at === null;
}

export function StatusBadge({ booking }: { booking: Booking }) {
  if (waitsForPayment(booking)) return <Badge tone="time">{words.toPay()}</Badge>;
  const tone =
    booking.status === "confirmed" ? "accent" : booking.status === "pending" ? "time" : ("plain" as const);
  return <Badge tone={tone}>{words.status(booking.status)}</Badge>;
}

/** By when the attorney answers a request that waits, with its time in both zones. */
export function AnswerBy({ booking }: { booking: Booking }) {
  if (booking.status !== "pending") return null;
  const time = bothTimesText({ instant: booking.answer_by, zones: booking, side: booking.side });
  return <p className="mt-1 text-sm text-time tabular">{words.cardAnswerBy({ time })}</p>;
}

/** A booking in a list: with whom, when in both zones, and what it waits for. */
export function BookingRow({ booking }: { booking: Booking }) {
  const { side } = booking;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-rule py-5">
      <div className="min-w-0">
        <Link to={`/bookings/${booking.id}`} className="link text-lg font-semibold">
          {otherName(booking)}
        </Link>
        <p className="mt-1">
          <BothTimes instant={booking.scheduled_date} zones={booking} side={side} />
        </p>
        <AnswerBy booking={booking} />
      </div>
      <StatusBadge booking={booking} />
    </li>
  );
}
