/** What a database needs to hold the corpus and to rank it exactly as memory does; see `ranking.ts`. */
export type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
export type { BaseRate, Decision } from "../records.ts";
export { queryTerms } from "./query-terms.ts";
export { CANDIDATES, rankCandidates } from "./ranking.ts";
export {
  loadShippedBaseRates,
  loadShippedDecisions,
  loadShippedOutcomes,
  loadShippedReader,
  loadShippedSource,
  loadShippedWordVectors,
} from "./shipped.ts";
export type { OutcomeQuery, PrecedentSource, RankedDecision, RetrievalQuery } from "./source.ts";
export { searchTerms } from "./term-weights.ts";
export { buildTextIndex, type CorpusStatistics, type Posting } from "./text-index.ts";
export type { LearnedReader } from "../reading/learned/learned-reader.ts";
export { decisionVector, type WordVectors } from "./word-vectors.ts";
