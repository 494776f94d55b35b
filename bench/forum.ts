/**
 * The forum in Postgres at 1,000 to 1,000,000 posts: a page of the list in each order, searches, and a post with 500
 * answers, through the verbs that the pages call; beside each the plain query of the specification, without row-level
 * security, counts or authors.
 *
 * Usage: node bench/forum.ts [sizes, such as 1000,100000,1000000]
 */
import { chmodSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPools } from "../apps/server/src/db/pools.ts";
import { findSimilar, listPosts } from "../apps/server/src/features/forum/list/list-posts.ts";
import { getPost } from "../apps/server/src/features/forum/thread/get-post.ts";
import type { RequestContext } from "../apps/server/src/kernel/request.ts";
import { report, scratchFolder } from "./app.ts";

const SIZES = (process.argv[2] ?? "1000,100000").split(",").map(Number);
const CALLS = 100;
/** Posts are put together from so many pieces of eight words: words alone would take an hour for a million. */
const PIECES = 20_000;
const WORDS =
  "deposit landlord rent lease eviction notice repair heat mold tenant wages overtime boss fired contract salary break schedule discrimination harassment custody divorce support visitation adoption marriage ticket arrest bail charge probation record visa asylum citizenship green card hearing judge court lawyer attorney letter claim insurance accident injury hospital doctor bill debt collector credit bankruptcy tax return audit refund penalty will trust estate probate deed house neighbor fence noise contractor roof refuses question answer state california texas month week year money paid owes late fee agreement signed verbal text message photo proof witness police report deadline appeal settlement offer small business partner company employee license permit school student loan car dealer warranty seller buyer broker closing title";

const SYLLABLES =
  "ba be bo da de do fa fe fi ga go ha he ho ja jo ka ke ki la le lo ma me mo na ne no pa pe ra re ro sa se ta te va ve wa";

const scratch = scratchFolder("forum");
// Postgres runs as another user when this runs as root, and must be able to reach its folder.
chmodSync(scratch, 0o755);
const embedded = await startEmbedded({
  home: join(scratch, "home"),
  settings: {
    shared_buffers: "1GB",
    maintenance_work_mem: "512MB",
    max_wal_size: "8GB",
    fsync: "off",
    synchronous_commit: "off",
  },
});
await migrate(embedded.ownerUrl);
const ownerPools = openPools({ appUrl: embedded.ownerUrl, appConnections: 1 });
const owner = ownerPools.app;
const pools = openPools({ appUrl: embedded.appUrl });
const visitor = { services: { pools }, requestId: "bench", user: null } as unknown as RequestContext;

/** The indexes of search as the migrations make them: made when all rows are there, which is far quicker. */
const { rows: definitions } = await owner.query<{ indexdef: string }>(
  "select indexdef from pg_indexes where indexname in ('posts_search_vector', 'posts_words')",
);
const indexes = definitions.map(({ indexdef }) => `${indexdef};`).join("\n    ");

/** Fills the forum anew: common words by a skewed choice, one in eleven of 64,000 others; a tenth of the posts answered, one of them 500 times. */
async function build(size: number): Promise<{ thread: string; attorney: string; category: string }> {
  const words = WORDS.split(" ");
  const syllables = SYLLABLES.split(" ");
  // One word: mostly a common one, else three syllables.
  const word = `case when random() < 0.09
    then (select string_agg(($3::text[])[1 + floor(random() * 40)::int], '') from generate_series(1, 3) s where w > 0)
    else ($1::text[])[1 + floor(power(random(), 2) * $2)::int] end`;
  await owner.query("drop table if exists pieces");
  await owner.query(
    `create temp table pieces as select n, (select string_agg(${word}, ' ') from generate_series(1, 8) w where n > 0) as words
     from generate_series(1, ${PIECES}) n`,
    [words, words.length, syllables],
  );
  await owner.query(`
    set session_replication_role = replica;
    truncate posts, comments, post_categories, attorney_forum_engagement, attorney_profiles, user_reputation, profiles cascade;
    truncate auth."user" cascade;
    truncate forum_words;
    drop index posts_search_vector, posts_words;
    insert into auth."user" (id, email) select gen_random_uuid(), 'u' || n || '@example.org' from generate_series(1, ${Math.max(100, size / 20)}) n;
    insert into profiles (id, email) select id, email from auth."user";
    insert into user_reputation (user_id, reputation_score) select id, 2 from auth."user";
    create temp table people as select id, row_number() over () as n from auth."user";
    create index on people (n);
    analyze people;
    insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number)
      select id, 'A', 'B', 'CA', n::text from people where n <= 50;`);
  await owner.query(
    `insert into posts (user_id, title, content, created_at, upvote_count, comment_count, attorney_answered_at)
     select p.id, title.words, text.content, now() - i * interval '1 minute', floor(random() * 20), 0,
       case when i % 10 = 0 then now() - i * interval '50 seconds' end
     from (
       select i, string_agg(words, ' ') as content
       from (select i, 1 + floor(random() * ${PIECES})::int as n from generate_series(1, $1::int) i, generate_series(1, 5)) picked
       join pieces using (n)
       group by i
     ) text
     join pieces title on title.n = 1 + i % ${PIECES}
     join people p on p.n = 1 + i % (select count(*) from people)
     order by i desc`,
    [size],
  );
  await owner.query(`
    insert into post_categories (post_id, category_id)
      select p.id, c.id from (select id, row_number() over () as n from posts) p
      join (select id, sort_order from forum_categories) c on c.sort_order = 1 + p.n % 10;
    insert into comments (post_id, user_id, content, parent_comment_id)
      select (select id from posts order by created_at desc offset 10 limit 1), p.id, 'An answer of some length that people read ' || i, null
      from generate_series(1, 500) i join people p on p.n = 1 + i % 100;
    update comments c set parent_comment_id = roots.id
      from (select id, row_number() over (order by content) as n from comments) numbered
      join (select id, row_number() over (order by content) as n from comments order by content limit 100) roots on roots.n = 1 + numbered.n % 100
      where numbered.id = c.id and numbered.n > 100;
    insert into attorney_forum_engagement (attorney_id, post_id, comment_id, engagement_type)
      select a.id, p.id, gen_random_uuid(), 'response' from (select id, row_number() over () as n from attorney_profiles) a
      join (select id, row_number() over () as n from posts limit 2000) p on p.n % 50 = a.n - 1;
    ${indexes}
    insert into forum_words select word, ndoc from ts_stat($$select to_tsvector('simple', title || ' ' || content) from posts$$);
    set session_replication_role = origin;
    drop table people;
    truncate forum_totals;
    insert into forum_totals values ('posts', 0, ${size}), ('members', 0, ${Math.max(100, size / 20)});`);
  for (const table of ["posts", "comments", "post_categories", "profiles", "attorney_forum_engagement"])
    await owner.query(`vacuum analyze ${table}`);
  const { rows } = await owner.query<{ thread: string; attorney: string; category: string }>(
    `select (select post_id from comments limit 1) as thread, (select id from attorney_profiles limit 1) as attorney,
       (select id from forum_categories where sort_order = 5) as category`,
  );
  const [found] = rows;
  if (!found) throw new Error("Nothing was filled in");
  return found;
}

