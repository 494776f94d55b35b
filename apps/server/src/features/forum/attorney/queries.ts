import { FORUM } from "@standing/contract";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export interface Figures extends Record<string, unknown> {
  attorney_id: string;
  responses: number;
  helpful_answers: number;
  upvotes: number;
  reputation_score: number;
  helpful_answers_count: number;
  responses_count: number;
  total_upvotes: number;
}

/** What the attorney behind an account did in the last `days`, and their reputation; null without a profile. */
export async function attorneyFigures(tx: Tx, userId: string, days: number): Promise<Figures | null> {
  const { rows } = await tx.execute<Figures>(sql`
    select a.id as attorney_id, coalesce(r.reputation_score, 0) as reputation_score,
      coalesce(r.helpful_answers_count, 0) as helpful_answers_count, coalesce(r.total_upvotes, 0) as total_upvotes,
      (select count(*)::int from attorney_forum_engagement e where e.attorney_id = a.id) as responses_count,
      (select count(*)::int from attorney_forum_engagement e
        where e.attorney_id = a.id and e.created_at >= now() - ${days} * interval '1 day') as responses,
      (select count(*)::int from helpful_answers h join comments c on c.id = h.comment_id
        where c.user_id = a.user_id and c.moderation_status = 'visible' and c.deleted_at is null
          and h.created_at >= now() - ${days} * interval '1 day') as helpful_answers,
      (select coalesce(sum(c.upvote_count), 0)::int from comments c
        where c.user_id = a.user_id and c.created_at >= now() - ${days} * interval '1 day') as upvotes
    from attorney_profiles a left join user_reputation r on r.user_id = a.user_id
    where a.user_id = ${userId}::uuid`);
  return rows[0] ?? null;
}

export interface ResponseRow extends Record<string, unknown> {
  post_id: string;
  comment_id: string;
  title: string | null;
  post_content: string;
  content: string;
  upvote_count: number;
  is_helpful: boolean;
  created_at: string;
}

/** The attorney's newest responses to posts that stand. */
export async function recentResponses(tx: Tx, attorneyId: string): Promise<ResponseRow[]> {
  const { rows } = await tx.execute<ResponseRow>(sql`
    select e.post_id, e.comment_id, p.title, left(p.content, 100) as post_content, c.content, c.upvote_count,
      exists (select from helpful_answers h where h.comment_id = c.id) as is_helpful, e.created_at
    from attorney_forum_engagement e join published_posts p on p.id = e.post_id join comments c on c.id = e.comment_id
    where e.attorney_id = ${attorneyId}::uuid
    order by e.created_at desc limit ${FORUM.activity_shown}`);
  return rows;
}
