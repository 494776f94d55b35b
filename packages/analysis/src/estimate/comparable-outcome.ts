import type { OutcomeRecord } from "../records.ts";

/** Harm as the publisher coded it. */
export type Severity = "minor" | "serious";

/** An outcome record with the two facts that narrow a range most, where the publisher recorded them. */
export interface ComparableOutcome extends OutcomeRecord {
  /** What the claimant asked for, in US cents. */
  claimed_usd_cents: number | null;
  severity: Severity | null;
}

/**
 * Claim types of outcome records that are coarser or finer than those of the menus, because the publisher's own
 * coding is. A selector may name them beside the claim types of the menus.
 */
export const OUTCOME_ONLY_CLAIM_TYPES = [
  // Suits against police without a closer label.
  "police_misconduct",
  // Unlawful search or seizure by police.
  "illegal_search",
  // Long detention or malicious prosecution by police.
  "malicious_prosecution",
  // No medical care while held by police.
  "denied_medical_care_in_custody",
  // Crash during a police chase.
  "police_pursuit",
  // Crash caused by the state of the road or a missing sign.
  "road_condition_accident",
] as const;
