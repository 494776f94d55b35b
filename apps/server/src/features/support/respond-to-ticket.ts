import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { insertResponse, lockTicket } from "./queries.ts";

/**
 * Stores an answer, which the requester gets by mail and reads under My Tickets, or an internal note, which the
 * requester never sees.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function respondToTicket(
  context: RequestContext,
  input: { id: string; body: string; is_internal: boolean },
): Promise<{ success: true }> {
  const user = requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const ticket = await lockTicket(tx, input.id);
    if (!ticket) throw problem("NOT_FOUND");
    const response = await insertResponse(tx, {
      ticket_id: ticket.id,
      author_id: user.id,
      body: input.body,
      is_internal: input.is_internal,
    });
    context.services.faults.strike("ticket-response");
    await recordAudit(tx, {
      action: input.is_internal ? "ticket.noted" : "ticket.answered",
      entity: "support_tickets",
      entity_id: ticket.id,
      details: { response },
    });
    if (!input.is_internal) {
      await notify(context.services, tx, {
        user_id: ticket.user_id,
        kind: "ticket_reply",
        path: `/tickets/${ticket.id}`,
        params: { title: ticket.title },
        about: null,
        mail_words: input.body,
      });
    }
    return { success: true };
  });
}
