import {
  BROWSERS,
  DELETION_GRACE_DAYS,
  LIMITS,
  SECURITY_EVENTS,
  SYSTEMS,
  type SecurityEvent,
} from "@standing/contract";
import { z } from "zod";
import { COMMON_STEMS, lettersOf } from "./common-passwords.ts";

/** Fewer characters than this are guessed too soon, whatever they are. */
const STRONG_LENGTH = 8;
/** What stands for a letter in a password that is a word after all. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};
const RUNS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap(
  (run) => [run, run.split("").reverse().join("")],
);

/** A word that everybody tries, alone or with figures and signs around it or in place of its letters. */
function isCommonWord(password: string): boolean {
  const plain = password.replaceAll(/[01345@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [password, lettersOf(password), plain, lettersOf(plain)].some(
    (form) => form.length >= 4 && COMMON_STEMS.has(form),
  );
}

/** The same few characters again and again, or a run of the alphabet, the figures or the keys. */
function isPattern(password: string): boolean {
  if (new Set(password).size < 4) return true;
  return RUNS.some((run) => run.includes(password));
}

/**
 * Why a new password is refused; none when it is accepted. Every printable character and paste are fine.
 * @param password as typed
 */
export function passwordProblems(password: string): ("length" | "short" | "common")[] {
  const { password_min, password_max } = LIMITS;
  if (password.length < password_min || password.length > password_max) return ["length"];
  const small = password.toLowerCase();
  const reasons: ("short" | "common")[] = [];
  if (password.length < STRONG_LENGTH) reasons.push("short");
  if (isCommonWord(small) || isPattern(small)) reasons.push("common");
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

/** How long a session lives. */
export const SESSION = {
  /** Since it was last used. */
  days: 30,
  /** Since signing in, however often it is used. */
  days_at_most: 180,
  /** Unused. */
  idle_hours: 14 * 24,
  /** Unused, of whoever holds a role. */
  operator_idle_hours: 12,
} as const;

const DAY_MS = 86_400_000;

/** The day (UTC) on which an account is deleted whose owner asked for it at this instant. */
export function deletesOn(requestedAt: Date): string {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10);
}

const noted = z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) });

/** A line of the audit log as its person sees it; null for one that is no matter of theirs. */
export function presentSecurityEvent(row: {
  id: string;
  action: string;
  details: unknown;
  created_at: Date;
}): SecurityEvent | null {
  const kind = SECURITY_EVENTS.find((known) => known === row.action.replaceAll(".", "_"));
  if (kind === undefined) return null;
  const device = noted.safeParse(row.details);
  return { id: row.id, kind, device: device.data ?? null, created_at: row.created_at.toISOString() };
}
