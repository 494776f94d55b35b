import type { ticketPriority, ticketStatus } from "@standing/contract";
import type { z } from "zod";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { findOperators, lockTicket, setTicket } from "./queries.ts";

interface TicketChange {
  id: string;
  status?: z.infer<typeof ticketStatus> | undefined;
  priority?: z.infer<typeof ticketPriority> | undefined;
  assigned_to?: string | null | undefined;
}

/**
 * Sets a ticket's status, priority or operator; what is not given stays. The requester is told of a new status.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND for an unknown ticket or operator
 */
export async function updateTicket(
  context: RequestContext,
  { id, status, priority, assigned_to }: TicketChange,
): Promise<{ success: true }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const before = await lockTicket(tx, id);
    if (!before) throw problem("NOT_FOUND");
    if (assigned_to && !(await findOperators(tx)).some((operator) => operator.id === assigned_to)) {
      throw problem("NOT_FOUND");
    }
    const after = {
      status: status ?? before.status,
      priority: priority ?? before.priority,
      assigned_to: assigned_to === undefined ? before.assigned_to : assigned_to,
    };
    await setTicket(tx, id, after);
    context.services.faults.strike("ticket-update");
    await recordAudit(tx, {
      action: "ticket.updated",
      entity: "support_tickets",
      entity_id: id,
      details: { from_status: before.status, ...after },
    });
    if (after.status !== before.status) {
      await notify(context.services, tx, {
        user_id: before.user_id,
        kind: "ticket_status",
        path: `/tickets/${id}`,
        params: { title: before.title, status: after.status },
        about: null,
      });
    }
    return { success: true };
  });
}
