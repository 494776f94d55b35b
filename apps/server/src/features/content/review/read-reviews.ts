import { REVIEWS_PER_PAGE, type Review, type ReviewLine, type contract } from "@standing/contract";
import type { InferContractRouterOutputs } from "@orpc/contract";
import { problem } from "../../../kernel/problem.ts";
import type { RequestContext } from "../../../kernel/request.ts";
import { readMinutes, videoOf } from "../video-and-time.ts";
import { asOperator } from "./as-operator.ts";
import { type ReviewRow, type ReviewState, countWaiting, entryIds, findEntries } from "./queries.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["content"];

/**
 * One page of what was submitted.
 * @throws UNAUTHORIZED, FORBIDDEN
 */
export function listReviews(
  context: RequestContext,
  { state, page }: { state: ReviewState; page: number },
): Promise<Outputs["reviews"]> {
  return asOperator(context, async (tx) => {
    const ids = await entryIds(tx, state, {
      limit: REVIEWS_PER_PAGE + 1,
      offset: (page - 1) * REVIEWS_PER_PAGE,
    });
    const shown = ids.slice(0, REVIEWS_PER_PAGE);
    const rows = new Map((await findEntries(tx, shown)).map((row) => [row.entry.id, row]));
    return {
      items: shown.flatMap((id) => {
        const row = rows.get(id);
        return row ? [lineOf(row)] : [];
      }),
      waiting: await countWaiting(tx),
      page,
      has_more: ids.length > shown.length,
    };
  });
}

/**
 * One submission as its operator reads it.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export function readReview(context: RequestContext, id: string): Promise<Review> {
  return asOperator(context, async (tx) => {
    const [row] = await findEntries(tx, [id]);
    if (!row) throw problem("NOT_FOUND");
    return reviewOf(row);
  });
}

/** The change under review, or null where the content itself is. */
export function changeOf(row: ReviewRow): ReviewRow["revision"] {
  return row.content.status === "published" && row.revision?.submitted_at ? row.revision : null;
}

/** Names the state of the words that an operator reads. */
export function seenOf(row: ReviewRow): string {
  const words = changeOf(row) ?? row.content;
  return `${row.content.status} ${words.updated_at.toISOString()}`;
}

function lineOf(row: ReviewRow): ReviewLine {
  const { entry, content, author } = row;
  return {
    id: entry.id,
    title: (changeOf(row) ?? content).title,
    content_type: (changeOf(row) ?? content).content_type,
    author_name: `${author.first_name} ${author.last_name}`,
    submitted_at: entry.created_at.toISOString(),
    is_change: changeOf(row) !== null,
    decision: entry.decision,
    decided_at: entry.decided_at?.toISOString() ?? null,
    publish_at: content.status === "approved" ? (content.publish_at?.toISOString() ?? null) : null,
  };
}

function reviewOf(row: ReviewRow): Review {
  const { entry, content } = row;
  const change = changeOf(row);
  const words = change ?? content;
  const video = words.content_type === "vlog" ? videoOf(words) : null;
  const code = words.content_type === "vlog" ? words.video_embed_code : null;
  return {
    ...lineOf(row),
    seen: seenOf(row),
    slug: content.slug,
    status: content.status,
    summary: words.summary,
    content: words.content,
    video,
    embed_refused: code !== null && videoOf({ video_url: null, video_embed_code: code }) === null,
    tags: words.tags,
    practice_areas: words.practice_areas,
    target_locations: words.target_locations,
    featured_image_url: words.featured_image_url,
    is_sponsored: content.is_sponsored,
    reason: entry.reason,
    read_minutes: readMinutes(words.content),
    public_version:
      change === null ? null : { title: content.title, summary: content.summary, content: content.content },
  };
}
