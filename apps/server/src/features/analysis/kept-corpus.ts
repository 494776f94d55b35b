import {
  CANDIDATES,
  type Compared,
  type CorpusStatistics,
  type Decision,
  type RankedDecision,
  type RetrievalQuery,
  type WordVectors,
  rankCandidates,
  searchTerms,
  withMatchedTerms,
} from "@standing/analysis/retrieval";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { Newest } from "./newest.ts";
import { type Postings, lengthOf } from "./postings.ts";
import { comparedDecisions, corpusFigures, decisionsOf } from "./queries.ts";
import { searchText } from "./text-search.ts";

/** Several times the decisions that ship, and about fifteen MB of a larger corpus. */
const MOST_COMPARED = 5_000;
const MOST_WHOLE = 500;
const MOST_TERMS = 20_000;
/** All of the decisions that ship: at most ten bytes each. */
const MOST_POSTINGS = 500_000;

/** What was read of one corpus. */
interface Kept {
  hash: string | null;
  statistics: CorpusStatistics;
  /** In how many decisions a term stands; 0 for one that was asked for and stands in none. */
  frequencies: Newest<string, number>;
  postings: Newest<string, Postings[]>;
  compared: Newest<number, { decision: Compared; vector: Int8Array }>;
  whole: Newest<string, Decision>;
}

/**
 * Decisions like a story, from the postings in Postgres. What a process has read of the corpus it keeps:
 * a corpus changes only as a whole, and each search is told of which one its scores are.
 */
export function corpusSearch(vectors: WordVectors) {
  let kept: Kept | null = null;

  /** The kept corpus with the frequencies of these terms, read anew. */
  async function readFigures(tx: Tx, terms: string[]): Promise<Kept> {
    const { hash, statistics, frequencies } = await corpusFigures(tx, terms);
    if (kept?.hash !== hash || hash === null)
      kept = {
        hash,
        statistics,
        frequencies: new Newest(MOST_TERMS),
        postings: new Newest<string, Postings[]>(MOST_POSTINGS, lengthOf),
        compared: new Newest(MOST_COMPARED),
        whole: new Newest(MOST_WHOLE),
      };
    for (const term of terms) kept.frequencies.set(term, frequencies.get(term) ?? 0);
    return kept;
  }

  return async (tx: Tx, query: RetrievalQuery): Promise<RankedDecision[]> => {
    const words = query.terms.map(({ term }) => term);
    const isKnown = kept !== null && words.every((word) => kept?.frequencies.has(word));
    let corpus = kept !== null && isKnown ? kept : await readFigures(tx, words);
    for (;;) {
      const { frequencies, statistics } = corpus;
      const terms = searchTerms(query.terms, (term) => frequencies.get(term) ?? 0, statistics);
      const { hash, scores } = await searchText(
        tx,
        { terms, only: query.only ?? {}, decisions: statistics.decisions, limit: CANDIDATES },
        corpus,
      );
      if (hash !== corpus.hash) {
        corpus = await readFigures(tx, words);
        continue;
      }
      const compared = await found(
        corpus.compared,
        scores.map(({ number }) => number),
        (numbers) => comparedDecisions(tx, numbers),
      );
      const candidates = scores.flatMap(({ number, text_score }) => {
        const one = compared.get(number);
        return one ? [{ ...one, text_score }] : [];
      });
      const ranked = rankCandidates(candidates, terms, query, vectors);
      const whole = await found(
        corpus.whole,
        ranked.map(({ decision }) => decision.id),
        async (ids) => new Map((await decisionsOf(tx, ids)).map((decision) => [decision.id, decision])),
      );
      return ranked.flatMap((one) => {
        const decision = whole.get(one.decision.id);
        return decision ? [withMatchedTerms({ ...one, decision }, terms)] : [];
      });
    }
  };
}

/** The values of these keys: what is kept, and the rest as it is read now, which is kept then. */
async function found<K, V>(
  newest: Newest<K, V>,
  keys: readonly K[],
  read: (missing: K[]) => Promise<ReadonlyMap<K, V>>,
): Promise<Map<K, V>> {
  const missing = keys.filter((key) => !newest.has(key));
  const fresh = missing.length === 0 ? new Map<K, V>() : await read(missing);
  const values = new Map<K, V>();
  for (const key of keys) {
    const value = fresh.get(key) ?? newest.get(key);
    if (value !== undefined) values.set(key, value);
  }
  for (const [key, value] of values) newest.set(key, value);
  return values;
}
