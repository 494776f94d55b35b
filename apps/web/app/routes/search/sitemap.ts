import { PUBLIC_PAGES, xml } from "../../features/search/public-pages.server.ts";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/sitemap.ts";

/** The map of public pages: an index of its parts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const parts = await Promise.all(
    Object.entries(PUBLIC_PAGES).map(async ([name, pages]) =>
      Array.from({ length: await pages.parts(client) }, (_, index) => `${name}-${index + 1}.xml`),
    ),
  );
  return xml(
    "sitemapindex",
    parts.flat().map((name) => ({ loc: `${origin}/sitemaps/${name}` })),
  );
}
