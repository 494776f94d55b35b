import type { HeldReason, ReportReason } from "@standing/contract";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts.ts";
import { moderation_reports } from "../../db/schema/admin.ts";
import { comment_votes, comments, helpful_answers, post_votes, posts } from "../../db/schema/forum.ts";
import { post_subscriptions } from "../../db/schema/moderation.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import type { RecentWriting } from "./rules.ts";

export interface Target {
  entity: "post" | "comment";
  id: string;
}

/** Lets one writing of a person through at a time, so that limits hold for simultaneous ones too. */
export async function lockWriter(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('forum:' || ${userId}, 0))`);
}

export async function findWriter(
  tx: Tx,
  userId: string,
): Promise<{ created_at: Date; is_verified_attorney: boolean } | null> {
  const rows = await tx
    .select({
      created_at: profiles.created_at,
      is_verified_attorney: sql<boolean>`exists (select from attorney_profiles a where a.user_id = profiles.id and app.is_verified_attorney(a) and a.is_active)`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return rows[0] ?? null;
}

/** What the person wrote in the last day and the last minutes; `words` are counted where they repeat. */
export async function recentWriting(
  tx: Tx,
  userId: string,
  kind: "post" | "reply",
  words: string,
  floodMinutes: number,
): Promise<RecentWriting> {
  const { rows } = await tx.execute<{
    today: number;
    oldest: string | null;
    lately: number;
    same: number;
  }>(sql`
    with mine as (
      select 'post' as kind, content, created_at from posts where user_id = ${userId}::uuid and created_at > now() - interval '1 day'
      union all
      select 'reply', content, created_at from comments where user_id = ${userId}::uuid and created_at > now() - interval '1 day'
    )
    select (count(*) filter (where kind = ${kind}))::int as today, min(created_at) filter (where kind = ${kind}) as oldest,
      (count(*) filter (where created_at > now() - ${floodMinutes} * interval '1 minute'))::int as lately,
      (count(*) filter (where content = ${words}))::int as same
    from mine`);
  const row = rows[0];
  if (!row) throw new Error("Counting gave no row");
  return { ...row, oldest: row.oldest === null ? null : new Date(row.oldest) };
}

type Held = { moderation_status: "visible" | "held"; held_reason: HeldReason | null };

export async function insertPost(
  tx: Tx,
  post: { user_id: string; title: string; content: string; is_question: boolean } & Held,
  categories: string[],
): Promise<string> {
  const rows = await tx.insert(posts).values(post).returning({ id: posts.id });
  const id = rows[0]?.id;
  if (!id) throw new Error("The new post was not returned");
  if (categories.length > 0) {
    await tx.execute(sql`
      insert into post_categories (post_id, category_id)
      select ${id}::uuid, c.id from forum_categories c where c.is_active and c.id in (${sql.join(
        categories.map((one) => sql`${one}::uuid`),
        sql`, `,
      )})`);
  }
  return id;
}

export async function insertComment(
  tx: Tx,
  comment: { post_id: string; user_id: string; content: string; parent_comment_id: string | null } & Held,
): Promise<string> {
  const rows = await tx.insert(comments).values(comment).returning({ id: comments.id });
  const id = rows[0]?.id;
  if (!id) throw new Error("The new comment was not returned");
  return id;
}

/** A post that stands, as replying needs it. */
export async function findOpenPost(
  tx: Tx,
  id: string,
): Promise<{ user_id: string | null; is_locked: boolean } | null> {
  const rows = await tx
    .select({ user_id: posts.user_id, is_locked: sql<boolean>`locked_at is not null` })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.moderation_status, "visible"), isNull(posts.deleted_at)));
  return rows[0] ?? null;
}

export async function isStandingComment(tx: Tx, id: string, postId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.id, id),
        eq(comments.post_id, postId),
        eq(comments.moderation_status, "visible"),
        isNull(comments.deleted_at),
      ),
    );
  return rows.length > 0;
}

/** Whose words these are, where they stand for everyone; null otherwise. */
export async function writerOf(tx: Tx, { entity, id }: Target): Promise<string | null> {
  const table = entity === "post" ? posts : comments;
  const rows = await tx
    .select({ user_id: table.user_id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.moderation_status, "visible"), isNull(table.deleted_at)));
  return rows[0]?.user_id ?? null;
}

/** The actor's own words under a lock, unless they are deleted or removed. */
export async function lockOwnWords(
  tx: Tx,
  { entity, id }: Target,
  userId: string,
): Promise<{ title: string | null; content: string } | null> {
  const table = entity === "post" ? posts : comments;
  const rows = await tx
    .select({
      title: entity === "post" ? posts.title : sql<string | null>`null`,
      content: table.content,
    })
    .from(table)
    .where(
      and(
        eq(table.id, id),
        eq(table.user_id, userId),
        isNull(table.deleted_at),
        ne(table.moderation_status, "removed"),
      ),
    )
    .for("update");
  return rows[0] ?? null;
}

export async function changeWords(
  tx: Tx,
  { entity, id }: Target,
  words: { title: string | null; content: string },
): Promise<void> {
  const edited_at = sql`now()`;
  if (entity === "post") {
    await tx
      .update(posts)
      .set({ ...words, edited_at })
      .where(eq(posts.id, id));
  } else {
    await tx.update(comments).set({ content: words.content, edited_at }).where(eq(comments.id, id));
  }
}

/** Has a moderator look first; for the system. */
export async function holdWords(tx: Tx, { entity, id }: Target, held_reason: HeldReason): Promise<void> {
  const table = entity === "post" ? posts : comments;
  await tx.update(table).set({ moderation_status: "held", held_reason }).where(eq(table.id, id));
}

/** @returns false when there is nothing of the person's to delete */
export async function markDeleted(tx: Tx, { entity, id }: Target, userId: string): Promise<boolean> {
  const table = entity === "post" ? posts : comments;
  const { rowCount } = await tx
    .update(table)
    .set({ deleted_at: sql`now()` })
    .where(and(eq(table.id, id), eq(table.user_id, userId), isNull(table.deleted_at)));
  return rowCount === 1;
}

/** Sets, changes or (0) takes back the person's vote; counts follow by trigger. */
export async function setVote(
  tx: Tx,
  { entity, id }: Target,
  userId: string,
  vote: 1 | -1 | 0,
): Promise<{ upvote_count: number; downvote_count: number }> {
  const [table, key, counted] =
    entity === "post"
      ? ([post_votes, "post_id", posts] as const)
      : ([comment_votes, "comment_id", comments] as const);
  const name = sql.identifier(key);
  await (vote === 0
    ? tx.execute(sql`delete from ${table} where ${name} = ${id}::uuid and user_id = ${userId}::uuid`)
    : tx.execute(sql`
        insert into ${table} (${name}, user_id, vote) values (${id}::uuid, ${userId}::uuid, ${vote})
        on conflict (${name}, user_id) do update set vote = excluded.vote`));
  const rows = await tx
    .select({ upvote_count: counted.upvote_count, downvote_count: counted.downvote_count })
    .from(counted)
    .where(eq(counted.id, id));
  return rows[0] ?? { upvote_count: 0, downvote_count: 0 };
}

export async function isOwnPost(tx: Tx, id: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.user_id, userId), isNull(posts.deleted_at)));
  return rows.length > 0;
}

/** Marks the comment once; marking it again changes nothing. */
export async function insertHelpfulAnswer(
  tx: Tx,
  answer: { post_id: string; comment_id: string; marked_by: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(helpful_answers)
    .values(answer)
    .onConflictDoNothing({ target: helpful_answers.comment_id });
  return rowCount === 1;
}

/** One open report of a person on one writing. */
export async function insertReport(
  tx: Tx,
  userId: string,
  { entity, id }: Target,
  reason: ReportReason,
  details: string,
): Promise<boolean> {
  const open = await tx
    .select({ id: moderation_reports.id })
    .from(moderation_reports)
    .where(
      and(
        eq(moderation_reports.user_id, userId),
        eq(moderation_reports.entity, entity),
        eq(moderation_reports.entity_id, id),
        eq(moderation_reports.status, "open"),
      ),
    );
  if (open.length > 0) return false;
  await tx.insert(moderation_reports).values({
    user_id: userId,
    entity,
    entity_id: id,
    category: reason,
    reason: details === "" ? reason : details,
  });
  return true;
}

export async function follow(tx: Tx, postId: string, userId: string): Promise<void> {
  await tx.insert(post_subscriptions).values({ post_id: postId, user_id: userId }).onConflictDoNothing();
}

export async function unfollow(tx: Tx, postId: string, userId: string): Promise<void> {
  await tx
    .delete(post_subscriptions)
    .where(and(eq(post_subscriptions.post_id, postId), eq(post_subscriptions.user_id, userId)));
}
