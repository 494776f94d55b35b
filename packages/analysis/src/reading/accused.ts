import { ACCUSED, OTHER_SUBJECTS, OWN_SUBJECTS, RELATIVES } from "../compiled/lexicon.js";
import type { CueMatch, CueMatches } from "./matcher.ts";
import type { ScoredClaimType } from "./route.ts";
import type { Story } from "./text.ts";

/** So many words before a verb its subject is looked for. */
const SUBJECT_BEFORE = 10;
/** A pronoun stands for a person named at most so many words before it. */
const NAMED_BEFORE = 60;
/** Subjects that are the teller or one of the teller's own. */
const OWN = new Set(OWN_SUBJECTS);
/** Subjects that are usually on the other side when the teller speaks of them with an article or by their part. */
const OTHERS = new Set(OTHER_SUBJECTS);
const KIN = new Set(RELATIVES);
const HE_OR_SHE = new Set(["he", "she", "him", "her", "hes", "shes"]);

/** "The driver got a ticket": what befalls somebody on the other side calls nobody else to answer. */
export function befallsTheOtherSide(story: Story, { from }: CueMatch): boolean {
  const sentence = story.tokens[from]?.sentence;
  for (let at = from - 1; at >= Math.max(0, from - SUBJECT_BEFORE); at--) {
    const token = story.tokens[at];
    if (token === undefined || token.sentence !== sentence) return false;
    if (HE_OR_SHE.has(token.word)) return standsForTheOtherSide(story, at);
    if (OWN.has(token.word)) return false;
    if (OTHERS.has(token.word)) return true;
  }
  return false;
}

/** Whether the person last named before a pronoun is on the other side. */
function standsForTheOtherSide(story: Story, pronoun: number): boolean {
  for (let at = pronoun - 1; at >= Math.max(0, pronoun - NAMED_BEFORE); at--) {
    const word = story.tokens[at]?.word ?? "";
    if (KIN.has(word)) return false;
    if (OTHERS.has(word)) return true;
  }
  return false;
}

/**
 * The claim types without charges that somebody on the other side faces: who was hit by a driver that was arrested has
 * a claim, and no charge to answer.
 */
export function withoutTheirCharges(
  found: readonly ScoredClaimType[],
  story: Story,
  matches: CueMatches,
): readonly ScoredClaimType[] {
  const charges = matches.affirmed(ACCUSED);
  if (charges.length === 0 || !charges.every((match) => befallsTheOtherSide(story, match))) return found;
  const others = found.filter(({ claim_type: type }) => type.legal_category !== "criminal_defense");
  return others.length === 0 ? found : others;
}
