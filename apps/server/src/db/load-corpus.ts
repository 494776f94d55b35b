import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  buildTextIndex,
  decisionVector,
  type Decision,
  type ListedDecision,
  loadListedDecisions,
  loadShippedAuthority,
  loadShippedBaseRates,
  loadShippedDecisions,
  loadShippedOutcomes,
  loadShippedWordVectors,
  type Posting,
  withoutTold,
} from "@standing/analysis/retrieval";
import { Client } from "pg";
import type { Log } from "../kernel/log.ts";
import { stateCode } from "./state-code.ts";

/** Any number, the same in every process: whoever holds the lock loads, the others wait. */
const LOCK = 7_826_314_002;

/** Changes when the way of indexing changes, so that an old index is made anew. */
const INDEX_VERSION = 5;

/**
 * Puts the shipped corpus into the database, when it is not there yet or another one is. Readers see the old corpus
 * until the new one is whole.
 * @param ownerUrl connection string of the owner of the tables
 * @param folder the corpus that ships
 */
export async function loadCorpus(ownerUrl: string, folder: string, log: Log): Promise<void> {
  const hash = await hashOf(folder);
  const client = new Client({ connectionString: ownerUrl, application_name: "standing-corpus" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const { rows } = await client.query<{ value: string }>(
      "select value from corpus_meta where name = 'hash'",
    );
    if (rows[0]?.value === hash) return;
    const counts = await replace(client, folder, hash);
    log.info("corpus_loaded", counts);
  } finally {
    await client.end();
  }
}

async function replace(client: Client, folder: string, hash: string) {
  const decisions = (await loadShippedDecisions(join(folder, "decisions"))).sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const outcomes = await loadShippedOutcomes(folder);
  const rates = await loadShippedBaseRates(folder);
  const vectors = await loadShippedWordVectors(folder);
  const authority = await loadShippedAuthority(folder);
  const listed = withoutTold(await loadListedDecisions(folder), decisions);
  const known = new Set([...decisions, ...listed].map(({ id }) => id));
  const index = buildTextIndex(decisions);
  const terms = [...index.postings].flatMap(([term, postings]) => termRows(term, postings, decisions));
  const frequencies = [...index.postings].map(([term, postings]) => ({
    term,
    document_frequency: postings.length,
  }));

  await client.query("begin");
  await client.query(
    "truncate precedents, precedent_terms, corpus_terms, outcome_records, corpus_meta, listed_decisions, decision_citations, decision_treatments",
  );
  await insertAll(
    client,
    "precedents",
    decisions.map((decision, number) => ({
      ...decision,
      won_by: decision.won_by ?? null,
      number,
      times_cited: authority.times_cited[decision.id] ?? 0,
      vector: `\\x${Buffer.from(decisionVector(decision, vectors)).toString("hex")}`,
    })),
  );
  await insertAll(client, "precedent_terms", terms);
  await insertAll(client, "corpus_terms", frequencies);
  await insertAll(client, "outcome_records", outcomes);
  await insertAll(client, "listed_decisions", listed.map(searchable));
  await insertAll(
    client,
    "decision_citations",
    authority.cites
      .filter((edge) => edge.every((id) => known.has(id)))
      .map(([citing, cited]) => ({ citing, cited })),
  );
  await insertAll(
    client,
    "decision_treatments",
    Object.entries(authority.treatments)
      .filter(([id]) => known.has(id))
      .flatMap(([decision_id, treatments]) =>
        treatments.map(({ kind, limit, by, source }) => ({ decision_id, kind, limited: limit, by, source })),
      ),
  );
  const facts = { hash, statistics: index.statistics, base_rates: [...rates].sort(byWorth) };
  for (const [name, value] of Object.entries(facts)) {
    await client.query("insert into corpus_meta (name, value) values ($1, $2)", [
      name,
      JSON.stringify(value),
    ]);
  }
  await client.query("commit");
  await client.query("analyze precedents, precedent_terms, corpus_terms, outcome_records, listed_decisions");
  return { decisions: decisions.length, listed: listed.length, outcomes: outcomes.length };
}

function searchable(decision: ListedDecision) {
  const { case_title, citations, docket_number, subjects } = decision;
  return { ...decision, searched: [case_title, ...citations, docket_number ?? "", ...subjects].join(" ") };
}

/** The rows of one term, one for each legal category. `decisions` are in the order of their numbers. */
function termRows(term: string, postings: readonly Posting[], decisions: readonly Decision[]) {
  const entries = postings.flatMap(({ decision: number, impact }) => {
    const decision = decisions[number];
    return decision ? [{ number, impact, decision }] : [];
  });
  const byCategory = Map.groupBy(entries, ({ decision }) => decision.legal_category);
  return [...byCategory].map(([legal_category, group]) => ({
    term,
    legal_category,
    precedent_numbers: bytesOf(
      4,
      group.map(({ number }) => number),
    ),
    impacts: bytesOf(
      2,
      group.map(({ impact }) => impact),
    ),
    court_states: bytesOf(
      2,
      group.map(({ decision }) => stateCode(decision.jurisdiction)),
    ),
    dispute_states: bytesOf(
      2,
      group.map(({ decision }) => stateCode(decision.state)),
    ),
  }));
}

/** Numbers of so many bytes each, most significant first, as a column of bytes takes them. */
function bytesOf(size: 2 | 4, numbers: readonly number[]): string {
  const bytes = Buffer.alloc(size * numbers.length);
  numbers.forEach((number, place) => bytes.writeIntBE(number, size * place, size));
  return `\\x${bytes.toString("hex")}`;
}

/** Inserts rows whose keys are the table's columns, in few statements. */
async function insertAll(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const batch = 5_000;
  for (let from = 0; from < rows.length; from += batch) {
    const part = JSON.stringify(rows.slice(from, from + batch));
    const columns = Object.keys(rows[from] ?? {}).join(", ");
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [part],
    );
  }
}

/** Those with losses first, then the larger n. */
function byWorth(
  a: { includes_losses: boolean; n: number },
  b: { includes_losses: boolean; n: number },
): number {
  return Number(b.includes_losses) - Number(a.includes_losses) || b.n - a.n;
}

async function hashOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(jsonl|json|gz|bin)$/.test(name))
    .sort();
  const hash = createHash("sha256").update(String(INDEX_VERSION));
  for (const name of names) {
    hash.update(name);
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk as Buffer);
  }
  return hash.digest("hex");
}
