import { DELETION_GRACE_DAYS, LIMITS } from "@standing/contract";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/**
 * Why a new password is refused; none when it is accepted. Every printable character and paste are fine.
 * @param password as typed
 */
export function passwordProblems(password: string): ("length" | "common")[] {
  const reasons: ("length" | "common")[] = [];
  if (password.length < LIMITS.password_min || password.length > LIMITS.password_max) reasons.push("length");
  if (COMMON_PASSWORDS.has(password.toLowerCase())) reasons.push("common");
  return reasons;
}

/** Counts of attempts that are answered before a visitor must wait. Seconds. */
export const ATTEMPTS = {
  signInByEmail: { max: 10, windowSeconds: 900 },
  signInByAddress: { max: 60, windowSeconds: 900 },
  /** Phone networks put many people behind one address. */
  signUpByAddress: { max: 60, windowSeconds: 3600 },
  confirmPassword: { max: 10, windowSeconds: 900 },
  codeByAddress: { max: 30, windowSeconds: 900 },
  codeByUser: { max: 10, windowSeconds: 900 },
  resetByEmail: { max: 5, windowSeconds: 3600 },
  resetByAddress: { max: 20, windowSeconds: 3600 },
} as const;

const DAY_MS = 86_400_000;

/** The day (UTC) on which an account is deleted whose owner asked for it at this instant. */
export function deletesOn(requestedAt: Date): string {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10);
}
