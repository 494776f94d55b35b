import { existsSync, readFileSync } from "node:fs";
import type { ComparableOutcome } from "../../src/estimate/comparable-outcome.ts";
import { STATES } from "../../src/knowledge.ts";

/** One line of the public use file of the National Practitioner Data Bank, as the development data keeps it. */
export interface MalpracticePayment {
  id: string;
  jurisdiction: string;
  year_reported: number;
  amount_usd: number;
  allegation: string;
  payment_type: string;
  practitioner: string;
}

/** Payments for dentists, nurses and others are of another size. */
const PHYSICIAN = /physician|phys\. intern/i;

/**
 * Kinds of claims by what was alleged. Other allegations are left out: what was paid for them on the whole would stand
 * beside a birth injury or a nursing home, where it says nothing.
 */
const CLAIM_TYPES: readonly [RegExp, string][] = [
  [/diagnos|order appropriate test/i, "misdiagnosis"],
  [
    /foreign body|unnecessary procedure|improper (performance|technique)|perform procedure/i,
    "surgical_error",
  ],
  [/dosage|medicat|agent use/i, "medication_error"],
];

/** What a payment was for one doctor, and how it came; null where the file does not say how, from where, or for what. */
export function malpracticeOutcome(payment: MalpracticePayment): ComparableOutcome | null {
  const jurisdiction = STATES.find((state) => state === payment.jurisdiction);
  const outcome =
    payment.payment_type === "Settlement"
      ? "settled"
      : payment.payment_type === "Judgment"
        ? "plaintiff"
        : null;
  const claimType = CLAIM_TYPES.find(([words]) => words.test(payment.allegation))?.[1];
  if (jurisdiction === undefined || outcome === null || claimType === undefined) return null;
  if (!PHYSICIAN.test(payment.practitioner) || !(payment.amount_usd > 0)) return null;
  return {
    id: `npdb_public_use/${payment.id.replace("npdb:", "")}`,
    source: "npdb_public_use",
    legal_category: "medical_malpractice",
    claim_type: claimType,
    jurisdiction,
    city: null,
    year: payment.year_reported,
    outcome,
    amount_usd_cents: Math.round(payment.amount_usd * 100),
    amount_kind: "malpractice payment for one doctor",
    defendant_kind: "medical_provider",
    days: null,
    claimed_usd_cents: null,
    severity: null,
  };
}

/** The payments of a file; none where it is not there. */
export function malpracticeOutcomes(path: string): ComparableOutcome[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => malpracticeOutcome(JSON.parse(line) as MalpracticePayment) ?? []);
}
