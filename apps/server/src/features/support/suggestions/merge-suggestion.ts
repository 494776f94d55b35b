import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { type FollowersToTell, TELL_FOLLOWERS } from "./jobs.ts";
import { findFollowers, lockSuggestions, moveVotes, setSuggestion } from "./queries.ts";

/**
 * Makes a suggestion part of another, which gets its votes; who voted for both counts once. Those who followed the
 * first are told where it went.
 * @returns the votes of the other suggestion
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CANNOT_MERGE for itself or one that is merged already
 */
export async function mergeSuggestion(
  context: RequestContext,
  input: { id: string; into: string },
): Promise<{ votes: number }> {
  requireSuperAdmin(context);
  const { pools, jobs } = context.services;
  return asActor(pools, actorOf(context), async (tx) => {
    const rows = await lockSuggestions(tx, [input.id, input.into]);
    const from = rows.find(({ id }) => id === input.id);
    const into = rows.find(({ id }) => id === input.into);
    if (!from || !into) throw problem("NOT_FOUND");
    if (from === into || from.merged_into !== null || into.merged_into !== null) {
      throw problem("CANNOT_MERGE");
    }
    const user_ids = await findFollowers(tx, from.id);
    const votes = await moveVotes(tx, from.id, into.id);
    await setSuggestion(tx, from.id, { merged_into: into.id });
    await recordAudit(tx, {
      action: "suggestion.merged",
      entity: "platform_suggestions",
      entity_id: from.id,
      details: { into: into.id, votes_before: into.votes, votes },
    });
    const told: FollowersToTell = {
      suggestion_id: into.id,
      title: from.title,
      author_id: from.user_id,
      status: "merged",
      user_ids,
    };
    await jobs.enqueue(tx, TELL_FOLLOWERS, told);
    return { votes };
  });
}
