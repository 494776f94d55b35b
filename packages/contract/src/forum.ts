import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { answers } from "./errors.ts";
import { FORUM, FORUM_LIMITS, FORUM_TABS, REPORT_REASONS } from "./forum-limits.ts";
import { id, instant } from "./vocabulary.ts";

export const contributorBadgeName = z.enum(["top_contributor", "active_helper", "community_member"]);
export type ContributorBadge = z.infer<typeof contributorBadgeName>;

/**
 * The badge of a reputation: 100 points or 10 helpful answers, 50 or 5, or anything above 0.
 * @returns null for no points
 */
export function contributorBadge(points: number, helpful: number): ContributorBadge | null {
  const { top_contributor: top, active_helper: active } = FORUM;
  if (points >= top.points || helpful >= top.helpful) return "top_contributor";
  if (points >= active.points || helpful >= active.helpful) return "active_helper";
  return points > 0 ? "community_member" : null;
}

/** The tier that a reputation works toward, in points. At 100 the highest is reached. */
export function reputationTier(points: number): {
  next: "active_helper" | "top_contributor" | null;
  from: number;
  to: number;
} {
  const { top_contributor: top, active_helper: active } = FORUM;
  if (points < active.points) return { next: "active_helper", from: 0, to: active.points };
  if (points < top.points) return { next: "top_contributor", from: active.points, to: top.points };
  return { next: null, from: top.points, to: top.points };
}

export const forumTab = z.enum(FORUM_TABS);
export type ForumTab = z.infer<typeof forumTab>;
export const reportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReason>;
export const heldReason = z.enum(["links", "flood", "repeat", "moderator"]);
export const appealStatus = z.enum(["open", "granted", "refused"]);
export type HeldReason = z.infer<typeof heldReason>;

export const forumAuthor = z.object({
  /** The name they chose, or the attorney's; null shows as Community Member. */
  name: z.string().nullable(),
  attorney: z
    .object({
      id,
      photo_url: z.string().nullable(),
      /** An operator has checked the licence. */
      is_verified: z.boolean(),
      states: z.array(z.string()),
    })
    .nullable(),
  badge: contributorBadgeName.nullable(),
});
export type ForumAuthor = z.infer<typeof forumAuthor>;

export const forumCategory = z.object({
  id,
  name: z.string(),
  description: z.string(),
  post_count: z.number().int(),
});
export type ForumCategory = z.infer<typeof forumCategory>;

export const postCard = z.object({
  id,
  title: z.string(),
  excerpt: z.string(),
  is_question: z.boolean(),
  comment_count: z.number().int(),
  upvote_count: z.number().int(),
  downvote_count: z.number().int(),
  attorney_answered: z.boolean(),
  categories: z.array(z.object({ id, name: z.string() })),
  author: forumAuthor,
  created_at: instant,
});
export type PostCard = z.infer<typeof postCard>;

const vote = z.union([z.literal(1), z.literal(-1), z.literal(0)]);

/** What moderators decided last about this writing, shown to its writer alone. */
const decision = z.object({
  log_id: id,
  action: z.string(),
  reason: z.string(),
  note: z.string().nullable(),
  appeal: appealStatus.nullable(),
});
export type ForumDecision = z.infer<typeof decision>;

const writing = z.object({
  id,
  /** Null where the words are gone. */
  content: z.string().nullable(),
  author: forumAuthor.nullable(),
  is_mine: z.boolean(),
  state: z.enum(["visible", "held", "removed", "deleted"]),
  held_reason: heldReason.nullable(),
  upvote_count: z.number().int(),
  downvote_count: z.number().int(),
  my_vote: vote,
  edited_at: instant.nullable(),
  created_at: instant,
  decision: decision.nullable(),
});

export const forumComment = writing.extend({
  parent_comment_id: id.nullable(),
  /** 0 for an answer to the post; never deeper than 3. */
  depth: z.number().int(),
  is_attorney_response: z.boolean(),
  is_helpful: z.boolean(),
});
export type ForumComment = z.infer<typeof forumComment>;

export const forumPost = writing.extend({
  title: z.string(),
  is_question: z.boolean(),
  categories: z.array(z.object({ id, name: z.string() })),
  comment_count: z.number().int(),
  is_locked: z.boolean(),
  is_followed: z.boolean(),
});
export type ForumPost = z.infer<typeof forumPost>;

const title = z.string().trim().min(1).max(FORUM.title_max);
const content = z.string().trim().min(1).max(FORUM.content_max);
const oneId = z.object({ id });
/** A post, or one comment of it. */
const target = z.object({ entity: z.enum(["post", "comment"]), id });
const done = z.object({ done: z.literal(true) });
const written = z.object({ id, held: heldReason.nullable() });
const needsOwn = answers("UNAUTHORIZED", "NOT_FOUND");
const writes = answers("UNAUTHORIZED", "NOT_FOUND", "RATE_LIMITED", "POST_LOCKED", "EMAIL_NOT_VERIFIED");
const page = z.coerce.number().int().min(1).max(FORUM.pages_max).default(1);

