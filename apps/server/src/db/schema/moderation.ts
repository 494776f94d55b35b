import { LENGTHS, appealStatus } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { moderation_log } from "./admin.ts";
import { created_at, id, instant, oneOf, valuesOf, atMost, oneTo } from "./columns.ts";
import { comments, posts } from "./forum.ts";
import { allow, everyone, owner, owner_or_system } from "./policies.ts";

const APPEALS = valuesOf(appealStatus);
const TOTALS = ["posts", "members"] as const;

/** What a post or comment said before it was changed. Written by a trigger; its writer may blank it. */
export const forum_edits = pgTable(
  "forum_edits",
  {
    id: id(),
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** Null for a version of the post itself. */
    comment_id: uuid().references(() => comments.id, { onDelete: "cascade" }),
    user_id: user_id().notNull(),
    title: text(),
    /** Null when its writer took the words back. */
    content: text(),
    created_at: created_at(),
  },
  (t) => [
    index("forum_edits_post_id").on(t.post_id, t.created_at),
    index("forum_edits_comment_id").on(t.comment_id),
    index("forum_edits_user_id").on(t.user_id),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.is_moderator() or app.is_system() or app.stands_in_forum(post_id, comment_id))`,
      update: owner,
      delete: sql`app.is_system()`,
    }),
  ],
);

/** Who hears of new replies to a post. */
export const post_subscriptions = pgTable(
  "post_subscriptions",
  {
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    user_id: user_id().notNull(),
    /** Replies up to here were in a digest, or came before. */
    told_until: instant().notNull().defaultNow(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.post_id, t.user_id] }),
    index("post_subscriptions_user_id").on(t.user_id),
    ...allow({
      select: owner_or_system,
      insert: owner,
      update: sql`app.is_system()`,
      delete: owner_or_system,
    }),
  ],
);

/** What a moderator told the writer: the private side of a row of the public log. */
export const moderation_notices = pgTable(
  "moderation_notices",
  {
    log_id: uuid()
      .primaryKey()
      .references(() => moderation_log.id, { onDelete: "cascade" }),
    /** The writer. */
    user_id: user_id().notNull(),
    note: text(),
    created_at: created_at(),
  },
  (t) => [
    index("moderation_notices_user_id").on(t.user_id, t.created_at),
    atMost("note_length", t.note, LENGTHS.moderation_note),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.is_moderator() or app.is_system())`,
      insert: sql`(app.is_moderator() or app.is_system())`,
    }),
  ],
);

/** A writer's objection, once for each decision, decided by another moderator where there is one. */
export const moderation_appeals = pgTable(
  "moderation_appeals",
  {
    id: id(),
    log_id: uuid()
      .notNull()
      .unique()
      .references(() => moderation_log.id, { onDelete: "cascade" }),
    user_id: user_id().notNull(),
    reason: text().notNull(),
    status: text({ enum: APPEALS }).notNull().default("open"),
    decision_note: text(),
    decided_at: instant(),
    created_at: created_at(),
  },
  (t) => [
    index("moderation_appeals_user_id").on(t.user_id),
    index("moderation_appeals_open")
      .on(t.created_at)
      .where(sql`status = 'open'`),
    oneOf(t.status, APPEALS),
    oneTo("reason_length", t.reason, LENGTHS.appeal_reason),
    atMost("note_length", t.decision_note, LENGTHS.moderation_note),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.is_moderator() or app.is_system())`,
      insert: sql`(user_id = app.actor_id() and app.was_told(log_id))`,
      update: sql`app.may_decide_appeal(log_id, user_id)`,
    }),
  ],
);

/** Counts of whole tables in parts, so that simultaneous steps do not wait for one row. Kept by triggers. */
export const forum_totals = pgTable(
  "forum_totals",
  {
    kind: text({ enum: TOTALS }).notNull(),
    part: smallint().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.part] }), oneOf(t.kind, TOTALS), ...allow({ select: everyone })],
);

/** Posts as their pages show them: one that its writer deleted keeps its place, without words, while answers stand. */
export const thread_posts = pgView("thread_posts", {
  id: uuid().notNull(),
  user_id: uuid(),
  title: text(),
  content: text(),
  is_question: boolean().notNull(),
  upvote_count: integer().notNull(),
  downvote_count: integer().notNull(),
  comment_count: integer().notNull(),
  attorney_answered_at: instant(),
  moderation_status: text({ enum: ["visible", "held", "removed"] }).notNull(),
  held_reason: text(),
  locked_at: instant(),
  edited_at: instant(),
  deleted_at: instant(),
  created_at: instant().notNull(),
}).existing();

/** Comments as threads show them: one that is gone keeps its place, without words and writer. */
export const thread_comments = pgView("thread_comments", {
  id: uuid().notNull(),
  post_id: uuid().notNull(),
  parent_comment_id: uuid(),
  user_id: uuid(),
  content: text(),
  is_attorney_response: boolean().notNull(),
  upvote_count: integer().notNull(),
  downvote_count: integer().notNull(),
  moderation_status: text({ enum: ["visible", "held", "removed"] }).notNull(),
  held_reason: text(),
  edited_at: instant(),
  deleted_at: instant(),
  created_at: instant().notNull(),
}).existing();
