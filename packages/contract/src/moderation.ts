import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { answers } from "./errors.ts";
import { forumAuthor, heldReason, reportReason } from "./forum.ts";
import { id, instant } from "./vocabulary.ts";

export const moderationAct = z.enum(["keep", "hide", "remove", "lock", "unlock", "warn"]);
export type ModerationAct = z.infer<typeof moderationAct>;

const target = z.object({ entity: z.enum(["post", "comment"]), id });
const moderators = answers("UNAUTHORIZED", "FORBIDDEN");
const done = z.object({ done: z.literal(true) });

export const moderationStatus = z.enum(["visible", "held", "removed"]);

/** A post or comment that waits for a moderator. */
export const moderationItem = z.object({
  entity: z.enum(["post", "comment"]),
  id,
  post_id: id,
  title: z.string().nullable(),
  content: z.string(),
  author: forumAuthor.nullable(),
  /** A moderator does not decide about their own words. */
  is_mine: z.boolean(),
  status: moderationStatus,
  held_reason: heldReason.nullable(),
  is_locked: z.boolean(),
  waiting_since: instant,
  reports: z.array(z.object({ reason: reportReason, details: z.string(), created_at: instant })),
});
export type ModerationItem = z.infer<typeof moderationItem>;

export const openAppeal = z.object({
  id,
  log_id: id,
  entity: z.enum(["post", "comment"]),
  entity_id: id,
  post_id: id.nullable(),
  action: z.string(),
  decision_reason: z.string(),
  content: z.string().nullable(),
  reason: z.string(),
  created_at: instant,
  /** False for who decided first, while another moderator is there to look. */
  may_decide: z.boolean(),
});
export type OpenAppeal = z.infer<typeof openAppeal>;

export const moderation = {
  queue: oc
    .route({
      method: "GET",
      path: "/moderation/queue",
      tags: ["moderation"],
      summary: "What waits for a moderator",
    })
    .output(
      z.object({
        items: z.array(moderationItem),
        appeals: z.array(openAppeal),
        waiting: z.object({
          held: z.number().int(),
          reported: z.number().int(),
          appeals: z.number().int(),
        }),
      }),
    )
    .errors(moderators),
  act: oc
    .route({
      method: "POST",
      path: "/moderation/decisions",
      tags: ["moderation"],
      summary: "Keep, hide, remove, lock or warn",
    })
    .input(
      target.extend({
        act: moderationAct,
        reason: reportReason,
        note: z.string().trim().max(LENGTHS.moderation_note).default(""),
      }),
    )
    .output(done)
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "OWN_WORDS")),
  log: oc
    .route({
      method: "GET",
      path: "/moderation/log",
      tags: ["moderation"],
      summary: "What moderators did and why, newest first",
    })
    .input(z.object({ page: z.coerce.number().int().min(1).max(500).default(1) }))
    .output(
      z.object({
        entries: z.array(
          z.object({ id, entity: z.string(), action: z.string(), reason: z.string(), created_at: instant }),
        ),
        has_more: z.boolean(),
      }),
    ),
  appeal: oc
    .route({
      method: "POST",
      path: "/moderation/appeals",
      tags: ["moderation"],
      summary: "Object to a decision about my words",
      successStatus: 201,
    })
    .input(z.object({ log_id: id, reason: z.string().trim().min(1).max(LENGTHS.appeal_reason) }))
    .output(done)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "ALREADY_APPEALED")),
  decideAppeal: oc
    .route({
      method: "POST",
      path: "/moderation/appeals/{id}/decision",
      tags: ["moderation"],
      summary: "Decide an appeal; another moderator than the first, where there is one",
    })
    .input(
      z.object({
        id,
        decision: z.enum(["granted", "refused"]),
        note: z.string().trim().max(LENGTHS.moderation_note).default(""),
      }),
    )
    .output(done)
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "ALREADY_DECIDED")),
};
