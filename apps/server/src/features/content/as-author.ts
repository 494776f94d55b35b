import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { ownAttorneyId } from "./queries.ts";

/**
 * Runs `work` in a transaction of the caller, who must be an attorney.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export async function asAuthor<T>(
  context: RequestContext,
  work: (tx: Tx, author: { user_id: string; attorney_id: string }) => Promise<T>,
): Promise<T> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const attorney_id = await ownAttorneyId(tx);
    if (attorney_id === null) throw problem("PROFILE_REQUIRED");
    return work(tx, { user_id: user.id, attorney_id });
  });
}
