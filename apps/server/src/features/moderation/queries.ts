import type { HeldReason, ReportReason } from "@standing/contract";
import { and, eq, sql } from "drizzle-orm";
import { moderation_log, moderation_reports } from "../../db/schema/admin.ts";
import { comments, posts } from "../../db/schema/forum.ts";
import { moderation_appeals, moderation_notices } from "../../db/schema/moderation.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import type { AuthorRow } from "../forum/shown-author.ts";

export interface Target {
  entity: "post" | "comment";
  id: string;
}

export interface WaitingRow extends AuthorRow, Record<string, unknown> {
  entity: "post" | "comment";
  id: string;
  post_id: string;
  user_id: string;
  title: string | null;
  content: string;
  status: "visible" | "held" | "removed";
  held_reason: HeldReason | null;
  is_locked: boolean;
  waiting_since: string;
  reports: { reason: ReportReason; details: string; created_at: string }[];
}

const QUEUE_LENGTH = 50;

/** Held and reported posts and comments, those that wait longest first. */
export async function waitingItems(tx: Tx): Promise<WaitingRow[]> {
  const { rows } = await tx.execute<WaitingRow>(sql`
    with reported as (
      select entity, entity_id, min(created_at) as since,
        jsonb_agg(jsonb_build_object('reason', coalesce(category, 'other'), 'details', reason, 'created_at', created_at) order by created_at) as reports
      from moderation_reports where status = 'open' and entity in ('post', 'comment') group by entity, entity_id
    ), waiting as (
      select 'post' as entity, p.id, p.id as post_id, p.user_id, p.title, p.content, p.moderation_status as status, p.held_reason,
        p.locked_at is not null as is_locked, coalesce(r.since, p.updated_at) as waiting_since, r.reports
      from posts p left join reported r on r.entity = 'post' and r.entity_id = p.id
      where p.deleted_at is null and (p.moderation_status = 'held' or r.entity_id is not null)
      union all
      select 'comment', c.id, c.post_id, c.user_id, null, c.content, c.moderation_status, c.held_reason, false,
        coalesce(r.since, c.updated_at), r.reports
      from comments c left join reported r on r.entity = 'comment' and r.entity_id = c.id
      where c.deleted_at is null and (c.moderation_status = 'held' or r.entity_id is not null)
    )
    select w.*, coalesce(w.reports, '[]') as reports, a.display_name, a.attorney_id, a.attorney_name, a.attorney_photo_url,
      a.is_verified, a.licensed_states, a.reputation_score, a.helpful_answers_count
    from waiting w left join forum_authors a on a.user_id = w.user_id
    order by w.waiting_since, w.id limit ${QUEUE_LENGTH}`);
  return rows;
}

export async function waitingCounts(tx: Tx): Promise<{ held: number; reported: number; appeals: number }> {
  const { rows } = await tx.execute<{ held: number; reported: number; appeals: number }>(sql`
    select
      (select count(*)::int from posts where moderation_status = 'held' and deleted_at is null)
        + (select count(*)::int from comments where moderation_status = 'held' and deleted_at is null) as held,
      (select count(*)::int from moderation_reports where status = 'open' and entity in ('post', 'comment')) as reported,
      (select count(*)::int from moderation_appeals where status = 'open') as appeals`);
  return rows[0] ?? { held: 0, reported: 0, appeals: 0 };
}

export interface AppealRow extends Record<string, unknown> {
  id: string;
  log_id: string;
  entity: "post" | "comment";
  entity_id: string;
  post_id: string | null;
  action: string;
  decision_reason: string;
  content: string | null;
  reason: string;
  created_at: string;
  may_decide: boolean;
}

const APPEAL = sql`
  select a.id, a.log_id, l.entity, l.entity_id, coalesce(p.id, c.post_id) as post_id, l.action, l.reason as decision_reason,
    coalesce(p.content, c.content) as content, a.reason, a.created_at, app.may_decide_appeal(a.log_id, a.user_id) as may_decide
  from moderation_appeals a join moderation_log l on l.id = a.log_id
  left join posts p on l.entity = 'post' and p.id = l.entity_id left join comments c on l.entity = 'comment' and c.id = l.entity_id`;

export async function openAppeals(tx: Tx): Promise<AppealRow[]> {
  const { rows } = await tx.execute<AppealRow>(
    sql`${APPEAL} where a.status = 'open' and l.entity in ('post', 'comment') order by a.created_at limit ${QUEUE_LENGTH}`,
  );
  return rows;
}

