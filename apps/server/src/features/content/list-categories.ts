import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { activeCategories } from "./queries.ts";

/** The categories that an article may have now, by name. */
export async function listCategories(context: RequestContext): Promise<{ categories: string[] }> {
  return asReader(context.services.pools, actorOf(context), async (tx) => ({
    categories: await activeCategories(tx),
  }));
}
