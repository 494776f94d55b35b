import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { logRemoval, setRemoved } from "./queries.ts";

/**
 * Takes a review out of sight and out of the rating. That it happened, when and why stays public.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function removeReview(
  context: RequestContext,
  input: { id: string; reason: string },
): Promise<{ id: string }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const removed = await setRemoved(tx, input.id, input.reason);
    if (!removed) throw problem("NOT_FOUND");
    await logRemoval(tx, removed.id, input.reason);
    await recordAudit(tx, {
      action: "review.removed",
      entity: "attorney_reviews",
      entity_id: removed.id,
      details: { attorney_id: removed.attorney_id },
    });
    return { id: removed.id };
  });
}
