import { CONTENT, type ContentAnalytics, type OwnContent, type contract } from "@standing/contract";
import type { InferContractRouterOutputs } from "@orpc/contract";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { asAuthor } from "./as-author.ts";
import { lineOf, ownOf } from "./present.ts";
import { findOwn, findOwnOne, ownPublished, ownSums, ownTotals } from "./queries.ts";
import { lastDays } from "./rules.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["content"];

const PER_PAGE = 20;

/**
 * The caller's content in figures, with the most recent.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export function ownOverview(context: RequestContext): Promise<Outputs["overview"]> {
  return asAuthor(context, async (tx, { attorney_id }) => {
    const recent = await findOwn(tx, attorney_id, { limit: CONTENT.recent_on_overview, offset: 0 });
    return { ...(await ownSums(tx, attorney_id)), recent: recent.map(lineOf) };
  });
}

/**
 * The caller's content, newest first.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export function listOwn(context: RequestContext, page: number): Promise<Outputs["mine"]> {
  return asAuthor(context, async (tx, { attorney_id }) => {
    const { total } = await ownSums(tx, attorney_id);
    const rows = await findOwn(tx, attorney_id, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
    return { items: rows.map(lineOf), total, page, pages: Math.max(1, Math.ceil(total / PER_PAGE)) };
  });
}

/**
 * One of the caller's own, as its form shows it.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export function readOwn(context: RequestContext, id: string): Promise<OwnContent> {
  return asAuthor(context, async (tx, { attorney_id }) => {
    const row = await findOwnOne(tx, attorney_id, id);
    if (!row) throw problem("NOT_FOUND");
    return ownOf(row);
  });
}

const NOTHING = { view: 0, like: 0, share: 0 };
type Sums = typeof NOTHING;

/**
 * Views, likes and shares of the caller's content in the last 30 days and the 30 before.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export function ownAnalytics(context: RequestContext): Promise<ContentAnalytics> {
  const days = lastDays(context.services.now(), 2 * CONTENT.analytics_days);
  const shown = days.slice(CONTENT.analytics_days);
  const firstShown = shown[0] ?? "";
  return asAuthor(context, async (tx, { attorney_id }) => {
    const rows = await ownTotals(tx, attorney_id, days[0] ?? firstShown);
    const published = await ownPublished(tx, attorney_id);
    const recent = rows.filter((row) => row.day >= firstShown);
    const publishedBefore = published.some((one) => (one.published_at?.toISOString() ?? "9") < firstShown);
    return {
      days: shown.map((day) => ({ day, ...sumOf(recent.filter((row) => row.day === day)) })),
      totals: sumOf(recent),
      before: publishedBefore ? sumOf(rows.filter((row) => row.day < firstShown)) : null,
      items: published.map(({ id, title, slug }) => ({
        id,
        title,
        slug,
        ...sumOf(recent.filter((row) => row.content_id === id)),
      })),
    };
  });
}

function sumOf(rows: readonly { engagement_type: keyof Sums; total: number }[]): Sums {
  const sums = { ...NOTHING };
  for (const { engagement_type, total } of rows) sums[engagement_type] += total;
  return sums;
}