/** An appeal, decided or not; under a lock for whoever may decide it. */
export async function lockAppeal(tx: Tx, id: string): Promise<(AppealRow & { status: string }) | null> {
  const found = await tx.execute<AppealRow>(sql`${APPEAL} where a.id = ${id}::uuid`);
  const row = found.rows[0];
  if (!row) return null;
  await tx.execute(sql`select from moderation_appeals where id = ${id}::uuid for update`);
  const { rows } = await tx.execute<{ status: string }>(
    sql`select status from moderation_appeals where id = ${id}::uuid`,
  );
  return { ...row, status: rows[0]?.status ?? "" };
}

export interface Moderated {
  /** Null when the writer has left. */
  user_id: string | null;
  post_id: string;
  /** Who wrote the post, also for an answer in it. */
  post_user_id: string | null;
  /** Of the post, also for an answer in it. */
  title: string;
  status: "visible" | "held" | "removed";
  is_deleted: boolean;
}

/** The words that a decision is about, under a lock. */
export async function lockWords(tx: Tx, { entity, id }: Target): Promise<Moderated | null> {
  const table = entity === "post" ? posts : comments;
  const rows = await tx
    .select({
      user_id: table.user_id,
      post_id: entity === "post" ? posts.id : comments.post_id,
      post_user_id: sql<
        string | null
      >`(select p.user_id from posts p where p.id = ${sql.raw(entity === "post" ? "posts.id" : "comments.post_id")})`,
      title: sql<string>`(select coalesce(p.title, left(p.content, 100)) from posts p where p.id = ${sql.raw(entity === "post" ? "posts.id" : "comments.post_id")})`,
      status: table.moderation_status,
      is_deleted: sql<boolean>`${table.deleted_at} is not null`,
    })
    .from(table)
    .where(eq(table.id, id))
    .for("update");
  return rows[0] ?? null;
}

export async function setStatus(
  tx: Tx,
  { entity, id }: Target,
  moderation_status: Moderated["status"],
): Promise<void> {
  const table = entity === "post" ? posts : comments;
  const held_reason = moderation_status === "held" ? "moderator" : null;
  await tx.update(table).set({ moderation_status, held_reason }).where(eq(table.id, id));
}

export async function setLock(tx: Tx, postId: string, isLocked: boolean): Promise<void> {
  await tx
    .update(posts)
    .set({ locked_at: isLocked ? sql`now()` : null })
    .where(eq(posts.id, postId));
}

export async function closeReports(
  tx: Tx,
  { entity, id }: Target,
  status: "upheld" | "rejected",
): Promise<void> {
  await tx
    .update(moderation_reports)
    .set({ status })
    .where(
      and(
        eq(moderation_reports.entity, entity),
        eq(moderation_reports.entity_id, id),
        eq(moderation_reports.status, "open"),
      ),
    );
}

export async function insertDecision(tx: Tx, decision: typeof moderation_log.$inferInsert): Promise<string> {
  const rows = await tx.insert(moderation_log).values(decision).returning({ id: moderation_log.id });
  const id = rows[0]?.id;
  if (!id) throw new Error("The decision was not returned");
  return id;
}

export async function insertNotice(
  tx: Tx,
  notice: { log_id: string; user_id: string; note: string | null },
): Promise<void> {
  await tx.insert(moderation_notices).values(notice);
}

export async function findNotice(tx: Tx, logId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ log_id: moderation_notices.log_id })
    .from(moderation_notices)
    .where(and(eq(moderation_notices.log_id, logId), eq(moderation_notices.user_id, userId)));
  return rows.length > 0;
}

/** @returns false when the decision has its appeal already */
export async function insertAppeal(
  tx: Tx,
  appeal: { log_id: string; user_id: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(moderation_appeals)
    .values(appeal)
    .onConflictDoNothing({ target: moderation_appeals.log_id });
  return rowCount === 1;
}

export async function closeAppeal(
  tx: Tx,
  id: string,
  status: "granted" | "refused",
  note: string | null,
): Promise<void> {
  await tx
    .update(moderation_appeals)
    .set({ status, decision_note: note, decided_at: sql`now()` })
    .where(eq(moderation_appeals.id, id));
}

export async function logEntries(
  tx: Tx,
  limit: number,
  offset: number,
): Promise<{ id: string; entity: string; action: string; reason: string; created_at: Date }[]> {
  return tx
    .select({
      id: moderation_log.id,
      entity: moderation_log.entity,
      action: moderation_log.action,
      reason: moderation_log.reason,
      created_at: moderation_log.created_at,
    })
    .from(moderation_log)
    .orderBy(sql`${moderation_log.created_at} desc`, moderation_log.id)
    .limit(limit)
    .offset(offset);
}
