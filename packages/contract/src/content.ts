import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { contentCategory, librarySource, pageNumber, searchWords } from "./resources.ts";
import { calendarDate, id, instant } from "./vocabulary.ts";

export const INSIGHTS_PER_PAGE = 12;

/** Numbers of the specification about content. */
export const CONTENT = {
  slug_max: 50,
  words_per_minute: 200,
  moderation_priority: 1,
  recent_on_overview: 5,
  analytics_days: 30,
  title_max: 200,
  summary_max: 500,
  content_max: 50_000,
  embed_max: 5_000,
  entries_max: 20,
  entry_max: 60,
  image_bytes_max: 10 * 1024 * 1024,
} as const;

export const contentType = z.enum(["blog", "vlog"]);
export type ContentType = z.infer<typeof contentType>;
export const contentStatus = z.enum(["draft", "submitted", "approved", "published", "rejected"]);
export type ContentStatus = z.infer<typeof contentStatus>;
export const engagementType = z.enum(["view", "like", "share"]);

/** Who wrote it; null in place of an author stands for the house, the Standing editors. */
export const contentAuthor = z.object({
  attorney_id: id,
  first_name: z.string(),
  last_name: z.string(),
  photo_url: z.string().nullable(),
  specialties: z.array(z.string()),
  bio: z.string(),
});

/** A player that may be shown, or another site's page that is linked to. */
export const video = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("player"),
    provider: z.enum(["youtube", "vimeo"]),
    player_url: z.url(),
    watch_url: z.url(),
  }),
  z.object({ kind: z.literal("external"), watch_url: z.url() }),
]);
export type Video = z.infer<typeof video>;

export const insightCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content_type: contentType,
  practice_areas: z.array(z.string()),
  featured_image_url: z.string().nullable(),
  is_sponsored: z.boolean(),
  /** Words divided by 200, rounded up. */
  read_minutes: z.number().int(),
  published_at: instant,
  author: contentAuthor.pick({ first_name: true, last_name: true, photo_url: true }).nullable(),
});
export type InsightCard = z.infer<typeof insightCard>;

export const insight = insightCard.extend({
  author: contentAuthor.nullable(),
  content: z.string(),
  video: video.nullable(),
  tags: z.array(z.string()),
  view_count: z.number().int(),
  like_count: z.number().int(),
  share_count: z.number().int(),
  /** Whether the caller has liked it. */
  is_liked: z.boolean(),
  sources: z.array(librarySource),
  last_checked: calendarDate.nullable(),
});
export type Insight = z.infer<typeof insight>;

const counts = insight.pick({ view_count: true, like_count: true, share_count: true });
const slugInput = z.object({ slug: z.string().max(100) });

/** Trims entries and leaves out empty ones and repeats; the first spelling stays. */
const entries = z
  .array(z.string().trim().max(CONTENT.entry_max))
  .max(100)
  .transform((given) => [...new Map(given.map((entry) => [entry.toLowerCase(), entry])).values()])
  .transform((given) => given.filter((entry) => entry !== ""))
  .pipe(z.array(z.string()).max(CONTENT.entries_max));

/** What an author writes. `id` names what is changed; without it something new is made. */
export const contentInput = z.object({
  id: id.optional(),
  title: z.string().trim().min(1).max(CONTENT.title_max),
  summary: z.string().trim().min(1).max(CONTENT.summary_max),
  content: z.string().trim().max(CONTENT.content_max).default(""),
  content_type: contentType.default("blog"),
  video_url: z
    .union([z.literal(""), z.httpUrl()])
    .nullable()
    .default(null),
  video_embed_code: z.string().trim().max(CONTENT.embed_max).nullable().default(null),
  tags: entries.default([]),
  /** Names of active categories. */
  practice_areas: entries.default([]),
  target_locations: entries.default([]),
  /** A picture of our own, as `uploadImage` gave it. */
  featured_image_url: z
    .string()
    .max(200)
    .regex(/^(?:\/files\/public\/[\w.-]+)?$/)
    .nullable()
    .default(null),
});
export type ContentInput = z.infer<typeof contentInput>;

/** One of the author's own, as a line of a list. */
export const ownContentLine = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content_type: contentType,
  status: contentStatus,
  /** A change to what is published: not sent yet, waiting for review, or sent back. */
  revision: z.enum(["draft", "submitted", "rejected"]).nullable(),
  rejection_reason: z.string().nullable(),
  is_sponsored: z.boolean(),
  view_count: z.number().int(),
  like_count: z.number().int(),
  share_count: z.number().int(),
  created_at: instant,
  published_at: instant.nullable(),
  publish_at: instant.nullable(),
});
export type OwnContentLine = z.infer<typeof ownContentLine>;

/** One of the author's own with what the form shows: the waiting change where there is one. */
export const ownContent = ownContentLine.extend({
  content: z.string(),
  video_url: z.string().nullable(),
  video_embed_code: z.string().nullable(),
  video: video.nullable(),
  tags: z.array(z.string()),
  practice_areas: z.array(z.string()),
  target_locations: z.array(z.string()),
  featured_image_url: z.string().nullable(),
  read_minutes: z.number().int(),
});
export type OwnContent = z.infer<typeof ownContent>;

const day = z.object({
  day: calendarDate,
  view: z.number().int(),
  like: z.number().int(),
  share: z.number().int(),
});

