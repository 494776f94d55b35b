import type { InferContractRouterOutputs } from "@orpc/contract";
import {
  FORUM,
  type ForumComment,
  type ForumDecision,
  type ForumPost,
  type contract,
} from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { asActor, asReader } from "../../../kernel/unit-of-work.ts";
import { pageOfComment, pageOfThread, threaded, titleOf } from "../rules.ts";
import { shownAuthor } from "../shown-author.ts";
import {
  type CommentRow,
  type DecisionRow,
  type PostRow,
  blankVersion,
  commentsOf,
  decisionsAbout,
  findCommentWords,
  findPost,
  placesOf,
  versionsOf,
} from "./queries.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["forum"];

const instantOf = (value: string | null) => (value === null ? null : new Date(value).toISOString());

/** What a post and a comment have in common, as one reader sees it. */
function shownWriting(
  row: PostRow | CommentRow,
  reader: string | null,
  decisions: Map<string, ForumDecision>,
) {
  const state: ForumPost["state"] = row.deleted_at === null ? row.moderation_status : "deleted";
  const is_mine = reader !== null && row.user_id === reader;
  return {
    id: row.id,
    content: row.content,
    author: row.content === null ? null : shownAuthor(row),
    is_mine,
    state,
    held_reason: row.held_reason,
    upvote_count: row.upvote_count,
    downvote_count: row.downvote_count,
    my_vote: row.my_vote ?? 0,
    edited_at: instantOf(row.edited_at),
    created_at: new Date(row.created_at).toISOString(),
    decision: is_mine ? (decisions.get(row.id) ?? null) : null,
  } as const;
}

/** What was written, in the order of its places; what went between two reads is left out. */
function inOrderOf<P extends { id: string }, W extends { id: string }>(
  places: readonly P[],
  written: readonly W[],
): (P & W)[] {
  const byId = new Map(written.map((one) => [one.id, one]));
  return places.flatMap((place) => {
    const one = byId.get(place.id);
    return one === undefined ? [] : [{ ...place, ...one }];
  });
}

function decisionOf({ log_id, action, reason, note, appeal }: DecisionRow): ForumDecision {
  return { log_id, action, reason, note, appeal };
}

/**
 * A post with one page of its answers, the helpful ones first.
 * @param input.comment opens the page on which this comment stands
 * @throws NOT_FOUND
 */
export async function getPost(
  context: RequestContext,
  input: { id: string; page: number; comment?: string | undefined },
): Promise<Outputs["get"]> {
  const reader = context.user?.id ?? null;
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const row = await findPost(tx, input.id, reader);
    if (!row) throw problem("NOT_FOUND");
    const thread = threaded(await placesOf(tx, row.id));
    const pages = Math.max(1, Math.ceil(thread.length / FORUM.answers_per_page));
    const asked = input.comment === undefined ? input.page : pageOfComment(thread, input.comment);
    const page = Math.min(asked, pages);
    const places = pageOfThread(thread, page);
    const written = await commentsOf(
      tx,
      places.map(({ id }) => id),
      reader,
    );
    const rows = inOrderOf(places, written);
    const mine = [row, ...rows].filter((one) => reader !== null && one.user_id === reader);
    const told =
      reader === null
        ? []
        : await decisionsAbout(
            tx,
            reader,
            mine.map((one) => one.id),
          );
    const decisions = new Map(told.map((one) => [one.entity_id, decisionOf(one)]));
    const post: ForumPost = {
      ...shownWriting(row, reader, decisions),
      title: titleOf(row.title, row.content),
      is_question: row.is_question,
      categories: row.categories,
      comment_count: row.comment_count,
      is_locked: row.locked_at !== null,
      is_followed: row.is_followed,
    };
    const comments = rows.map((one): ForumComment => ({
      ...shownWriting(one, reader, decisions),
      parent_comment_id: one.parent_comment_id,
      depth: one.depth,
      is_attorney_response: one.is_attorney_response,
      is_helpful: one.is_helpful,
    }));
    return { post, comments, page, pages };
  });
}

/**
 * Earlier versions of a post, or of one of its comments.
 * @throws NOT_FOUND where the present words may not be read
 */
export async function getHistory(
  context: RequestContext,
  input: { id: string; comment?: string | undefined },
): Promise<Outputs["history"]> {
  const reader = context.user?.id ?? null;
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const post = await findPost(tx, input.id, reader);
    const comment = input.comment === undefined ? null : await findCommentWords(tx, input.comment);
    const written = input.comment === undefined ? post : comment;
    if (!post || !written || written.content === null) throw problem("NOT_FOUND");
    if (comment && comment.post_id !== post.id) throw problem("NOT_FOUND");
    const rows = await versionsOf(tx, post.id, input.comment ?? null);
    return {
      post_id: post.id,
      title: titleOf(post.title, post.content),
      now: written.content,
      is_mine: reader !== null && written.user_id === reader,
      versions: rows.map((row) => ({
        id: row.id,
        title: row.title,
        content: row.content,
        replaced_at: new Date(row.created_at).toISOString(),
      })),
    };
  });
}

/**
 * Takes the words of an earlier version back: its place in the history stays.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function forgetVersion(context: RequestContext, id: string): Promise<{ done: true }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    if (!(await blankVersion(tx, id, user.id))) throw problem("NOT_FOUND");
    await recordAudit(tx, { action: "forum.version_forgotten", entity: "forum_edits", entity_id: id });
    return { done: true };
  });
}
