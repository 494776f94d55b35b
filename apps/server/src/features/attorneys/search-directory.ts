import type { InferContractRouterOutputs } from "@orpc/contract";
import { ATTORNEY_LIMITS, type contract } from "@standing/contract";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { cardOfListed } from "./present.ts";
import { type DirectorySearch, cardsOf, readSearch, searchDirectory } from "./queries.ts";
import { pagesOf } from "./rules.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["attorneys"];

/** One page of the listed attorneys that match, in the order that was chosen. */
export async function searchListed(
  context: RequestContext,
  input: DirectorySearch,
): Promise<Outputs["directory"]> {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const q = input.q ?? "";
    const { found, is_close } = q === "" ? { found: null, is_close: false } : await readSearch(tx, q);
    const { ids, total } = await searchDirectory(tx, { ...input, found });
    const cards = new Map((await cardsOf(tx, ids)).map((row) => [row.card.id, cardOfListed(row)]));
    const counted = Math.min(total, ATTORNEY_LIMITS.counted_max);
    return {
      attorneys: ids.flatMap((id) => cards.get(id) ?? []),
      total: counted,
      has_more_than_total: total > counted,
      page: input.page,
      pages: pagesOf(counted),
      is_close_match: is_close,
    };
  });
}
