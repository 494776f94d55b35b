import type { TicketCard } from "@standing/contract";
import { Link } from "react-router";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/support.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { TicketStatusBadge } from "./badges.tsx";

export function TicketList({ tickets }: { tickets: readonly TicketCard[] }) {
  return (
    <ul>
      {tickets.map((ticket) => (
        <li key={ticket.id} className="border-t border-rule py-4">
          <p className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <Link to={`/tickets/${ticket.id}`} className="link min-w-0 font-semibold wrap-anywhere">
              {ticket.title}
            </Link>
            <TicketStatusBadge status={ticket.status} />
          </p>
          <p className="mt-1 text-sm text-quiet">
            {vocabulary.ticketCategory(ticket.category)} · <DateText value={ticket.created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The newest tickets on the dashboard. */
export function MyTickets({ tickets }: { tickets: readonly TicketCard[] }) {
  return (
    <section aria-labelledby="my-tickets" className="border-t border-rule pt-4">
      <h2 id="my-tickets" className="text-lg">
        {words.myTickets()}
      </h2>
      {tickets.length === 0 ? (
        <p className="mt-2 text-quiet">{words.ticketsNone()}</p>
      ) : (
        <>
          <ul className="mt-2 flex flex-col gap-3">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <Link to={`/tickets/${ticket.id}`} className="link wrap-anywhere">
                  {ticket.title}
                </Link>
                <p className="mt-1 flex items-center gap-3 text-sm text-quiet">
                  <TicketStatusBadge status={ticket.status} />
                  <DateText value={ticket.created_at} />
                </p>
              </li>
            ))}
          </ul>
          <Link to="/tickets" className="link mt-1 inline-flex min-h-11 items-center">
            {words.ticketsAll()}
          </Link>
        </>
      )}
    </section>
  );
}
