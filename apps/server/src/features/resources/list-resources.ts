import { RESOURCES_PER_PAGE, type contract } from "@standing/contract";
import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { bestResources, countResources, findResources } from "./queries.ts";

type Inputs = InferContractRouterInputs<typeof contract>["resources"];
type Outputs = InferContractRouterOutputs<typeof contract>["resources"];

/** The best of the published resources that fit the words, `limit` at most. */
export async function findBestResources(context: RequestContext, search: string, limit: number) {
  return asReader(context.services.pools, actorOf(context), (tx) => bestResources(tx, search, limit));
}

/** One page of the published resources that fit the words and the category. */
export async function listResources(
  context: RequestContext,
  input: Inputs["list"] & { page: number },
): Promise<Outputs["list"]> {
  const filter = { search: input.search || undefined, category: input.category };
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const total = await countResources(tx, filter);
    const rows = await findResources(tx, filter, {
      limit: RESOURCES_PER_PAGE,
      offset: (input.page - 1) * RESOURCES_PER_PAGE,
    });
    return {
      resources: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      total,
      page: input.page,
      pages: Math.max(1, Math.ceil(total / RESOURCES_PER_PAGE)),
    };
  });
}
