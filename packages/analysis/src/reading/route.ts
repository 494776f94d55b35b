import type { ClaimType, LegalCategory } from "../knowledge.ts";
import { LEGAL_CATEGORIES } from "../knowledge.ts";
import { CLAIM_HINTS, CLAIM_NEEDS, CLAIM_TYPES } from "../compiled/claims.js";
import type { ClaimTypeId } from "../compiled/claims.js";
import { FACT_CUES } from "../compiled/lexicon.js";
import type { CueMatches } from "./matcher.ts";
import type { ReadSide } from "./reading.ts";
import { TOPIC_CATEGORIES } from "./topics.ts";
import type { TopicScore } from "./topics.ts";

export interface ScoredCategory {
  legal_category: LegalCategory;
  /** Share of the evidence, 0 to 1; all shares add up to 1 unless nothing was found. */
  score: number;
}

export interface ScoredClaimType {
  claim_type: ClaimType;
  /** 0 to 1: how likely it is, all readers together; by words alone how well they fit. */
  score: number;
  /** 0 to 1: how well the words of the lexicon fit. */
  fit: number;
  evidence: number;
}

const CLAIM_WEIGHTS = { strong: 5, medium: 1.5, weak: 0.4, against: -2 } as const;
const STRONG_KEPT = 4;
/** What one scene adds, and how many count: scenes of one type often tell the same thing. */
const SCENE_WEIGHT = 4;
const SCENES_KEPT = 3;
/** A claim type speaks for its category with this share of its own evidence. */
const CLAIM_TO_CATEGORY = 0.8;
/** What a claim type loses, in hints, when no fact that it needs is in the story. */
const NEED_MISSING = 2;
/** What a claim type loses where none of the words stands that it can hardly be told without: one strong cue. */
const WORDS_MISSING = CLAIM_WEIGHTS.strong;
/** Evidence at which a claim type's fit reaches one half. */
const HALF_FIT = 6;

function cueSum(cues: readonly string[], weight: number, most: number, matches: CueMatches): number {
  return weight * Math.min(most, matches.standing(cues));
}

/** How many hints speak for each claim type; below 0 where a fact that it needs is not in the story. */
function hintsFor(matches: CueMatches): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const facts = new Map<string, boolean>();
  const holds = (key: string): boolean => {
    const known =
      facts.get(key) ?? FACT_CUES.some((fact) => fact.key === key && matches.affirmed(fact.cues).length > 0);
    facts.set(key, known);
    return known;
  };
  for (const hint of CLAIM_HINTS) {
    if (matches.standing(hint.cues) > 0 && hint.needs.every(holds)) {
      counts.set(hint.claim_type, (counts.get(hint.claim_type) ?? 0) + 1);
    }
  }
  for (const [id, needs] of Object.entries(CLAIM_NEEDS) as [ClaimTypeId, string[]][]) {
    if (!needs.some(holds)) counts.set(id, (counts.get(id) ?? 0) - NEED_MISSING);
  }
  return counts;
}

/** The claim types that can hardly be told without certain words, where none of these stands in the story. */
export function lackingWords(matches: CueMatches): ReadonlySet<string> {
  return new Set(CLAIM_TYPES.flatMap(({ id, must }) => (must && matches.standing(must) === 0 ? [id] : [])));
}

/** All claim types whose words stand in the story, best first; a tie goes to the order of the menus. */
export function scoreClaimTypes(matches: CueMatches, scenes: ReadonlyMap<string, number>): ScoredClaimType[] {
  const hints = hintsFor(matches);
  const lacking = lackingWords(matches);
  const scored = CLAIM_TYPES.map((claimType) => {
    const evidence =
      cueSum(claimType.cues.strong, CLAIM_WEIGHTS.strong, STRONG_KEPT, matches) +
      cueSum(claimType.cues.medium, CLAIM_WEIGHTS.medium, 8, matches) +
      cueSum(claimType.cues.weak, CLAIM_WEIGHTS.weak, 8, matches) +
      cueSum(claimType.cues.against, CLAIM_WEIGHTS.against, 4, matches) +
      SCENE_WEIGHT * Math.min(SCENES_KEPT, scenes.get(claimType.id) ?? 0) +
      CLAIM_WEIGHTS.strong * (hints.get(claimType.id) ?? 0) -
      (lacking.has(claimType.id) ? WORDS_MISSING : 0);
    return withFit(claimType, evidence);
  });
  return scored.filter((one) => one.score > 0).toSorted((a, b) => b.evidence - a.evidence);
}

