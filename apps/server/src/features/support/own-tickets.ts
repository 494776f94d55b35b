import { type OwnTicket, type TicketCard, SUPPORT_PER_PAGE } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { findOwnTicket, findOwnTickets, findPublicResponses } from "./queries.ts";
import { mayReply, ticketCardOf } from "./rules.ts";

/** A page of the caller's tickets, newest first. @throws UNAUTHORIZED */
export async function listOwnTickets(
  context: RequestContext,
  input: { before?: string | undefined },
): Promise<{ tickets: TicketCard[]; next: string | null }> {
  const user = requireUser(context);
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    findOwnTickets(tx, user.id, input.before, SUPPORT_PER_PAGE + 1),
  );
  const page = rows.slice(0, SUPPORT_PER_PAGE);
  return {
    tickets: page.map(ticketCardOf),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * One of the caller's tickets with what was written to and fro; never an internal note, even where the caller is an
 * operator.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function getOwnTicket(context: RequestContext, input: { id: string }): Promise<OwnTicket> {
  const user = requireUser(context);
  const { pools, now } = context.services;
  return asReader(pools, actorOf(context), async (tx) => {
    const row = await findOwnTicket(tx, user.id, input.id);
    if (!row) throw problem("NOT_FOUND");
    const responses = await findPublicResponses(tx, row.id);
    return {
      ...ticketCardOf(row),
      description: row.description,
      may_reply: mayReply(row, now()),
      responses: responses.map(({ id, author_id, body, created_at }) => ({
        id,
        is_mine: author_id === user.id,
        body,
        created_at: created_at.toISOString(),
      })),
    };
  });
}
