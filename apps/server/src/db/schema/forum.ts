import { FORUM, heldReason, moderationStatus } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { authUser, user_id } from "./accounts.ts";
import { attorney_id } from "./attorneys.ts";
import { created_at, id, instant, oneOf, tsvector, updated_at, valuesOf, oneTo } from "./columns.ts";
import { admin, allow, everyone, owner, owner_or_system, system } from "./policies.ts";

const MODERATION = valuesOf(moderationStatus);
const HELD_REASONS = valuesOf(heldReason);
const ENGAGEMENTS = ["response"] as const;

/** Posts by thousands: with it in the indexes of search, the newest are found without reading those of all others. */
const CHUNK = sql.raw(`(number / ${FORUM.search_chunk})`);

/** Visible to all while it stands; to its writer and to moderators always. */
const readable = sql`((moderation_status = 'visible' and deleted_at is null) or user_id = app.actor_id() or app.is_moderator() or app.is_system())`;
const writer_or_moderator = sql`(user_id = app.actor_id() or app.is_moderator() or app.is_system())`;

export const forum_categories = pgTable(
  "forum_categories",
  {
    id: id(),
    name: text().notNull().unique(),
    color: text().notNull(),
    icon: text().notNull(),
    description: text().notNull(),
    is_active: boolean().notNull().default(true),
    sort_order: integer().notNull().default(0),
    /** Posts that stand; kept by triggers. */
    post_count: integer().notNull().default(0),
    created_at: created_at(),
  },
  (t) => [
    index("forum_categories_sort_order").on(t.sort_order),
    ...allow({ select: everyone, insert: admin, update: admin, delete: admin }),
  ],
);

/** Counts, attorney marks and activity are kept by triggers, the moderation status by operators. */
export const posts = pgTable(
  "posts",
  {
    id: id(),
    /** In which order posts came: searches look at the newest thousands before older ones. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity().unique(),
    /** Null when its writer has left and answers of others keep its place; it has no words then. */
    user_id: uuid().references(() => authUser.id, { onDelete: "set null" }),
    /** Null for a post of before there were titles: its first 100 characters stand for it. */
    title: text(),
    content: text().notNull(),
    is_question: boolean().notNull().default(true),
    upvote_count: integer().notNull().default(0),
    downvote_count: integer().notNull().default(0),
    comment_count: integer().notNull().default(0),
    /** Written by an attorney. */
    is_attorney_response: boolean().notNull().default(false),
    /** When an attorney first answered. */
    attorney_answered_at: instant(),
    moderation_status: text({ enum: MODERATION }).notNull().default("visible"),
    /** Why it waits for a moderator. */
    held_reason: text({ enum: HELD_REASONS }),
    /** Since when nobody may reply. */
    locked_at: instant(),
    last_activity_at: instant().notNull().defaultNow(),
    edited_at: instant(),
    deleted_at: instant(),
    search_vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', content), 'B')`,
      ),
    /** Twice the votes and answers weigh as much as one day: an order that does not change with the clock. */
    trending_score: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`ln((1 + greatest(0, upvote_count - downvote_count + 2 * comment_count))::double precision) / ln(2::double precision) + extract(epoch from created_at at time zone 'UTC')::double precision / 86400 - 20454`,
      ),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("posts_created_at").on(t.created_at),
    index("posts_user_id_created_at").on(t.user_id, t.created_at),
    index("posts_questions")
      .on(t.created_at)
      .where(sql`is_question`),
    index("posts_attorney_answered_at")
      .on(t.attorney_answered_at)
      .where(sql`attorney_answered_at is not null`),
    index("posts_last_activity_at").on(t.last_activity_at),
    index("posts_waiting")
      .on(t.created_at)
      .where(sql`moderation_status = 'held'`),
    index("posts_search_vector").using("gin", CHUNK, t.search_vector),
    index("posts_words").using("gin", CHUNK, sql`(coalesce(title, '') || ' ' || content) gin_trgm_ops`),
    index("posts_trending_score").on(t.trending_score, t.id),
    oneOf(t.moderation_status, MODERATION),
    oneOf(t.held_reason, HELD_REASONS),
    oneTo("title_length", t.title, FORUM.title_max),
    check("content_length", sql.raw(`btrim(content) <> '' and char_length(content) <= ${FORUM.content_max}`)),
    ...allow({ select: readable, insert: owner, update: writer_or_moderator, delete: owner_or_system }),
  ],
);