export const forum = {
  list: oc
    .route({ method: "GET", path: "/posts", tags: ["forum"], summary: "Posts, twenty a page" })
    .input(
      z.object({
        tab: forumTab.default("recent"),
        q: z.string().trim().max(LENGTHS.search).default(""),
        category: id.optional(),
        attorney: id.optional(),
        page,
      }),
    )
    .output(
      z.object({
        posts: z.array(postCard),
        has_more: z.boolean(),
        /** Nothing had exactly these words: posts whose titles look alike. */
        alike: z.boolean(),
        categories: z.array(forumCategory),
        /** The attorney whose answers are listed; null for an unknown one. */
        attorney: z.object({ id, name: z.string() }).nullable(),
        stats: z.object({
          total_posts: z.number().int(),
          community_members: z.number().int(),
          attorney_contributors: z.number().int(),
        }),
      }),
    ),
  categories: oc
    .route({ method: "GET", path: "/forum-categories", tags: ["forum"], summary: "Categories in use" })
    .output(z.object({ categories: z.array(forumCategory) })),
  similar: oc
    .route({ method: "GET", path: "/posts/similar", tags: ["forum"], summary: "Posts like a question" })
    .input(z.object({ text: z.string().trim().max(FORUM.title_max) }))
    .output(
      z.object({ posts: z.array(z.object({ id, title: z.string(), comment_count: z.number().int() })) }),
    ),
  get: oc
    .route({ method: "GET", path: "/posts/{id}", tags: ["forum"], summary: "A post with its answers" })
    .input(oneId.extend({ page, comment: id.optional() }))
    .output(
      z.object({
        post: forumPost,
        comments: z.array(forumComment),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    )
    .errors(answers("NOT_FOUND")),
  create: oc
    .route({
      method: "POST",
      path: "/posts",
      tags: ["forum"],
      summary: "Write a post",
      successStatus: 201,
    })
    .input(
      z.object({
        title,
        content,
        categories: z.array(id).max(FORUM.categories_max).default([]),
        is_question: z.boolean().default(true),
        disclaimer_accepted: z.literal(true),
      }),
    )
    .output(written)
    .errors(writes),
  reply: oc
    .route({
      method: "POST",
      path: "/posts/{id}/comments",
      tags: ["forum"],
      summary: "Answer a post or a comment",
      successStatus: 201,
    })
    .input(oneId.extend({ content, parent_comment_id: id.nullable().default(null) }))
    .output(written)
    .errors(writes),
  edit: oc
    .route({ method: "POST", path: "/posts/edit", tags: ["forum"], summary: "Change my words" })
    .input(target.extend({ title: title.optional(), content }))
    .output(written)
    .errors(writes),
  remove: oc
    .route({
      method: "POST",
      path: "/posts/remove",
      tags: ["forum"],
      summary: "Delete my words; the thread stays",
    })
    .input(target)
    .output(done)
    .errors(needsOwn),
  vote: oc
    .route({
      method: "POST",
      path: "/posts/vote",
      tags: ["forum"],
      summary: "Vote on another's words; 0 takes it back",
    })
    .input(target.extend({ vote }))
    .output(z.object({ upvote_count: z.number().int(), downvote_count: z.number().int(), my_vote: vote }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "OWN_WORDS", "RATE_LIMITED")),
  markHelpful: oc
    .route({
      method: "POST",
      path: "/posts/{id}/helpful-answers",
      tags: ["forum"],
      summary: "Mark a comment on my post as a helpful answer",
    })
    .input(oneId.extend({ comment_id: id }))
    .output(done)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "ALREADY_HELPFUL")),
  report: oc
    .route({ method: "POST", path: "/posts/report", tags: ["forum"], summary: "Tell the moderators" })
    .input(
      target.extend({
        reason: reportReason,
        details: z.string().trim().max(FORUM_LIMITS.report_max).default(""),
      }),
    )
    .output(done)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "OWN_WORDS", "RATE_LIMITED")),
  follow: oc
    .route({
      method: "POST",
      path: "/posts/{id}/subscription",
      tags: ["forum"],
      summary: "Hear of new answers, or no longer",
    })
    .input(oneId.extend({ follow: z.boolean() }))
    .output(done)
    .errors(needsOwn),
  history: oc
    .route({
      method: "GET",
      path: "/posts/{id}/history",
      tags: ["forum"],
      summary: "Earlier versions of a post and its comments, newest first",
    })
    .input(oneId.extend({ comment: id.optional() }))
    .output(
      z.object({
        post_id: id,
        title: z.string(),
        now: z.string(),
        is_mine: z.boolean(),
        versions: z.array(
          z.object({
            id,
            title: z.string().nullable(),
            content: z.string().nullable(),
            replaced_at: instant,
          }),
        ),
      }),
    )
    .errors(answers("NOT_FOUND")),
  forgetVersion: oc
    .route({
      method: "POST",
      path: "/forum-edits/{id}/forget",
      tags: ["forum"],
      summary: "Take the words of an earlier version back",
    })
    .input(oneId)
    .output(done)
    .errors(needsOwn),
  attorneyActivity: oc
    .route({
      method: "GET",
      path: "/attorney/forum-activity",
      tags: ["forum"],
      summary: "New questions, my answers and my reputation, for an attorney's dashboard",
    })
    .input(z.object({ period: z.coerce.number().int().min(1).max(365).default(FORUM.period_days) }))
    .output(
      z.object({
        /** Null without an attorney profile. */
        activity: z
          .object({
            attorney_id: id,
            responses: z.number().int(),
            helpful_answers: z.number().int(),
            upvotes: z.number().int(),
            /** The newest questions, twenty at most; the page shows ten. */
            questions: z.array(postCard),
            recent: z.array(
              z.object({
                post_id: id,
                comment_id: id,
                title: z.string(),
                excerpt: z.string(),
                upvote_count: z.number().int(),
                is_helpful: z.boolean(),
                created_at: instant,
              }),
            ),
            reputation: z.object({
              reputation_score: z.number().int(),
              helpful_answers_count: z.number().int(),
              responses_count: z.number().int(),
              total_upvotes: z.number().int(),
              badge: contributorBadgeName.nullable(),
            }),
          })
          .nullable(),
      }),
    )
    .errors(answers("UNAUTHORIZED")),
};
export type AttorneyActivity = NonNullable<
  z.infer<NonNullable<(typeof forum.attorneyActivity)["~orpc"]["outputSchema"]>>["activity"]
>;
