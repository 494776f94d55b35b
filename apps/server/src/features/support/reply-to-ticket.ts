import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { findOwnTicket, insertResponse, type TicketRow } from "./queries.ts";
import { mayReply } from "./rules.ts";

const REPLIES = { max: 60, windowSeconds: 3600 };

/**
 * Writes into the caller's ticket. The database opens a resolved or closed one again.
 * @returns the status that the ticket now has
 * @throws UNAUTHORIZED, NOT_FOUND, TICKET_CLOSED, RATE_LIMITED
 */
export async function replyToTicket(
  context: RequestContext,
  input: { id: string; body: string },
): Promise<{ status: TicketRow["status"] }> {
  const user = requireUser(context);
  const { pools, rateLimiter, now, faults } = context.services;
  await rateLimiter.take({ key: `ticket-reply:${user.id}`, ...REPLIES });
  return asActor(pools, actorOf(context), async (tx) => {
    const ticket = await findOwnTicket(tx, user.id, input.id);
    if (!ticket) throw problem("NOT_FOUND");
    if (!mayReply(ticket, now())) throw problem("TICKET_CLOSED");
    await insertResponse(tx, {
      ticket_id: ticket.id,
      author_id: user.id,
      body: input.body,
      is_internal: false,
    });
    faults.strike("ticket-reply");
    const after = await findOwnTicket(tx, user.id, ticket.id);
    const status = after?.status ?? ticket.status;
    await recordAudit(tx, {
      action: "ticket.replied",
      entity: "support_tickets",
      entity_id: ticket.id,
      details: { from: ticket.status, to: status },
    });
    return { status };
  });
}
