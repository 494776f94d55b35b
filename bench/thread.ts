/**
 * A page of a thread of 500 answers against a page of the forum's list, each rendered for a stranger with a cookie that
 * we do not know (so that none is kept), as a browser asks (gzip): medians of three alternating rounds.
 *
 * Usage: node bench/thread.ts [checkout, to compare another one with this]
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { machine, report, scratchFolder, startApp, top } from "./app.ts";
import { load } from "./load.ts";

const ROUNDS = 3;
const SECONDS = 5;
const POSTS = 200;
const ANSWERS = 500;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A full list, and a post with 500 answers, of which four in five answer another one. */
async function fill(database: Client): Promise<string> {
  await database.query(
    `insert into posts (user_id, title, content, created_at)
     select p.id, 'Deposit not returned after ' || n || ' weeks', repeat('I moved out and left the rooms clean. ', 8),
       now() - n * interval '1 minute'
     from (select id from profiles order by id limit 1) p, generate_series(1, $1::int) n`,
    [POSTS],
  );
  const { rows } = await database.query<{ id: string }>(
    "select id from posts order by created_at desc limit 1",
  );
  const id = rows[0]?.id ?? "";
  await database.query(
    `insert into comments (post_id, user_id, content, created_at)
     select $1, p.id, 'Ask for the list of damages in writing, and keep a copy. ' || n, now() + n * interval '1 second'
     from (select id, row_number() over (order by id) as place, count(*) over () as people from profiles) p,
       generate_series(1, $2::int) n
     where p.place = 1 + n % p.people`,
    [id, ANSWERS],
  );
  await database.query(
    `with numbered as (select id, row_number() over (order by created_at) as n from comments where post_id = $1)
     update comments c set parent_comment_id = root.id
     from numbered one join numbered root on root.n = 1 + one.n % $2::int
     where c.id = one.id and one.n > $2::int`,
    [id, ANSWERS / 5],
  );
  await database.query("vacuum analyze posts, comments");
  return id;
}

const home = join(scratchFolder("thread"), "home");
const app = await startApp(resolve(process.argv[2] ?? top), home);
const [, , , , socket = ""] = readFileSync(join(home, "postgres/postmaster.pid"), "utf8").split("\n");
const database = new Client({ host: socket, user: "postgres", database: "standing" });
await database.connect();
try {
  const id = await fill(database);
  const pages = { list: "/forum", thread: `/forum/post/${id}`, thread_page_5: `/forum/post/${id}?page=5` };
  const headers = { "accept-encoding": "gzip, deflate, br", cookie: "unknown=1" };
  const rates = new Map<string, number[]>();
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const result = await load(app.origin + path, { headers, seconds: SECONDS });
      rates.set(name, [...(rates.get(name) ?? []), result.requests_per_second]);
      failed += result.failed;
    }
  }
  const found = Object.fromEntries([...rates].map(([name, rounds]) => [name, median(rounds)]));
  report({ bench: "thread", ...machine(), answers: ANSWERS, failed, requests_per_second: found });
} finally {
  await database.end();
  await app.stop();
}
