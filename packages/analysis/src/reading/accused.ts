import { ACCUSED, OTHER_SUBJECTS, OWN_SUBJECTS, READING_WORDS, RELATIVES } from "../compiled/lexicon.js";
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
  const told = story.tokens[pronoun]?.word ?? "";
  for (let at = pronoun - 1; at >= Math.max(0, pronoun - NAMED_BEFORE); at--) {
    const word = story.tokens[at]?.word ?? "";
    if (KIN.has(word) && !isOfOther(word, told)) return false;
    if (OTHERS.has(word)) return true;
  }
  return false;
}

const CALLED_HE = new Set(READING_WORDS.deeds.called_he);
const CALLED_SHE = new Set(READING_WORDS.deeds.called_she);

/** "My wife got thrown. He blew over the limit": he is not the wife. */
function isOfOther(kin: string, pronoun: string): boolean {
  return pronoun.startsWith("he") && pronoun !== "her" && pronoun !== "hers"
    ? CALLED_SHE.has(kin)
    : CALLED_HE.has(kin) && pronoun.startsWith("she");
}

const STRIKES = new Set(READING_WORDS.deeds.strikes);
/** So many words after it the one who was struck is named: "crashed into me", "ran over my sister". */
const STRUCK_WITHIN = 5;
const AGAINST = new Set(["against", "prosecuting", "charging", "prosecute"]);
const DRIVERS = new Set([...OTHERS, "him", "her", "them", "he", "she", "his"]);
/** So many words around a charge the one who faces it is named. */
const NAMED_AROUND = 8;

/** Whose charge it is: by its subject, by whom it is against, or by a driver who struck the teller or one of theirs. */
export function isTheirs(story: Story, match: CueMatch): boolean {
  return befallsTheOtherSide(story, match) || (struckUs(story) && !isOwnCharge(story, match));
}

/** "My boat was tied up and a guy plowed into it". */
const OURS = new Set(["my", "our"]);

/** "A drunk driver killed my sister", "hit by a drunk guy", "crashed into me": somebody else did it to the teller's side. */
function struckUs({ tokens }: Story): boolean {
  return tokens.some(({ word, sentence }, at) => {
    if (!STRIKES.has(word)) return false;
    const here = (token: (typeof tokens)[number]): boolean => token.sentence === sentence;
    const before = tokens.slice(Math.max(0, at - NAMED_AROUND), at).filter(here);
    const after = tokens.slice(at + 1, at + 1 + STRUCK_WITHIN).filter(here);
    const by = after.findIndex((token) => token.word === "by");
    const isPassive = by >= 0 && after.slice(by).some((token) => OTHERS.has(token.word));
    if (isPassive) return before.some((token) => OWN.has(token.word) || token.word === "my");
    const subject = before.findLast((token) => OWN.has(token.word) || OTHERS.has(token.word));
    return (
      subject !== undefined &&
      OTHERS.has(subject.word) &&
      (after.some((token) => ["me", "us", "my", "our"].includes(token.word)) ||
        (after.some((token) => token.word === "it") &&
          tokens.some((token) => here(token) && OURS.has(token.word))))
    );
  });
}

/** "I got a DUI", "my DUI", "charged me": the charge is the teller's or one of theirs. */
function isOwnCharge({ tokens }: Story, { from, to }: CueMatch): boolean {
  const sentence = tokens[from]?.sentence;
  const here = (token: (typeof tokens)[number]): boolean => token.sentence === sentence;
  const around = tokens.slice(Math.max(0, from - 4), to + 3).filter(here);
  if (around.some(({ word }) => AGAINST.has(word)))
    return !tokens.slice(from, to + NAMED_AROUND).some((token) => here(token) && DRIVERS.has(token.word));
  return around.some(({ word }, at) =>
    word === "my" ? !KIN.has(around[at + 1]?.word ?? "") : ["i", "im", "me", "we", "us"].includes(word),
  );
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
  if (charges.length === 0 || !charges.every((match) => isTheirs(story, match))) return found;
  const others = found.filter(({ claim_type: type }) => type.legal_category !== "criminal_defense");
  return others.length === 0 ? found : others;
}
