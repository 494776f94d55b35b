import { SEARCH_KINDS, SEARCH_SHOWN, type SearchHit, type SearchKind } from "@standing/contract";
import { searchLaw } from "@standing/analysis";
import type { RequestContext } from "../../kernel/request.ts";
import { findBestDecisions } from "../analysis/find-best-decisions.ts";
import { findBestListed } from "../attorneys/search-directory.ts";
import { findBestInsights } from "../content/read-insights.ts";
import { findBestPosts } from "../forum/list/list-posts.ts";
import { findBestResources } from "../resources/list-resources.ts";

type Found = Omit<SearchHit, "kind">;

/** Each kind is searched by its own feature, ranked as its own list is; at most `limit` come back. */
const SEARCHES: Record<SearchKind, (context: RequestContext, q: string, limit: number) => Promise<Found[]>> =
  {
    rule: rules,
    law: decisions,
    resource: resources,
    insight: insights,
    forum: posts,
    attorney: attorneys,
  };

/**
 * Looks through every kind at once, or through one alone.
 * @param input.q what was typed
 * @returns kinds with results only, in the order of SEARCH_KINDS
 */
export async function searchEverything(
  context: RequestContext,
  input: { q: string; kind?: SearchKind | undefined },
): Promise<{ groups: { kind: SearchKind; hits: SearchHit[]; has_more: boolean }[] }> {
  const kinds = input.kind ? [input.kind] : SEARCH_KINDS;
  const shown = input.kind ? SEARCH_SHOWN.alone : SEARCH_SHOWN.together;
  const groups = await Promise.all(
    kinds.map(async (kind) => {
      const found = await SEARCHES[kind](context, input.q, shown + 1);
      const hits = found.slice(0, shown).map((hit) => ({ kind, ...hit }));
      return { kind, hits, has_more: found.length > shown };
    }),
  );
  return { groups: groups.filter(({ hits }) => hits.length > 0) };
}

async function rules({ services }: RequestContext, q: string, limit: number): Promise<Found[]> {
  const today = services.now().toISOString().slice(0, 10);
  return searchLaw(q, today, limit).map(({ state, topic, title, text }) => ({
    ref: [state, topic].filter((part) => part !== null).join("/"),
    title,
    detail: state ?? "",
    text,
  }));
}

async function decisions({ services }: RequestContext, q: string, limit: number): Promise<Found[]> {
  const found = await findBestDecisions(services, q, limit);
  return found.map((hit) => ({
    ref: hit.id,
    title: hit.case_title,
    detail: [hit.citation ?? hit.docket_number, hit.court, hit.year].filter(Boolean).join(" · "),
    text: hit.holding,
  }));
}

async function resources(context: RequestContext, search: string, limit: number): Promise<Found[]> {
  const found = await findBestResources(context, search, limit);
  return found.map((card) => ({
    ref: card.slug,
    title: card.title,
    detail: card.category,
    text: card.description ?? "",
  }));
}

async function insights(context: RequestContext, search: string, limit: number): Promise<Found[]> {
  const found = await findBestInsights(context, search, limit);
  return found.map((card) => ({
    ref: card.slug,
    title: card.title,
    detail: card.practice_areas.join(" · "),
    text: card.summary,
  }));
}

async function posts(context: RequestContext, q: string, limit: number): Promise<Found[]> {
  const found = await findBestPosts(context, q, limit);
  return found.map((post) => ({
    ref: post.id,
    title: post.title,
    detail: post.categories.map(({ name }) => name).join(" · "),
    text: post.excerpt,
  }));
}

async function attorneys(context: RequestContext, q: string, limit: number): Promise<Found[]> {
  const found = await findBestListed(context, q, limit);
  return found.map((card) => ({
    ref: card.id,
    title: `${card.first_name} ${card.last_name}`,
    detail: [card.firm_name, card.city, card.bar_state].filter(Boolean).join(" · "),
    text: card.bio,
  }));
}
