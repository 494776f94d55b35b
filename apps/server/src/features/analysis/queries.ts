import type {
  BaseRate,
  ComparableOutcome,
  CorpusStatistics,
  Decision,
  ListedDecision,
  OutcomeQuery,
  StateQuery,
} from "@standing/analysis/retrieval";
import { and, arrayOverlaps, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import {
  corpus_meta,
  corpus_terms,
  listed_decisions,
  outcome_records,
  precedents,
} from "../../db/schema/analysis.ts";
import { stateCode } from "../../db/state-code.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

/** In how many precedents each of these terms stands; a term that stands in none is absent. */
export async function documentFrequencies(tx: Tx, terms: string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const rows = await tx.select().from(corpus_terms).where(inArray(corpus_terms.term, terms));
  return new Map(rows.map((row) => [row.term, row.document_frequency]));
}

async function meta<T>(tx: Tx, name: string): Promise<T> {
  const rows = await tx
    .select({ value: corpus_meta.value })
    .from(corpus_meta)
    .where(eq(corpus_meta.name, name));
  if (!rows[0]) throw new Error(`The corpus is not loaded: ${name} is missing`);
  return rows[0].value as T;
}

export const corpusStatistics = (tx: Tx) => meta<CorpusStatistics>(tx, "statistics");

/** All base rates: those with losses first, then the larger n. */
export const baseRates = (tx: Tx) => meta<BaseRate[]>(tx, "base_rates");

/**
 * The precedents with the highest text score, ties by id. The sum of whole numbers is exact, so it is the one that
 * memory gives. Impact times weight stays far below two thousand million, so that plain integers do.
 */
export async function textCandidates(
  tx: Tx,
  terms: readonly { term: string; weight: number }[],
  only: { legal_category?: string; state?: string },
  limit: number,
): Promise<{ decision: Decision; text_score: number; vector: Int8Array }[]> {
  const inCategory = only.legal_category ? sql`and t.legal_category = ${only.legal_category}` : sql``;
  const states = only.state
    ? sql`, unnest(t.court_states) as court_state, unnest(t.dispute_states) as dispute_state`
    : sql``;
  const inState = only.state ? sql`where ${stateCode(only.state)} in (court_state, dispute_state)` : sql``;
  const { rows } = await tx.execute<{ precedent_number: number; text_score: string }>(sql`
    select precedent_number, sum(impact * weight) as text_score
    from (
      select q.weight, unnest(t.precedent_numbers) as precedent_number, unnest(t.impacts) as impact ${states}
      from unnest(${sql.param(terms.map(({ term }) => term))}::text[], ${sql.param(terms.map(({ weight }) => weight))}::int[]) as q(term, weight)
      join precedent_terms t on t.term = q.term ${inCategory}
    ) as posting
    ${inState}
    group by precedent_number
    order by text_score desc, precedent_number
    limit ${limit}`);
  const scores = new Map(rows.map((row) => [row.precedent_number, Number(row.text_score)]));
  if (scores.size === 0) return [];
  const found = await tx
    .select()
    .from(precedents)
    .where(inArray(precedents.number, [...scores.keys()]));
  return found.map(({ number, vector, won_by, times_cited: _times, ...decision }) => ({
    decision: { ...decision, ...(won_by === null ? {} : { won_by }) } as Decision,
    text_score: scores.get(number) ?? 0,
    vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }));
}

/** One decision, or null. */
export async function findPrecedent(tx: Tx, id: string): Promise<typeof precedents.$inferSelect | null> {
  const rows = await tx.select().from(precedents).where(eq(precedents.id, id));
  return rows[0] ?? null;
}

const { searched: _searched, ...listedFields } = getTableColumns(listed_decisions);

/** Listed decisions of one state and of any of these claims, the most cited first, ties by id. */
export async function listedOfState(
  tx: Tx,
  { state, claim_types }: Pick<StateQuery, "state" | "claim_types">,
  limit: number,
): Promise<ListedDecision[]> {
  if (claim_types.length === 0) return [];
  const rows = await tx
    .select(listedFields)
    .from(listed_decisions)
    .where(
      and(
        eq(listed_decisions.jurisdiction, state),
        arrayOverlaps(listed_decisions.claim_types, [...claim_types]),
      ),
    )
    .orderBy(desc(listed_decisions.times_cited), asc(sql`${listed_decisions.id} collate "C"`))
    .limit(limit);
  return rows as ListedDecision[];
}

/** All matching outcome records, by id. */
export async function outcomeRecords(tx: Tx, selection: OutcomeQuery): Promise<ComparableOutcome[]> {
  const { claim_types, amount_kinds, defendant_kinds, with_amount } = selection;
  if (claim_types.length === 0) return [];
  const rows = await tx
    .select()
    .from(outcome_records)
    .where(
      and(
        inArray(outcome_records.claim_type, claim_types),
        amount_kinds && inArray(outcome_records.amount_kind, amount_kinds),
        defendant_kinds && inArray(outcome_records.defendant_kind, defendant_kinds),
        with_amount ? isNotNull(outcome_records.amount_usd_cents) : undefined,
      ),
    )
    .orderBy(asc(sql`${outcome_records.id} collate "C"`));
  return rows as ComparableOutcome[];
}
