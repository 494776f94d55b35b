import { CONTENT } from "@standing/contract";
import { videoOf } from "./video-and-time.ts";

/**
 * The specification's slug: the title in lower case, everything but letters and digits removed, spaces turned to
 * hyphens, cut to 50 characters. A title without any letter or digit gives `insight`.
 */
export function slugOf(title: string): string {
  const plain = title
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .slice(0, CONTENT.slug_max);
  return plain === "" ? "insight" : plain;
}

/** The slug, or with `-2`, `-3` and so on the first that is free, never longer than 50 characters. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let n = 2; ; n += 1) {
    const ending = `-${n}`;
    const candidate = slug.slice(0, CONTENT.slug_max - ending.length) + ending;
    if (!taken.has(candidate)) return candidate;
  }
}

/** What a submission still lacks; null when it may be sent. */
export function missingFor(given: {
  content_type: "blog" | "vlog";
  content: string;
  video_url: string | null;
  video_embed_code: string | null;
}): "MISSING_CONTENT" | "MISSING_VIDEO" | null {
  if (given.content_type === "blog") return given.content.trim() === "" ? "MISSING_CONTENT" : null;
  return videoOf(given) === null ? "MISSING_VIDEO" : null;
}

/** The hour of an instant (UTC), as a part of a visitor's key: a visitor counts once in it. */
export function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13);
}

const DAY_MS = 86_400_000;

/** The last `days` calendar days (UTC), today last. */
export function lastDays(now: Date, days: number): string[] {
  return Array.from({ length: days }, (_, back) =>
    new Date(now.getTime() - (days - 1 - back) * DAY_MS).toISOString().slice(0, 10),
  );
}
