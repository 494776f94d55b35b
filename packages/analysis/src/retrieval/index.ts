/** What a database needs to hold the corpus and to rank it exactly as memory does; see `ranking.ts`. */
export type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
export type { BaseRate, Decision } from "../records.ts";
export type { Authority, Treatment } from "../library/authority.ts";
export type { ListedDecision } from "../library/listed-decision.ts";
export { MOST_LISTED, rankListed } from "../library/rank-listed.ts";
export { selectOutcomes } from "./memory-source.ts";
export { queryTerms } from "./query-terms.ts";
export { CANDIDATES, type Ranked, rankCandidates, withMatchedTerms } from "./ranking.ts";
export { COMPARED, type Compared } from "./similarity.ts";
export {
  loadListedDecisions,
  loadShippedAuthority,
  loadShippedBaseRates,
  loadShippedDecisions,
  loadShippedOutcomes,
  loadShippedReader,
  loadShippedSource,
  loadShippedWordVectors,
  withoutTold,
} from "./shipped.ts";
export type {
  DecisionFilter,
  OutcomeQuery,
  PrecedentSource,
  RankedDecision,
  RetrievalQuery,
  StateQuery,
} from "./source.ts";
export { type SearchTerm, searchTerms } from "./term-weights.ts";
export { buildTextIndex, type CorpusStatistics, type Posting } from "./text-index.ts";
export type { LearnedReader } from "../reading/learned/learned-reader.ts";
export { decisionVector, type WordVectors } from "./word-vectors.ts";
