import type {
  BaseRate,
  ComparableOutcome,
  Compared,
  CorpusStatistics,
  Decision,
  DecisionFilter,
  ListedDecision,
  StateQuery,
} from "@standing/analysis/retrieval";
import { COMPARED } from "@standing/analysis/retrieval";
import type { DecisionLink, Treatment } from "@standing/contract";
import {
  type SQL,
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  lte,
  or,
  sql,
} from "drizzle-orm";
import {
  corpus_meta,
  decision_treatments,
  listed_decisions,
  outcome_records,
  precedents,
} from "../../db/schema/analysis.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { type Postings, int16s, int32s } from "./postings.ts";

/** Which corpus this is; changes whenever any of it does. */
const HASH = sql`(select value #>> '{}' from corpus_meta where name = 'hash')`;

export async function corpusHash(tx: Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ hash: string | null }>(sql`select ${HASH} as hash`);
  return rows[0]?.hash ?? null;
}

/**
 * Which corpus this is, numbers about the whole of it, and in how many precedents each of these terms stands; a term
 * that stands in none is absent.
 */
export async function corpusFigures(
  tx: Tx,
  terms: string[],
): Promise<{ hash: string | null; statistics: CorpusStatistics; frequencies: Map<string, number> }> {
  const { rows } = await tx.execute<{
    hash: string | null;
    statistics: CorpusStatistics;
    frequencies: Record<string, number>;
  }>(sql`
    select ${HASH} as hash, value as statistics, coalesce(
      (select jsonb_object_agg(term, document_frequency) from corpus_terms where term = any(${sql.param(terms)}::text[])),
      '{}'
    ) as frequencies
    from corpus_meta where name = 'statistics'`);
  const [row] = rows;
  if (!row) throw new Error("The corpus is not loaded: statistics is missing");
  return { ...row, frequencies: new Map(Object.entries(row.frequencies)) };
}

async function meta<T>(tx: Tx, name: string): Promise<T> {
  const rows = await tx
    .select({ value: corpus_meta.value })
    .from(corpus_meta)
    .where(eq(corpus_meta.name, name));
  if (!rows[0]) throw new Error(`The corpus is not loaded: ${name} is missing`);
  return rows[0].value as T;
}

/** All base rates: those with losses first, then the larger n. */
export const baseRates = (tx: Tx) => meta<BaseRate[]>(tx, "base_rates");

/** Which corpus this is, and in which of its decisions these terms stand; a term that stands in none has no postings. */
export async function postingsOf(
  tx: Tx,
  terms: readonly string[],
  withStates: boolean,
): Promise<{ hash: string | null; postings: Map<string, Postings[]> }> {
  const states = withStates
    ? sql`, encode(t.court_states, 'hex') as court, encode(t.dispute_states, 'hex') as dispute`
    : sql``;
  const { rows } = await tx.execute<{
    hash: string | null;
    term: string | null;
    legal_category: string;
    numbers: string;
    impacts: string;
    court?: string;
    dispute?: string;
  }>(sql`
    select meta.value #>> '{}' as hash, t.term, t.legal_category,
      encode(t.precedent_numbers, 'hex') as numbers, encode(t.impacts, 'hex') as impacts ${states}
    from (values ('hash')) one (name)
    left join corpus_meta meta using (name)
    left join precedent_terms t on t.term = any(${sql.param([...terms])}::text[])`);
  const postings = new Map(terms.map((term): [string, Postings[]] => [term, []]));
  for (const { term, legal_category, numbers, impacts, court, dispute } of rows)
    if (term !== null)
      postings.get(term)?.push({
        legal_category,
        numbers: int32s(numbers),
        impacts: int16s(impacts),
        ...(court !== undefined &&
          dispute !== undefined && { states: { court: int16s(court), dispute: int16s(dispute) } }),
      });
  return { hash: rows[0]?.hash ?? null, postings };
}

