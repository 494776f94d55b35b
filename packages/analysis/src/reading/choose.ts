import type { LegalCategory } from "../knowledge.ts";
import type { AnalysisInput } from "../result.ts";
import { CLAIM_TYPES } from "../compiled/claims.js";
import type { LexiconReading } from "./learned/features.ts";
import type { ScoredCategory, ScoredClaimType } from "./route.ts";
import type { TopicScore } from "./topics.ts";
import type { Vote } from "./vote.ts";

/** How much a category weighs in the choice of a claim type: chosen by the person, or only read from the words. */
const CHOSEN_BONUS = 8;
const READ_BONUS = 3;
const CHOSEN_SCORE = 1;
/** When the leading claim type decides the category: its fit, and its category's share of the best one's. */
export const WELL_FITTING = 0.45;
const CLOSE_SHARE = 0.5;
const MOST_CLAIM_TYPES = 5;
/** A claim type less likely than this is not listed for its share. */
const LEAST_SHARE = 0.05;

/** What a story is about, as the report takes it. */
interface Chosen {
  topics: TopicScore[];
  categories: ScoredCategory[];
  category: LegalCategory;
  claimTypes: ScoredClaimType[];
}

/** The category that is scored best is the one that is shown, and the leading claim type is one of its own. */
export function chosenByVote(input: AnalysisInput, { topics, categories, claimTypes, sides }: Vote): Chosen {
  const category = categories[0]?.legal_category ?? "other";
  const chosen = claimTypes.find(({ claim_type }) => claim_type.id === input.claim_type);
  const best = claimTypes.find(({ claim_type }) => claim_type.legal_category === category);
  const leading = chosen
    ? { ...chosen, score: CHOSEN_SCORE }
    : best && inItsPlace(onTheirSide(best, claimTypes, sides), claimTypes);
  const others = claimTypes.filter(
    ({ claim_type, score, fit }) =>
      claim_type !== leading?.claim_type && (score >= LEAST_SHARE || fit >= WELL_FITTING),
  );
  return {
    topics,
    categories,
    category,
    claimTypes: [...(leading ? [leading] : []), ...others].slice(0, MOST_CLAIM_TYPES),
  };
}

/** From this share on the side is taken for sure. */
const SURE_SIDE = 0.85;

/** Where a claim and the answer to it are read, and the side is sure, the one that a person of that side tells. */
function onTheirSide(
  best: ScoredClaimType,
  claimTypes: readonly ScoredClaimType[],
  sides: Vote["sides"],
): ScoredClaimType {
  const { posture, answers } = best.claim_type;
  const isSure = (side: "defending" | "claimant"): boolean => (sides.get(side) ?? 0) >= SURE_SIDE;
  const other = claimTypes.find(
    ({ claim_type, score }) =>
      score >= LEAST_SHARE &&
      (posture === "claimant"
        ? isSure("defending") && claim_type.answers?.includes(best.claim_type.id) === true
        : isSure("claimant") && answers?.includes(claim_type.id) === true),
  );
  return other ? { ...other, score: best.score } : best;
}

/**
 * Of two matters in which the teller answers, the one that answers the other where its own words fit better: who is sued
 * over a card has a suit, and not only a collector.
 */
function inItsPlace(best: ScoredClaimType, claimTypes: readonly ScoredClaimType[]): ScoredClaimType {
  if (best.claim_type.posture !== "respondent") return best;
  const narrower = claimTypes.find(
    ({ claim_type, score, fit }) =>
      claim_type.answers?.includes(best.claim_type.id) === true &&
      score >= LEAST_SHARE &&
      fit >= WELL_FITTING &&
      fit > best.fit,
  );
  return narrower ? { ...narrower, score: best.score } : best;
}

/** What the words of the lexicon decide alone. */
export function chosenByWords(
  input: AnalysisInput,
  { topics, categories, claimTypes: found }: LexiconReading,
): Chosen {
  const claimTypes = rankClaimTypes(input, found, chooseCategory(input, categories));
  return {
    topics: [...topics],
    categories: [...categories],
    category: agreedCategory(input, categories, claimTypes),
    claimTypes,
  };
}

function chooseCategory(input: AnalysisInput, categories: readonly ScoredCategory[]): LegalCategory {
  const best = categories[0];
  if (input.legal_category && input.legal_category !== "other") return input.legal_category;
  return best && best.score > 0 ? best.legal_category : (input.legal_category ?? "other");
}

/** The category of the report: that of the leading claim type where it fits well and its category is no outsider. */
function agreedCategory(
  input: AnalysisInput,
  categories: readonly ScoredCategory[],
  claimTypes: readonly ScoredClaimType[],
): LegalCategory {
  const read = chooseCategory(input, categories);
  const leading = claimTypes[0];
  if (
    !leading ||
    read === leading.claim_type.legal_category ||
    (input.legal_category && input.legal_category !== "other")
  )
    return read;
  const share = (wanted: LegalCategory): number =>
    categories.find(({ legal_category }) => legal_category === wanted)?.score ?? 0;
  return leading.score >= WELL_FITTING &&
    share(leading.claim_type.legal_category) >= CLOSE_SHARE * share(read)
    ? leading.claim_type.legal_category
    : read;
}

/** Best first. A type that the person chose comes first; types of the chosen category before others of about equal fit. */
function rankClaimTypes(
  input: AnalysisInput,
  found: readonly ScoredClaimType[],
  category: LegalCategory,
): ScoredClaimType[] {
  const bonus = input.legal_category && input.legal_category !== "other" ? CHOSEN_BONUS : READ_BONUS;
  const chosen = CLAIM_TYPES.find((one) => one.id === input.claim_type);
  const missing =
    chosen && !found.some((one) => one.claim_type === chosen)
      ? [{ claim_type: chosen, score: CHOSEN_SCORE, fit: CHOSEN_SCORE, evidence: 0 }]
      : [];
  const ranked = [...missing, ...found]
    .map((one) => ({
      one,
      rank:
        one.claim_type.id === input.claim_type
          ? Number.MAX_VALUE
          : one.evidence + (one.claim_type.legal_category === category ? bonus : 0),
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => (one.claim_type.id === input.claim_type ? { ...one, score: CHOSEN_SCORE } : one));
  return ranked.slice(0, MOST_CLAIM_TYPES);
}