/**
 * The words of posts that stand, as searches compare them, with how many hold each: what a mistyped or unfinished word
 * may mean is looked up here and not in every post. Kept by triggers on `posts`.
 */
export const forum_words = pgTable(
  "forum_words",
  { word: text().primaryKey(), posts: integer().notNull() },
  (t) => [
    index("forum_words_trigrams").using("gin", t.word.op("gin_trgm_ops")),
    index("forum_words_prefix").on(t.word.op("text_pattern_ops")),
    ...allow({ select: everyone }),
  ],
);

const post_id = () => uuid().references(() => posts.id, { onDelete: "cascade" });

export const post_categories = pgTable(
  "post_categories",
  {
    post_id: post_id().notNull(),
    category_id: uuid()
      .notNull()
      .references(() => forum_categories.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.post_id, t.category_id] }),
    index("post_categories_category_id").on(t.category_id),
    ...allow({
      select: everyone,
      insert: sql`app.owns_post(post_id)`,
      delete: sql`(app.owns_post(post_id) or app.is_admin() or app.is_system())`,
    }),
  ],
);

export const comments = pgTable(
  "comments",
  {
    id: id(),
    post_id: post_id().notNull(),
    user_id: user_id().notNull(),
    content: text().notNull(),
    parent_comment_id: uuid().references((): AnyPgColumn => comments.id, { onDelete: "set null" }),
    is_attorney_response: boolean().notNull().default(false),
    upvote_count: integer().notNull().default(0),
    downvote_count: integer().notNull().default(0),
    moderation_status: text({ enum: MODERATION }).notNull().default("visible"),
    /** Why it waits for a moderator. */
    held_reason: text({ enum: HELD_REASONS }),
    edited_at: instant(),
    deleted_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("comments_threads")
      .on(t.post_id, t.created_at)
      .where(sql`parent_comment_id is null`),
    index("comments_post_id_created_at").on(t.post_id, t.created_at),
    index("comments_user_id_created_at").on(t.user_id, t.created_at),
    index("comments_parent_comment_id").on(t.parent_comment_id),
    index("comments_waiting")
      .on(t.created_at)
      .where(sql`moderation_status = 'held'`),
    oneOf(t.moderation_status, MODERATION),
    oneOf(t.held_reason, HELD_REASONS),
    check("content_length", sql.raw(`btrim(content) <> '' and char_length(content) <= ${FORUM.content_max}`)),
    ...allow({
      select: readable,
      insert: sql`(user_id = app.actor_id() and app.is_open_post(post_id))`,
      update: writer_or_moderator,
      delete: owner_or_system,
    }),
  ],
);

const comment_id = () => uuid().references(() => comments.id, { onDelete: "cascade" });

/** Comments that the writer of the post found helpful, once each and never one's own. */
export const helpful_answers = pgTable(
  "helpful_answers",
  {
    id: id(),
    post_id: post_id().notNull(),
    comment_id: comment_id().notNull().unique(),
    marked_by: user_id().notNull(),
    created_at: created_at(),
  },
  (t) => [
    index("helpful_answers_post_id").on(t.post_id),
    index("helpful_answers_marked_by").on(t.marked_by),
    ...allow({
      select: everyone,
      insert: sql`(marked_by = app.actor_id() and app.owns_post(post_id) and app.is_answer_of_another(comment_id, post_id))`,
      delete: system,
    }),
  ],
);

/** Votes: one of each person, 1 or -1. */
const vote = () => smallint().notNull();

