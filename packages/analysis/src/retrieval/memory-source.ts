import type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
import type { LearnedReader } from "../reading/learned/learned-reader.ts";
import type { ListedDecision } from "../library/listed-decision.ts";
import { isOfQuery, MOST_LISTED, rankListed } from "../library/rank-listed.ts";
import type { BaseRate, Decision } from "../records.ts";
import { CANDIDATES, compareIds, isAllowed, rankCandidates, withMatchedTerms } from "./ranking.ts";
import type { Candidate } from "./ranking.ts";
import type { OutcomeQuery, PrecedentSource, RankedDecision, RetrievalQuery, StateQuery } from "./source.ts";
import { searchTerms } from "./term-weights.ts";
import type { SearchTerm } from "./term-weights.ts";
import { buildTextIndex } from "./text-index.ts";
import type { TextIndex } from "./text-index.ts";
import { decisionVector } from "./word-vectors.ts";
import type { WordVectors } from "./word-vectors.ts";

/** A source that holds everything in memory. The index is built once, here. */
export function memorySource(
  decisions: readonly Decision[],
  outcomes: readonly ComparableOutcome[],
  rates: readonly BaseRate[],
  vectors: WordVectors | null = null,
  learner: LearnedReader | null = null,
  listed: () => Promise<readonly ListedDecision[]> = async () => [],
): PrecedentSource {
  const byId = [...decisions].sort((a, b) => compareIds(a.id, b.id));
  const index = buildTextIndex(byId);
  const corpus: Corpus = {
    decisions: byId,
    index,
    vectors,
    packed: vectors ? byId.map((decision) => decisionVector(decision, vectors)) : [],
  };
  const outcomesByClaimType = Map.groupBy(
    [...outcomes].sort((a, b) => compareIds(a.id, b.id)),
    (record) => record.claim_type,
  );
  let inStates: Promise<ReadonlyMap<string, readonly ListedDecision[]>> | undefined;
  const inState = async (state: string): Promise<readonly ListedDecision[]> => {
    inStates ??= listed().then((all) => Map.groupBy(all, ({ jurisdiction }) => jurisdiction));
    return (await inStates).get(state) ?? [];
  };
  return {
    ...(learner ? { learner } : {}),
    candidates: async (query) => search(corpus, query),
    outcomes: async (selection) => selectOutcomes(outcomesByClaimType, selection),
    baseRates: async (claimTypes) =>
      rates.filter((rate) => claimTypes.includes(rate.claim_type)).sort(byWorth),
    fromState: async (query) => rankListed(mostCited(await inState(query.state), query), query),
  };
}

function mostCited(listed: readonly ListedDecision[], query: StateQuery): ListedDecision[] {
  return listed
    .filter((one) => isOfQuery(one, query))
    .toSorted((a, b) => b.times_cited - a.times_cited || compareIds(a.id, b.id))
    .slice(0, MOST_LISTED);
}

interface Corpus {
  decisions: readonly Decision[];
  index: TextIndex;
  vectors: WordVectors | null;
  /** One for each decision, by place; none without word vectors. */
  packed: readonly Int8Array[];
}

function search(corpus: Corpus, query: RetrievalQuery): RankedDecision[] {
  const { index } = corpus;
  const terms = searchTerms(query.terms, (term) => index.postings.get(term)?.length ?? 0, index.statistics);
  return rankCandidates(textCandidates(corpus, terms, query), terms, query, corpus.vectors).map((one) =>
    withMatchedTerms(one, terms),
  );
}

function textCandidates(
  { decisions, index, packed }: Corpus,
  terms: readonly SearchTerm[],
  query: RetrievalQuery,
): Candidate[] {
  const scores = new Float64Array(decisions.length);
  for (const { term, weight } of terms)
    for (const { decision, impact } of index.postings.get(term) ?? [])
      scores[decision] = (scores[decision] ?? 0) + weight * impact;
  const found: Candidate[] = [];
  for (const [place, decision] of decisions.entries()) {
    const text_score = scores[place] ?? 0;
    if (text_score > 0 && isAllowed(decision, query))
      found.push({ decision, text_score, vector: packed[place] ?? null });
  }
  return found
    .sort((a, b) => b.text_score - a.text_score || compareIds(a.decision.id, b.decision.id))
    .slice(0, CANDIDATES);
}

/** The records that a query asks for, by id, of those of each claim type, which are by id. */
export function selectOutcomes(
  byClaimType: ReadonlyMap<string, readonly ComparableOutcome[]>,
  selection: OutcomeQuery,
): ComparableOutcome[] {
  const { amount_kinds, defendant_kinds, with_amount } = selection;
  const claimTypes = [...new Set(selection.claim_types)];
  const isAskedFor = (record: ComparableOutcome) =>
    (with_amount !== true || record.amount_usd_cents !== null) &&
    (amount_kinds === undefined ||
      (record.amount_kind !== null && amount_kinds.includes(record.amount_kind))) &&
    (defendant_kinds === undefined || defendant_kinds.includes(record.defendant_kind));
  return claimTypes
    .map((claimType) => (byClaimType.get(claimType) ?? []).filter(isAskedFor))
    .reduce(merged, []);
}

/** Two lists that are by id as one that is. */
function merged(a: readonly ComparableOutcome[], b: readonly ComparableOutcome[]): ComparableOutcome[] {
  const all: ComparableOutcome[] = [];
  let at = 0;
  for (const one of b) {
    for (let next = a[at]; next && compareIds(next.id, one.id) <= 0; next = a[++at]) all.push(next);
    all.push(one);
  }
  return all.concat(a.slice(at));
}

function byWorth(a: BaseRate, b: BaseRate): number {
  return (
    Number(b.includes_losses) - Number(a.includes_losses) ||
    b.n - a.n ||
    compareIds(a.jurisdiction, b.jurisdiction)
  );
}
