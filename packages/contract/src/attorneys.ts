import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { answers } from "./errors.ts";
import { SPECIALTIES, specialty } from "./specialties.ts";
import { cents, id, instant, state } from "./vocabulary.ts";

export const ATTORNEY_LIMITS = {
  per_page: 12,
  /** The directory counts and turns pages up to here; beyond it asks for a narrower search. */
  counted_max: 600,
  reviews_shown: 10,
  message_max: 1000,
  review_max: 5000,
} as const;

/** How the directory is ordered; all but `tier` ignore payment. */
export const DIRECTORY_ORDERS = ["tier", "rating", "experience", "fee"] as const;
export const directoryOrder = z.enum(DIRECTORY_ORDERS);
export type DirectoryOrder = z.infer<typeof directoryOrder>;

/** What operators decided about an attorney's place in the directory. */
export const approvalStatus = z.enum(["pending", "approved", "rejected"]);

export const consultationType = z.enum(["free", "paid"]);
export const availabilityStatus = z.enum(["available", "busy", "offline"]);

/** An operator's check of the bar number that is less than a year old. */
const licence = z.object({ regulator: z.string(), checked_at: instant });

export const attorneyCard = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  photo_url: z.string().nullable(),
  bio: z.string(),
  specialties: z.array(specialty),
  bar_state: state,
  city: z.string().nullable(),
  firm_name: z.string().nullable(),
  years_of_practice: z.number().int(),
  languages_spoken: z.array(z.string()),
  consultation_type: consultationType,
  consultation_fee: cents,
  availability_status: availabilityStatus,
  licence: licence.nullable(),
  average_rating: z.number().nullable(),
  total_reviews: z.number().int(),
  /** Name of the paid tier; null without one. */
  tier_name: z.string().nullable(),
  tier_display_name: z.string().nullable(),
  reputation_score: z.number().int(),
  helpful_answers_count: z.number().int(),
  /** Posts and answers in the forum. */
  forum_contributions: z.number().int(),
});
export type AttorneyCard = z.infer<typeof attorneyCard>;

export const publicReview = z.object({
  id,
  rating: z.number().int(),
  review_text: z.string().nullable(),
  attorney_reply: z.string().nullable(),
  replied_at: instant.nullable(),
  created_at: instant,
});
export type PublicReview = z.infer<typeof publicReview>;

export const attorneyProfile = attorneyCard.extend({
  bar_number: z.string(),
  practice_area_descriptions: z.record(z.string(), z.string()),
  /** In the directory and open to bookings. */
  is_listed: z.boolean(),
  /** Seen by its owner alone when false. */
  is_active: z.boolean(),
  is_mine: z.boolean(),
  /** Whether messages reach the attorney. */
  can_be_contacted: z.boolean(),
  reviews: z.array(publicReview),
  removed_reviews: z.array(z.object({ removed_at: instant, reason: z.string() })),
  /** The caller's completed consultation without a review, or null. */
  reviewable_booking_id: id.nullable(),
});
export type AttorneyProfile = z.infer<typeof attorneyProfile>;

export const interactionType = z.enum([
  "profile_view",
  "consultation_click",
  "forum_activity_view",
  "contact_click",
]);
export type InteractionType = z.infer<typeof interactionType>;

export const placementTier = z.object({
  name: z.string(),
  display_name: z.string(),
  placement_priority: z.number().int(),
  monthly_base_price: cents,
  features: z.array(z.string()),
});

const ofAttorney = z.object({ id });

export const attorneys = {
  directory: oc
    .route({
      method: "GET",
      path: "/attorneys",
      tags: ["attorneys"],
      summary: "Search listed attorneys; forgives typing errors",
    })
    .input(
      z.object({
        q: z.string().trim().max(LENGTHS.search).optional(),
        area: z.enum(SPECIALTIES).optional(),
        location: state.optional(),
        order: directoryOrder.default("tier"),
        page: z.coerce.number().int().min(1).max(50).default(1),
      }),
    )
    .output(
      z.object({
        attorneys: z.array(attorneyCard),
        total: z.number().int(),
        /** There are more than `total`. */
        has_more_than_total: z.boolean(),
        page: z.number().int(),
        pages: z.number().int(),
        /** A word of the search was not found as typed; near ones were taken. */
        is_close_match: z.boolean(),
      }),
    ),
  byState: oc
    .route({
      method: "GET",
      path: "/attorneys-by-state",
      tags: ["attorneys"],
      summary: "How many attorneys are listed in each state that has some",
    })
    .output(
      z.object({
        states: z.array(
          z.object({
            state,
            /** Counted up to the directory's limit. */
            attorneys: z.number().int().positive(),
            /** There are more than `attorneys`. */
            has_more: z.boolean(),
          }),
        ),
      }),
    ),
  placementTiers: oc
    .route({
      method: "GET",
      path: "/placement-tiers",
      tags: ["attorneys"],
      summary: "What paid placement costs and gives",
    })
    .output(z.object({ tiers: z.array(placementTier) })),
  get: oc
    .route({ method: "GET", path: "/attorneys/{id}", tags: ["attorneys"], summary: "An attorney's profile" })
    .input(ofAttorney)
    .output(attorneyProfile)
    .errors(answers("NOT_FOUND")),
  recordInteraction: oc
    .route({
      method: "POST",
      path: "/attorneys/{id}/interactions",
      tags: ["attorneys"],
      summary: "Count a visit, once per visitor and hour; robots are not counted",
    })
    .input(z.object({ id, type: interactionType }))
    .output(z.object({ counted: z.boolean() })),
  contact: oc
    .route({
      method: "POST",
      path: "/attorneys/{id}/messages",
      tags: ["attorneys"],
      summary: "Send an attorney a message by relayed mail; it carries nothing of a case",
    })
    .input(
      z.object({
        id,
        name: z.string().trim().min(1).max(LENGTHS.name),
        email: z.email().max(LENGTHS.email),
        message: z.string().trim().min(1).max(ATTORNEY_LIMITS.message_max),
      }),
    )
    .output(z.object({ sent: z.literal(true) }))
    .errors(answers("NOT_FOUND", "CONTACT_UNAVAILABLE", "RATE_LIMITED")),
  createReview: oc
    .route({
      method: "POST",
      path: "/attorneys/{id}/reviews",
      tags: ["attorneys"],
      summary: "Review a consultation that took place, once",
      successStatus: 201,
    })
    .input(
      z.object({
        id,
        rating: z.number().int().min(1).max(5),
        review_text: z.string().trim().max(ATTORNEY_LIMITS.review_max),
      }),
    )
    .output(z.object({ id }))
    .errors(answers("UNAUTHORIZED", "NO_CONSULTATION")),
  replyToReview: oc
    .route({
      method: "PUT",
      path: "/attorney-reviews/{id}/reply",
      tags: ["attorneys"],
      summary: "Answer a review of me in public; empty takes the answer back",
    })
    .input(z.object({ id, reply: z.string().trim().max(ATTORNEY_LIMITS.review_max) }))
    .output(z.object({ id }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  sitemap: oc
    .route({
      method: "GET",
      path: "/attorneys-sitemap/{page}",
      tags: ["attorneys"],
      summary: "Listed attorneys for search engines, 10,000 to a page",
    })
    .input(z.object({ page: z.coerce.number().int().min(1).max(1000) }))
    .output(z.object({ entries: z.array(z.object({ id, updated_at: instant })), pages: z.number().int() })),
};
