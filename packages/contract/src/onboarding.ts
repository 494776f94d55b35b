import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { approvalStatus, consultationType } from "./attorneys.ts";
import { answers } from "./errors.ts";
import { specialty } from "./specialties.ts";
import { cents, id, state } from "./vocabulary.ts";

export const firmRole = z.enum(["owner", "partner", "associate", "of_counsel"]);
export type FirmRole = z.infer<typeof firmRole>;
export const firmAssociation = z.enum(["owner", "part_of_firm", "solo"]);
export type FirmAssociation = z.infer<typeof firmAssociation>;

const name = z.string().trim().min(1).max(LENGTHS.name);
const optionalText = (max: number) => z.string().trim().min(1).max(max).nullable();

/** What an attorney says of themselves; the whole of it is saved at once. */
export const attorneyProfileInput = z.object({
  first_name: name,
  last_name: name,
  /** Where messages and requests go; not public. */
  email: z.email().max(LENGTHS.email),
  phone: optionalText(LENGTHS.phone),
  city: optionalText(LENGTHS.city),
  /** Name of a practice of one's own; a member's firm name follows the firm. */
  firm_name: optionalText(LENGTHS.shown_name),
  firm_ownership_type: z.literal("solo_practitioner").nullable(),
  bar_state: state,
  bar_number: z.string().trim().min(1).max(LENGTHS.bar_number),
  years_of_practice: z.number().int().min(0).max(90),
  specialties: z.array(specialty).max(14),
  consultation_type: consultationType,
  consultation_fee: cents.min(0).max(1_000_000),
  practice_area_descriptions: z.partialRecord(
    specialty,
    z.string().trim().max(LENGTHS.practice_area_description),
  ),
  bio: z.string().trim().min(1).max(LENGTHS.bio),
  languages_spoken: z.array(z.string().trim().min(1).max(60)).max(20),
});
export type AttorneyProfileInput = z.infer<typeof attorneyProfileInput>;

/** A profile as its owner edits it. */
export const ownAttorneyProfile = attorneyProfileInput.extend({
  id,
  photo_url: z.string().nullable(),
  is_active: z.boolean(),
  is_listed: z.boolean(),
  ad_approval_status: approvalStatus,
  subscription_status: z.string(),
  /** The firm in which membership is active or waits for its owner. */
  firm: z
    .object({ id, name: z.string(), role: firmRole, is_active: z.boolean(), is_owner: z.boolean() })
    .nullable(),
});
export type OwnAttorneyProfile = z.infer<typeof ownAttorneyProfile>;

export const draftKind = z.enum(["attorney", "law_firm"]);
export type DraftKind = z.infer<typeof draftKind>;
/** Form fields as typed: texts, and lists of texts for boxes that were ticked. */
const draftContent = z
  .record(z.string().max(60), z.union([z.string().max(6000), z.array(z.string().max(200)).max(20)]))
  .refine((content) => Object.keys(content).length <= 60);
export const draft = z.object({ step: z.number().int().min(1).max(4), content: draftContent });
export type Draft = z.infer<typeof draft>;

/** 10 MB, as for documents. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** A square of the photo as it is seen, in its pixels; without one the middle is taken. */
export const photoCrop = z.object({
  left: z.number().int().nonnegative(),
  top: z.number().int().nonnegative(),
  size: z.number().int().positive(),
});
export type PhotoCrop = z.infer<typeof photoCrop>;

const needsSession = answers("UNAUTHORIZED");

export const onboarding = {
  mine: oc
    .route({ method: "GET", path: "/attorney-profile", tags: ["attorneys"], summary: "My attorney profile" })
    .output(z.object({ profile: ownAttorneyProfile.nullable() }))
    .errors(needsSession),
  save: oc
    .route({
      method: "PUT",
      path: "/attorney-profile",
      tags: ["attorneys"],
      summary: "Create or change my attorney profile; with a firm, ask to join it",
    })
    .input(
      attorneyProfileInput.extend({
        firm: z.object({ id, role: firmRole.default("associate") }).optional(),
      }),
    )
    .output(z.object({ id, created: z.boolean() }))
    .errors(needsSession),
  draft: oc
    .route({
      method: "GET",
      path: "/onboarding-drafts/{kind}",
      tags: ["attorneys"],
      summary: "What I typed so far",
    })
    .input(z.object({ kind: draftKind }))
    .output(z.object({ draft: draft.nullable() }))
    .errors(needsSession),
  saveDraft: oc
    .route({
      method: "PUT",
      path: "/onboarding-drafts/{kind}",
      tags: ["attorneys"],
      summary: "Keep what I typed so far; fields that are not named stay",
    })
    .input(draft.extend({ kind: draftKind }))
    .output(draft)
    .errors(needsSession),
  setPhoto: oc
    .route({
      method: "PUT",
      path: "/attorney-profile/photo",
      tags: ["attorneys"],
      summary: "Set my photo: PNG, JPEG, GIF or WebP, at most 10 MB; kept as a square",
    })
    .input(z.object({ photo: z.file(), crop: photoCrop.optional() }))
    .output(z.object({ photo_url: z.string() }))
    .errors(answers("UNAUTHORIZED", "BAD_IMAGE", "RATE_LIMITED")),
  removePhoto: oc
    .route({
      method: "DELETE",
      path: "/attorney-profile/photo",
      tags: ["attorneys"],
      summary: "Remove my photo",
    })
    .output(z.object({ photo_url: z.null() }))
    .errors(needsSession),
};
