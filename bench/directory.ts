/**
 * The attorneys' directory and a profile at 1,000 to 100,000 listed attorneys: time of the verb that the page calls, in
 * milliseconds, one call at a time. Attorneys are made up of syllables by SQL in a database that is thrown away.
 *
 * Usage: node bench/directory.ts [sizes, such as 1000,10000,100000]
 */
import { chmodSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPools } from "../apps/server/src/db/pools.ts";
import { getProfile } from "../apps/server/src/features/attorneys/get-profile.ts";
import { searchListed } from "../apps/server/src/features/attorneys/search-directory.ts";
import type { RequestContext } from "../apps/server/src/kernel/request.ts";
import { percentile, report, scratchFolder } from "./app.ts";

const SIZES = (process.argv[2] ?? "1000,10000,100000").split(",").map(Number);
const ROUNDS = 25;
type Search = Parameters<typeof searchListed>[1];
const asked = (search: Partial<Search>): Search => ({ order: "tier", page: 1, ...search });

/** What people ask for, from the widest to the narrowest. */
const SEARCHES: Record<string, Search> = {
  everything: asked({}),
  "everything, page 50": asked({ page: 50 }),
  "by rating": asked({ order: "rating" }),
  "by fee": asked({ order: "fee" }),
  "one area": asked({ area: "bankruptcy" }),
  "one state": asked({ location: "WY" }),
  "area and state": asked({ area: "tax_law", location: "WY" }),
  "area and state by experience": asked({ area: "tax_law", location: "CA", order: "experience" }),
  "a wide word": asked({ q: "divorce" }),
  "a wide word with a typing error": asked({ q: "imigration" }),
  "a name": asked({ q: "karima belotar" }),
  "a name with typing errors": asked({ q: "karmia beltoar" }),
  "language, area and place": asked({ q: "spanish speaking divorce lawyer in ohio" }),
  "two letters": asked({ q: "ka" }),
  "nothing like it": asked({ q: "qqqqxz" }),
};

const scratch = scratchFolder("directory");
// Postgres runs as another user when this runs as root, and must be able to reach its folder.
chmodSync(scratch, 0o755);
const embedded = await startEmbedded({
  home: join(scratch, "home"),
  settings: { shared_buffers: "512MB", fsync: "off", synchronous_commit: "off", max_wal_size: "4GB" },
});
await migrate(embedded.ownerUrl);
const ownerPools = openPools({ appUrl: embedded.ownerUrl, appConnections: 1 });
const owner = ownerPools.app;
const pools = openPools({ appUrl: embedded.appUrl });
const context = { services: { pools }, requestId: "bench", user: null } as unknown as RequestContext;

/** Adds listed attorneys until there are so many. */
async function grow(from: number, to: number): Promise<void> {
  await owner.query(
    `insert into auth."user" (name, email, email_verified) select '', 'bench-' || n || '@example.com', true
     from generate_series($1::int, $2::int) n`,
    [from + 1, to],
  );
  await owner.query(
    `with parts as (
       select array['ka','be','lo','mi','ra','to','sa','ne','vi','du','fe','ga','ho','ji','pe'] as a,
         array['ri','lo','na','te','mu','sha','ko','di','va','le'] as b,
         array['ma','tar','son','lin','ver','des','ta','mon','nik','ray','wes','bur'] as c,
         array['personal_injury','criminal_defense','family_law','estate_planning','business_law','real_estate',
           'immigration','employment_law','bankruptcy','tax_law'] as areas,
         array['CA','NY','TX','FL','IL','PA','OH','GA','NC','MI','CA','NY','TX','FL','WY','VT','AK','OR','WA','CO'] as states,
         array['English','Spanish','French','Korean','Tagalog','Russian','Arabic','Hindi'] as languages
     ), people as (
       select u.id as user_id, substr(u.email, 7, length(u.email) - 18)::int as n from auth."user" u
       where u.email like 'bench-%' and substr(u.email, 7, length(u.email) - 18)::int between $1 and $2
     )
     insert into public.attorney_profiles (user_id, first_name, last_name, firm_name, city, bio, bar_state, bar_number,
       years_of_practice, specialties, consultation_type, consultation_fee, languages_spoken, ad_approval_status,
       subscription_status, current_ad_tier_id, average_rating, total_reviews)
     select p.user_id, initcap(a[1 + n % 15] || b[1 + n / 15 % 10] || c[1 + n / 7 % 12]),
       initcap(a[1 + n / 11 % 15] || b[1 + n / 3 % 10] || c[1 + n / 5 % 12] || case when n % 3 = 0 then b[1 + n / 13 % 10] else '' end),
       case when n % 2 = 0 then initcap(c[1 + n / 17 % 12] || a[1 + n / 19 % 15]) || ' Legal' end,
       initcap(c[1 + n / 23 % 12] || b[1 + n / 29 % 10] || 'ville'), repeat('Plain words about the work. ', 8),
       states[1 + n / 31 % 20], 'B' || n, n % 45, array[areas[1 + n % 10], areas[1 + (n / 10 + 3) % 10]],
       case when n % 3 = 0 then 'free' else 'paid' end, (n % 40) * 1000, array['English', languages[1 + n % 8]],
       'approved', 'active', (select id from public.ad_placement_tiers t order by md5(t.name || (n % 97)) limit 1),
       case when n % 4 > 0 then 1 + (n % 400) / 100.0 end, case when n % 4 > 0 then n % 200 else 0 end
     from people p, parts`,
    [from + 1, to],
  );
  await owner.query("vacuum analyze");
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const figures = (times: number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});
const round = (ms: number) => Math.round(ms * 10) / 10;

const results = [];
let size = 0;
for (const wanted of SIZES) {
  const filling = await timed(() => grow(size, wanted));
  size = wanted;
  const searches: Record<string, ReturnType<typeof figures>> = {};
  const all: number[] = [];
  for (const [name, search] of Object.entries(SEARCHES)) {
    await searchListed(context, search);
    const times = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) times.push(await timed(() => searchListed(context, search)));
    searches[name] = figures(times);
    all.push(...times);
  }
  const { rows } = await owner.query<{ id: string }>(
    "select attorney_id as id from public.attorney_search order by md5(attorney_id::text) limit 200",
  );
  const profiles = [];
  for (const { id } of rows) profiles.push(await timed(() => getProfile(context, { id })));
  const { rows: words } = await owner.query("select count(*)::int as n from public.attorney_search_words");
  results.push({
    attorneys: wanted,
    words: words[0]?.n,
    filled_in_s: round(filling / 1000),
    directory: figures(all),
    profile: figures(profiles),
    searches,
  });
}
report({ bench: "directory", unit: "ms", load: loadavg(), results });
await pools.close();
await ownerPools.close();
await embedded.stop();