/** The last 30 days (UTC, today among them) of the author's content together, and each one's sums. */
export const contentAnalytics = z.object({
  days: z.array(day),
  totals: day.omit({ day: true }),
  /** Sums of the 30 days before; null where nothing was published then. */
  before: day.omit({ day: true }).nullable(),
  items: z.array(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      view: z.number().int(),
      like: z.number().int(),
      share: z.number().int(),
    }),
  ),
});
export type ContentAnalytics = z.infer<typeof contentAnalytics>;

const asAuthor = ["UNAUTHORIZED", "PROFILE_REQUIRED"] as const;
const saved = z.object({ id, slug: z.string(), status: contentStatus });

export const content = {
  insights: oc
    .route({
      method: "GET",
      path: "/legal-insights",
      tags: ["content"],
      summary: "Published articles, newest first",
    })
    .input(
      z.object({
        search: searchWords.optional(),
        area: contentCategory.optional(),
        page: pageNumber.default(1),
      }),
    )
    .output(
      z.object({
        insights: z.array(insightCard),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),
  insight: oc
    .route({
      method: "GET",
      path: "/legal-insights/{slug}",
      tags: ["content"],
      summary: "One published article or video",
    })
    .input(slugInput)
    .output(insight)
    .errors(answers("NOT_FOUND")),
  countView: oc
    .route({
      method: "POST",
      path: "/legal-insights/{slug}/views",
      tags: ["content"],
      summary: "Count a view: once per visitor and hour, and not for programs or the author",
    })
    .input(slugInput)
    .output(counts)
    .errors(answers("NOT_FOUND")),
  engage: oc
    .route({
      method: "POST",
      path: "/legal-insights/{slug}/engagement",
      tags: ["content"],
      summary: "Like or share, counted once per person or visitor",
    })
    .input(slugInput.extend({ engagement_type: z.enum(["like", "share"]) }))
    .output(counts)
    .errors(answers("NOT_FOUND", "RATE_LIMITED")),
  addresses: oc
    .route({
      method: "GET",
      path: "/library-addresses",
      tags: ["content"],
      summary: "Paths of every published article, video and resource, for a site map",
    })
    .output(z.object({ pages: z.array(z.object({ path: z.string(), changed_on: calendarDate })) })),
  overview: oc
    .route({
      method: "GET",
      path: "/attorney-content/overview",
      tags: ["content"],
      summary: "My content in figures, and the five most recent",
    })
    .output(
      z.object({
        total: z.number().int(),
        published: z.number().int(),
        waiting: z.number().int(),
        views: z.number().int(),
        likes: z.number().int(),
        shares: z.number().int(),
        recent: z.array(ownContentLine),
      }),
    )
    .errors(answers(...asAuthor)),
  mine: oc
    .route({
      method: "GET",
      path: "/attorney-content",
      tags: ["content"],
      summary: "My content, newest first",
    })
    .input(z.object({ page: pageNumber.default(1) }))
    .output(
      z.object({
        items: z.array(ownContentLine),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    )
    .errors(answers(...asAuthor)),
  analytics: oc
    .route({
      method: "GET",
      path: "/attorney-content/analytics",
      tags: ["content"],
      summary: "Views, likes and shares of my content, day by day",
    })
    .output(contentAnalytics)
    .errors(answers(...asAuthor)),
  own: oc
    .route({
      method: "GET",
      path: "/attorney-content/{id}",
      tags: ["content"],
      summary: "One of my own, as its form shows it",
    })
    .input(z.object({ id }))
    .output(ownContent)
    .errors(answers(...asAuthor, "NOT_FOUND")),
  categories: oc
    .route({
      method: "GET",
      path: "/content/categories",
      tags: ["content"],
      summary: "Categories that an article may have, by name",
    })
    .output(z.object({ categories: z.array(z.string()) })),
  saveDraft: oc
    .route({
      method: "POST",
      path: "/attorney-content/drafts",
      tags: ["content"],
      summary: "Save Draft. What is published stays as it is, and the change waits beside it",
    })
    .input(contentInput)
    .output(saved)
    .errors(answers(...asAuthor, "NOT_FOUND", "RATE_LIMITED", "UNKNOWN_CATEGORY")),
  submit: oc
    .route({
      method: "POST",
      path: "/attorney-content/submissions",
      tags: ["content"],
      summary: "Submit for Review",
    })
    .input(contentInput)
    .output(saved)
    .errors(
      answers(
        ...asAuthor,
        "NOT_FOUND",
        "RATE_LIMITED",
        "MISSING_CONTENT",
        "MISSING_VIDEO",
        "UNKNOWN_CATEGORY",
      ),
    ),
  uploadImage: oc
    .route({
      method: "POST",
      path: "/attorney-content/images",
      tags: ["content"],
      summary: "Keep a picture for an article, cleaned and in the sizes that pages show",
    })
    .input(z.object({ image: z.file().max(CONTENT.image_bytes_max) }))
    .output(z.object({ url: z.string() }))
    .errors(answers(...asAuthor, "RATE_LIMITED", "BAD_IMAGE")),
  remove: oc
    .route({
      method: "DELETE",
      path: "/attorney-content/{id}",
      tags: ["content"],
      summary: "Delete one of my own; where a change to it waits, only the change",
    })
    .input(z.object({ id }))
    .output(z.object({ removed: z.enum(["content", "revision"]) }))
    .errors(answers(...asAuthor, "NOT_FOUND")),
};
