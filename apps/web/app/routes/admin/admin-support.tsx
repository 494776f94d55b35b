import { safe } from "@orpc/client";
import {
  type DeskTicketCard,
  TICKET_AIMS,
  ticketCategory,
  ticketPriority,
  ticketStatus,
} from "@standing/contract";
import { Link } from "react-router";
import { FilterForm, FilterSelect } from "../../features/admin/filter-form.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { tabOf } from "../../features/admin/tabs.tsx";
import { ticketAction } from "../../features/admin/ticket-actions.server.ts";
import { TicketPanel } from "../../features/admin/ticket-panel.tsx";
import { type TicketQuery, readTicketQuery, ticketAddress } from "../../features/admin/ticket-query.ts";
import { TicketPriorityBadge, TicketStatusBadge } from "../../features/support/badges.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Badge, EmptyState, Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/admin-support.ts";

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  pageTitle(words.title(), loaderData?.ticket?.title ?? tabOf(location.pathname));

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const query = readTicketQuery(request.url);
  const { id: open, q, ...filter } = query;
  const { supportDesk } = standing.client;
  const [list, { operators }, opened] = await Promise.all([
    supportDesk.tickets({ ...filter, q: q || undefined }),
    supportDesk.operators(),
    open === undefined ? null : safe(supportDesk.ticket({ id: open })),
  ]);
  if (opened?.error && errorCode(opened.error) !== "NOT_FOUND") throw opened.error;
  return { query, ...list, operators, ticket: opened?.data ?? null };
}

const INTENTS = ["respond", "note", "status", "priority", "assigned"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return ticketAction(standing, readTicketQuery(request.url), await pageForm(request, INTENTS));
}

const AIMS = Object.fromEntries(
  Object.entries(TICKET_AIMS).map(([priority, aims]) => [priority, aims.first_response_hours]),
) as Record<keyof typeof TICKET_AIMS, number>;

export default function AdminSupport({ loaderData, actionData }: Route.ComponentProps) {
  const { query, tickets, total, next, operators, ticket } = loaderData;
  useToastOf(actionData);
  return (
    <section aria-labelledby="support-title" className="flex flex-col gap-6">
      <div>
        <h2 id="support-title">{words.supportTitle()}</h2>
        <p className="mt-1 max-w-prose text-quiet">{words.supportLead(AIMS)}</p>
      </div>
      <FormNotice toast={actionData?.toast} />
      <TicketFilters query={query} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {query.id !== undefined && (
          <div className="min-w-0 lg:order-last">
            {ticket === null ? (
              <Notice>{words.gone()}</Notice>
            ) : (
              <TicketPanel
                key={ticket.id}
                ticket={ticket}
                operators={operators}
                closeAddress={ticketAddress({ ...query, id: undefined })}
                answer={actionData?.writing}
              />
            )}
          </div>
        )}
        <div className={cx("min-w-0", query.id === undefined && "lg:col-span-2")}>
          <p className="text-quiet tabular">{words.found({ n: total })}</p>
          {tickets.length === 0 ? (
            <EmptyState title={words.noTickets()} text={words.noTicketsText()} />
          ) : (
            <ul className="mt-2">
              {tickets.map((one) => (
                <TicketRow key={one.id} ticket={one} query={query} />
              ))}
            </ul>
          )}
          {(next !== null || query.before !== undefined) && (
            <p className="mt-6 flex flex-wrap gap-3">
              {next !== null && (
                <LinkButton
                  look="secondary"
                  to={ticketAddress({ ...query, id: undefined }, { before: next })}
                >
                  {words.older()}
                </LinkButton>
              )}
              {query.before !== undefined && (
                <LinkButton
                  look="plain"
                  to={ticketAddress({ ...query, id: undefined }, { before: undefined })}
                >
                  {words.newest()}
                </LinkButton>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function TicketRow({ ticket, query }: { ticket: DeskTicketCard; query: TicketQuery }) {
  const late = ticket.first_response.overdue || ticket.resolution.overdue;
  return (
    <li
      className={cx(
        "border-t border-rule py-4",
        ticket.id === query.id && "border-l-4 border-l-accent bg-raised pl-4",
      )}
    >
      <Link
        id={`ticket-${ticket.id}`}
        to={ticketAddress({ ...query, id: ticket.id })}
        aria-current={ticket.id === query.id ? "true" : undefined}
        className="link font-semibold wrap-anywhere"
      >
        {ticket.title}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
        <TicketPriorityBadge priority={ticket.priority} />
        <TicketStatusBadge status={ticket.status} />
        {late && <Badge tone="time">{words.overdue()}</Badge>}
        <span className="wrap-anywhere">{ticket.requester_email}</span>
        <DateText value={ticket.created_at} />
      </p>
    </li>
  );
}

function TicketFilters({ query }: { query: TicketQuery }) {
  const { id: _, before: __, ...filter } = query;
  const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <FilterForm
      action="/admin/support"
      q={filter.q}
      help={words.searchTicketsHelp()}
      filtered={Object.values(filter).some((one) => one !== undefined && one !== "")}
    >
      <FilterSelect
        label={words.status()}
        name="status"
        value={filter.status}
        options={[
          { value: "unresolved", label: words.unresolved() },
          { value: "overdue", label: words.overdue() },
          ...options(ticketStatus.options, vocabulary.ticketStatus),
        ]}
      />
      <FilterSelect
        label={words.priority()}
        name="priority"
        value={filter.priority}
        options={options(ticketPriority.options, vocabulary.ticketPriority)}
      />
      <FilterSelect
        label={words.category()}
        name="category"
        value={filter.category}
        options={options(ticketCategory.options, vocabulary.ticketCategory)}
      />
      <FilterSelect
        label={words.assigned()}
        name="assigned"
        value={filter.assigned}
        options={options(["me", "nobody"] as const, words.assignedTo)}
      />
    </FilterForm>
  );
}
