import type { Booking } from "@standing/contract";
import { Link } from "react-router";
import * as words from "../../words/bookings.ts";
import { BothTimes } from "./both-times.tsx";
import { AnswerBy, StatusBadge, otherName, stands } from "./booking-row.tsx";

const SHOWN = 3;

/** The next consultations of the reader, for the dashboard. */
export function UpcomingCard({ bookings }: { bookings: readonly Booking[] }) {
  const next = bookings.filter(stands).toReversed();
  return (
    <section aria-labelledby="upcoming-consultations" className="border-t border-rule pt-4">
      <h2 id="upcoming-consultations" className="text-lg">
        {words.cardTitle()}
      </h2>
      {next.length === 0 ? (
        <p className="mt-2 text-quiet">{words.cardEmpty()}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-4">
          {next.slice(0, SHOWN).map((booking) => (
            <li key={booking.id} className="flex flex-col items-start gap-1">
              <Link to={`/bookings/${booking.id}`} className="link font-semibold">
                {otherName(booking)}
              </Link>
              <BothTimes instant={booking.scheduled_date} zones={booking} side={booking.side} />
              <StatusBadge booking={booking} />
              <AnswerBy booking={booking} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to={bookings.length === 0 ? "/attorneys" : "/bookings"}
        className="link mt-3 inline-flex min-h-11 items-center"
      >
        {bookings.length === 0 ? words.cardFind() : words.cardAll()}
      </Link>
    </section>
  );
}
