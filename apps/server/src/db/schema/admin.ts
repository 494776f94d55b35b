import { LENGTHS, SECURITY_EVENTS, actorKind } from "@standing/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { created_at, id, instant, oneOf, updated_at, valuesOf, oneTo } from "./columns.ts";
import { allow, everyone, system } from "./policies.ts";

const AUDIT_LOG_ACTOR_KIND = valuesOf(actorKind);

/**
 * Who did what, when. Ids and states only, never a person's words. The trigger `stamp` writes the actor from the
 * transaction; `append_only` refuses every change and removal, to the owner of the table too.
 */
export const audit_log = pgTable(
  "audit_log",
  {
    id: id(),
    actor_kind: text({ enum: AUDIT_LOG_ACTOR_KIND }).notNull().default("anonymous"),
    actor_id: uuid(),
    action: text().notNull(),
    entity: text().notNull(),
    entity_id: text(),
    details: jsonb(),
    request_id: text(),
    created_at: created_at(),
  },
  (t) => [
    index("audit_log_created_at").on(t.created_at, t.id),
    index("audit_log_action").on(t.action.op("text_pattern_ops"), t.created_at),
    index("audit_log_entity_id").on(t.entity_id, t.created_at),
    index("audit_log_actor_id").on(t.actor_id, t.created_at),
    index("audit_log_entity").on(t.entity, t.entity_id),
    oneOf(t.actor_kind, AUDIT_LOG_ACTOR_KIND),
    ...allow({
      select: sql`(app.is_super_admin() or app.is_system() or (entity_id = app.actor_id()::text and entity in ('profiles', 'user_roles') and replace(action, '.', '_') in (${sql.raw(SECURITY_EVENTS.map((kind) => `'${kind}'`).join(", "))})))`,
      insert: everyone,
    }),
  ],
);

/** The audit log for operators. A view of the owner's: its indexes serve, which policies keep from what a search asks. */
export const audit_desk = pgView("audit_desk", {
  id: uuid().notNull(),
  actor_kind: text({ enum: AUDIT_LOG_ACTOR_KIND }).notNull(),
  actor_id: uuid(),
  action: text().notNull(),
  entity: text().notNull(),
  entity_id: text(),
  details: jsonb(),
  request_id: text(),
  created_at: instant().notNull(),
}).existing();

const MAIL_OUTBOX_STATUS = ["queued", "sent", "failed"] as const;

/** Mail on its way: written in the transaction that causes it, sent by a job. */
export const mail_outbox = pgTable(
  "mail_outbox",
  {
    id: id(),
    /** The account it is about, so that it goes with it. */
    user_id: user_id(),
    to_address: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    text_body: text().notNull(),
    html_body: text(),
    /** A second message with the same key is not made. */
    idempotency_key: text().unique(),
    status: text({ enum: MAIL_OUTBOX_STATUS }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    last_error: text(),
    send_after: instant().notNull().defaultNow(),
    sent_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("mail_outbox_queued")
      .on(t.send_after)
      .where(sql`status = 'queued'`),
    index("mail_outbox_created_at").on(t.created_at),
    index("mail_outbox_user_id").on(t.user_id),
    oneOf(t.status, MAIL_OUTBOX_STATUS),
    ...allow({ select: system, insert: system, update: system, delete: system }),
  ],
);

const MODERATED = [
  "post",
  "comment",
  "review",
  "attorney_content",
  "attorney_ad",
  "attorney_profile",
] as const;

const MODERATION_REPORTS_STATUS = ["open", "upheld", "rejected"] as const;

/** What readers found wrong, for the moderators' queue. */
export const moderation_reports = pgTable(
  "moderation_reports",
  {
    id: id(),
    user_id: user_id().notNull(),
    entity: text({ enum: MODERATED }).notNull(),
    entity_id: uuid().notNull(),
    /** What kind of wrong: one of the forum's reasons. */
    category: text(),
    reason: text().notNull(),
    status: text({ enum: MODERATION_REPORTS_STATUS }).notNull().default("open"),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("moderation_reports_status_created_at").on(t.status, t.created_at),
    index("moderation_reports_user_id").on(t.user_id),
    index("moderation_reports_entity").on(t.entity, t.entity_id),
    oneTo("reason_length", t.reason, LENGTHS.report_reason),
    oneOf(t.entity, MODERATED),
    oneOf(t.status, MODERATION_REPORTS_STATUS),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.may_moderate(entity))`,
      insert: sql`user_id = app.actor_id()`,
      update: sql`app.may_moderate(entity)`,
    }),
  ],
);

const MODERATION_LOG_ACTION = [
  "held",
  "removed",
  "restored",
  "approved",
  "rejected",
  "kept",
  "locked",
  "unlocked",
  "warned",
  "appeal_granted",
  "appeal_refused",
] as const;

/** What moderators did and why, for everyone to read. Who did it stands in the audit log. Never changed. */
export const moderation_log = pgTable(
  "moderation_log",
  {
    id: id(),
    entity: text({ enum: MODERATED }).notNull(),
    entity_id: uuid().notNull(),
    action: text({ enum: MODERATION_LOG_ACTION }).notNull(),
    reason: text().notNull(),
    created_at: created_at(),
  },
  (t) => [
    index("moderation_log_created_at").on(t.created_at),
    index("moderation_log_entity").on(t.entity, t.entity_id),
    oneOf(t.entity, MODERATED),
    oneOf(t.action, MODERATION_LOG_ACTION),
    ...allow({ select: everyone, insert: sql`app.may_moderate(entity)` }),
  ],
);
