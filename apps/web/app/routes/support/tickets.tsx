import { id } from "@standing/contract";
import { TicketList } from "../../features/support/ticket-list.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/support.ts";
import type { Route } from "./+types/tickets.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.myTickets());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const before = id.safeParse(new URL(request.url).searchParams.get("before")).data;
  const list = await standing.client.support.tickets(before === undefined ? {} : { before });
  return { ...list, first: before === undefined };
}

export default function Tickets({ loaderData: { tickets, next, first } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.myTickets()}</h1>
        <p className="mt-1 text-quiet">{words.ticketsLead()}</p>
      </div>
      {tickets.length === 0 ? (
        <EmptyState title={words.empty()} text={words.emptyText()}>
          <LinkButton to="/dashboard?dialog=ticket">{words.newTicket()}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <LinkButton look="secondary" to="/dashboard?dialog=ticket" className="self-start">
            {words.newTicket()}
          </LinkButton>
          <TicketList tickets={tickets} />
        </>
      )}
      {(next !== null || !first) && (
        <p className="flex flex-wrap gap-3">
          {next !== null && (
            <LinkButton look="secondary" to={`/tickets?before=${next}`}>
              {words.older()}
            </LinkButton>
          )}
          {!first && (
            <LinkButton look="plain" to="/tickets">
              {words.newest()}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}
