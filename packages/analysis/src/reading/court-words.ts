import { COURT_CUES } from "../compiled/lexicon.js";
import type { AmountMention } from "./amounts.ts";
import type { CueMatches } from "./matcher.ts";
import type { Story } from "./text.ts";

/** Which court the papers come from, as far as the words tell. */
export interface CourtWords {
  eviction: boolean;
  small: boolean;
  federal: boolean;
  criminal: boolean;
  /** The amount that is asked for, in whole US cents; null where none is told. */
  asked_cents: number | null;
}

const OWNERS = new Set(["i", "ive", "we", "weve"]);

/** "A renter I evicted": who put somebody else out has no eviction to answer. */
function isOwnDoing({ tokens }: Story, at: number): boolean {
  return OWNERS.has(tokens[at - 1]?.word ?? "") && /^evict(?:ed|ing)$/.test(tokens[at]?.word ?? "");
}

/** Reads which court the papers come from. */
export function courtWords(story: Story, matches: CueMatches, amounts: readonly AmountMention[]): CourtWords {
  const says = (cues: readonly string[]): boolean => matches.affirmed(cues).length > 0;
  const asked = amounts.map(({ cents }) => cents);
  return {
    eviction: matches.affirmed(COURT_CUES.eviction).some(({ from }) => !isOwnDoing(story, from)),
    small: says(COURT_CUES.small),
    federal: says(COURT_CUES.federal),
    criminal: says(COURT_CUES.criminal),
    asked_cents: asked.length === 0 ? null : Math.max(...asked),
  };
}
