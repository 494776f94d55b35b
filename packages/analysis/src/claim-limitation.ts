import type { LimitationKey, RuleCondition } from "./knowledge.ts";

/** A time limit of a claim type, the most usual first in its list. */
export interface ClaimLimitation {
  key: LimitationKey;
  /** A fact of the reader that must hold. */
  when?: RuleCondition;
  plain?: string;
  /** What is said in `plain` says itself once the condition of `when` holds. */
  unless_known?: true;
}
