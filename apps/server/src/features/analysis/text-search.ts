import type { DecisionFilter, SearchTerm } from "@standing/analysis/retrieval";
import type { Tx } from "../../kernel/unit-of-work.ts";
import type { Newest } from "./newest.ts";
import { type Postings, bestOf, textScoresOf } from "./postings.ts";
import { furtherFilter, postingsOf } from "./queries.ts";

/** How many times as many are looked at next when a filter let too few in. */
const WIDER = 8;

export interface TextSearch {
  terms: readonly SearchTerm[];
  only: DecisionFilter;
  /** How many decisions the corpus has. */
  decisions: number;
  limit: number;
}

export interface TextScore {
  number: number;
  text_score: number;
}

/** What of a corpus was read, and of which. */
export interface KnownPostings {
  hash: string | null;
  postings: Newest<string, Postings[]>;
}

/**
 * The numbers of the decisions with the highest text score that the filter lets in, ties by number, and of which corpus
 * they are. What is read is put to what is known where it is of the same corpus.
 */
export async function searchText(
  tx: Tx,
  { terms, only, decisions, limit }: TextSearch,
  known?: KnownPostings,
): Promise<{ hash: string | null; scores: TextScore[] }> {
  const withStates = only.state !== undefined;
  const postings = new Map<string, Postings[]>();
  for (const { term } of terms) {
    const kept = known?.postings.get(term);
    if (kept?.every(({ states }) => states || !withStates)) postings.set(term, kept);
  }
  const missing = terms.flatMap(({ term }) => (postings.has(term) ? [] : [term]));
  const read = await postingsOf(tx, missing, withStates);
  if (known && read.hash !== known.hash) return { hash: read.hash, scores: [] };
  for (const [term, found] of read.postings) {
    postings.set(term, found);
    known?.postings.set(term, found);
  }
  const scores = textScoresOf(
    terms.map(({ term, weight }) => ({ weight, postings: postings.get(term) ?? [] })),
    only,
    decisions,
  );
  const numbers = await allowed(scores, limit, furtherFilter(tx, only));
  return {
    hash: read.hash,
    scores: numbers.map((number) => ({ number, text_score: scores[number] ?? 0 })),
  };
}

/** The best that a filter lets in: of ever more of them, until they are enough or there are no others. */
async function allowed(
  scores: Int32Array,
  limit: number,
  filter: ReturnType<typeof furtherFilter>,
): Promise<number[]> {
  if (filter === null) return bestOf(scores, limit);
  for (let among = WIDER * limit; ; among *= WIDER) {
    const best = bestOf(scores, among);
    const letIn = await filter(best);
    const found = best.filter((number) => letIn.has(number));
    if (found.length >= limit || best.length < among) return found.slice(0, limit);
  }
}
