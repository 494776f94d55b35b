import {
  SUPPORT_DESCRIPTION_MAX,
  SUPPORT_TITLE_MAX,
  TICKET_REPLY_MAX,
  suggestionCategory,
  suggestionStatus,
  ticketCategory,
  ticketPriority,
  ticketStatus,
} from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { authUser, user_id } from "./accounts.ts";
import { created_at, id, instant, oneOf, updated_at, valuesOf, oneTo } from "./columns.ts";
import { allow, owner, owner_or_super_admin, super_admin } from "./policies.ts";

const SUPPORT_TICKETS_CATEGORY = valuesOf(ticketCategory);
const SUPPORT_TICKETS_PRIORITY = valuesOf(ticketPriority);
const SUPPORT_TICKETS_STATUS = valuesOf(ticketStatus);

/** A question to the operators. Its writer sets the words, operators the rest; a reply of the writer reopens it. */
export const support_tickets = pgTable(
  "support_tickets",
  {
    id: id(),
    user_id: user_id().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: SUPPORT_TICKETS_CATEGORY }).notNull().default("general"),
    priority: text({ enum: SUPPORT_TICKETS_PRIORITY }).notNull().default("medium"),
    status: text({ enum: SUPPORT_TICKETS_STATUS }).notNull().default("open"),
    assigned_to: uuid().references(() => authUser.id, { onDelete: "set null" }),
    /** When an operator first answered where the writer can see it. */
    first_response_at: instant(),
    /** Since when it is resolved or closed; kept by the trigger `stamp_clock`. */
    resolved_at: instant(),
    closed_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("support_tickets_user_id_created_at").on(t.user_id, t.created_at),
    index("support_tickets_status_created_at").on(t.status, t.created_at),
    index("support_tickets_created_at").on(t.created_at),
    index("support_tickets_assigned_to").on(t.assigned_to),
    index("support_tickets_words").using("gin", sql`(title || ' ' || description) gin_trgm_ops`),
    oneTo("title_length", t.title, SUPPORT_TITLE_MAX),
    oneTo("description_length", t.description, SUPPORT_DESCRIPTION_MAX),
    oneOf(t.category, SUPPORT_TICKETS_CATEGORY),
    oneOf(t.priority, SUPPORT_TICKETS_PRIORITY),
    oneOf(t.status, SUPPORT_TICKETS_STATUS),
    ...allow({ select: owner_or_super_admin, insert: owner, update: super_admin }),
  ],
);

/** The conversation on a ticket. Internal ones are for operators only. Never changed. */
export const ticket_responses = pgTable(
  "ticket_responses",
  {
    id: id(),
    ticket_id: uuid()
      .notNull()
      .references(() => support_tickets.id, { onDelete: "cascade" }),
    author_id: uuid().references(() => authUser.id, { onDelete: "set null" }),
    body: text().notNull(),
    is_internal: boolean().notNull().default(false),
    created_at: created_at(),
  },
  (t) => [
    index("ticket_responses_ticket_id_created_at").on(t.ticket_id, t.created_at),
    index("ticket_responses_author_id").on(t.author_id),
    oneTo("body_length", t.body, TICKET_REPLY_MAX),
    ...allow({
      select: sql`(app.is_super_admin() or app.is_system() or (not is_internal and app.owns_ticket(ticket_id)))`,
      insert: sql`(author_id = app.actor_id() and (app.is_super_admin() or (not is_internal and app.owns_ticket(ticket_id))))`,
    }),
  ],
);

const PLATFORM_SUGGESTIONS_CATEGORY = valuesOf(suggestionCategory);
const PLATFORM_SUGGESTIONS_STATUS = valuesOf(suggestionStatus);

/** Ideas for the product. Others read them through the view `suggestion_board`, without the operators' notes. */
export const platform_suggestions = pgTable(
  "platform_suggestions",
  {
    id: id(),
    user_id: user_id().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: PLATFORM_SUGGESTIONS_CATEGORY }).notNull().default("feature"),
    status: text({ enum: PLATFORM_SUGGESTIONS_STATUS }).notNull().default("submitted"),
    /** Counted by a trigger on `suggestion_votes`. */
    votes: integer().notNull().default(0),
    admin_notes: text(),
    merged_into: uuid().references((): AnyPgColumn => platform_suggestions.id, { onDelete: "set null" }),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("platform_suggestions_user_id_created_at").on(t.user_id, t.created_at),
    index("platform_suggestions_status_votes").on(t.status, t.votes),
    index("platform_suggestions_created_at").on(t.created_at),
    index("platform_suggestions_votes").on(t.votes, t.created_at),
    index("platform_suggestions_title").using("gin", sql`title gin_trgm_ops`),
    index("platform_suggestions_merged_into").on(t.merged_into),
    oneTo("title_length", t.title, SUPPORT_TITLE_MAX),
    oneTo("description_length", t.description, SUPPORT_DESCRIPTION_MAX),
    oneOf(t.category, PLATFORM_SUGGESTIONS_CATEGORY),
    oneOf(t.status, PLATFORM_SUGGESTIONS_STATUS),
    ...allow({ select: owner_or_super_admin, insert: owner, update: super_admin }),
  ],
);

/** Tickets as operators see them: with addresses, past row-level security, so that its indexes are used. */
export const ticket_desk = pgView("ticket_desk", {
  id: uuid().notNull(),
  user_id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: SUPPORT_TICKETS_CATEGORY }).notNull(),
  priority: text({ enum: SUPPORT_TICKETS_PRIORITY }).notNull(),
  status: text({ enum: SUPPORT_TICKETS_STATUS }).notNull(),
  assigned_to: uuid(),
  first_response_at: instant(),
  resolved_at: instant(),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
  requester_email: text().notNull(),
  assigned_email: text(),
}).existing();

/** Suggestions as operators see them. */
export const suggestion_desk = pgView("suggestion_desk", {
  id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: PLATFORM_SUGGESTIONS_CATEGORY }).notNull(),
  status: text({ enum: PLATFORM_SUGGESTIONS_STATUS }).notNull(),
  votes: integer().notNull(),
  admin_notes: text(),
  merged_into: uuid(),
  created_at: instant().notNull(),
  requester_email: text().notNull(),
}).existing();

/** Suggestions as every signed-in person may read them. */
export const suggestion_board = pgView("suggestion_board", {
  id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: PLATFORM_SUGGESTIONS_CATEGORY }).notNull(),
  status: text({ enum: PLATFORM_SUGGESTIONS_STATUS }).notNull(),
  votes: integer().notNull(),
  merged_into: uuid(),
  created_at: instant().notNull(),
  is_mine: boolean().notNull(),
}).existing();

export const suggestion_votes = pgTable(
  "suggestion_votes",
  {
    suggestion_id: uuid()
      .notNull()
      .references(() => platform_suggestions.id, { onDelete: "cascade" }),
    user_id: user_id().notNull(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.suggestion_id, t.user_id] }),
    index("suggestion_votes_user_id").on(t.user_id),
    ...allow({ select: owner_or_super_admin, insert: owner_or_super_admin, delete: owner_or_super_admin }),
  ],
);
