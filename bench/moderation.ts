/**
 * The operators' queue of content, the public list of articles and their search at 1,000 and 100,000 rows: time of one
 * transaction with the policies in force.
 *
 * Usage: node bench/moderation.ts [sizes, such as 1000,100000]
 */
import { chmodSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPools } from "../apps/server/src/db/pools.ts";
import { countWaiting, entryIds, findEntries } from "../apps/server/src/features/content/review/queries.ts";
import { countInsights, findInsights } from "../apps/server/src/features/content/queries.ts";
import { anonymous, userActor } from "../apps/server/src/kernel/actor.ts";
import { type Tx, asActor } from "../apps/server/src/kernel/unit-of-work.ts";
import { percentile, report, scratchFolder } from "./app.ts";

const SIZES = (process.argv[2] ?? "1000,100000").split(",").map(Number);
const TRIES = 60;
const PER_PAGE = 25;

const scratch = scratchFolder("moderation");
// Postgres runs as another user when this runs as root, and must be able to reach its folder.
chmodSync(scratch, 0o755);
const embedded = await startEmbedded({
  home: join(scratch, "home"),
  settings: { fsync: "off", synchronous_commit: "off" },
});
await migrate(embedded.ownerUrl);
const owner = openPools({ appUrl: embedded.ownerUrl, appConnections: 1 });
const pools = openPools({ appUrl: embedded.appUrl });

const { rows } = await owner.app.query<{ id: string }>(
  `insert into auth."user" (name, email, email_verified) values ('', 'bench@example.com', true) returning id`,
);
const operator = userActor(rows[0]?.id ?? "", ["admin"]);
await owner.app.query(
  `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number) values ($1, 'A', 'B', 'CA', '1')`,
  [rows[0]?.id],
);

/** Half waits for review, a quarter is approved for a date, a quarter is public. */
async function fill(size: number): Promise<void> {
  await owner.app.query("truncate attorney_content cascade");
  await owner.app.query(
    `insert into attorney_content (attorney_id, title, slug, summary, content, status, publish_at, published_at, practice_areas)
     select a.id, 'Article ' || n, 'article-' || n, 'Summary of article ' || n,
       repeat('Words about rent number ' || n || '. ', 40) || case when n % 1000 = 3 then ' zebra crossing' else '' end,
       (array['submitted', 'approved', 'submitted', 'published'])[n % 4 + 1], now() + n * interval '1 minute', now() - n * interval '1 minute',
       array[case when n % 2 = 0 then 'Tax Law' else 'Real Estate' end]
     from attorney_profiles a, generate_series(1, $1::int) n`,
    [size],
  );
  await owner.app.query(
    `insert into content_moderation_queue (content_id, decision, decided_at, created_at)
     select id, case when status = 'submitted' then null else status end, case when status = 'submitted' then null else now() end,
       now() - random() * interval '30 days'
     from attorney_content`,
  );
  await owner.app.query("vacuum analyze attorney_content, content_moderation_queue");
}

async function page(tx: Tx, state: "waiting" | "approved" | "decided", offset: number): Promise<void> {
  await findEntries(tx, await entryIds(tx, state, { limit: PER_PAGE, offset }));
  await countWaiting(tx);
}

async function insights(tx: Tx, search: string | undefined): Promise<void> {
  const filter = { search, area: undefined };
  await countInsights(tx, filter);
  await findInsights(tx, filter, { limit: 12, offset: 0 });
}

async function time(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return { p50_ms: percentile(times, 0.5), p95_ms: percentile(times, 0.95), p99_ms: percentile(times, 0.99) };
}

const results = [];
for (const size of SIZES) {
  await fill(size);
  const deep = Math.max(0, size / 2 - 2 * PER_PAGE);
  const asOperator = (work: (tx: Tx) => Promise<void>) => () => asActor(pools, operator, work);
  const asVisitor = (work: (tx: Tx) => Promise<void>) => () => asActor(pools, anonymous, work);
  results.push({
    size,
    queue_first_page: await time(asOperator((tx) => page(tx, "waiting", 0))),
    queue_last_page: await time(asOperator((tx) => page(tx, "waiting", deep))),
    approved: await time(asOperator((tx) => page(tx, "approved", 0))),
    decided: await time(asOperator((tx) => page(tx, "decided", 0))),
    insights: await time(asVisitor((tx) => insights(tx, undefined))),
    insights_search_rare: await time(asVisitor((tx) => insights(tx, "zebra crossing"))),
  });
}
report({ bench: "moderation", load: loadavg()[0], tries: TRIES, results });
await pools.close();
await owner.close();
await embedded.stop();
