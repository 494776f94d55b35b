import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { deleteVote, findSuggestion, insertVote } from "./queries.ts";
import { takesVotes } from "./rules.ts";

const VOTES = { max: 120, windowSeconds: 3600 };

/**
 * Gives the caller's vote or takes it back; asking twice changes nothing more.
 * @throws UNAUTHORIZED, NOT_FOUND, SUGGESTION_DECIDED, RATE_LIMITED
 */
export async function voteForSuggestion(
  context: RequestContext,
  input: { id: string; voted: boolean },
): Promise<{ votes: number; voted: boolean }> {
  const user = requireUser(context);
  const { pools, rateLimiter } = context.services;
  await rateLimiter.take({ key: `suggestion-vote:${user.id}`, ...VOTES });
  return asActor(pools, actorOf(context), async (tx) => {
    const before = await findSuggestion(tx, user.id, input.id);
    if (!before) throw problem("NOT_FOUND");
    if (!takesVotes(before)) throw problem("SUGGESTION_DECIDED");
    if (input.voted) await insertVote(tx, input.id, user.id);
    else await deleteVote(tx, input.id, user.id);
    await recordAudit(tx, {
      action: input.voted ? "suggestion.voted" : "suggestion.vote_taken_back",
      entity: "platform_suggestions",
      entity_id: input.id,
    });
    const after = await findSuggestion(tx, user.id, input.id);
    if (!after) throw problem("NOT_FOUND");
    return { votes: after.votes, voted: after.voted };
  });
}
