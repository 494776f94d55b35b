import type { Decision } from "../records.ts";
import { DECISION_SIDES } from "../compiled/knowledge.js";
import type { LegalCategory } from "../knowledge.ts";

/** How the two sides of a decision are called: the one for whom `plaintiff` stands, and the one for `defendant`. */
interface Sides {
  plaintiff: string;
  defendant: string;
}

/** By the decision's first claim type, and by category, where the corpus tells outcomes for one kind of person only. */
export interface DecisionSides {
  claims: Readonly<Record<string, Sides>>;
  categories: Readonly<Partial<Record<LegalCategory, Sides>>>;
  other: Sides;
}

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
