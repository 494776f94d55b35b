import {
  CANDIDATES,
  type LearnedReader,
  MOST_LISTED,
  type OutcomeQuery,
  type PrecedentSource,
  type RetrievalQuery,
  type StateQuery,
  type WordVectors,
  rankCandidates,
  rankListed,
  searchTerms,
  withMatchedTerms,
} from "@standing/analysis/retrieval";
import type { Pools } from "../../db/pools.ts";
import { anonymous } from "../../kernel/actor.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import {
  baseRates,
  corpusFigures,
  decisionsOf,
  listedOfState,
  outcomeRecords,
  textCandidates,
} from "./queries.ts";

/** The corpus in Postgres, ranked exactly as in memory: the text score is added up by the database, the rest is the engine's. */
export function postgresPrecedents(
  pools: Pools,
  vectors: WordVectors,
  learner?: LearnedReader,
): PrecedentSource {
  const publicRead = <T>(work: Parameters<typeof asReader<T>>[2]) => asReader(pools, anonymous, work);
  return {
    ...(learner ? { learner } : {}),
    candidates: (query: RetrievalQuery) =>
      publicRead(async (tx) => {
        const { statistics, frequencies } = await corpusFigures(
          tx,
          query.terms.map(({ term }) => term),
        );
        const terms = searchTerms(query.terms, (term) => frequencies.get(term) ?? 0, statistics);
        if (terms.length === 0) return [];
        const candidates = await textCandidates(tx, terms, query.only ?? {}, CANDIDATES);
        const ranked = rankCandidates(candidates, terms, query, vectors);
        const whole = await decisionsOf(
          tx,
          ranked.map(({ decision }) => decision.id),
        );
        const byId = new Map(whole.map((decision) => [decision.id, decision]));
        return ranked.flatMap((one) => {
          const decision = byId.get(one.decision.id);
          return decision ? [withMatchedTerms({ ...one, decision }, terms)] : [];
        });
      }),
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
