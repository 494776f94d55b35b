import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { answers } from "./errors.ts";
import { suggestionSort } from "./support-suggestions.ts";
import { ticketCard, ticketReply } from "./support.ts";
import {
  id,
  instant,
  suggestionCategory,
  suggestionStatus,
  ticketCategory,
  ticketPriority,
  ticketStatus,
} from "./vocabulary.ts";

/** Hours in which a ticket should be answered first, and be resolved; later it is overdue. */
export const TICKET_AIMS = {
  urgent: { first_response_hours: 4, resolution_hours: 24 },
  high: { first_response_hours: 8, resolution_hours: 72 },
  medium: { first_response_hours: 24, resolution_hours: 168 },
  low: { first_response_hours: 72, resolution_hours: 336 },
} as const satisfies Record<
  z.infer<typeof ticketPriority>,
  { first_response_hours: number; resolution_hours: number }
>;

const clock = z.object({
  /** Hours from the ticket's creation to the event, or until now while it has not happened. */
  hours: z.number().nonnegative(),
  aim_hours: z.number().int(),
  done: z.boolean(),
  overdue: z.boolean(),
});
export type TicketClock = z.infer<typeof clock>;

const deskTicketCard = ticketCard.extend({
  requester_email: z.string(),
  assigned_to: id.nullable(),
  assigned_email: z.string().nullable(),
  first_response: clock,
  resolution: clock,
});
export type DeskTicketCard = z.infer<typeof deskTicketCard>;

const deskTicket = deskTicketCard.extend({
  description: z.string(),
  /** Answers, replies and notes, oldest first. */
  responses: z.array(
    z.object({
      id,
      /** Null when the account is gone. */
      author_email: z.string().nullable(),
      by_requester: z.boolean(),
      is_internal: z.boolean(),
      body: z.string(),
      created_at: instant,
    }),
  ),
});
export type DeskTicket = z.infer<typeof deskTicket>;

export const ticketFilter = z.object({
  status: z.enum([...ticketStatus.options, "unresolved", "overdue"]).optional(),
  priority: ticketPriority.optional(),
  category: ticketCategory.optional(),
  assigned: z.enum(["me", "nobody"]).optional(),
  /** Words of the ticket, or with an @ a part of the requester's address. */
  q: z.string().trim().max(LENGTHS.search).optional(),
});
export type TicketFilter = z.infer<typeof ticketFilter>;

const deskSuggestion = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category: suggestionCategory,
  status: suggestionStatus,
  votes: z.number().int(),
  admin_notes: z.string().nullable(),
  merged_into: id.nullable(),
  requester_email: z.string(),
  created_at: instant,
});
export type DeskSuggestion = z.infer<typeof deskSuggestion>;

export const ADMIN_NOTES_MAX = 10_000;
const forSuperAdmin = answers("UNAUTHORIZED", "FORBIDDEN");
const oneForSuperAdmin = answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND");
const done = z.object({ success: z.literal(true) });

/** Tickets and suggestions as super administrators work on them. */
export const supportDesk = {
  tickets: oc
    .route({
      method: "GET",
      path: "/admin/support-tickets",
      tags: ["admin"],
      summary: "Tickets, newest first, with the number that the filter finds",
    })
    .input(ticketFilter.extend({ before: id.optional() }))
    .output(z.object({ tickets: z.array(deskTicketCard), total: z.number().int(), next: id.nullable() }))
    .errors(forSuperAdmin),
  ticket: oc
    .route({
      method: "GET",
      path: "/admin/support-tickets/{id}",
      tags: ["admin"],
      summary: "One ticket with answers and internal notes",
    })
    .input(z.object({ id }))
    .output(deskTicket)
    .errors(oneForSuperAdmin),
  updateTicket: oc
    .route({
      method: "PATCH",
      path: "/admin/support-tickets/{id}",
      tags: ["admin"],
      summary: "Set a ticket's status, priority or who works on it",
    })
    .input(
      z.object({
        id,
        status: ticketStatus.optional(),
        priority: ticketPriority.optional(),
        assigned_to: id.nullable().optional(),
      }),
    )
    .output(done)
    .errors(oneForSuperAdmin),
  respond: oc
    .route({
      method: "POST",
      path: "/admin/support-tickets/{id}/responses",
      tags: ["admin"],
      summary: "Answer the requester, by mail and under My Tickets, or leave an internal note",
    })
    .input(z.object({ id, body: ticketReply, is_internal: z.boolean().default(false) }))
    .output(done)
    .errors(oneForSuperAdmin),
  operators: oc
    .route({
      method: "GET",
      path: "/admin/operators",
      tags: ["admin"],
      summary: "Who can work on a ticket",
    })
    .output(z.object({ operators: z.array(z.object({ id, email: z.string() })) }))
    .errors(forSuperAdmin),
  suggestions: oc
    .route({
      method: "GET",
      path: "/admin/platform-suggestions",
      tags: ["admin"],
      summary: "Suggestions with requester and notes; `page` counts from 1",
    })
    .input(
      z.object({
        sort: suggestionSort.default("new"),
        status: suggestionStatus.optional(),
        category: suggestionCategory.optional(),
        q: z.string().trim().max(LENGTHS.search).optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(z.object({ suggestions: z.array(deskSuggestion), total: z.number().int(), more: z.boolean() }))
    .errors(forSuperAdmin),
  suggestion: oc
    .route({
      method: "GET",
      path: "/admin/platform-suggestions/{id}",
      tags: ["admin"],
      summary: "One suggestion, with those that look like it",
    })
    .input(z.object({ id }))
    .output(deskSuggestion.extend({ similar: z.array(deskSuggestion) }))
    .errors(oneForSuperAdmin),
  updateSuggestion: oc
    .route({
      method: "PATCH",
      path: "/admin/platform-suggestions/{id}",
      tags: ["admin"],
      summary: "Set a suggestion's status or notes; its author and voters are told of a new status",
    })
    .input(
      z.object({
        id,
        status: suggestionStatus.optional(),
        admin_notes: z.string().trim().max(ADMIN_NOTES_MAX).optional(),
      }),
    )
    .output(done)
    .errors(oneForSuperAdmin),
  mergeSuggestion: oc
    .route({
      method: "POST",
      path: "/admin/platform-suggestions/{id}/merge",
      tags: ["admin"],
      summary: "Make a suggestion part of another, which gets its votes; who voted for both counts once",
    })
    .input(z.object({ id, into: id }))
    .output(z.object({ votes: z.number().int() }))
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "CANNOT_MERGE")),
};
