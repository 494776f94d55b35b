import { FORUM_LIMITS, type HeldReason } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { TELL_FOLLOWERS } from "./job-specs.ts";
import {
  findOpenPost,
  findWriter,
  follow,
  insertComment,
  insertPost,
  isStandingComment,
  lockWriter,
  recentWriting,
} from "./queries.ts";
import { holdReason, isNewAccount, waitFor } from "./rules.ts";

export interface Written {
  id: string;
  /** Why a moderator looks first; null when everyone sees it at once. */
  held: HeldReason | null;
}

/** Refuses what is over the day's number; says why a moderator looks first, or null. */
async function judge(
  context: RequestContext,
  tx: Tx,
  kind: "post" | "reply",
  words: { content: string; title?: string },
): Promise<HeldReason | null> {
  const user = requireUser(context);
  const now = context.services.now();
  await lockWriter(tx, user.id);
  const writer = await findWriter(tx, user.id);
  if (!writer) throw problem("UNAUTHORIZED");
  const is_trusted = writer.is_verified_attorney || user.roles.length > 0;
  const isNew = isNewAccount({ created_at: writer.created_at, is_trusted }, now);
  const recent = await recentWriting(tx, user.id, kind, words.content, FORUM_LIMITS.flood_minutes);
  const retry_after_seconds = waitFor(kind, recent, isNew, now);
  if (retry_after_seconds !== null) throw problem("RATE_LIMITED", { retry_after_seconds });
  if (user.roles.length > 0) return null;
  return holdReason(`${words.title ?? ""}\n${words.content}`, recent, isNew);
}

const stateOf = (held: HeldReason | null) =>
  ({ moderation_status: held === null ? "visible" : "held", held_reason: held }) as const;

/** Mail addresses are proved first where the operator asks for it. */
function requireVerified({ services, user }: RequestContext): void {
  if (services.config.requireVerifiedEmail && !user?.email_verified) throw problem("EMAIL_NOT_VERIFIED");
}

/**
 * Writes a post; its writer follows it. What looks like spam or a flood waits for a moderator.
 * @throws UNAUTHORIZED, EMAIL_NOT_VERIFIED, RATE_LIMITED
 */
export async function createPost(
  context: RequestContext,
  input: { title: string; content: string; categories: string[]; is_question: boolean },
): Promise<Written> {
  const user = requireUser(context);
  requireVerified(context);
  const { title, content, categories, is_question } = input;
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const held = await judge(context, tx, "post", { title, content });
    context.services.faults.strike("forum-post");
    const post = { user_id: user.id, title, content, is_question, ...stateOf(held) };
    const id = await insertPost(tx, post, categories);
    await follow(tx, id, user.id);
    await recordAudit(tx, { action: "post.created", entity: "posts", entity_id: id, details: { held } });
    return { id, held };
  });
}

/**
 * Answers a post, or a comment of it. Followers are told when the answer stands.
 * @throws UNAUTHORIZED, EMAIL_NOT_VERIFIED, NOT_FOUND, POST_LOCKED, RATE_LIMITED
 */
export async function reply(
  context: RequestContext,
  input: { id: string; content: string; parent_comment_id: string | null },
): Promise<Written> {
  const user = requireUser(context);
  requireVerified(context);
  const { id: post_id, content, parent_comment_id } = input;
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const post = await findOpenPost(tx, post_id);
    if (!post) throw problem("NOT_FOUND");
    if (post.is_locked) throw problem("POST_LOCKED");
    if (parent_comment_id !== null && !(await isStandingComment(tx, parent_comment_id, post_id))) {
      throw problem("NOT_FOUND");
    }
    const held = await judge(context, tx, "reply", { content });
    context.services.faults.strike("forum-reply");
    const id = await insertComment(tx, {
      post_id,
      user_id: user.id,
      content,
      parent_comment_id,
      ...stateOf(held),
    });
    await recordAudit(tx, {
      action: "comment.created",
      entity: "comments",
      entity_id: id,
      details: { held },
    });
    if (held === null) await context.services.jobs.enqueue(tx, TELL_FOLLOWERS, { comment_id: id });
    return { id, held };
  });
}
