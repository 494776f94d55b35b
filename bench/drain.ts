/**
 * Waiting analyses, worked off by one worker process and then as many again by two: how many a second, and whether each
 * case was analyzed once and none twice. Runs what `npm start` builds.
 *
 * Usage: node bench/drain.ts [cases, 10000 where nothing is said]
 */
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { type Machine, newSite } from "../scripts/several-machines.ts";
import { machine, report } from "./app.ts";

const CASES = Number(process.argv[2] ?? 10_000);
const QUEUE = "analyze-case";
const STORIES = [
  "I slipped on a wet floor in a store on March 3, 2026 and broke my wrist. There was no warning sign. My bills are $12,000.",
  "My landlord kept my security deposit of $1,900 after I moved out and never sent a list of damages.",
  "I worked 55 hours a week as a cook and was paid for 40. My boss says I am salaried.",
  "A debt collector calls me at work every day about a credit card that I paid off two years ago.",
  "The contractor took half of the money for the roof and left after two days. The roof leaks.",
];

const site = await newSite();
const web = await site.start("web");
const database = new Client({ connectionString: site.ownerUrl });
await database.connect();
const boss = new PgBoss({
  connectionString: site.ownerUrl,
  schema: "pgboss",
  createSchema: false,
  supervise: false,
});
await boss.start();

/** Cases of a hundred people, each with its job, as the form leaves them. */
async function submit(): Promise<string[]> {
  await database.query(
    `insert into auth."user" (name, email, email_verified)
     select '', 'waits-' || gen_random_uuid() || '@example.org', true from generate_series(1, 100)`,
  );
  const { rows } = await database.query<{ id: string }>(
    `insert into cases (user_id, title, description, case_type, legal_category, incident_state, status)
     select u.id, 'Waiting', ($1::text[])[1 + n % cardinality($1::text[])], 'other', 'other', 'TX', 'submitted'
     from generate_series(1, $2::int) n
     join (
       select id, row_number() over () - 1 as place
       from (select id from auth."user" where email like 'waits-%' order by created_at desc limit 100) newest
     ) u on u.place = n % 100
     returning id`,
    [STORIES, CASES],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length !== CASES) throw new Error(`${ids.length} cases wait`);
  for (let at = 0; at < ids.length; at += 1000)
    await boss.insert(
      QUEUE,
      ids.slice(at, at + 1000).map((id) => ({ data: { case_id: id } })),
    );
  return ids;
}

/** How the cases stand, and how often each was analyzed. */
async function standing(ids: readonly string[]) {
  const { rows } = await database.query<{ done: number; runs: number; twice: number; failed: number }>(
    `select count(*) filter (where c.status = 'completed')::int as done,
       coalesce(sum(a.runs), 0)::int as runs, count(*) filter (where a.runs > 1)::int as twice,
       count(*) filter (where c.status = 'failed')::int as failed
     from cases c left join (select case_id, count(*) as runs from case_analyses group by 1) a on a.case_id = c.id
     where c.id = any($1::uuid[])`,
    [ids],
  );
  return rows[0] ?? { done: 0, runs: 0, twice: 0, failed: 0 };
}

async function drained(workers: number) {
  const ids = await submit();
  const began = performance.now();
  const machines: Machine[] = [];
  for (let n = 0; n < workers; n += 1) machines.push(await site.start("worker"));
  const started = performance.now();
  let now = await standing(ids);
  while (now.done + now.failed < CASES && !machines.some((one) => one.hasEnded())) {
    await delay(500);
    now = await standing(ids);
  }
  const ended = performance.now();
  for (const one of machines) await one.kill();
  const seconds = (from: number) => Number(((ended - from) / 1000).toFixed(1));
  return {
    workers,
    cases: CASES,
    // From the start of the first worker on, which begins before the last one says that it has started.
    seconds: seconds(began),
    analyses_per_second: Number(((CASES * 1000) / (ended - began)).toFixed(1)),
    starting_seconds: Number(((started - began) / 1000).toFixed(1)),
    lost: CASES - now.done,
    twice: now.twice,
  };
}

try {
  await web.kill();
  const one = await drained(1);
  process.stderr.write(`${JSON.stringify(one)}\n`);
  const two = await drained(2);
  report({ bench: "drain", ...machine(), one, two });
} finally {
  await boss.stop({ graceful: false });
  await database.end();
  await site.close();
}
