import type { ContentInput, Insight, InsightCard, OwnContent, OwnContentLine } from "@standing/contract";
import type { OwnRow, PublishedRow } from "./queries.ts";
import { readMinutes, videoOf } from "./video-and-time.ts";

/** What is published, as a card. */
export function cardOf(row: PublishedRow): InsightCard {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    content_type: row.content_type,
    practice_areas: row.practice_areas,
    featured_image_url: row.featured_image_url,
    is_sponsored: row.is_sponsored,
    read_minutes: readMinutes(row.content),
    published_at: (row.published_at ?? new Date(0)).toISOString(),
    author: authorOf(row),
  };
}

/** What is published, whole. */
export function insightOf(row: PublishedRow, is_liked: boolean): Insight {
  return {
    ...cardOf(row),
    author: authorOf(row),
    content: row.content,
    video: row.content_type === "vlog" ? videoOf(row) : null,
    tags: row.tags,
    view_count: row.view_count,
    like_count: row.like_count,
    share_count: row.share_count,
    is_liked,
    sources: row.sources,
    last_checked: row.last_checked,
  };
}

function authorOf(row: PublishedRow): Insight["author"] {
  if (row.attorney_id === null) return null;
  return {
    attorney_id: row.attorney_id,
    first_name: row.author_first_name ?? "",
    last_name: row.author_last_name ?? "",
    photo_url: row.author_photo_url,
    specialties: row.author_specialties ?? [],
    bio: row.author_bio ?? "",
  };
}

/** One of the author's own as a line; the words are those of the waiting change where there is one. */
export function lineOf({ content, revision }: OwnRow): OwnContentLine {
  return {
    id: content.id,
    title: revision?.title ?? content.title,
    slug: content.slug,
    summary: revision?.summary ?? content.summary,
    content_type: revision?.content_type ?? content.content_type,
    status: content.status,
    revision: revision && stateOf(revision),
    rejection_reason: revision ? revision.rejection_reason : content.rejection_reason,
    is_sponsored: content.is_sponsored,
    view_count: content.view_count,
    like_count: content.like_count,
    share_count: content.share_count,
    created_at: content.created_at.toISOString(),
    published_at: content.published_at?.toISOString() ?? null,
    publish_at: content.publish_at?.toISOString() ?? null,
  };
}

function stateOf(revision: NonNullable<OwnRow["revision"]>): OwnContentLine["revision"] {
  if (revision.submitted_at !== null) return "submitted";
  return revision.rejection_reason === null ? "draft" : "rejected";
}

/** One of the author's own as its form shows it. */
export function ownOf(row: OwnRow): OwnContent {
  const words = row.revision ?? row.content;
  return {
    ...lineOf(row),
    content: words.content,
    video_url: words.video_url,
    video_embed_code: words.video_embed_code,
    video: words.content_type === "vlog" ? videoOf(words) : null,
    tags: words.tags,
    practice_areas: words.practice_areas,
    target_locations: words.target_locations,
    featured_image_url: words.featured_image_url,
    read_minutes: readMinutes(words.content),
  };
}

/** The columns that an author writes. */
export function wordsOf(input: Required<ContentInput> | ContentInput) {
  return {
    title: input.title,
    summary: input.summary,
    content: input.content,
    content_type: input.content_type,
    video_url: input.video_url === "" ? null : input.video_url,
    video_embed_code: input.video_embed_code === "" ? null : input.video_embed_code,
    tags: input.tags,
    practice_areas: input.practice_areas,
    target_locations: input.target_locations,
    featured_image_url: input.featured_image_url === "" ? null : input.featured_image_url,
  };
}
