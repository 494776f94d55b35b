import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { removeDocument as removeRow } from "./queries.ts";
import { documentKey } from "./rules.ts";

/**
 * Deletes one of the caller's documents and its bytes for good. While the bytes cannot be deleted, the document stays.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function removeDocument(context: RequestContext, input: { id: string }): Promise<void> {
  const user = requireUser(context);
  const { pools, files } = context.services;
  await asActor(pools, actorOf(context), async (tx) => {
    const path = await removeRow(tx, user.id, input.id);
    if (path === null) throw problem("NOT_FOUND");
    await recordAudit(tx, { action: "document.deleted", entity: "case_documents", entity_id: input.id });
    await files.delete(documentKey(path));
  });
}
