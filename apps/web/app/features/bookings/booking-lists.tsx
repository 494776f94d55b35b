import type { Booking, BookingSide } from "@standing/contract";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import { BookingRow, stands } from "./booking-row.tsx";

/** All bookings of one side: what waits for the attorney, what is coming, what is over. */
export function BookingLists({ bookings, side }: { bookings: readonly Booking[]; side: BookingSide }) {
  const open = bookings.filter(stands).toReversed();
  const toAnswer = side === "attorney" ? open.filter(({ status }) => status === "pending") : [];
  const upcoming = open.filter((booking) => !toAnswer.includes(booking));
  const past = bookings.filter((booking) => !stands(booking));
  return (
    <div className="flex flex-col gap-10">
      {toAnswer.length > 0 && <List title={words.toAnswer()} bookings={toAnswer} />}
      {upcoming.length > 0 ? (
        <List title={words.upcoming()} bookings={upcoming} />
      ) : (
        toAnswer.length === 0 && (
          <EmptyState
            title={words.emptyUpcoming()}
            text={side === "client" ? words.emptyUpcomingText() : words.emptyAttorneyText()}
          >
            {side === "client" && <LinkButton to="/attorneys">{words.toDirectory()}</LinkButton>}
          </EmptyState>
        )
      )}
      {past.length > 0 && <List title={words.past()} bookings={past} />}
    </div>
  );
}

function List({ title, bookings }: { title: string; bookings: readonly Booking[] }) {
  return (
    <Section title={title}>
      <ul className="flex flex-col">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
    </Section>
  );
}
