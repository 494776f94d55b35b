import { FORUM_LIMITS, type ReportReason } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import {
  type Target,
  findOpenPost,
  follow,
  insertHelpfulAnswer,
  insertReport,
  isOwnPost,
  isStandingComment,
  setVote,
  unfollow,
  writerOf,
} from "./queries.ts";

const VOTES = { max: 60, windowSeconds: 60 };
const REPORTS = { max: FORUM_LIMITS.reports_per_day, windowSeconds: 86_400 };

/** Words of another that stand, or NOT_FOUND, or OWN_WORDS. */
async function requireAnothers(tx: Tx, target: Target, userId: string): Promise<void> {
  const writer = await writerOf(tx, target);
  if (writer === null) throw problem("NOT_FOUND");
  if (writer === userId) throw problem("OWN_WORDS");
}

/**
 * Votes for or against another's words, changes the vote, or takes it back with 0.
 * @throws UNAUTHORIZED, NOT_FOUND, OWN_WORDS, RATE_LIMITED
 */
export async function vote(
  context: RequestContext,
  { vote: my_vote, ...target }: Target & { vote: 1 | -1 | 0 },
): Promise<{ upvote_count: number; downvote_count: number; my_vote: 1 | -1 | 0 }> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `forum-vote:${user.id}`, ...VOTES });
  return asActor(services.pools, actorOf(context), async (tx) => {
    await requireAnothers(tx, target, user.id);
    return { ...(await setVote(tx, target, user.id, my_vote)), my_vote };
  });
}

/**
 * Marks a comment on the caller's post as a helpful answer: 10 points for its writer, once.
 * @throws UNAUTHORIZED, NOT_FOUND for another's post and for the caller's own comment, ALREADY_HELPFUL
 */
export async function markHelpful(
  context: RequestContext,
  { id, comment_id }: { id: string; comment_id: string },
): Promise<{ done: true }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const own = await isOwnPost(tx, id, user.id);
    const stands = own && (await isStandingComment(tx, comment_id, id));
    if (!stands || (await writerOf(tx, { entity: "comment", id: comment_id })) === user.id) {
      throw problem("NOT_FOUND");
    }
    context.services.faults.strike("forum-helpful");
    if (!(await insertHelpfulAnswer(tx, { post_id: id, comment_id, marked_by: user.id })))
      throw problem("ALREADY_HELPFUL");
    await recordAudit(tx, { action: "comment.helpful", entity: "comments", entity_id: comment_id });
    return { done: true };
  });
}

/**
 * Tells the moderators of another's words, once while the report is open.
 * @throws UNAUTHORIZED, NOT_FOUND, OWN_WORDS, RATE_LIMITED
 */
export async function report(
  context: RequestContext,
  { reason, details, ...target }: Target & { reason: ReportReason; details: string },
): Promise<{ done: true }> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `forum-report:${user.id}`, ...REPORTS });
  return asActor(services.pools, actorOf(context), async (tx) => {
    await requireAnothers(tx, target, user.id);
    if (await insertReport(tx, user.id, target, reason, details)) {
      await recordAudit(tx, {
        action: `${target.entity}.reported`,
        entity: target.entity === "post" ? "posts" : "comments",
        entity_id: target.id,
        details: { reason },
      });
    }
    return { done: true };
  });
}

/**
 * Follows a post, or no longer.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function followPost(
  context: RequestContext,
  input: { id: string; follow: boolean },
): Promise<{ done: true }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    if (!input.follow) await unfollow(tx, input.id, user.id);
    else if (await findOpenPost(tx, input.id)) await follow(tx, input.id, user.id);
    else throw problem("NOT_FOUND");
    return { done: true };
  });
}
