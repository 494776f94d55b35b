import { ATTORNEY_LIMITS } from "@standing/contract";

/** Pages of a list that is counted up to a limit. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / ATTORNEY_LIMITS.per_page));
}

/** Messages that are relayed before the sender, or the attorney, is given a rest. */
export const MESSAGES = {
  bySender: { max: 5, windowSeconds: 3600 },
  toAttorney: { max: 30, windowSeconds: 3600 },
} as const;

/** Addresses in one page of the list for search engines; the protocol allows 50,000. */
export const SITEMAP_PAGE = 10_000;
