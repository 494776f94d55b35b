import { safe } from "@orpc/client";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { CONTENT_TABS, type ContentTabData, type ContentTabName } from "./content-tab.tsx";

/** What the sub-tab of an address shows: `tab` and, under My Content, `page`. */
export async function loadContentTab({ client }: RequestContext, url: string): Promise<ContentTabData> {
  const query = new URL(url).searchParams;
  const tab = CONTENT_TABS.find((name) => name === query.get("tab")) ?? "overview";
  const page = Number(query.get("page") ?? "1");
  const { data, error } = await safe(read(client, tab, Number.isInteger(page) && page > 0 ? page : 1));
  if (errorCode(error) === "PROFILE_REQUIRED") return { tab: null };
  if (error !== null) throw error;
  return data;
}

async function read(
  client: RequestContext["client"],
  tab: ContentTabName,
  page: number,
): Promise<ContentTabData> {
  if (tab === "overview") return { tab, overview: await client.content.overview() };
  if (tab === "analytics") return { tab, analytics: await client.content.analytics() };
  return { tab, ...(await client.content.mine({ page: Math.min(page, 10_000) })) };
}