/** Which of these decisions the conditions of a filter let in that do not stand in the postings; null: it has none. */
export function furtherFilter(
  tx: Tx,
  only: DecisionFilter,
): ((numbers: readonly number[]) => Promise<ReadonlySet<number>>) | null {
  const further = furtherConditions(only);
  if (further.length === 0) return null;
  return async (numbers) => {
    const { rows } = await tx.execute<{ number: number }>(
      sql`select number from precedents where number = any(${sql.param([...numbers])}::int[]) and ${sql.join(further, sql` and `)}`,
    );
    return new Set(rows.map(({ number }) => number));
  };
}

/** What ranking compares of these decisions, by their numbers. */
export async function comparedDecisions(
  tx: Tx,
  numbers: readonly number[],
): Promise<Map<number, { decision: Compared; vector: Int8Array }>> {
  const { rows } = await tx.execute<Compared & { number: number; vector: Buffer }>(
    sql`select ${sql.raw(COMPARED_COLUMNS)}, number, vector from precedents
      where number = any(${sql.param([...numbers])}::int[])`,
  );
  return new Map(
    rows.map(({ number, vector, ...decision }) => [number, { decision, vector: new Int8Array(vector) }]),
  );
}

/** These decisions as they stand in the corpus, in no order. */
export async function decisionsOf(tx: Tx, ids: readonly string[]): Promise<Decision[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select(toldFields)
    .from(precedents)
    .where(sql`${precedents.id} = any(${sql.param([...ids])}::text[])`);
  return found.map(
    ({ won_by, ...decision }) => ({ ...decision, ...(won_by === null ? {} : { won_by }) }) as Decision,
  );
}

const {
  number: _number,
  vector: _vector,
  times_cited: _times_cited,
  ...toldFields
} = getTableColumns(precedents);

const COMPARED_COLUMNS = COMPARED.map((column) => `precedents.${column}`).join(", ");

/** The conditions of a filter that stand in the decisions and not in the postings. */
function furtherConditions({ claim_type, court_level, year_from, year_to, outcome }: DecisionFilter): SQL[] {
  return [
    ...(claim_type === undefined ? [] : [arrayContains(precedents.claim_types, [claim_type])]),
    ...(court_level === undefined ? [] : [eq(precedents.court_level, court_level)]),
    ...(year_from === undefined ? [] : [gte(precedents.year, year_from)]),
    ...(year_to === undefined ? [] : [lte(precedents.year, year_to)]),
    ...(outcome === undefined ? [] : [eq(precedents.outcome, outcome)]),
  ];
}

/** Told decisions that a filter lets in, the latest first, ties by id, with how many there are. */
export async function toldDecisions(
  tx: Tx,
  only: DecisionFilter,
  page: { offset: number; limit: number },
): Promise<{ decisions: Decision[]; total: number }> {
  const where = and(
    only.legal_category && eq(precedents.legal_category, only.legal_category),
    only.state && or(eq(precedents.jurisdiction, only.state), eq(precedents.state, only.state)),
    ...furtherConditions(only),
  );
  const [counted] = await tx.select({ total: count() }).from(precedents).where(where);
  const rows = await tx
    .select()
    .from(precedents)
    .where(where)
    .orderBy(desc(precedents.year), asc(precedents.number))
    .offset(page.offset)
    .limit(page.limit);
  return { decisions: rows.map((row) => row as unknown as Decision), total: counted?.total ?? 0 };
}

/**
 * Listed decisions that a filter lets in, with how many there are: with words those that have any of them, the best
 * first; without words the latest first; ties by how often they are cited, then by id.
 */
