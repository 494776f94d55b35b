import { INSIGHTS_PER_PAGE, type Insight, type contract } from "@standing/contract";
import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import { systemActor } from "../../kernel/actor.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { resourcePages } from "../resources/get-resource.ts";
import { visitorOf } from "./count-engagement.ts";
import { cardOf, insightOf } from "./present.ts";
import {
  countInsights,
  findInsights,
  findPublished,
  hasLiked,
  insightAddresses,
  newestInsights,
} from "./queries.ts";

type Inputs = InferContractRouterInputs<typeof contract>["content"];
type Outputs = InferContractRouterOutputs<typeof contract>["content"];

/** The published articles that fit the words, `limit` at most. */
export async function findBestInsights(context: RequestContext, search: string, limit: number) {
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    newestInsights(tx, search, limit),
  );
  return rows.map(cardOf);
}

/** One page of the published articles that fit the words and the practice area, newest first. */
export async function listInsights(
  context: RequestContext,
  input: Inputs["insights"] & { page: number },
): Promise<Outputs["insights"]> {
  const filter = { search: input.search || undefined, area: input.area };
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const total = await countInsights(tx, filter);
    const rows = await findInsights(tx, filter, {
      limit: INSIGHTS_PER_PAGE,
      offset: (input.page - 1) * INSIGHTS_PER_PAGE,
    });
    return {
      insights: rows.map(cardOf),
      total,
      page: input.page,
      pages: Math.max(1, Math.ceil(total / INSIGHTS_PER_PAGE)),
    };
  });
}

/**
 * One published article or video, with whether the caller has liked it.
 * @throws NOT_FOUND
 */
export async function readInsight(context: RequestContext, slug: string): Promise<Insight> {
  return asReader(context.services.pools, systemActor, async (tx) => {
    const row = await findPublished(tx, slug);
    if (!row) throw problem("NOT_FOUND");
    return insightOf(row, await hasLiked(tx, row.id, context.user?.id ?? visitorOf(context)));
  });
}

/** Path and last day of change (UTC) of everything published in the library. */
export async function libraryAddresses(context: RequestContext): Promise<Outputs["addresses"]> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const insights = await insightAddresses(tx);
    return {
      pages: [
        ...insights.map(({ slug, changed_on }) => ({ path: `/legal-insights/${slug}`, changed_on })),
        ...(await resourcePages(tx)),
      ],
    };
  });
}
