import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { availabilityStatus, consultationType } from "./attorneys.ts";
import { answers } from "./errors.ts";
import { specialty } from "./specialties.ts";
import { calendarDate, cents, id, instant, legalCategory, state } from "./vocabulary.ts";

export const ADS = {
  title_max: 120,
  description_max: 1000,
  /** Ads that one attorney keeps at a time. */
  per_attorney: 10,
  /** Days for which an approval holds. */
  approved_days: 90,
  /** Days before the end of an approval on which its attorney is told. */
  warn_days: 7,
  claims_document_max_bytes: 10 * 1024 * 1024,
  /** Days that the figures cover. */
  figure_days: 30,
  /** Showings below which no click-through counts for the performance score. */
  score_min_impressions: 100,
} as const;

export const adInput = z.object({
  ad_title: z.string().trim().min(1).max(ADS.title_max),
  ad_description: z.string().trim().min(1).max(ADS.description_max),
  /** The attorney who answers for the ad. */
  attorney_name: z.string().trim().max(LENGTHS.shown_name),
  law_firm: z.string().trim().min(1).max(LENGTHS.shown_name).nullable(),
  years_experience: z.number().int().min(0).max(90).nullable(),
  website_url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  case_types: z.array(legalCategory).max(14),
  service_areas: z.array(state).max(51),
});
export type AdInput = z.infer<typeof adInput>;

export const adState = z.enum(["pending", "approved", "rejected", "expired"]);
export type AdState = z.infer<typeof adState>;

/** What the two figures of an ad rest on. They are shown only after an operator has accepted it. */
const claims = z.object({
  success_rate: z.number().min(0).max(100).nullable(),
  average_settlement: cents.nullable(),
  claims_period: z.string().nullable(),
  claims_n: z.number().int().nullable(),
  has_document: z.boolean(),
  claims_accepted_at: instant.nullable(),
  claims_rejection_reason: z.string().nullable(),
});

/** An advertisement as it is kept. A row from elsewhere may break a rule of today; it is shown all the same. */
const keptAd = z.object({
  ad_title: z.string(),
  ad_description: z.string(),
  attorney_name: z.string(),
  law_firm: z.string().nullable(),
  years_experience: z.number().int().nullable(),
  website_url: z.string().nullable(),
  case_types: z.array(legalCategory),
  service_areas: z.array(state),
});

export const ownAd = keptAd.extend({
  id,
  state: adState,
  is_active: z.boolean(),
  rejection_reason: z.string().nullable(),
  expires_at: instant.nullable(),
  updated_at: instant,
  claims,
  /** Of the last 30 days. */
  impressions: z.number().int(),
  clicks: z.number().int(),
});
export type OwnAd = z.infer<typeof ownAd>;

/** An advertisement as it stands beside a case. It knows nothing of the case. */
export const shownAd = z.object({
  id,
  attorney_id: id,
  attorney_name: z.string(),
  law_firm: z.string().nullable(),
  ad_title: z.string(),
  ad_description: z.string(),
  years_experience: z.number().int().nullable(),
  has_website: z.boolean(),
  bar_state: state,
  /** An operator has checked the license, and the check still counts. */
  is_verified: z.boolean(),
  success_rate: z.number().nullable(),
  average_settlement: cents.nullable(),
  claims_period: z.string().nullable(),
  claims_n: z.number().int().nullable(),
  can_be_contacted: z.boolean(),
});
export type ShownAd = z.infer<typeof shownAd>;

/** A count of the last 30 days; `change_percent` against the 30 days before, null where those had none. */
const figure = z.object({ value: z.number().int(), change_percent: z.number().int().nullable() });
export type Figure = z.infer<typeof figure>;

export const scorePart = z.object({ points: z.number().int(), of: z.number().int() });
export const performanceScore = z.object({
  total: z.number().int(),
  /** Null while there were too few showings for it. */
  click_through: scorePart.extend({ points: z.number().int().nullable() }),
  conversions: scorePart,
  rating: scorePart,
  helpful: scorePart,
});
export type PerformanceScore = z.infer<typeof performanceScore>;

export const adFigures = z.object({
  impressions: figure,
  clicks: figure,
  conversions: figure,
  profile_views: figure,
  /** Percent with two decimals, `0.00` without any showing. */
  click_through_rate: z.string(),
  /** Every day of the window, oldest first. */
  days: z.array(
    z.object({
      day: calendarDate,
      impressions: z.number().int(),
      clicks: z.number().int(),
      conversions: z.number().int(),
    }),
  ),
  /** What visitors did with the profile in the window. */
  visits: z.object({
    profile_view: z.number().int(),
    consultation_click: z.number().int(),
    contact_click: z.number().int(),
    forum_activity_view: z.number().int(),
  }),
  score: performanceScore,
});
export type AdFigures = z.infer<typeof adFigures>;

export const attorneySettings = z.object({
  is_active: z.boolean(),
  specialties: z.array(specialty).max(14),
  availability_status: availabilityStatus,
  consultation_type: consultationType,
  consultation_fee: cents.min(0).max(1_000_000),
});
export type AttorneySettings = z.infer<typeof attorneySettings>;

