import { sql } from "drizzle-orm";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export interface FollowedPost extends Record<string, unknown> {
  post_id: string;
  /** Null when the writer has left. */
  post_user_id: string | null;
  title: string | null;
  content: string;
  followers: string[];
}

/** Who follows the post of a comment that stands, without its writer. */
export async function followersOf(tx: Tx, commentId: string): Promise<FollowedPost | null> {
  const { rows } = await tx.execute<FollowedPost>(sql`
    select p.id as post_id, p.user_id as post_user_id, p.title, left(p.content, 100) as content,
      array(select s.user_id from post_subscriptions s where s.post_id = p.id and s.user_id <> c.user_id) as followers
    from comments c join posts p on p.id = c.post_id
    where c.id = ${commentId}::uuid and c.moderation_status = 'visible' and c.deleted_at is null
      and p.moderation_status = 'visible' and p.deleted_at is null`);
  return rows[0] ?? null;
}

const NEW_REPLIES = sql`comments c on c.post_id = s.post_id and c.created_at > s.told_until and c.user_id <> s.user_id
  and c.moderation_status = 'visible' and c.deleted_at is null
  join posts p on p.id = s.post_id and p.moderation_status = 'visible' and p.deleted_at is null`;

/** Everyone with new answers in what they follow. */
export async function peopleWithNews(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select distinct s.user_id from post_subscriptions s join ${NEW_REPLIES}`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** One person's posts with new answers, under a lock, the most first. */
export async function newsOf(tx: Tx, userId: string): Promise<{ post_id: string; replies: number }[]> {
  await tx.execute(sql`select from post_subscriptions where user_id = ${userId}::uuid for update`);
  const { rows } = await tx.execute<{ post_id: string; replies: number }>(sql`
    select s.post_id, count(*)::int as replies from post_subscriptions s join ${NEW_REPLIES}
    where s.user_id = ${userId}::uuid group by s.post_id order by replies desc, s.post_id`);
  return rows;
}

export async function markTold(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update post_subscriptions set told_until = now() where user_id = ${userId}::uuid`);
}
