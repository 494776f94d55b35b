/**
 * Precedent search in Postgres at 1,000 to 1,000,000 decisions with their word vectors: time of a query with and without
 * filters, how much of the exact ranking it finds, disk and memory. Records are the shipped ones recombined: half the
 * terms of one, half of another.
 *
 * Exact is: all terms of the query, however common, and the full score of the 5,000 decisions with the highest text score.
 * As recombined records have many equals, a decision counts as found when its score is that of the exact first twenty.
 *
 * Usage: node bench/retrieval-scale.ts [sizes, such as 1000,10000,100000,1000000]
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import {
  loadShippedWordVectors,
  queryTerms,
  rankCandidates,
  searchTerms,
} from "@standing/analysis/retrieval";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { loadCorpus } from "../apps/server/src/db/load-corpus.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPools } from "../apps/server/src/db/pools.ts";
import { postgresPrecedents } from "../apps/server/src/features/analysis/precedents.ts";
import { comparedDecisions, corpusFigures } from "../apps/server/src/features/analysis/queries.ts";
import { searchText } from "../apps/server/src/features/analysis/text-search.ts";
import { anonymous } from "../apps/server/src/kernel/actor.ts";
import { asActor } from "../apps/server/src/kernel/unit-of-work.ts";
import { createLog } from "../apps/server/src/kernel/log.ts";
import { percentile, report, scratchFolder, top } from "./app.ts";

const SIZES = (process.argv[2] ?? "1000,10000,100000,1000000").split(",").map(Number);
const QUERIES = 120;
const EXACT_QUERIES = 10;
const EXACT_CANDIDATES = 5_000;
const SHOWN = 20;
/** `searchTerms` drops common terms of a long query, and never one of the first four: asked by fours it drops none. */
const TERMS_AT_ONCE = 4;
const STORIES = [
  "I slipped on water near the freezers of a grocery store, there was no sign, I broke my wrist and had surgery and missed six weeks of work",
  "My landlord kept my security deposit after I moved out and never sent a list of damages although I left the apartment clean",
  "I worked about fifty hours a week as a cook and was paid for forty, my boss says I am salaried and cannot get overtime",
  "The officer threw me to the ground and hit me with a baton while my hands were cuffed and I was not charged with any crime",
  "My manager fired me two days after I told her that I am pregnant and gave my job to a man with less experience",
  "The doctor missed the cancer on the scan two years ago and now it has spread and the treatment is much harder",
  "A debt collector calls me at work every day about a credit card that I paid off and has now put it on my credit report",
  "The contractor took half of the money for the roof and left after two days, the roof leaks and he does not answer",
  "My ex will not return the children at the agreed time and wants to move with them to another state without asking me",
  "The school suspended my son for a social media post that he wrote at home on a weekend about the principal",
];
const FILTERS = [
  {},
  { legal_category: "personal_injury" as const },
  { state: "CA" as const },
  { legal_category: "employment_labor_law" as const, state: "NY" as const },
];

const scratch = scratchFolder("scale");
// Postgres runs as another user when this runs as root, and must be able to reach its folder.
chmodSync(scratch, 0o755);
const embedded = await startEmbedded({
  home: join(scratch, "home"),
  settings: {
    shared_buffers: "1GB",
    maintenance_work_mem: "1GB",
    max_wal_size: "8GB",
    fsync: "off",
    synchronous_commit: "off",
  },
});
await migrate(embedded.ownerUrl);
await loadCorpus(embedded.ownerUrl, join(top, "packages/analysis/corpus"), createLog("error"));
const ownerPools = openPools({ appUrl: embedded.ownerUrl, appConnections: 1 });
const owner = ownerPools.app;
const pools = openPools({ appUrl: embedded.appUrl });
const vectors = await loadShippedWordVectors(join(top, "packages/analysis/corpus"));
const source = postgresPrecedents(pools, vectors);
const shipped = await keepBase();

