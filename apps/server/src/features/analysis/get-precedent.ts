import { type Decision, wonBy } from "@standing/analysis";
import type { Precedent } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { authorityOf } from "./authority.ts";
import { findPrecedent } from "./queries.ts";

/** One told decision, for everyone. @throws NOT_FOUND */
export async function getPrecedent(context: RequestContext, id: string): Promise<Precedent> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const found = await findPrecedent(tx, id);
    if (!found) throw problem("NOT_FOUND");
    const { amount_usd_cents, source, vector: _vector, times_cited, ...decision } = found;
    return {
      ...decision,
      won_by: wonBy(found as Decision),
      amount: amount_usd_cents,
      source: source.name,
      source_page: source.page ?? null,
      authority: await authorityOf(tx, id, times_cited),
    };
  });
}
