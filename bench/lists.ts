/**
 * My Cases with 10 and with 1,000 cases, and the search for the same words, as a browser asks for them (gzip, brotli),
 * the search also by strangers, for whom it is kept: requests a second, and processor time of the server and its Postgres
 * for each, which says more where the machine does other work: medians of three alternating rounds. `--beside FOLDER` measures another checkout in the same rounds.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { type RunningApp, machine, report, scratchFolder, signIn, startApp, top } from "./app.ts";
import { load } from "./load.ts";

const ROUNDS = 3;
const SECONDS = 4;
const ACCOUNTS = [
  { email: "annual@standing.example", cases: 10 },
  { email: "admin@standing.example", cases: 1_000 },
];
const SEARCH = "/search?q=security%20deposit%20landlord";
const STORY =
  "My landlord kept my security deposit of $1,900 after I moved out on June 3, 2026 and never sent a list of damages.";

/** Gives a person one analyzed case, and copies it until there are so many. */
async function fill(
  { origin }: RunningApp,
  database: Client,
  { email, cases: wanted }: (typeof ACCOUNTS)[number],
  cookie: string,
): Promise<void> {
  const headers = { "content-type": "application/json", origin, cookie };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/terms-agreements", { agreement_type: "case_submission", terms_version: "1.0" });
  const answer = await post("/cases", {
    title: "Deposit not returned",
    legal_category: "real_estate_law",
    description: STORY,
    incident_state: "CA",
  });
  const { id } = (await answer.json()) as { id: string };
  for (;;) {
    const { rows } = await database.query("select from cases where id = $1 and status = 'completed'", [id]);
    if (rows.length > 0) break;
    await delay(100);
  }
  const { rows } = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'cases' and column_name not in ('id', 'created_at', 'submission_key')`,
  );
  const columns = rows[0]?.columns ?? "";
  await database.query(
    `with own as (select id, user_id from cases where id = $1),
       gone as (delete from cases c using own where c.user_id = own.user_id and c.id <> own.id)
     insert into cases (${columns}, created_at)
     select ${columns}, now() - n * interval '1 minute' from cases, generate_series(1, $2 - 1) as n where cases.id = $1`,
    [id, wanted],
  );
  await database.query("analyze cases");
  const list = await database.query(
    `select count(*)::integer as n from cases c join auth."user" u on u.id = c.user_id where u.email = $1`,
    [email],
  );
  if (list.rows[0]?.n !== wanted) throw new Error(`${email} has ${list.rows[0]?.n} cases`);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What was found in each round, by name. */
class Rounds {
  readonly #found = new Map<string, number[]>();

  add(name: string, value: number): void {
    this.#found.set(name, [...(this.#found.get(name) ?? []), value]);
  }

  medians(): Record<string, { median: number; rounds: number[] }> {
    return Object.fromEntries(
      [...this.#found].map(([name, rounds]) => [name, { median: median(rounds), rounds }]),
    );
  }
}

interface Target {
  name: string;
  path: string;
  cookie: string | undefined;
}

interface Measured {
  app: RunningApp;
  targets: Target[];
}

/** A checkout that runs, with its people and their cases. */
async function ready(checkout: string, name: string): Promise<Measured> {
  const home = join(scratchFolder(`lists-${name}`), "home");
  const app = await startApp(checkout, home);
  const [, , , , socket = ""] = readFileSync(join(home, "postgres/postmaster.pid"), "utf8").split("\n");
  const database = new Client({ host: socket, user: "postgres", database: "standing" });
  await database.connect();
  const targets: Target[] = [];
  for (const account of ACCOUNTS) {
    const cookie = await signIn(app.origin, account.email);
    await fill(app, database, account, cookie);
    for (const path of ["/dashboard", "/api/cases"])
      targets.push({ name: `${path} with ${account.cases} cases`, path, cookie });
  }
  await database.end();
  targets.push(
    ...["/search", "/api/search"].flatMap((route) => {
      const path = route.replace("/search", SEARCH);
      return [
        { name: route, path, cookie: "unknown=1" },
        { name: `${route}, kept for strangers`, path, cookie: undefined },
      ];
    }),
  );
  return { app, targets };
}

const { values } = parseArgs({ options: { beside: { type: "string" } } });
const checkouts = [
  ["here", top],
  ...(values.beside === undefined ? [] : [["beside", resolve(values.beside)] as const]),
] as const;
const measured = new Map<string, Measured>();
try {
  for (const [name, checkout] of checkouts) measured.set(name, await ready(checkout, name));
  const [found, costs] = [new Map<string, Rounds>(), new Map<string, Rounds>()];
  for (const [name] of checkouts) {
    found.set(name, new Rounds());
    costs.set(name, new Rounds());
  }
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of measured.get("here")?.targets.keys() ?? []) {
      for (const [checkout, { app, targets }] of measured) {
        const { name, path, cookie } = targets[place] as Target;
        const headers = { "accept-encoding": "gzip, deflate, br", ...(cookie && { cookie }) };
        const before = app.processorMs();
        const result = await load(app.origin + path, { headers, seconds: SECONDS });
        const processor = app.processorMs() - before;
        failed += result.failed;
        found.get(checkout)?.add(name, result.requests_per_second);
        costs.get(checkout)?.add(name, Math.round((100 * processor) / result.answered) / 100);
      }
    }
  }
  report({
    ...machine(),
    rounds: ROUNDS,
    seconds: SECONDS,
    failed,
    requests_per_second: found.get("here")?.medians(),
    processor_ms: costs.get("here")?.medians(),
    ...(values.beside !== undefined && {
      requests_per_second_beside: found.get("beside")?.medians(),
      processor_ms_beside: costs.get("beside")?.medians(),
    }),
  });
} finally {
  for (const { app } of measured.values()) await app.stop();
}
