import { CLAIM_TYPE_LABELS } from "@standing/analysis";
import type { ListedDecision } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { authorityOf } from "./authority.ts";
import { findListed } from "./queries.ts";
import { listedHitOf } from "./search-listed.ts";

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(CLAIM_TYPE_LABELS).flatMap((group) => Object.entries<string>(group)),
);

/** One decision as plain facts, for everyone. @throws NOT_FOUND */
export async function getListedDecision(context: RequestContext, id: string): Promise<ListedDecision> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const found = await findListed(tx, id);
    if (!found) throw problem("NOT_FOUND");
    return {
      ...listedHitOf(found),
      citations: found.citations,
      docket_number: found.docket_number,
      legal_category: found.legal_category,
      claims: found.claim_types.map((type) => LABELS.get(type) ?? type),
      authority: await authorityOf(tx, id, found.times_cited),
    };
  });
}

/** Kinds of claims by legal category, as the search of decisions offers them. */
export function claimTypesByCategory() {
  return {
    categories: Object.entries(CLAIM_TYPE_LABELS).map(([legal_category, labels]) => ({
      legal_category: legal_category as keyof typeof CLAIM_TYPE_LABELS,
      claim_types: Object.entries<string>(labels)
        .map(([id, label]) => ({ id, label }))
        .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    })),
  };
}
