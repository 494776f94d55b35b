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

interface Count {
  max: number;
  windowSeconds: number;
}

/** How many attempts upon accounts are answered before a visitor must wait. */
export interface Attempts {
  /** Of one network, upon any account. Phone networks put many people behind one address. */
  byNetwork: Count;
  /** Upon one account, from all devices that it does not know together. */
  byAccount: Count;
  /** Upon one account, from one of its own devices; these are not counted above. */
  byDevice: Count;
}

const QUARTER = 900;
const HOUR = 3600;

export const ATTEMPTS = {
  "sign-in": {
    byNetwork: { max: 60, windowSeconds: QUARTER },
    byAccount: { max: 10, windowSeconds: QUARTER },
    byDevice: { max: 10, windowSeconds: QUARTER },
  },
  "sign-up": {
    byNetwork: { max: 60, windowSeconds: HOUR },
    byAccount: { max: 5, windowSeconds: HOUR },
    byDevice: { max: 5, windowSeconds: HOUR },
  },
  code: {
    byNetwork: { max: 30, windowSeconds: QUARTER },
    byAccount: { max: 10, windowSeconds: QUARTER },
    byDevice: { max: 10, windowSeconds: QUARTER },
  },
  reset: {
    byNetwork: { max: 20, windowSeconds: HOUR },
    byAccount: { max: 5, windowSeconds: HOUR },
    byDevice: { max: 5, windowSeconds: HOUR },
  },
  /** Of a signed-in person, upon their own account. */
  confirmPassword: { max: 10, windowSeconds: QUARTER },
  confirmCode: { max: 10, windowSeconds: QUARTER },
} as const satisfies Record<string, Attempts | Count>;

const DAY_MS = 86_400_000;

/** The day (UTC) on which an account is deleted whose owner asked for it at this instant. */
export function deletesOn(requestedAt: Date): string {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10);
}
