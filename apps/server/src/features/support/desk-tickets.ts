import {
  type DeskTicket,
  type DeskTicketCard,
  type TicketFilter,
  SUPPORT_PER_PAGE,
} from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import {
  countDeskTickets,
  findDeskTicket,
  findDeskTickets,
  findOperators,
  findResponses,
  ticketCondition,
} from "./queries.ts";
import { deskCardOf } from "./rules.ts";

/** A page of all tickets that a filter finds, newest first, and how many it finds. @throws UNAUTHORIZED, FORBIDDEN */
export async function listDeskTickets(
  context: RequestContext,
  input: TicketFilter & { before?: string | undefined },
): Promise<{ tickets: DeskTicketCard[]; total: number; next: string | null }> {
  const user = requireSuperAdmin(context);
  const now = context.services.now();
  const filter = ticketCondition(input, user.id, now);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const rows = await findDeskTickets(tx, filter, input.before, SUPPORT_PER_PAGE + 1);
    const page = rows.slice(0, SUPPORT_PER_PAGE);
    return {
      tickets: page.map((row) => deskCardOf(row, now)),
      total: await countDeskTickets(tx, filter),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

/** One ticket with answers and internal notes. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND */
export async function getDeskTicket(context: RequestContext, input: { id: string }): Promise<DeskTicket> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const row = await findDeskTicket(tx, input.id);
    if (!row) throw problem("NOT_FOUND");
    const responses = await findResponses(tx, row.id);
    return {
      ...deskCardOf(row, context.services.now()),
      description: row.description,
      responses: responses.map(({ author_id, created_at, ...response }) => ({
        ...response,
        by_requester: author_id === row.user_id,
        created_at: created_at.toISOString(),
      })),
    };
  });
}

/** Everyone who can work on a ticket. @throws UNAUTHORIZED, FORBIDDEN */
export async function listOperators(
  context: RequestContext,
): Promise<{ operators: { id: string; email: string }[] }> {
  requireSuperAdmin(context);
  return { operators: await asActor(context.services.pools, actorOf(context), findOperators) };
}
