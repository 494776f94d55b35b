/**
 * How precedents are ranked, in three steps that memory and Postgres share so that the same records give the same
 * decisions, scores and order:
 *
 * 1. **Terms.** `searchTerms(query.terms, df, statistics)` picks the most telling terms. A database needs for it one
 *    row of corpus statistics (`decisions`, `average_length`) and, for each term, `df`: in how many decisions it stands.
 * 2. **Candidates.** Any decision with any of the terms may come in: never all terms together. Its text score is the
 *    sum over the terms of `weight * impact`, both whole numbers, so that the sum is exact in any order of adding. The
 *    `CANDIDATES` decisions with the highest text score go on, ties by id in the order of character codes (`COLLATE "C"`).
 *    A database numbers the decisions in the order of their ids, so that ties by number are ties by id, and keeps
 *    `precedent_terms(term, legal_category, precedent_numbers, impacts, court_states, dispute_states)`, numbers side by
 *    side, with `impact` from `termImpact` over `decisionTerms`. The server reads those of the terms and adds them up.
 *    Category and state of `query.only` are met from the same rows; its other fields ask for the decisions themselves.
 *    `searchTerms` bounds how many postings a query reads, so that the time does not grow with the corpus beyond that. No
 *    full-text rank of the database is used. `df`, `statistics`, numbers and postings are renewed together, never
 *    piecemeal.
 * 3. **Score.** `rankCandidates` reads of the candidates what `COMPARED` names and their packed word vectors and gives
 *    the score of `similarityScore`: highest first, ties by id. Both sources keep the same packed bytes, so the cosine is
 *    the same. The whole record is needed of those alone that are given back, for `withMatchedTerms`.
 */
import type { Decision } from "../records.ts";
import { type Compared, similarityScore } from "./similarity.ts";
import type { RankedDecision, RetrievalQuery } from "./source.ts";
import { decisionTerms } from "./text-index.ts";
import { referenceScore } from "./term-weights.ts";
import type { SearchTerm } from "./term-weights.ts";
import { cosine } from "./word-vectors.ts";
import type { WordVectors } from "./word-vectors.ts";

/** How many decisions go from the text search to the full score. */
export const CANDIDATES = 200;

const MOST_MATCHED_TERMS = 12;

/** A decision with its text score from step 2. */
export interface Candidate<D extends Compared = Decision> {
  decision: D;
  text_score: number;
  /** Its packed word vector (`decisionVector`); null where the source holds none. */
  vector: Int8Array | null;
}

/** A candidate with its place in the ranking. */
export type Ranked<D> = Omit<RankedDecision, "decision" | "matched_terms"> & { decision: D };

/** Candidates with their final score, the best first, ties by id, at most `query.limit`. Order of the input is of no account. */
export function rankCandidates<D extends Compared>(
  candidates: readonly Candidate<D>[],
  terms: readonly SearchTerm[],
  query: RetrievalQuery,
  vectors: WordVectors | null,
): Ranked<D>[] {
  const reference = referenceScore(terms);
  const asked = vectors && query.text !== undefined ? vectors.textVector(query.text) : null;
  return candidates
    .map(({ decision, text_score, vector }) => {
      const text_share = reference === 0 ? 0 : text_score / reference;
      const meaning = asked && vector ? cosine(asked, vector) : 0;
      return { decision, text_share, score: similarityScore(decision, query, text_share, meaning) };
    })
    .sort((a, b) => b.score - a.score || compareIds(a.decision.id, b.decision.id))
    .slice(0, Math.max(1, query.limit));
}

/** A whole decision of the ranking with the terms that were found in it. */
export function withMatchedTerms(ranked: Ranked<Decision>, terms: readonly SearchTerm[]): RankedDecision {
  return { ...ranked, matched_terms: matchedTerms(ranked.decision, terms) };
}

/** Whether the query's `only` lets a decision in. */
export function isAllowed(decision: Decision, query: RetrievalQuery): boolean {
  const { legal_category, state, claim_type, court_level, year_from, year_to, outcome } = query.only ?? {};
  const inState = state === undefined || decision.jurisdiction === state || decision.state === state;
  const is = <T>(wanted: T | undefined, own: T) => wanted === undefined || wanted === own;
  return (
    inState &&
    is(legal_category, decision.legal_category) &&
    is(court_level, decision.court_level) &&
    is(outcome, decision.outcome) &&
    (claim_type === undefined || decision.claim_types.includes(claim_type)) &&
    decision.year >= (year_from ?? decision.year) &&
    decision.year <= (year_to ?? decision.year)
  );
}

/** Order of ids by character codes. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A decision that a source keeps is cut into words once. */
const TERMS = new WeakMap<Decision, ReadonlySet<string>>();

function matchedTerms(decision: Decision, terms: readonly SearchTerm[]): string[] {
  const present = TERMS.get(decision) ?? new Set(decisionTerms(decision));
  TERMS.set(decision, present);
  return terms
    .filter(({ term }) => present.has(term))
    .slice(0, MOST_MATCHED_TERMS)
    .map(({ term }) => term);
}