/** Keeps the shipped records and their postings, one row each: larger corpora are put together from them. */
async function keepBase(): Promise<number> {
  await owner.query(`
    set work_mem = '512MB';
    create function place_at(bytes bytea, size integer, n integer) returns integer immutable language sql
      return ('x' || encode(substr(bytes, 1 + n * size, size), 'hex'))::bit(32)::integer >> (32 - 8 * size);
    create table bench_base as select p.*, number as place from precedents p;
    alter table bench_base drop column number;
    create table bench_terms as
      select term, abs(hashtext(term)) % 2 as side, place_at(precedent_numbers, 4, n) as place, place_at(impacts, 2, n) as impact,
        place_at(court_states, 2, n) as court_state, place_at(dispute_states, 2, n) as dispute_state
      from precedent_terms, generate_series(0, octet_length(impacts) / 2 - 1) n;
    create table bench_places as
      select distinct on (place) place, legal_category, court_state, dispute_state from bench_terms join bench_base using (place);
    create index on bench_terms (term);
    analyze bench_base, bench_terms, bench_places;`);
  const { rows } = await owner.query<{ n: number }>("select count(*)::int as n from bench_base");
  return rows[0]?.n ?? 0;
}

/**
 * Makes the corpus anew with `size` records. Record i is shipped record i modulo their number, with half of its terms
 * and the other half from another one, which differs from round to round.
 */
async function build(size: number): Promise<void> {
  const columns = `court, court_level, jurisdiction, state, city, year, citation, docket_number, legal_category, claim_types, outcome,
    disposition, amount_usd_cents, amount_kind, facts, holding, matters, key_facts, source, checked, case_title, won_by, times_cited, vector`;
  await owner.query("truncate precedents, precedent_terms, corpus_terms");
  await owner.query(
    `insert into precedents (id, number, ${columns})
     select 'made-' || lpad(i::text, 9, '0'), i, ${columns}
     from generate_series(0, $1::int - 1) i join bench_base on place = i % $2::int`,
    [size, shipped],
  );
  await owner.query(
    `insert into precedent_terms (term, legal_category, precedent_numbers, impacts, court_states, dispute_states)
     select made.* from (select distinct term from bench_terms) every cross join lateral (
       select every.term, legal_category, string_agg(int4send(i), ''::bytea order by i), string_agg(int2send(impact::int2), ''::bytea order by i),
         string_agg(int2send(court_state::int2), ''::bytea order by i), string_agg(int2send(dispute_state::int2), ''::bytea order by i)
       from (
         select impact, round * $2::int + case side when 0 then place else (place + 31 * round) % $2::int end as i
         from bench_terms, generate_series(0, $1::int / $2::int) round
         where term = every.term
       ) posting
       join bench_places p on p.place = i % $2::int
       where i < $1::int
       group by legal_category
     ) made`,
    [size, shipped],
  );
  await owner.query(
    `insert into corpus_terms (term, document_frequency)
     select term, sum(octet_length(impacts) / 2) from precedent_terms group by term`,
  );
  await owner.query(
    "update corpus_meta set value = jsonb_set(value, '{decisions}', to_jsonb($1::int)) where name = 'statistics'",
    [size],
  );
  await owner.query("update corpus_meta set value = to_jsonb($1::text) where name = 'hash'", [
    `made-${size}`,
  ]);
  for (const table of ["precedents", "precedent_terms", "corpus_terms"])
    await owner.query(`vacuum analyze ${table}`);
}

function storyOf(n: number): string {
  return `${STORIES[n % STORIES.length]} ${STORIES[(n * 3 + 1) % STORIES.length]}`;
}

function queryOf(text: string, only: (typeof FILTERS)[number] = {}) {
  return { text, terms: queryTerms(text), claim_types: [], only, limit: SHOWN };
}

