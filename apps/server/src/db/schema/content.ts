import { contentStatus, contentType, engagementType, reviewDecision } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { authUser } from "./accounts.ts";
import { attorney_id } from "./attorneys.ts";
import { created_at, id, instant, oneOf, updated_at, valuesOf } from "./columns.ts";
import { admin, allow, everyone, own_attorney } from "./policies.ts";
import type { LibrarySource } from "./resources.ts";

const CONTENT_TYPES = valuesOf(contentType);
const STATUSES = valuesOf(contentStatus);
const DECISIONS = valuesOf(reviewDecision);
const ENGAGEMENTS = valuesOf(engagementType);

export const attorney_content_categories = pgTable(
  "attorney_content_categories",
  {
    id: id(),
    name: text().notNull().unique(),
    is_active: boolean().notNull().default(true),
    created_at: created_at(),
  },
  () => allow({ select: everyone, insert: admin, update: admin, delete: admin }),
);

/**
 * Articles and videos of attorneys. The author drafts and submits; operators approve, publish and reject. An
 * author's change to what is approved sends it back to submitted; changes to what is published wait beside it in
 * `attorney_content_revisions`. Counters follow the engagement.
 */
export const attorney_content = pgTable(
  "attorney_content",
  {
    id: id(),
    /** Null for what the house itself wrote: the articles that ship, by the Standing editors. */
    attorney_id: attorney_id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    summary: text().notNull(),
    content: text().notNull().default(""),
    video_url: text(),
    video_embed_code: text(),
    content_type: text({ enum: CONTENT_TYPES }).notNull().default("blog"),
    tags: text().array().notNull().default([]),
    practice_areas: text().array().notNull().default([]),
    target_locations: text().array().notNull().default([]),
    featured_image_url: text(),
    status: text({ enum: STATUSES }).notNull().default("draft"),
    rejection_reason: text(),
    is_sponsored: boolean().notNull().default(false),
    submitted_at: instant(),
    /** An approved one is published at this instant. */
    publish_at: instant(),
    published_at: instant(),
    view_count: integer().notNull().default(0),
    like_count: integer().notNull().default(0),
    share_count: integer().notNull().default(0),
    /** What the house's own articles rest on; empty for an attorney's. */
    sources: jsonb().$type<LibrarySource[]>().notNull().default([]),
    /** The day on which the house last checked an article against its sources. */
    last_checked: date(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("attorney_content_attorney_id_created_at").on(t.attorney_id, t.created_at),
    index("attorney_content_published")
      .on(t.content_type, t.published_at)
      .where(sql`status = 'published'`),
    index("attorney_content_publish_at")
      .on(t.publish_at)
      .where(sql`status = 'approved'`),
    index("attorney_content_practice_areas").using("gin", t.practice_areas),
    index("attorney_content_words").using(
      "gin",
      sql`(title || ' ' || summary || ' ' || content) gin_trgm_ops`,
    ),
    oneOf(t.content_type, CONTENT_TYPES),
    oneOf(t.status, STATUSES),
    check("title_and_summary", sql`btrim(title) <> '' and btrim(summary) <> ''`),
    check("slug_form", sql`slug ~ '^[a-z0-9-]{1,50}$'`),
    ...allow({
      select: sql`(status = 'published' or attorney_id = app.attorney_id() or app.is_admin() or app.is_system())`,
      insert: own_attorney,
      update: sql`(attorney_id = app.attorney_id() or app.is_admin() or app.is_system())`,
      delete: sql`(attorney_id = app.attorney_id() or app.is_system())`,
    }),
  ],
);

/**
 * What an author wants to change in content that is published. The public version stays until an operator accepts
 * the change, which the system then carries over.
 */
export const attorney_content_revisions = pgTable(
  "attorney_content_revisions",
  {
    content_id: uuid()
      .primaryKey()
      .references(() => attorney_content.id, { onDelete: "cascade" }),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull().default(""),
    video_url: text(),
    video_embed_code: text(),
    content_type: text({ enum: CONTENT_TYPES }).notNull(),
    tags: text().array().notNull().default([]),
    practice_areas: text().array().notNull().default([]),
    target_locations: text().array().notNull().default([]),
    featured_image_url: text(),
    /** Null while it is a draft or was sent back. */
    submitted_at: instant(),
    rejection_reason: text(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    oneOf(t.content_type, CONTENT_TYPES),
    check("title_and_summary", sql`btrim(title) <> '' and btrim(summary) <> ''`),
    ...allow({
      select: sql`(app.owns_content(content_id) or app.is_admin() or app.is_system())`,
      insert: sql`app.owns_content(content_id)`,
      update: sql`(app.owns_content(content_id) or app.is_system())`,
      delete: sql`(app.owns_content(content_id) or app.is_system())`,
    }),
  ],
);

const content_id = () => uuid().references(() => attorney_content.id, { onDelete: "cascade" });

/** Content that waits for an operator, and what they decided. */
export const content_moderation_queue = pgTable(
  "content_moderation_queue",
  {
    id: id(),
    content_id: content_id().notNull(),
    submitted_by: uuid().references(() => authUser.id, { onDelete: "set null" }),
    priority: smallint().notNull().default(1),
    decision: text({ enum: DECISIONS }),
    reason: text(),
    decided_at: instant(),
    created_at: created_at(),
  },
  (t) => [
    index("content_moderation_queue_waiting")
      .on(t.priority, t.created_at)
      .where(sql`decided_at is null`),
    index("content_moderation_queue_decided")
      .on(t.decided_at)
      .where(sql`decided_at is not null`),
    index("content_moderation_queue_content_id").on(t.content_id),
    index("content_moderation_queue_submitted_by").on(t.submitted_by),
    oneOf(t.decision, DECISIONS),
    check("rejection_has_reason", sql`decision is distinct from 'rejected' or reason is not null`),
    ...allow({
      select: sql`(submitted_by = app.actor_id() or app.is_admin() or app.is_system())`,
      insert: sql`(submitted_by = app.actor_id() and app.owns_content(content_id))`,
      update: admin,
    }),
  ],
);

/** Views, likes and shares of content, each once per person. Authors see counts: `content_engagement_totals`. */
export const content_engagement_tracking = pgTable(
  "content_engagement_tracking",
  {
    id: id(),
    content_id: content_id().notNull(),
    /** Null for a visitor who is not signed in. */
    user_id: uuid().references(() => authUser.id, { onDelete: "set null" }),
    engagement_type: text({ enum: ENGAGEMENTS }).notNull(),
    /** The user's id, or a keyed hash of the visitor. */
    visitor_key: text().notNull(),
    created_at: created_at(),
  },
  (t) => [
    unique("content_engagement_tracking_once").on(t.content_id, t.engagement_type, t.visitor_key),
    index("content_engagement_tracking_created_at").on(t.content_id, t.created_at),
    index("content_engagement_tracking_user_id").on(t.user_id),
    oneOf(t.engagement_type, ENGAGEMENTS),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.is_system())`,
      insert: sql`((user_id is null and app.actor_id() is null) or (user_id = app.actor_id() and visitor_key = user_id::text) or app.is_system())`,
      delete: sql`((user_id = app.actor_id() and engagement_type = 'like') or app.is_system())`,
    }),
  ],
);

/** Counts by content, type and day (UTC), of the actor's own content; operators see all. */
export const content_engagement_totals = pgView("content_engagement_totals", {
  content_id: uuid().notNull(),
  attorney_id: uuid().notNull(),
  engagement_type: text({ enum: ENGAGEMENTS }).notNull(),
  day: text().notNull(),
  total: integer().notNull(),
}).existing();

/** Published content, for lists and search; see `published_posts` for why it is a view. */
export const published_content = pgView("published_content", {
  id: uuid().notNull(),
  attorney_id: uuid().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  summary: text().notNull(),
  content: text().notNull(),
  video_url: text(),
  video_embed_code: text(),
  content_type: text({ enum: CONTENT_TYPES }).notNull(),
  tags: text().array().notNull(),
  practice_areas: text().array().notNull(),
  target_locations: text().array().notNull(),
  featured_image_url: text(),
  is_sponsored: boolean().notNull(),
  published_at: instant(),
  view_count: integer().notNull(),
  like_count: integer().notNull(),
  share_count: integer().notNull(),
  sources: jsonb().$type<LibrarySource[]>().notNull(),
  last_checked: date(),
  /** All null for what the house wrote. */
  author_first_name: text(),
  author_last_name: text(),
  author_photo_url: text(),
  author_specialties: text().array(),
  author_bio: text(),
  author_organization_id: uuid(),
}).existing();

/**
 * Every submission with what it is about, for operators; empty for everyone else. A view, so that who may look is
 * asked once and not for each row.
 */
export const content_moderation_board = pgView("content_moderation_board", {
  id: uuid().notNull(),
  content_id: uuid().notNull(),
  priority: smallint().notNull(),
  decision: text({ enum: DECISIONS }),
  reason: text(),
  decided_at: instant(),
  created_at: instant().notNull(),
}).existing();
