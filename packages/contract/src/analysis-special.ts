/**
 * What sets a limit apart: it holds only in a special case; it does, but is so short that it leads all the same; or it
 * is on claims against somebody else than the story blames.
 */
export const SPECIAL_LIMITS = ["case", "short_case", "others"] as const;
export type SpecialLimit = (typeof SPECIAL_LIMITS)[number];

interface Limit {
  special?: SpecialLimit | null | undefined;
  applies_to: string | null;
}

/** What sets a limit apart; null for one that holds for all such matters. */
export function specialOf({ special, applies_to: to }: Limit): SpecialLimit | null {
  return special === undefined ? specialByWords(to ?? "") : special;
}

/** True for a limit that holds as a rule, or has to be looked at as if it did. */
export function holdsAsARule(limit: Limit): boolean {
  const special = specialOf(limit);
  return special === null || special === "short_case";
}

/** Results that were stored before limits had the field tell it by the first word of a sentence, in English alone. */
function specialByWords(to: string): SpecialLimit | null {
  if (/^only for a claim against /i.test(to)) return "others";
  if (/^(?:only|if) /i.test(to)) return "case";
  return /[.] (?:only|if) /i.test(to) ? "short_case" : null;
}