/** Below this share the side alone makes no claim of the other side one that the teller answers. */
const SURE_SIDE = 0.7;
/** One scene, or one strong cue. */
const OWN_WORDS = SCENE_WEIGHT;
/** Two of these. */
const CLEAR_WORDS = 2 * SCENE_WEIGHT;
/** What a type of the defense loses where the words speak for a claimant. */
const NOT_ANSWERING = 6;

/**
 * The same types when the side is known: a type of the defense takes over the words of the claim that it answers, and a
 * narrow type those of the wider one. A type of the defense without words of its own needs the leave of its knowledge, a
 * sure side, and the claim that it answers in the lead.
 */
export function withAnswers(
  found: readonly ScoredClaimType[],
  side: Pick<ReadSide, "value" | "probability">,
): ScoredClaimType[] {
  const evidenceOf = new Map(found.map(({ claim_type, evidence }) => [claim_type.id, evidence]));
  const isSure = side.value === "defending" && side.probability >= SURE_SIDE;
  const leading = found[0]?.claim_type.id;
  const most = (ids: readonly string[]): number => Math.max(0, ...ids.map((id) => evidenceOf.get(id) ?? 0));
  return CLAIM_TYPES.map((claimType) => {
    const known = evidenceOf.get(claimType.id) ?? 0;
    const { answers, by_side: bySide, narrows } = claimType;
    const wider = narrows && known >= CLEAR_WORDS ? most(narrows) + 1 : 0;
    if (!answers) return withFit(claimType, known + wider);
    if (side.value === "claimant") return withFit(claimType, known - NOT_ANSWERING);
    const isMeant =
      known >= OWN_WORDS || (bySide && isSure && leading !== undefined && answers.includes(leading));
    const theirs = isMeant && side.value === "defending" ? most(answers) + 1 : 0;
    return withFit(claimType, known + theirs + wider);
  })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.evidence - a.evidence);
}

/** The type that speaks for a side: one of the defense with clear words of its own comes before the claim that it answers. */
export function typeForSide(found: readonly ScoredClaimType[]): ScoredClaimType | undefined {
  const leading = found[0];
  const answering = found.find(
    ({ claim_type: { answers }, evidence }) =>
      evidence >= CLEAR_WORDS && leading !== undefined && answers?.includes(leading.claim_type.id),
  );
  return answering ?? leading;
}

function withFit(claimType: ClaimType, evidence: number): ScoredClaimType {
  const fit = evidence <= 0 ? 0 : evidence / (evidence + HALF_FIT);
  return { claim_type: claimType, evidence, fit, score: fit };
}

/** All categories with their share of the evidence, best first, from the topics raised and the best claim type of each. */
export function scoreCategories(
  topics: readonly TopicScore[],
  claimTypes: readonly ScoredClaimType[],
): ScoredCategory[] {
  const evidence = new Map<LegalCategory, number>(LEGAL_CATEGORIES.map((category) => [category, 0]));
  for (const { topic, evidence: words } of topics) {
    for (const [category, share] of TOPIC_CATEGORIES[topic] ?? [])
      evidence.set(category, (evidence.get(category) ?? 0) + share * words);
  }
  const counted = new Set<LegalCategory>();
  for (const { claim_type, evidence: words } of claimTypes) {
    if (counted.has(claim_type.legal_category) || words <= 0) continue;
    counted.add(claim_type.legal_category);
    evidence.set(
      claim_type.legal_category,
      (evidence.get(claim_type.legal_category) ?? 0) + CLAIM_TO_CATEGORY * words,
    );
  }
  const total = [...evidence.values()].reduce((sum, one) => sum + one, 0);
  return LEGAL_CATEGORIES.map((category) => ({
    legal_category: category,
    score: total === 0 ? 0 : (evidence.get(category) ?? 0) / total,
  })).toSorted(
    (a, b) =>
      b.score - a.score ||
      LEGAL_CATEGORIES.indexOf(a.legal_category) - LEGAL_CATEGORIES.indexOf(b.legal_category),
  );
}
