import { PUBLIC_PAGES, xml } from "../../features/search/public-pages.server.ts";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/sitemap-part.ts";

/** One part of the map of public pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const [, name = "", number = ""] = /^([a-z-]+)-([1-9]\d{0,2})\.xml$/.exec(params.name) ?? [];
  const pages = Object.hasOwn(PUBLIC_PAGES, name) ? PUBLIC_PAGES[name] : undefined;
  if (!pages) return new Response(null, { status: 404 });
  const found = await pages.part(client, Number(number));
  return xml(
    "urlset",
    found.map(({ path, changed }) => ({ loc: origin + path, lastmod: changed })),
  );
}
