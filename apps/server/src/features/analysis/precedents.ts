import {
  type LearnedReader,
  MOST_LISTED,
  type OutcomeQuery,
  type PrecedentSource,
  type RetrievalQuery,
  type StateQuery,
  type WordVectors,
  rankListed,
} from "@standing/analysis/retrieval";
import type { Pools } from "../../db/pools.ts";
import { anonymous } from "../../kernel/actor.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { corpusSearch } from "./kept-corpus.ts";
import { baseRates, listedOfState, outcomeRecords } from "./queries.ts";

/** The corpus in Postgres, ranked exactly as in memory. */
export function postgresPrecedents(
  pools: Pools,
  vectors: WordVectors,
  learner?: LearnedReader,
): PrecedentSource {
  const publicRead = <T>(work: Parameters<typeof asReader<T>>[2]) => asReader(pools, anonymous, work);
  const search = corpusSearch(vectors);
  return {
    ...(learner ? { learner } : {}),
    candidates: (query: RetrievalQuery) => publicRead((tx) => search(tx, query)),
    outcomes: (selection: OutcomeQuery) => publicRead((tx) => outcomeRecords(tx, selection)),
    baseRates: (claimTypes: string[]) =>
      publicRead(async (tx) => {
        const rates = await baseRates(tx);
        return rates.filter(({ claim_type }) => claimTypes.includes(claim_type));
      }),
    fromState: (query: StateQuery) =>
      publicRead(async (tx) => rankListed(await listedOfState(tx, query, MOST_LISTED), query)),
  };
}
