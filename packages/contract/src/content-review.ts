import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { contentStatus, contentType, video } from "./content.ts";
import { answers } from "./errors.ts";
import { pageNumber } from "./resources.ts";
import { id, instant } from "./vocabulary.ts";

export const REVIEW_STATES = ["waiting", "approved", "decided"] as const;
export const reviewState = z.enum(REVIEW_STATES);
export const REVIEWS_PER_PAGE = 25;

export const reviewDecision = z.enum(["approved", "published", "rejected"]);

/** A submission as a line of the operators' queue. */
export const reviewLine = z.object({
  /** Of the entry in the queue. */
  id,
  title: z.string(),
  content_type: contentType,
  author_name: z.string(),
  submitted_at: instant,
  /** Something published is to be changed. */
  is_change: z.boolean(),
  decision: reviewDecision.nullable(),
  decided_at: instant.nullable(),
  publish_at: instant.nullable(),
});
export type ReviewLine = z.infer<typeof reviewLine>;

/** What an operator reads before deciding; for a change, with the public version beside it. */
export const review = reviewLine.extend({
  /** Names this state of the words; a decision about another one is refused. */
  seen: z.string(),
  slug: z.string(),
  status: contentStatus,
  summary: z.string(),
  content: z.string(),
  video: video.nullable(),
  /** An embed code was given, and nothing in it may be shown. */
  embed_refused: z.boolean(),
  tags: z.array(z.string()),
  practice_areas: z.array(z.string()),
  target_locations: z.array(z.string()),
  featured_image_url: z.string().nullable(),
  is_sponsored: z.boolean(),
  reason: z.string().nullable(),
  read_minutes: z.number().int(),
  public_version: z.object({ title: z.string(), summary: z.string(), content: z.string() }).nullable(),
});
export type Review = z.infer<typeof review>;

const asOperator = ["UNAUTHORIZED", "FORBIDDEN"] as const;

export const contentReview = {
  reviews: oc
    .route({
      method: "GET",
      path: "/content-moderation",
      tags: ["moderation"],
      summary: "Submitted content: waiting (oldest first), approved and not yet public, or decided",
    })
    .input(z.object({ state: reviewState.default("waiting"), page: pageNumber.default(1) }))
    .output(
      z.object({
        items: z.array(reviewLine),
        waiting: z.number().int(),
        page: z.number().int(),
        has_more: z.boolean(),
      }),
    )
    .errors(answers(...asOperator)),
  review: oc
    .route({
      method: "GET",
      path: "/content-moderation/{id}",
      tags: ["moderation"],
      summary: "One submission as its operator reads it",
    })
    .input(z.object({ id }))
    .output(review)
    .errors(answers(...asOperator, "NOT_FOUND")),
  decide: oc
    .route({
      method: "POST",
      path: "/content-moderation/{id}/decisions",
      tags: ["moderation"],
      summary: "Approve, publish, schedule or reject; the author is told",
    })
    .input(
      z.discriminatedUnion("act", [
        z.object({ id, seen: z.string(), act: z.literal("approve"), is_sponsored: z.boolean() }),
        z.object({ id, seen: z.string(), act: z.literal("publish"), is_sponsored: z.boolean() }),
        z.object({
          id,
          seen: z.string(),
          act: z.literal("schedule"),
          is_sponsored: z.boolean(),
          publish_at: instant,
        }),
        z.object({
          id,
          seen: z.string(),
          act: z.literal("reject"),
          reason: z.string().trim().min(1).max(LENGTHS.content_decision_reason),
        }),
      ]),
    )
    .output(z.object({ status: contentStatus }))
    .errors(answers(...asOperator, "NOT_FOUND", "ALREADY_CHANGED")),
};