/** The exact ranking of a query. */
async function exactRanking(query: ReturnType<typeof queryOf>) {
  return asActor(pools, anonymous, async (tx) => {
    const { statistics, frequencies } = await corpusFigures(
      tx,
      query.terms.map(({ term }) => term),
    );
    const df = (term: string) => frequencies.get(term) ?? 0;
    const all = [];
    for (let at = 0; at < query.terms.length; at += TERMS_AT_ONCE)
      all.push(...searchTerms(query.terms.slice(at, at + TERMS_AT_ONCE), df, statistics));
    all.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
    const { scores } = await searchText(tx, {
      terms: all,
      only: {},
      decisions: statistics.decisions,
      limit: EXACT_CANDIDATES,
    });
    const compared = await comparedDecisions(
      tx,
      scores.map(({ number }) => number),
    );
    const candidates = scores.flatMap(({ number, text_score }) => {
      const one = compared.get(number);
      return one ? [{ ...one, text_score }] : [];
    });
    return rankCandidates(candidates, all, query, vectors);
  });
}

/** Mean share of the exact first twenty that the search finds, by their scores in the exact ranking. */
async function foundOfExact(): Promise<number> {
  let sum = 0;
  for (let n = 0; n < EXACT_QUERIES; n += 1) {
    const query = queryOf(storyOf(n));
    const exact = await exactRanking({ ...query, limit: EXACT_CANDIDATES });
    const scores = new Map(exact.map(({ decision, score }) => [decision.id, score]));
    const last = exact[SHOWN - 1]?.score ?? 0;
    const found = await source.candidates(query);
    sum += found.filter(({ decision }) => (scores.get(decision.id) ?? -1) >= last).length / SHOWN;
  }
  return Math.round((1000 * sum) / EXACT_QUERIES) / 1000;
}

async function measure(size: number) {
  const started = performance.now();
  await build(size);
  const built = performance.now() - started;
  const times = new Map<string, number[]>();
  for (let n = -8; n < QUERIES; n += 1) {
    const story = storyOf(n + 8);
    const only = FILTERS[(n + 8) % FILTERS.length] ?? {};
    const before = performance.now();
    await source.candidates(queryOf(story, only));
    const took = performance.now() - before;
    if (n < 0) continue;
    const kind = Object.keys(only).length === 0 ? "without filters" : "with filters";
    times.set(kind, [...(times.get(kind) ?? []), took]);
  }
  const { rows } = await owner.query<{ gib: string; postings: string }>(
    `select round((pg_total_relation_size('precedents') + pg_total_relation_size('precedent_terms') + pg_total_relation_size('corpus_terms')) / 1073741824.0, 2) as gib,
       (select sum(document_frequency) from corpus_terms) as postings`,
  );
  return {
    decisions: size,
    found_of_exact: await foundOfExact(),
    postings: Number(rows[0]?.postings),
    built_seconds: Math.round(built / 1000),
    disk_gib: Number(rows[0]?.gib),
    postgres_resident_mib: residentPostgres(),
    load_average: loadavg()[0],
    query_ms: Object.fromEntries(
      [...times].map(([kind, values]) => [
        kind,
        { p50: percentile(values, 0.5), p95: percentile(values, 0.95), p99: percentile(values, 0.99) },
      ]),
    ),
  };
}

/** Memory of this Postgres and all its processes in MiB, shared pages counted once; undefined where Linux does not tell. */
function residentPostgres(): number | undefined {
  const postmaster = readFileSync(join(scratch, "home/postgres/postmaster.pid"), "utf8").split("\n")[0] ?? "";
  if (!existsSync(`/proc/${postmaster}/smaps_rollup`)) return undefined;
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", postmaster], { encoding: "utf8" })
    .trim()
    .split(/\s+/);
  const kib = [postmaster, ...children].map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]),
  );
  return Math.round(kib.reduce((sum, one) => sum + one, 0) / 1024);
}

try {
  const sizes = [];
  for (const size of SIZES) {
    const figures = await measure(size);
    process.stderr.write(`${JSON.stringify(figures)}\n`);
    sizes.push(figures);
  }
  report({ queries_each: QUERIES, sizes });
} finally {
  await pools.close();
  await ownerPools.close();
  await embedded.stop();
}