export const post_votes = pgTable(
  "post_votes",
  { post_id: post_id().notNull(), user_id: user_id().notNull(), vote: vote(), created_at: created_at() },
  (t) => [
    primaryKey({ columns: [t.post_id, t.user_id] }),
    index("post_votes_user_id").on(t.user_id),
    check("vote_one", sql`vote in (1, -1)`),
    ...allow({
      select: owner_or_system,
      insert: sql`(user_id = app.actor_id() and app.is_vote_on_another(post_id, null))`,
      update: owner,
      delete: owner_or_system,
    }),
  ],
);

export const comment_votes = pgTable(
  "comment_votes",
  {
    comment_id: comment_id().notNull(),
    user_id: user_id().notNull(),
    vote: vote(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.comment_id, t.user_id] }),
    index("comment_votes_user_id").on(t.user_id),
    check("vote_one", sql`vote in (1, -1)`),
    ...allow({
      select: owner_or_system,
      insert: sql`(user_id = app.actor_id() and app.is_vote_on_another(null, comment_id))`,
      update: owner,
      delete: owner_or_system,
    }),
  ],
);

/** Responses of attorneys. Written by a trigger on `comments`. */
export const attorney_forum_engagement = pgTable(
  "attorney_forum_engagement",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    post_id: post_id().notNull(),
    comment_id: comment_id().notNull().unique(),
    engagement_type: text({ enum: ENGAGEMENTS }).notNull(),
    created_at: created_at(),
  },
  (t) => [
    index("attorney_forum_engagement_attorney_id_created_at").on(t.attorney_id, t.created_at),
    index("attorney_forum_engagement_post_id").on(t.post_id),
    oneOf(t.engagement_type, ENGAGEMENTS),
    ...allow({ select: everyone, insert: system, delete: system }),
  ],
);

/** What a person earned in the forum: 10 points for a helpful answer, 2 for an attorney's response. Kept by triggers. */
export const user_reputation = pgTable(
  "user_reputation",
  {
    user_id: user_id().primaryKey(),
    reputation_score: integer().notNull().default(0),
    helpful_answers_count: integer().notNull().default(0),
    total_upvotes: integer().notNull().default(0),
    posts_count: integer().notNull().default(0),
    comments_count: integer().notNull().default(0),
    updated_at: updated_at(),
  },
  (t) => [index("user_reputation_reputation_score").on(t.reputation_score), ...allow({ select: everyone })],
);

/** Posts that everyone may read. A view of the owner's: the indexes of search serve, which policies keep from it. */
export const published_posts = pgView("published_posts", {
  id: uuid().notNull(),
  user_id: uuid().notNull(),
  title: text(),
  content: text().notNull(),
  is_question: boolean().notNull(),
  upvote_count: integer().notNull(),
  downvote_count: integer().notNull(),
  comment_count: integer().notNull(),
  is_attorney_response: boolean().notNull(),
  attorney_answered_at: instant(),
  last_activity_at: instant().notNull(),
  edited_at: instant(),
  created_at: instant().notNull(),
  search_vector: tsvector().notNull(),
  trending_score: doublePrecision().notNull(),
  locked_at: instant(),
  number: bigint({ mode: "number" }).notNull(),
}).existing();

/** Who stands behind posts and comments, as everyone may see them. */
export const forum_authors = pgView("forum_authors", {
  user_id: uuid().notNull(),
  display_name: text(),
  attorney_id: uuid(),
  attorney_name: text(),
  attorney_photo_url: text(),
  bar_state: text(),
  is_verified: boolean(),
  /** States in which an operator has checked the licence; without a check the one that the attorney names. */
  licensed_states: text().array(),
  reputation_score: integer().notNull(),
  helpful_answers_count: integer().notNull(),
}).existing();

/** One row: how many posts, members and attorneys who answered. */
export const forum_stats = pgView("forum_stats", {
  total_posts: integer().notNull(),
  community_members: integer().notNull(),
  attorney_contributors: integer().notNull(),
}).existing();
