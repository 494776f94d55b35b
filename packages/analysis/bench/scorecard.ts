import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadShippedReader, loadShippedWordVectors } from "../src/retrieval/shipped.ts";
import { deadlineCard } from "./scorecard/deadline-rows.ts";
import { hasData, notRun } from "./scorecard/development-data.ts";
import { issuesCard, readPosts, routingCard } from "./scorecard/lay-questions.ts";
import { shareCard, reportsCard } from "./scorecard/reports.ts";
import { toldCard } from "./scorecard/told-card.ts";

/**
 * The scorecard: how right the engine is on development data, as one JSON object on standard output and a table on
 * standard error. The measures are meant for data that was not seen before; nothing may be fitted to these samples.
 */

const run = promisify(execFile);
const MOST_OUTPUT = 16 * 1024 * 1024;

/** What a measuring script of its own prints. */
async function measured(script: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, script)], {
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout);
}

/** Runs every part that the data allows and gives the card. */
export async function scorecard() {
  const posts = readPosts();
  const learner = await loadShippedReader(await loadShippedWordVectors());
  const precedents = hasData("precedents");
  return {
    routing: routingCard(posts, learner),
    issues: issuesCard(posts, learner),
    deadlines: deadlineCard(),
    told: await toldCard(),
    reports: await reportsCard(posts),
    share_shown: await shareCard(),
    retrieval: precedents ? await measured("retrieval.ts") : notRun("precedents"),
    estimates: await measured("estimates.ts"),
  };
}

type Row = [string, string];

function isCard(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The numbers of the card, one to a line; lists and details stay in the JSON. */
function rows(value: unknown, path: string): Row[] {
  if (typeof value === "number" || typeof value === "string") return [[path, String(value)]];
  return isCard(value)
    ? Object.entries(value).flatMap(([key, inner]) => rows(inner, path === "" ? key : `${path}.${key}`))
    : [];
}

const DETAILS = /by_claim_type|by_size|by_scaled/;

/** Prints the card. */
export async function printScorecard(): Promise<void> {
  const card = await scorecard();
  const table = rows(card, "").filter(([name]) => !DETAILS.test(name));
  const width = Math.max(...table.map(([name]) => name.length));
  process.stderr.write(`${table.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n")}\n`);
  process.stdout.write(`${JSON.stringify(card, null, 1)}\n`);
}

if (import.meta.main) await printScorecard();