export async function listedDecisions(
  tx: Tx,
  asked: Omit<DecisionFilter, "outcome"> & { query?: string | undefined },
  page: { offset: number; limit: number },
): Promise<{ decisions: ListedDecision[]; total: number }> {
  const { query, legal_category, state, claim_type, court_level, year_from, year_to } = asked;
  const anyWord = sql`replace(plainto_tsquery('english', ${query ?? ""})::text, '&', '|')::tsquery`;
  const where = and(
    query === undefined ? undefined : sql`to_tsvector('english', searched) @@ ${anyWord}`,
    legal_category && eq(listed_decisions.legal_category, legal_category),
    state && eq(listed_decisions.jurisdiction, state),
    claim_type === undefined ? undefined : arrayContains(listed_decisions.claim_types, [claim_type]),
    court_level && eq(listed_decisions.court_level, court_level),
    year_from === undefined ? undefined : gte(listed_decisions.year, year_from),
    year_to === undefined ? undefined : lte(listed_decisions.year, year_to),
  );
  const [counted] = await tx.select({ total: count() }).from(listed_decisions).where(where);
  const rows = await tx
    .select(listedFields)
    .from(listed_decisions)
    .where(where)
    .orderBy(
      ...(query === undefined
        ? [desc(listed_decisions.year)]
        : [sql`ts_rank(to_tsvector('english', searched), ${anyWord}) desc`]),
      desc(listed_decisions.times_cited),
      asc(sql`${listed_decisions.id} collate "C"`),
    )
    .offset(page.offset)
    .limit(page.limit);
  return { decisions: rows as ListedDecision[], total: counted?.total ?? 0 };
}

/** One listed decision, or null. */
export async function findListed(tx: Tx, id: string): Promise<ListedDecision | null> {
  const rows = await tx.select(listedFields).from(listed_decisions).where(eq(listed_decisions.id, id));
  return (rows[0] as ListedDecision | undefined) ?? null;
}

/** The decisions here that cite this one, or that it cites: the latest first, at most `most`, with how many there are. */
export async function citedWith(
  tx: Tx,
  id: string,
  direction: "cited_by" | "cites",
  most: number,
): Promise<{ total: number; decisions: DecisionLink[] }> {
  const [own, other] = direction === "cited_by" ? ["cited", "citing"] : ["citing", "cited"];
  const { rows } = await tx.execute<DecisionLink & { total: number }>(sql`
    select one.id, one.told, one.case_title, one.court, one.year, count(*) over ()::int as total
    from decision_citations edge
    join (
      select id, true as told, case_title, court, year from precedents
      union all
      select id, false, case_title, court, year from listed_decisions
    ) one on one.id = edge.${sql.identifier(other)}
    where edge.${sql.identifier(own)} = ${id}
    order by one.year desc, one.id collate "C"
    limit ${most}`);
  return {
    total: rows[0]?.total ?? 0,
    decisions: rows.map(({ total: _total, ...link }) => link),
  };
}

/** What later texts say against a decision. */
export async function treatmentsOf(tx: Tx, id: string): Promise<Treatment[]> {
  const { decision_id: _id, ...fields } = getTableColumns(decision_treatments);
  return tx
    .select(fields)
    .from(decision_treatments)
    .where(eq(decision_treatments.decision_id, id))
    .orderBy(asc(decision_treatments.by));
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

/** Cents as numbers: they stay far below what a double holds exactly. */
const OUTCOME_COLUMNS = Object.values(getTableColumns(outcome_records))
  .map(({ name, columnType }) => (columnType.startsWith("PgBigInt") ? `${name}::float8` : name))
  .join(", ");

/** The outcome records of these claim types, each by id, as the driver gives them: there are thousands of some. */
export async function outcomeRecords(
  tx: Tx,
  claimTypes: readonly string[],
): Promise<Map<string, ComparableOutcome[]>> {
  const { rows } = await tx.execute<ComparableOutcome & Record<string, unknown>>(
    sql`select ${sql.raw(OUTCOME_COLUMNS)} from outcome_records
      where claim_type = any(${sql.param([...claimTypes])}::text[]) order by id collate "C"`,
  );
  return Map.groupBy(rows, ({ claim_type }) => claim_type);
}
