import {
  type BaseRate,
  type ComparableOutcome,
  type LearnedReader,
  type ListedDecision,
  MOST_LISTED,
  type OutcomeQuery,
  type PrecedentSource,
  type RetrievalQuery,
  type StateQuery,
  type WordVectors,
  rankListed,
  selectOutcomes,
} from "@standing/analysis/retrieval";
import type { Pools } from "../../db/pools.ts";
import { anonymous } from "../../kernel/actor.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { corpusSearch } from "./kept-corpus.ts";
import { KeptLists } from "./kept-lists.ts";
import { baseRates, listedOfState, outcomeRecords } from "./queries.ts";

/** All outcome records that ship, and some of what the listed decisions are asked for: twenty MB together. */
const MOST_OUTCOMES = 50_000;
const MOST_RATES = 5_000;
const MOST_OF_STATES = 10_000;

/** The corpus in Postgres, ranked exactly as in memory. */
export function postgresPrecedents(
  pools: Pools,
  vectors: WordVectors,
  learner?: LearnedReader,
): PrecedentSource {
  const publicRead = <T>(work: Parameters<typeof asReader<T>>[2]) => asReader(pools, anonymous, work);
  const search = corpusSearch(vectors);
  const outcomes = new KeptLists<ComparableOutcome>(MOST_OUTCOMES);
  const rates = new KeptLists<BaseRate>(MOST_RATES);
  const ofStates = new KeptLists<ListedDecision>(MOST_OF_STATES);
  return {
    ...(learner ? { learner } : {}),
    candidates: (query: RetrievalQuery) => publicRead((tx) => search(tx, query)),
    outcomes: (selection: OutcomeQuery) =>
      publicRead(async (tx) => {
        const wanted = [...new Set(selection.claim_types)];
        const records = await outcomes.of(tx, wanted, (missing) => outcomeRecords(tx, missing));
        return selectOutcomes(records, selection);
      }),
    baseRates: (claimTypes: string[]) =>
      publicRead(async (tx) => {
        const all = await rates.of(tx, ["all"], async () => new Map([["all", await baseRates(tx)]]));
        return (all.get("all") ?? []).filter(({ claim_type }) => claimTypes.includes(claim_type));
      }),
    fromState: (query: StateQuery) =>
      publicRead(async (tx) => {
        const name = [query.state, ...query.claim_types.toSorted()].join(" ");
        const listed = await ofStates.of(
          tx,
          [name],
          async () => new Map([[name, await listedOfState(tx, query, MOST_LISTED)]]),
        );
        return rankListed(listed.get(name) ?? [], query);
      }),
  };
}
