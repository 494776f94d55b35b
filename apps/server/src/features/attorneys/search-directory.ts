import type { InferContractRouterOutputs } from "@orpc/contract";
import { ATTORNEY_LIMITS, type contract } from "@standing/contract";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { cardOfListed } from "./present.ts";
import {
  type DirectorySearch,
  bestRatedIds,
  cardsOf,
  listedByState,
  readSearch,
  searchDirectory,
} from "./queries.ts";
import { pagesOf } from "./rules.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["attorneys"];

/** The listed attorneys that match best by rating, `limit` at most. */
export async function findBestListed(context: RequestContext, q: string, limit: number) {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const { found } = await readSearch(tx, q);
    const ids = await bestRatedIds(tx, found, limit);
    const cards = new Map((await cardsOf(tx, ids)).map((row) => [row.card.id, cardOfListed(row)]));
    return ids.flatMap((id) => cards.get(id) ?? []);
  });
}

/** One page of the listed attorneys that match, in the order that was chosen. */
export async function searchListed(
  context: RequestContext,
  input: DirectorySearch,
): Promise<Outputs["directory"]> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
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

/** How many attorneys are listed in each state that has some. */
export async function countListedByState(context: RequestContext): Promise<Outputs["byState"]> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const rows = await listedByState(tx);
    const { counted_max: most } = ATTORNEY_LIMITS;
    const states = rows.map(({ state, found }) => ({
      state,
      attorneys: Math.min(found, most),
      has_more: found > most,
    }));
    return { states };
  });
}
