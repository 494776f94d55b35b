import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";

/** What one search looks through, in the order in which results are shown. */
export const SEARCH_KINDS = ["rule", "law", "resource", "insight", "forum", "attorney"] as const;
export const searchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof searchKind>;

/** Results of a kind beside the others, and where one kind alone was asked for. */
export const SEARCH_SHOWN = { together: 3, alone: 20 } as const;

export const searchHit = z.object({
  kind: searchKind,
  /** Id or slug of what was found, as its own page takes it. */
  ref: z.string(),
  title: z.string(),
  /** Where and when: a court and year, a date, a place. */
  detail: z.string(),
  text: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const search = {
  everything: oc
    .route({
      method: "GET",
      path: "/search",
      tags: ["search"],
      summary: "One search over the law of each state, decisions, guides, articles, the forum and attorneys",
    })
    .input(
      z.object({
        q: z.string().trim().min(1).max(LENGTHS.search),
        kind: searchKind.optional(),
      }),
    )
    .output(
      z.object({
        groups: z.array(z.object({ kind: searchKind, hits: z.array(searchHit), has_more: z.boolean() })),
      }),
    ),
};
