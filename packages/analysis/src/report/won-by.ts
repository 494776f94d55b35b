import type { Decision } from "../records.ts";
import { DECISION_SIDES } from "../compiled/knowledge.js";

/**
 * For whom a decision went, by the name of the side ("the accused", "the tenant"); null where no side won as a whole.
 * A decision that names its winner itself is believed first.
 */
export function wonBy(decision: Decision): string | null {
  if (decision.won_by) return decision.won_by;
  if (decision.outcome !== "plaintiff" && decision.outcome !== "defendant") return null;
  const sides =
    DECISION_SIDES.claims[decision.claim_types[0] ?? ""] ??
    DECISION_SIDES.categories[decision.legal_category] ??
    DECISION_SIDES.other;
  return sides[decision.outcome];
}