const needsProfile = answers("UNAUTHORIZED", "PROFILE_REQUIRED");
const ownAdErrors = { ...needsProfile, ...answers("NOT_FOUND") };
const done = z.object({ id });

export const ads = {
  mine: oc
    .route({ method: "GET", path: "/attorney-ads", tags: ["advertising"], summary: "My advertisements" })
    .output(z.object({ ads: z.array(ownAd) }))
    .errors(needsProfile),
  create: oc
    .route({
      method: "POST",
      path: "/attorney-ads",
      tags: ["advertising"],
      summary: "Write an advertisement; it waits for an operator's approval",
      successStatus: 201,
    })
    .input(adInput)
    .output(done)
    .errors({ ...needsProfile, ...answers("AD_REFUSED", "NOT_ALLOWED_NOW") }),
  update: oc
    .route({
      method: "PUT",
      path: "/attorney-ads/{id}",
      tags: ["advertising"],
      summary: "Change an advertisement of mine; other words wait for approval again",
    })
    .input(adInput.extend({ id }))
    .output(done)
    .errors({ ...ownAdErrors, ...answers("AD_REFUSED") }),
  setActive: oc
    .route({
      method: "PUT",
      path: "/attorney-ads/{id}/active",
      tags: ["advertising"],
      summary: "Pause an advertisement of mine or let it run",
    })
    .input(z.object({ id, is_active: z.boolean() }))
    .output(done)
    .errors(ownAdErrors),
  resubmit: oc
    .route({
      method: "POST",
      path: "/attorney-ads/{id}/resubmission",
      tags: ["advertising"],
      summary: "Ask for approval again, for an advertisement whose approval has run out",
    })
    .input(done)
    .output(done)
    .errors({ ...ownAdErrors, ...answers("AD_REFUSED", "NOT_ALLOWED_NOW") }),
  remove: oc
    .route({
      method: "DELETE",
      path: "/attorney-ads/{id}",
      tags: ["advertising"],
      summary: "Delete an advertisement of mine with its counts",
    })
    .input(done)
    .output(done)
    .errors(ownAdErrors),
  fileClaims: oc
    .route({
      method: "PUT",
      path: "/attorney-ads/{id}/claims",
      tags: ["advertising"],
      summary: "File what a success rate or an average settlement rests on, with a PDF; shown once accepted",
    })
    .input(
      z.object({
        id,
        success_rate: z.coerce.number().min(0).max(100).optional(),
        average_settlement: z.coerce.number().int().min(0).max(100_000_000_000).optional(),
        claims_period: z.string().trim().min(1).max(100),
        claims_n: z.coerce.number().int().min(1).max(100_000),
        document: z.file(),
      }),
    )
    .output(done)
    .errors({ ...ownAdErrors, ...answers("FILE_REFUSED", "NO_SPACE", "RATE_LIMITED") }),
  withdrawClaims: oc
    .route({
      method: "DELETE",
      path: "/attorney-ads/{id}/claims",
      tags: ["advertising"],
      summary: "Take the filed figures of an advertisement back",
    })
    .input(done)
    .output(done)
    .errors(ownAdErrors),
  forCase: oc
    .route({
      method: "GET",
      path: "/cases/{id}/ads",
      tags: ["advertising"],
      summary: "At most three paid advertisements beside my analyzed case; showing them is counted",
    })
    .input(done)
    .output(z.object({ ads: z.array(shownAd) }))
    .errors(answers("UNAUTHORIZED")),
  open: oc
    .route({
      method: "POST",
      path: "/ads/{id}/clicks",
      tags: ["advertising"],
      summary: "Count a click, once per visitor and hour, and learn where it leads",
    })
    .input(
      z.object({
        id,
        case_id: id.optional(),
        to: z.enum(["profile", "website", "contact"]).default("profile"),
      }),
    )
    .output(z.object({ url: z.string(), counted: z.boolean() }))
    .errors(answers("NOT_FOUND")),
  figures: oc
    .route({
      method: "GET",
      path: "/attorney-analytics",
      tags: ["advertising"],
      summary: "Showings, clicks and conversions of my last 30 days, and my performance score",
    })
    .output(adFigures)
    .errors(needsProfile),
  settings: oc
    .route({
      method: "GET",
      path: "/attorney-settings",
      tags: ["attorneys"],
      summary: "My dashboard's settings",
    })
    .output(attorneySettings)
    .errors(needsProfile),
  saveSettings: oc
    .route({
      method: "PUT",
      path: "/attorney-settings",
      tags: ["attorneys"],
      summary: "Set my visibility, specialties, availability and fee",
    })
    .input(attorneySettings)
    .output(attorneySettings)
    .errors(needsProfile),
  isAttorney: oc
    .route({
      method: "GET",
      path: "/attorney-profile/exists",
      tags: ["attorneys"],
      summary: "Whether I have an attorney profile",
    })
    .output(z.object({ is_attorney: z.boolean() })),
};
