import { z } from "zod";
import { adFinding } from "./ads-rules.ts";
import { calendarDate } from "./vocabulary.ts";

/** Why a file is not taken. */
export const fileFault = z.enum([
  "type",
  "too_large",
  "too_small",
  "not_as_named",
  "damaged",
  "encrypted",
  "too_complex",
  "mixed",
  "virus",
]);
export type FileFault = z.infer<typeof fileFault>;

/**
 * Every error code with its status. The server sends codes and data; words for people live in the message
 * catalogues of the web app. Another person's private row is NOT_FOUND, never FORBIDDEN.
 */
export const problems = {
  UNAUTHORIZED: { status: 401, message: "Auth session missing!" },
  NOT_FOUND: { status: 404, message: "Not found" },
  REPORT_REQUIRED: { status: 402, message: "This is a part of the full report" },
  PAYMENT_REQUIRED: { status: 402, message: "Payment required for document uploads" },
  /** A file that is not taken. `limit` is in bytes, for a file that is larger or smaller than it may be. */
  FILE_REFUSED: {
    status: 422,
    message: "This file cannot be added",
    data: z.object({ reason: fileFault, limit: z.number().int().optional() }),
  },
  TOO_MANY_DOCUMENTS: { status: 409, message: "Too many files" },
  /** A part of an upload that does not begin where the last one ended. */
  WRONG_OFFSET: {
    status: 409,
    message: "The next part begins elsewhere",
    data: z.object({ received: z.number().int() }),
  },
  SCAN_UNAVAILABLE: { status: 503, message: "The virus scanner does not answer" },
  NO_SPACE: { status: 507, message: "There is no room for this file" },
  RATE_LIMITED: {
    status: 429,
    message: "Too many attempts",
    data: z.object({ retry_after_seconds: z.number().int().positive() }),
  },
  /** More was asked at once than can be done; others of the same network may have filled the queue. */
  BUSY: {
    status: 503,
    message: "Busy, please try again in a moment",
    data: z.object({ retry_after_seconds: z.number().int().positive() }),
  },
  /** The database, or something else that is needed, does not answer; it is expected back. Nothing was changed. */
  UNAVAILABLE: {
    status: 503,
    message: "Not available right now, please try again in a moment",
    data: z.object({ retry_after_seconds: z.number().int().positive() }),
  },
  WEAK_PASSWORD: {
    status: 422,
    message: "Weak password",
    data: z.object({ reasons: z.array(z.enum(["length", "short", "common"])) }),
  },
  /** A signed-in person's own password, asked again. */
  WRONG_PASSWORD: { status: 403, message: "Wrong password" },
  /** An answer that its asker has marked as helpful before. */
  ALREADY_HELPFUL: { status: 409, message: "This answer is marked as helpful already" },
  /** A name that is no active category of articles. */
  UNKNOWN_CATEGORY: { status: 422, message: "There is no such category" },
  CREDENTIALS_REQUIRED: {
    status: 400,
    message: "You must provide either an email or phone number and a password",
  },
  ACCOUNT_SUSPENDED: { status: 403, message: "This account is suspended" },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid login credentials" },
  /** The password was right; a code is asked for now. */
  SECOND_FACTOR_REQUIRED: { status: 401, message: "Second factor required" },
  /** A code of the second step that is wrong, old or used. */
  INVALID_CODE: { status: 403, message: "Invalid code" },
  SECOND_FACTOR_EXISTS: { status: 409, message: "Second factor already set up" },
  INVALID_TOKEN: { status: 400, message: "Invalid token" },
  EMAIL_NOT_VERIFIED: { status: 403, message: "Email not confirmed" },
  TERMS_REQUIRED: { status: 403, message: "Terms agreement required" },
  SUBMISSION_LIMIT_REACHED: {
    status: 403,
    message: "Submission limit reached",
    data: z.object({ current_submissions: z.number().int(), resets_on: calendarDate }),
  },
  /** An operator's act that would shut out the operator. */
  NOT_ON_YOURSELF: { status: 409, message: "Not on your own account" },
  /** The checkout could not be started, or a refund or cancellation not be made. Nothing has changed. */
  PAYMENT_FAILED: { status: 502, message: "Failed to create payment session" },
  /** What was to be bought turned out to be paid already. */
  ALREADY_PAID: { status: 409, message: "Already paid" },
  PLAN_IN_FORCE: { status: 409, message: "Another plan is running" },
  /** The ticket was closed too long ago for a reply. */
  TICKET_CLOSED: { status: 409, message: "The ticket is closed" },
  /** The suggestion was decided or merged: votes are over. */
  SUGGESTION_DECIDED: { status: 409, message: "The suggestion takes no votes" },
  CANNOT_MERGE: { status: 409, message: "These suggestions cannot be merged" },
  NOTHING_TO_CANCEL: { status: 409, message: "There is no plan to cancel" },
  NOT_RESUBMITTABLE: { status: 409, message: "The case is being analyzed" },
  NOT_EDITABLE: { status: 409, message: "The case cannot be edited now" },
  /** Somebody saved the case since its editor read it. */
  EDIT_CONFLICT: {
    status: 409,
    message: "The case was saved in between",
    data: z.object({ version_number: z.number().int() }),
  },
  /** An answer that its question cannot have. */
  ANSWER_REFUSED: {
    status: 422,
    message: "This answer does not fit its question",
    data: z.object({ question_id: z.string() }),
  },
  /** The attorney has given no address to which messages could go. */
  CONTACT_UNAVAILABLE: { status: 409, message: "This attorney cannot be written to yet" },
  /** A review needs a completed consultation that has none yet. */
  NO_CONSULTATION: { status: 409, message: "There is no consultation to review" },
  /** The act needs an attorney profile of the caller. */
  PROFILE_REQUIRED: { status: 409, message: "An attorney profile is needed" },
  /** Not an image that can be read, too large, or damaged. */
  BAD_IMAGE: { status: 422, message: "This image cannot be used" },
  LAST_OWNER: { status: 409, message: "A firm keeps at least one owner" },
  /** The caller holds none of the roles that this needs. */
  FORBIDDEN: { status: 403, message: "Forbidden" },
  POST_LOCKED: { status: 409, message: "Nobody may reply to this post" },
  /** Nobody votes on, reports or moderates their own words. */
  OWN_WORDS: { status: 409, message: "These are your own words" },
  LICENSE_CHECK_FAILED: { status: 409, message: "The last check of the license failed" },
  ALREADY_APPEALED: { status: 409, message: "There is an appeal already" },
  ALREADY_DECIDED: { status: 409, message: "The appeal is decided" },
  /** Submitted for review without the words of an article. */
  MISSING_CONTENT: { status: 422, message: "Missing content" },
  /** Submitted for review without a video that can be shown or linked. */
  MISSING_VIDEO: { status: 422, message: "Missing video" },
  /** Somebody decided or changed it since it was read. */
  ALREADY_CHANGED: { status: 409, message: "It was changed in between" },
  /** The attorney takes no bookings now. */
  NOT_BOOKABLE: {
    status: 409,
    message: "The attorney cannot be booked",
    data: z.object({ reason: z.enum(["unlisted", "offline", "own_profile"]) }),
  },
  SLOT_TAKEN: { status: 409, message: "This time is not free" },
  TOO_MANY_OPEN_REQUESTS: { status: 409, message: "Requests with this attorney still wait for an answer" },
  /** The state of a thing, or its time, does not allow this act to this person. */
  NOT_ALLOWED_NOW: { status: 409, message: "This cannot be done now" },
  /** An advertisement that breaks a rule; nothing was saved. */
  AD_REFUSED: {
    status: 422,
    message: "The advertisement breaks a rule",
    data: z.object({ found: z.array(adFinding) }),
  },
  /** A rejection without words for the one it is about. */
  REASON_REQUIRED: { status: 422, message: "A reason is needed" },
  INVALID_HOURS: { status: 422, message: "These hours cannot be offered" },
  /** An incident before 1900 or in the future. */
  INCIDENT_DATE_REFUSED: {
    status: 422,
    message: "The incident date must be in 1900 or later, and not in the future",
    data: z.object({ first_day: calendarDate, last_day: calendarDate }),
  },
  UNKNOWN_CLAIM_TYPE: { status: 422, message: "Unknown claim type" },
} as const;

export type ProblemCode = keyof typeof problems;

/** The error map of a procedure: `answers("UNAUTHORIZED", "NOT_FOUND")`. */
export function answers<const C extends ProblemCode>(...codes: C[]): Pick<typeof problems, C> {
  return Object.fromEntries(codes.map((code) => [code, problems[code]])) as Pick<typeof problems, C>;
}
