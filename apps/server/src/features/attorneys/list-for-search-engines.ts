import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { sitemapPage } from "./queries.ts";
import { SITEMAP_PAGE } from "./rules.ts";

/** Listed attorneys with the instant of their last change, for the site's map. */
export async function listForSearchEngines(context: RequestContext, input: { page: number }) {
  const { rows, total } = await asReader(context.services.pools, actorOf(context), (tx) =>
    sitemapPage(tx, input.page),
  );
  return {
    entries: rows.map(({ id, updated_at }) => ({ id, updated_at: new Date(updated_at).toISOString() })),
    pages: Math.ceil(total / SITEMAP_PAGE),
  };
}
