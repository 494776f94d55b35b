import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { approvalStatus } from "./attorneys.ts";
import { answers } from "./errors.ts";
import { id, instant, state } from "./vocabulary.ts";

const needsAdmin = answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND");

/** What an operator sees of an attorney: the public profile, and what waits for a decision. */
export const attorneyForOperators = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  bar_state: state,
  bar_number: z.string(),
  ad_approval_status: approvalStatus,
  subscription_status: z.string(),
  is_active: z.boolean(),
  /** The check that holds now. */
  licence: z.object({ regulator: z.string(), checked_at: instant, expires_at: instant }).nullable(),
  /** The last check of the number that stands there, when it failed. */
  failed_check: z
    .object({ regulator: z.string(), checked_at: instant, note: z.string().nullable() })
    .nullable(),
  created_at: instant,
});
export type AttorneyForOperators = z.infer<typeof attorneyForOperators>;

export const licenceCheckResult = z.enum(["valid", "invalid"]);

/** An operator's acts on attorneys, each with an audit row. Anyone else finds nothing. */
export const adminAttorneys = {
  list: oc
    .route({
      method: "GET",
      path: "/admin/attorneys",
      tags: ["admin"],
      summary: "Attorneys by state of approval, oldest first",
    })
    .input(z.object({ ad_approval_status: approvalStatus.default("pending") }))
    .output(z.object({ attorneys: z.array(attorneyForOperators) }))
    .errors(needsAdmin),
  decide: oc
    .route({
      method: "POST",
      path: "/admin/attorneys/{id}/decision",
      tags: ["admin"],
      summary: "Approve or reject an attorney for the directory",
    })
    .input(
      z.object({
        id,
        decision: z.enum(["approved", "rejected"]),
        /** Approves although the last check of the license failed. */
        despite_failed_check: z.boolean().default(false),
      }),
    )
    .output(z.object({ id }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "LICENSE_CHECK_FAILED")),
  recordLicenceCheck: oc
    .route({
      method: "POST",
      path: "/admin/attorneys/{id}/licence-checks",
      tags: ["admin"],
      summary: "Record a check of the bar number with its regulator; the badge holds for a year",
      successStatus: 201,
    })
    .input(
      z.object({
        id,
        regulator: z.string().trim().min(1).max(LENGTHS.regulator),
        /** As the operator compared it: a number that was changed meanwhile is not verified. */
        bar_state: state,
        bar_number: z.string().trim().min(1).max(LENGTHS.bar_number),
        result: licenceCheckResult,
        note: z.string().trim().max(LENGTHS.licence_note).optional(),
      }),
    )
    .output(z.object({ id, is_verified: z.boolean() }))
    .errors(needsAdmin),
  removeReview: oc
    .route({
      method: "POST",
      path: "/admin/attorney-reviews/{id}/removal",
      tags: ["admin"],
      summary: "Remove a review; the reason is public",
    })
    .input(z.object({ id, reason: z.string().trim().min(1).max(500) }))
    .output(z.object({ id }))
    .errors(needsAdmin),
};
