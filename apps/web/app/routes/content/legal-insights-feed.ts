import { authorName } from "../../features/content/library/author.tsx";
import { clientContext } from "../../request-context.ts";
import * as words from "../../words/content-library.ts";
import type { Route } from "./+types/legal-insights-feed.ts";

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    // XML 1.0 has no place for these, not even escaped.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");

/** The newest articles as RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const { insights } = await client.content.insights({});
  const items = insights.map(({ slug, title, summary, author, published_at, practice_areas }) => {
    const link = `${origin}/legal-insights/${slug}`;
    return [
      "<item>",
      `<title>${escaped(title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<description>${escaped(summary)}</description>`,
      `<dc:creator>${escaped(authorName(author))}</dc:creator>`,
      ...practice_areas.map((area) => `<category>${escaped(area)}</category>`),
      `<pubDate>${new Date(published_at).toUTCString()}</pubDate>`,
      "</item>",
    ].join("");
  });
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escaped(words.feedTitle())}</title>`,
    `<link>${origin}/legal-insights</link>`,
    `<description>${escaped(words.insightsLead())}</description>`,
    "<language>en-us</language>",
    `<atom:link href="${origin}/legal-insights/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>",
  ].join("\n");
  return new Response(`${feed}\n`, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
