/**
 * What sets a limit of a kind of matter apart: it holds only in a special case; it does, but is so short that it leads
 * all the same; or it is on claims against somebody else than the story blames.
 */
export const SPECIAL_LIMITS = ["case", "short_case", "others"] as const;
export type SpecialLimit = (typeof SPECIAL_LIMITS)[number];

/** What is said of a limit in one kind of matter, and what sets it apart there. */
export interface LimitUseWords {
  plain?: string;
  unless_known?: true;
  special?: SpecialLimit;
}
