import type { CaseCard } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { presentCard } from "./present.ts";
import { ownCases } from "./queries.ts";

/**
 * The caller's cases, newest first.
 * @throws UNAUTHORIZED
 */
export async function listCases(context: RequestContext): Promise<{ cases: CaseCard[] }> {
  const user = requireUser(context);
  const rows = await asActor(context.services.pools, actorOf(context), (tx) => ownCases(tx, user.id));
  const today = context.services.now().toISOString().slice(0, 10);
  return { cases: rows.map((row) => presentCard(row, today)) };
}
