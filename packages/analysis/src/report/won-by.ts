import type { Decision } from "../records.ts";
import { OTHER_SIDES, SIDES_BY_CATEGORY, SIDES_BY_CLAIM_TYPE } from "../rules/decision-sides.ts";

/**
 * For whom a decision went, by the name of the side ("the accused", "the tenant"); null where no side won as a whole.
 * A decision that names its winner itself is believed first.
 */
export function wonBy(decision: Decision): string | null {
  if (decision.won_by) return decision.won_by;
  if (decision.outcome !== "plaintiff" && decision.outcome !== "defendant") return null;
  const sides =
    SIDES_BY_CLAIM_TYPE[decision.claim_types[0] ?? ""] ??
    SIDES_BY_CATEGORY[decision.legal_category] ??
    OTHER_SIDES;
  return sides[decision.outcome === "plaintiff" ? 0 : 1];
}
