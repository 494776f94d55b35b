import type { BookingList } from "@standing/contract";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import { BookingRow } from "./booking-row.tsx";
import type { BookingLists as Lists, BookingPage } from "./load-lists.server.ts";

const TITLES: Record<BookingList, () => string> = {
  standing: words.upcoming,
  pending: words.toAnswer,
  confirmed: words.upcoming,
  past: words.past,
};

/** The bookings of one side: what waits for the attorney, what is coming, what is over; or a later page of one of them. */
export function BookingLists({ side, pages, first }: Lists) {
  const nothingStands = pages.every(({ show, bookings }) => show === "past" || bookings.length === 0);
  return (
    <div className="flex flex-col gap-10">
      {first && nothingStands && (
        <EmptyState
          title={words.emptyUpcoming()}
          text={side === "client" ? words.emptyUpcomingText() : words.emptyAttorneyText()}
        >
          {side === "client" && <LinkButton to="/attorneys">{words.toDirectory()}</LinkButton>}
        </EmptyState>
      )}
      {pages.map(
        (page) => (page.bookings.length > 0 || !first) && <List key={page.show} side={side} page={page} />,
      )}
      {!first && (
        <p>
          <LinkButton look="plain" to={`/bookings?as=${side}`}>
            {words.back()}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function List({ side, page: { show, bookings, next } }: { side: Lists["side"]; page: BookingPage }) {
  return (
    <Section title={TITLES[show]()}>
      <ul className="flex flex-col">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      {next !== null && (
        <p>
          <LinkButton look="secondary" to={`/bookings?as=${side}&show=${show}&after=${next}`}>
            {show === "past" ? words.earlier() : words.later()}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
