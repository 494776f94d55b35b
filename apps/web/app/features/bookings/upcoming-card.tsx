import type { Booking } from "@standing/contract";
import { Link } from "react-router";
import * as words from "../../words/bookings.ts";
import { BothTimes } from "./both-times.tsx";
import { AnswerBy, StatusBadge, otherName } from "./booking-row.tsx";

const SHOWN = 3;

/** The next consultations of the reader, soonest first, for the dashboard. */
export function UpcomingCard({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <section aria-labelledby="upcoming-consultations" className="border-t border-rule pt-4">
      <h2 id="upcoming-consultations" className="text-lg">
        {words.cardTitle()}
      </h2>
      {bookings.length === 0 ? (
        <p className="mt-2 text-quiet">{words.cardEmpty()}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-4">
          {bookings.slice(0, SHOWN).map((booking) => (
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
      <p className="mt-3 flex flex-wrap gap-x-6">
        {bookings.length === 0 && (
          <Link to="/attorneys" className="link inline-flex min-h-11 items-center">
            {words.cardFind()}
          </Link>
        )}
        <Link to="/bookings" className="link inline-flex min-h-11 items-center">
          {words.cardAll()}
        </Link>
      </p>
    </section>
  );
}
