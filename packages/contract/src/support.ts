import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { id, instant, ticketCategory, ticketPriority, ticketStatus } from "./vocabulary.ts";

export const SUPPORT_TITLE_MAX = 200;
export const SUPPORT_DESCRIPTION_MAX = 5000;
export const TICKET_REPLY_MAX = 10_000;
/** Days after its closing in which a reply opens a ticket again; later a new one is asked for. */
export const TICKET_REOPEN_DAYS = 14;
/** Tickets or suggestions on one page of a list. */
export const SUPPORT_PER_PAGE = 25;

export const supportTitle = z.string().trim().min(1).max(SUPPORT_TITLE_MAX);
export const supportDescription = z.string().trim().min(1).max(SUPPORT_DESCRIPTION_MAX);
export const ticketReply = z.string().trim().min(1).max(TICKET_REPLY_MAX);

export const ticketCard = z.object({
  id,
  title: z.string(),
  category: ticketCategory,
  priority: ticketPriority,
  status: ticketStatus,
  created_at: instant,
  updated_at: instant,
});
export type TicketCard = z.infer<typeof ticketCard>;

export const ownTicket = ticketCard.extend({
  description: z.string(),
  /** The conversation, oldest first. */
  responses: z.array(z.object({ id, is_mine: z.boolean(), body: z.string(), created_at: instant })),
  /** Does a reply go into this ticket; when not, it was closed too long ago. */
  may_reply: z.boolean(),
});
export type OwnTicket = z.infer<typeof ownTicket>;

export const support = {
  createTicket: oc
    .route({
      method: "POST",
      path: "/support-tickets",
      tags: ["support"],
      summary: "Ask the operators for help",
      successStatus: 201,
    })
    .input(
      z.object({
        title: supportTitle,
        description: supportDescription,
        category: ticketCategory.default("general"),
        priority: ticketPriority.default("medium"),
      }),
    )
    .output(z.object({ id, status: ticketStatus }))
    .errors(answers("UNAUTHORIZED", "RATE_LIMITED")),
  tickets: oc
    .route({
      method: "GET",
      path: "/support-tickets",
      tags: ["support"],
      summary: "My tickets, newest first; `before` is the id of the last one seen",
    })
    .input(z.object({ before: id.optional() }))
    .output(z.object({ tickets: z.array(ticketCard), next: id.nullable() }))
    .errors(answers("UNAUTHORIZED")),
  ticket: oc
    .route({
      method: "GET",
      path: "/support-tickets/{id}",
      tags: ["support"],
      summary: "One of my tickets with its conversation",
    })
    .input(z.object({ id }))
    .output(ownTicket)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  replyToTicket: oc
    .route({
      method: "POST",
      path: "/support-tickets/{id}/responses",
      tags: ["support"],
      summary: "Write into my ticket; a resolved one opens again",
    })
    .input(z.object({ id, body: ticketReply }))
    .output(z.object({ status: ticketStatus }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "TICKET_CLOSED", "RATE_LIMITED")),
};
