import type { CourtLevel, Decision } from "../records.ts";
import type { RetrievalQuery } from "./source.ts";
import { tokenize } from "./tokenize.ts";

/**
 * The parts of the similarity score; they add up to 100. The points were chosen on the development bench
 * (`bench/retrieval.ts`), where more for the claim type lowered what is found.
 *
 * - `text`: words in common, the rarer the more: the square root of the text share, which is 1 when the decision names
 *   each of the 20 most telling words of the story once (0.25 is usual for a good match, hence half the points).
 * - `meaning`: how near the two texts lie in the space of word vectors, the cosine between them.
 * - `claim_type`: full mark when the likeliest claim type of the story is the closest one of the decision; less for
 *   later places and for claim types that the reader is less sure of.
 * - `category`: the same legal category, as far as the reader is sure of it.
 * - `key_facts`: full mark when three key facts of the decision stand in the story.
 * - `place`: the same state; half for the Supreme Court of the United States, which binds every court; a quarter for
 *   other federal courts; nothing when the state is not known.
 * - `court`: how high the court is. `recency`: from 1950 (none) to 2025 (full). `outcome`: known or not.
 *
 * What a score means in words: 70 and more, very close; 50 to 69, close; 30 to 49, related; under 30, only loosely
 * related. It says how alike two matters are. It is not a chance of winning.
 */
export const SIMILARITY_POINTS = {
  text: 51,
  meaning: 21,
  claim_type: 13,
  category: 5,
  key_facts: 4,
  place: 3,
  court: 1,
  recency: 1,
  outcome: 1,
} as const;

const QUERY_PLACES = [1, 0.7, 0.5];
const DECISION_PLACES = [1, 0.8];
const LATER_PLACE = 0.4;
const LATER_DECISION_PLACE = 0.6;
const FULL_KEY_FACTS = 3;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2025;
/** A word of the story counts at least this in a query; thesaurus terms count less. */
const STORY_WORD = 2;

const COURT_SHARE: Readonly<Record<CourtLevel, number>> = {
  us_supreme: 1,
  state_high: 0.8,
  federal_appeals: 0.8,
  state_appeals: 0.6,
  federal_trial: 0.4,
  state_trial: 0.2,
  agency: 0.2,
};

/** What of a decision the score is made from, beside its words. */
export const COMPARED = [
  "id",
  "claim_types",
  "legal_category",
  "key_facts",
  "jurisdiction",
  "state",
  "court_level",
  "year",
  "outcome",
] as const satisfies (keyof Decision)[];

export type Compared = Pick<Decision, (typeof COMPARED)[number]>;

/** How alike a decision is to the story, 0 to 100 with two decimals; `textShare` is 0 to 1, `meaning` a cosine. */
export function similarityScore(
  decision: Compared,
  query: RetrievalQuery,
  textShare: number,
  meaning: number,
): number {
  const points = SIMILARITY_POINTS;
  const score =
    points.text * Math.sqrt(Math.min(1, Math.max(0, textShare))) +
    points.meaning * Math.min(1, Math.max(0, meaning)) +
    points.claim_type * claimTypeShare(query.claim_types, decision.claim_types, query.claim_type_scores) +
    points.category *
      (query.legal_category === decision.legal_category ? (query.category_confidence ?? 1) : 0) +
    points.key_facts * Math.min(1, sharedKeyFacts(decision, query) / FULL_KEY_FACTS) +
    points.place * placeShare(decision, query) +
    points.court * COURT_SHARE[decision.court_level] +
    points.recency * Math.min(1, Math.max(0, (decision.year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR))) +
    points.outcome * (decision.outcome === "unknown" ? 0 : 1);
  return Math.round(score * 100) / 100;
}

/**
 * How well two ranked lists of claim types agree: the best pair, 0 to 1. On the query's side its score counts, or its
 * place where there are no scores; on the decision's side its place.
 */
export function claimTypeShare(
  ofQuery: readonly string[],
  ofDecision: readonly string[],
  scores?: readonly number[],
): number {
  return ofQuery.reduce((best, id, i) => {
    const j = ofDecision.indexOf(id);
    if (j < 0) return best;
    const fit = scores === undefined ? (QUERY_PLACES[i] ?? LATER_PLACE) : (scores[i] ?? 0);
    return Math.max(best, fit * (DECISION_PLACES[j] ?? LATER_DECISION_PLACE));
  }, 0);
}

/** The words of a story, and those of a decision's key facts: each is cut into words once. */
const STORY_WORDS = new WeakMap<RetrievalQuery["terms"], ReadonlySet<string>>();
const FACT_WORDS = new WeakMap<readonly string[], string[][]>();

/** How many key facts of the decision stand in the query: at least two of three of their words. */
function sharedKeyFacts({ key_facts }: Compared, { terms }: RetrievalQuery): number {
  const story =
    STORY_WORDS.get(terms) ??
    new Set(terms.filter(({ weight }) => weight >= STORY_WORD).map(({ term }) => term));
  STORY_WORDS.set(terms, story);
  const facts = FACT_WORDS.get(key_facts) ?? key_facts.map((fact) => tokenize(fact));
  FACT_WORDS.set(key_facts, facts);
  return facts.filter(
    (words) => words.length > 0 && words.filter((word) => story.has(word)).length >= (words.length * 2) / 3,
  ).length;
}

function placeShare(decision: Compared, query: RetrievalQuery): number {
  if (query.state === undefined) return 0;
  if (decision.jurisdiction === query.state || decision.state === query.state) return 1;
  if (decision.court_level === "us_supreme") return 0.5;
  return decision.jurisdiction === "US" ? 0.25 : 0;
}
