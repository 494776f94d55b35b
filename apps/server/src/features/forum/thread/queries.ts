import { FORUM } from "@standing/contract";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import type { AuthorRow } from "../shown-author.ts";

interface WritingRow extends AuthorRow, Record<string, unknown> {
  id: string;
  user_id: string | null;
  content: string | null;
  upvote_count: number;
  downvote_count: number;
  my_vote: 1 | -1 | null;
  moderation_status: "visible" | "held" | "removed";
  held_reason: "links" | "flood" | "repeat" | "moderator" | null;
  edited_at: string | null;
  deleted_at: string | null;
  created_at: string;
}

export interface PostRow extends WritingRow {
  title: string | null;
  is_question: boolean;
  comment_count: number;
  locked_at: string | null;
  categories: { id: string; name: string }[];
  is_followed: boolean;
  threads: number;
}

export interface CommentRow extends WritingRow {
  parent_comment_id: string | null;
  is_attorney_response: boolean;
  is_helpful: boolean;
}

export interface DecisionRow extends Record<string, unknown> {
  entity_id: string;
  log_id: string;
  action: string;
  reason: string;
  note: string | null;
  appeal: "open" | "granted" | "refused" | null;
}

const AUTHOR = sql`a.display_name, a.attorney_id, a.attorney_name, a.attorney_photo_url, a.is_verified, a.licensed_states,
  a.reputation_score, a.helpful_answers_count`;

/** A post as its page shows it; null where the actor may not see it. */
export async function findPost(tx: Tx, id: string, reader: string | null): Promise<PostRow | null> {
  const { rows } = await tx.execute<PostRow>(sql`
    select p.id, p.user_id, p.title, p.content, p.is_question, p.upvote_count, p.downvote_count, p.comment_count,
      p.moderation_status, p.held_reason, p.locked_at, p.edited_at, p.deleted_at, p.created_at, ${AUTHOR}, v.vote as my_vote,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.sort_order), '[]')
        from post_categories pc join forum_categories c on c.id = pc.category_id where pc.post_id = p.id) as categories,
      exists (select from post_subscriptions s where s.post_id = p.id and s.user_id = ${reader}::uuid) as is_followed,
      (select count(*)::int from thread_comments t where t.post_id = p.id and t.parent_comment_id is null) as threads
    from thread_posts p left join forum_authors a on a.user_id = p.user_id
    left join post_votes v on v.post_id = p.id and v.user_id = ${reader}::uuid
    where p.id = ${id}::uuid`);
  return rows[0] ?? null;
}

/** The comments of one page of threads, oldest first: a hundred answers to the post with everything below them. */
export async function commentsOf(
  tx: Tx,
  postId: string,
  page: number,
  reader: string | null,
): Promise<CommentRow[]> {
  const { rows } = await tx.execute<CommentRow>(sql`
    with recursive tree as (
      (select id from thread_comments where post_id = ${postId}::uuid and parent_comment_id is null
        order by created_at, id limit ${FORUM.threads_per_page} offset ${(page - 1) * FORUM.threads_per_page})
      union all
      select c.id from thread_comments c join tree t on c.parent_comment_id = t.id
    )
    select c.id, c.user_id, c.content, c.parent_comment_id, c.is_attorney_response, c.upvote_count, c.downvote_count,
      c.moderation_status, c.held_reason, c.edited_at, c.deleted_at, c.created_at, ${AUTHOR}, v.vote as my_vote,
      h.id is not null as is_helpful
    from tree join thread_comments c on c.id = tree.id
    left join forum_authors a on a.user_id = c.user_id
    left join helpful_answers h on h.comment_id = c.id
    left join comment_votes v on v.comment_id = c.id and v.user_id = ${reader}::uuid
    order by c.created_at, c.id`);
  return rows;
}

/** On which page of threads a comment stands; 1 for one that is not there. */
export async function pageOfComment(tx: Tx, postId: string, commentId: string): Promise<number> {
  const { rows } = await tx.execute<{ before: number }>(sql`
    with recursive up as (
      select id, parent_comment_id, created_at from thread_comments where id = ${commentId}::uuid and post_id = ${postId}::uuid
      union all
      select c.id, c.parent_comment_id, c.created_at from thread_comments c join up on c.id = up.parent_comment_id
    )
    select count(*)::int as before from thread_comments t, up
    where up.parent_comment_id is null and t.post_id = ${postId}::uuid and t.parent_comment_id is null
      and (t.created_at, t.id) < (up.created_at, up.id)`);
  return Math.floor((rows[0]?.before ?? 0) / FORUM.threads_per_page) + 1;
}

/** What moderators told the reader about these of their writings, the newest decision of each. */
export async function decisionsAbout(tx: Tx, reader: string, ids: string[]): Promise<DecisionRow[]> {
  if (ids.length === 0) return [];
  const list = sql.join(
    ids.map((one) => sql`${one}::uuid`),
    sql`, `,
  );
  const { rows } = await tx.execute<DecisionRow>(sql`
    select distinct on (l.entity_id) l.entity_id, l.id as log_id, l.action, l.reason, n.note, a.status as appeal
    from moderation_notices n join moderation_log l on l.id = n.log_id left join moderation_appeals a on a.log_id = l.id
    where n.user_id = ${reader}::uuid and l.entity_id in (${list})
    order by l.entity_id, l.created_at desc`);
  return rows;
}

export interface VersionRow extends Record<string, unknown> {
  id: string;
  title: string | null;
  content: string | null;
  created_at: string;
}

/** What a post (or one comment of it) said before, newest first. */
export async function versionsOf(tx: Tx, postId: string, commentId: string | null): Promise<VersionRow[]> {
  const { rows } = await tx.execute<VersionRow>(sql`
    select id, title, content, created_at from forum_edits
    where post_id = ${postId}::uuid and comment_id is not distinct from ${commentId}::uuid
    order by created_at desc, id`);
  return rows;
}

/** A comment with the words that the actor may read; null where there are none. */
export async function findCommentWords(
  tx: Tx,
  id: string,
): Promise<{ content: string; user_id: string; post_id: string } | null> {
  const { rows } = await tx.execute<{ content: string; user_id: string; post_id: string }>(
    sql`select content, user_id, post_id from thread_comments where id = ${id}::uuid and content is not null`,
  );
  return rows[0] ?? null;
}

/** Blanks an earlier version that is the actor's. */
export async function blankVersion(tx: Tx, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update forum_edits set title = null, content = null where id = ${id}::uuid and user_id = ${userId}::uuid`,
  );
  return rowCount === 1;
}
