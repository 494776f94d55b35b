import { type Decision, wonBy } from "@standing/analysis";
import type { Precedent } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { findPrecedent } from "./queries.ts";

/** One decision of the corpus, for everyone. @throws NOT_FOUND */
export async function getPrecedent(context: RequestContext, id: string): Promise<Precedent> {
  const found = await asActor(context.services.pools, actorOf(context), (tx) => findPrecedent(tx, id));
  if (!found) throw problem("NOT_FOUND");
  const { amount_usd_cents, source, vector: _vector, times_cited: _times, ...decision } = found;
  return { ...decision, won_by: wonBy(found as Decision), amount: amount_usd_cents, source: source.name };
}
