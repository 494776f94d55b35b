import type { Draft, DraftKind } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader } from "../../kernel/unit-of-work.ts";
import { findDraft, upsertDraft } from "./queries.ts";

/**
 * What the caller typed so far, or null.
 * @throws UNAUTHORIZED
 */
export async function readDraft(
  context: RequestContext,
  input: { kind: DraftKind },
): Promise<{ draft: Draft | null }> {
  const user = requireUser(context);
  const draft = await asReader(context.services.pools, actorOf(context), (tx) =>
    findDraft(tx, user.id, input.kind),
  );
  return { draft };
}

/**
 * Keeps what the caller typed; fields that are not named stay as they were.
 * @throws UNAUTHORIZED
 */
export async function saveDraft(context: RequestContext, input: Draft & { kind: DraftKind }): Promise<Draft> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), (tx) => upsertDraft(tx, user.id, input));
}
