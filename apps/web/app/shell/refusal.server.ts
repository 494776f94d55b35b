import { type ProblemCode, problems } from "@standing/contract";
import type { RequestContext } from "../request-context.ts";
import { errorCode } from "./error-code.server.ts";
import { flash } from "./flash.server.ts";
import { logFailure } from "./log-failure.server.ts";
import type { ToastCode } from "./toast-words.ts";

/** Codes of the contract, and that of an input which its schema does not take. */
type Code = ProblemCode | "BAD_REQUEST";

/** What is said of a refusal, wherever it comes; its status stands in the contract. */
const SAID: Partial<Record<Code, ToastCode>> = {
  ACCOUNT_SUSPENDED: "accountSuspended",
  CONTACT_UNAVAILABLE: "contactUnavailable",
  EDIT_CONFLICT: "editConflict",
  EMAIL_NOT_VERIFIED: "emailNotVerified",
  INVALID_CODE: "wrongCode",
  INVALID_CREDENTIALS: "loginFailed",
  LAST_OWNER: "lastOwner",
  MISSING_CONTENT: "contentMissingWords",
  MISSING_VIDEO: "contentMissingVideo",
  NOT_BOOKABLE: "notBookable",
  NOT_EDITABLE: "notEditable",
  NOT_ON_YOURSELF: "notOnYourself",
  NOT_RESUBMITTABLE: "analysisUnderWay",
  POST_LOCKED: "postLocked",
  RATE_LIMITED: "tooManyAttempts",
  SLOT_TAKEN: "slotTaken",
  SUBMISSION_LIMIT_REACHED: "submissionLimitReached",
  TOO_MANY_OPEN_REQUESTS: "tooManyRequests",
  UNAUTHORIZED: "authenticationRequired",
  WEAK_PASSWORD: "weakNewPassword",
  WRONG_PASSWORD: "wrongPassword",
};

const UNREADABLE_STATUS = 422;
const FAULT_STATUS = 502;

export interface Refusal {
  code: Code;
  toast: ToastCode;
  status: number;
}

type Own = Partial<Record<Code, ToastCode>>;

const isCode = (code: string | null): code is Code =>
  code !== null && (code === "BAD_REQUEST" || Object.hasOwn(problems, code));

/**
 * What a page says of a call that was refused, and the status of its answer; null for a fault, and for a refusal that
 * neither the table nor the page has words for.
 * @param own words of the page, for refusals that mean something else there or nowhere else
 */
export function refusalOf(error: unknown, own: Own = {}): Refusal | null {
  const code = errorCode(error);
  if (!isCode(code)) return null;
  const toast = own[code] ?? SAID[code];
  if (toast === undefined) return null;
  return { code, toast, status: statusOf(error) };
}

function statusOf(error: unknown): number {
  const code = errorCode(error);
  if (!isCode(code)) return FAULT_STATUS;
  return code === "BAD_REQUEST" ? UNREADABLE_STATUS : problems[code].status;
}

/** As `refusalOf`; everything else is logged, and the page says `otherwise` of it. The code is null for it. */
export function answerTo(
  error: unknown,
  { requestId }: RequestContext,
  { event, otherwise, own }: { event: string; otherwise: ToastCode; own?: Own },
): { code: Code | null; toast: ToastCode; status: number } {
  const refusal = refusalOf(error, own);
  if (refusal === null) logFailure(event, error, requestId);
  return refusal ?? { code: null, toast: otherwise, status: statusOf(error) };
}

/** Has the next page say what became of a call: `done`, or why it was refused as `answerTo` says it. */
export function flashOutcome(
  error: unknown,
  standing: RequestContext,
  { done, ...words }: { done: ToastCode; event: string; otherwise: ToastCode; own?: Own },
): void {
  flash(standing, error === null ? done : answerTo(error, standing, words).toast);
}
