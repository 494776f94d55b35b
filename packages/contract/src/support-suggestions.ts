import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { supportDescription, supportTitle } from "./support.ts";
import { id, instant, suggestionCategory, suggestionStatus } from "./vocabulary.ts";

/** Suggestions that look like one that is being written, at most. */
export const SIMILAR_SUGGESTIONS_MAX = 5;
/** Votes are taken while a suggestion is in one of these states. */
export const VOTABLE_STATUSES: readonly z.infer<typeof suggestionStatus>[] = [
  "submitted",
  "under_review",
  "approved",
];

export const suggestionCard = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category: suggestionCategory,
  status: suggestionStatus,
  votes: z.number().int().nonnegative(),
  created_at: instant,
  is_mine: z.boolean(),
  /** Did the caller vote for it. */
  voted: z.boolean(),
  /** The suggestion that it became a part of. */
  merged_into: id.nullable(),
});
export type SuggestionCard = z.infer<typeof suggestionCard>;

export const suggestionSort = z.enum(["votes", "new"]);
export type SuggestionSort = z.infer<typeof suggestionSort>;

export const suggestions = {
  create: oc
    .route({
      method: "POST",
      path: "/platform-suggestions",
      tags: ["suggestions"],
      summary: "Suggest a change to Standing",
      successStatus: 201,
    })
    .input(
      z.object({
        title: supportTitle,
        description: supportDescription,
        category: suggestionCategory.default("feature"),
      }),
    )
    .output(z.object({ id }))
    .errors(answers("UNAUTHORIZED", "RATE_LIMITED")),
  list: oc
    .route({
      method: "GET",
      path: "/platform-suggestions",
      tags: ["suggestions"],
      summary: "Everyone's suggestions, without the merged ones; `page` counts from 1",
    })
    .input(
      z.object({
        sort: suggestionSort.default("votes"),
        status: suggestionStatus.optional(),
        category: suggestionCategory.optional(),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(z.object({ suggestions: z.array(suggestionCard), more: z.boolean() }))
    .errors(answers("UNAUTHORIZED")),
  get: oc
    .route({
      method: "GET",
      path: "/platform-suggestions/{id}",
      tags: ["suggestions"],
      summary: "One suggestion",
    })
    .input(z.object({ id }))
    .output(suggestionCard)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  similar: oc
    .route({
      method: "GET",
      path: "/platform-suggestions/similar",
      tags: ["suggestions"],
      summary: "Suggestions whose titles look like this one, most alike first",
    })
    .input(z.object({ title: z.string().max(200) }))
    .output(z.object({ suggestions: z.array(suggestionCard) }))
    .errors(answers("UNAUTHORIZED")),
  vote: oc
    .route({
      method: "PUT",
      path: "/platform-suggestions/{id}/vote",
      tags: ["suggestions"],
      summary: "Give my vote or take it back; each person has one",
    })
    .input(z.object({ id, voted: z.boolean() }))
    .output(z.object({ votes: z.number().int(), voted: z.boolean() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "SUGGESTION_DECIDED", "RATE_LIMITED")),
};
