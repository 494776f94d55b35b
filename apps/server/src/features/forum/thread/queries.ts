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
}

export interface CommentRow extends WritingRow {
  parent_comment_id: string | null;
  is_attorney_response: boolean;
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
      exists (select from post_subscriptions s where s.post_id = p.id and s.user_id = ${reader}::uuid) as is_followed
    from thread_posts p left join forum_authors a on a.user_id = p.user_id
    left join post_votes v on v.post_id = p.id and v.user_id = ${reader}::uuid
    where p.id = ${id}::uuid`);
  return rows[0] ?? null;
}

export interface PlaceRow extends Record<string, unknown> {
  id: string;
  parent_comment_id: string | null;
  is_gone: boolean;
  is_helpful: boolean;
}

/** Where the comments of a post stand, oldest first, without their words. */
export async function placesOf(tx: Tx, postId: string): Promise<PlaceRow[]> {
  const { rows } = await tx.execute<PlaceRow>(sql`
    select c.id, c.parent_comment_id, c.content is null as is_gone, h.id is not null as is_helpful
    from thread_comments c left join helpful_answers h on h.comment_id = c.id
    where c.post_id = ${postId}::uuid order by c.created_at, c.id`);
  return rows;
}

/** These comments, in any order. */
export async function commentsOf(
  tx: Tx,
  ids: readonly string[],
  reader: string | null,
): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const list = sql.join(
    ids.map((one) => sql`${one}::uuid`),
    sql`, `,
  );
  const { rows } = await tx.execute<CommentRow>(sql`
    select c.id, c.user_id, c.content, c.parent_comment_id, c.is_attorney_response, c.upvote_count, c.downvote_count,
      c.moderation_status, c.held_reason, c.edited_at, c.deleted_at, c.created_at, ${AUTHOR}, v.vote as my_vote
    from thread_comments c left join forum_authors a on a.user_id = c.user_id
    left join comment_votes v on v.comment_id = c.id and v.user_id = ${reader}::uuid
    where c.id in (${list})`);
  return rows;
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
