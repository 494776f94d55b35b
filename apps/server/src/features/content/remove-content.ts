import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { withActor } from "../../kernel/unit-of-work.ts";
import { asAuthor } from "./as-author.ts";
import { deleteContent, deleteRevision, lockOwn, withdrawReview } from "./queries.ts";

/**
 * Deletes one of the caller's own for good; where a change to it waits, only the change.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export function removeContent(
  context: RequestContext,
  id: string,
): Promise<{ removed: "content" | "revision" }> {
  return asAuthor(context, async (tx, { attorney_id }) => {
    const row = await lockOwn(tx, attorney_id, id);
    if (!row) throw problem("NOT_FOUND");
    const removed = row.revision ? "revision" : "content";
    await recordAudit(tx, { action: `${removed}.deleted`, entity: "attorney_content", entity_id: id });
    if (removed === "content") {
      await deleteContent(tx, id);
    } else {
      await deleteRevision(tx, id);
      await withActor(tx, systemActor, () => withdrawReview(tx, id));
    }
    return { removed };
  });
}