/** Milliseconds with two decimals at 50, 95 and 99 of a hundred calls, after some that are not counted. */
async function measured(call: (n: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let n = -5; n < CALLS; n += 1) {
    const before = performance.now();
    await call(n + 5);
    if (n >= 0) times.push(performance.now() - before);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const COMMON = ["deposit", "landlord rent", "lease eviction notice", "wages overtime"];
const RARE = ["closing title", "warranty seller buyer", "broker closing student", "dealer permit loan"];
const SELDOM = ["kalobe tenant", "mavero deposit rent", "sanoke", "havelo wages"];
const TYPOS = ["depositt landlrod", "evicton notcie", "overtme wagess", "custdy divroce", "kalobbe tenant"];
const one = (list: string[], n: number) => list[n % list.length] ?? "";
const like = (words: string) => `%${words.split(" ")[0]}%`;

async function measure(size: number) {
  const started = performance.now();
  const { thread, attorney, category } = await build(size);
  const built_seconds = Math.round((performance.now() - started) / 1000);
  const list = (more: object) => () => listPosts(visitor, { tab: "recent", q: "", page: 1, ...more });
  const search = (words: string[]) => (n: number) =>
    listPosts(visitor, { tab: "recent", q: one(words, n), page: 1 });
  const substring = (words: string[]) => (n: number) =>
    owner.query(
      "select * from posts where content ilike $1 or title ilike $1 order by created_at desc limit 20",
      [like(one(words, n))],
    );
  const figures = {
    list_recent: await measured(list({})),
    list_trending: await measured(list({ tab: "trending" })),
    list_answered: await measured(list({ tab: "answered" })),
    list_category: await measured(list({ category })),
    list_attorney: await measured(list({ attorney })),
    list_page_50: await measured(list({ page: 50 })),
    plain_list: await measured(() => owner.query("select * from posts order by created_at desc limit 20")),
    search_common: await measured(search(COMMON)),
    plain_search_common: await measured(substring(COMMON)),
    search_rare: await measured(search(RARE)),
    plain_search_rare: await measured(substring(RARE)),
    search_seldom: await measured(search(SELDOM)),
    search_letters: await measured(search(["arrant", "epositor", "andlor", "icense perm"])),
    search_typo: await measured(search(TYPOS)),
    similar: await measured((n) => findSimilar(visitor, `${one(COMMON, n)} ${one(RARE, n)}`)),
    post_500_answers: await measured(() => getPost(visitor, { id: thread, page: 1 })),
    plain_post_500_answers: await measured(() =>
      owner.query("select * from comments where post_id = $1 order by created_at", [thread]),
    ),
  };
  const { rows } = await owner.query<{ mib: number }>(
    "select (pg_total_relation_size('posts') / 1048576)::int as mib",
  );
  return { posts: size, built_seconds, posts_mib: rows[0]?.mib, load_average: loadavg()[0], ms: figures };
}

try {
  const sizes = [];
  for (const size of SIZES) {
    const figures = await measure(size);
    process.stderr.write(`${JSON.stringify(figures)}\n`);
    sizes.push(figures);
  }
  report({ calls_each: CALLS, sizes });
} finally {
  await pools.close();
  await ownerPools.close();
  await embedded.stop();
}
