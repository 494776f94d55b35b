import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addDecisions } from "./command-line/add-command.ts";
import { analyzeRecord } from "./command-line/analyze-command.ts";
import { deadlineRecord } from "./command-line/deadlines-command.ts";
import { lawRecord, readableLaw } from "./command-line/law-command.ts";
import { importRecords } from "./command-line/import-command.ts";
import { readRecords } from "./command-line/json-input.ts";
import { readableAnalysis, readableDeadlines, readablePrecedents } from "./command-line/readable.ts";
import { LEGAL_CATEGORIES } from "./knowledge.ts";
import { InvalidInputError } from "./invalid-input.ts";
import { stateFromField } from "./reading/places.ts";
import { loadShippedSource } from "./retrieval/shipped.ts";
import { searchPrecedents } from "./search-precedents.ts";
import type { PrecedentQuery } from "./search-precedents.ts";

/** Command line of the engine. The only place of the engine with a clock, files and the terminal. */

const USAGE = `Usage:
  analyze FILE|- [--json]            one JSON object or JSON Lines in, the same out; - reads standard input
  deadlines --state CA --claim personal_injury --date 2025-03-01 [--as-of 2026-11-20] [--fact minor] [--json]
  deadlines [FILE|-]                 JSON Lines of {id, state, claim, date, as_of}
  law OH comparative_fault [--as-of 2026-11-20] [--json]
  law FILE|- [--json]                JSON Lines of {id, state, topic, as_of}
  precedents search "words" [--category C] [--state CA] [--limit 20] [--json]
  precedents import cap|fjc FILE [--out FILE]
  precedents import courtlistener FOLDER --courts scotus,ca9 [--out FILE]
                                     a run that was cut short goes on where it was; bad rows stand in FILE.faults
  precedents add FILE                adds checked decisions to the corpus
  precedents check                   checks every decision of the corpus
  cases [check|accept|show ID]       the golden cases against their accepted outputs
  scorecard                          how right the engine is, on development data
`;

function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}

async function readInput(path: string): Promise<string> {
  if (path !== "-") return readFile(path, "utf8");
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

/** Writes and waits while the reader of a pipe is slow. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text))
    await new Promise<void>((resolve) => process.stdout.once("drain", () => resolve()));
}

async function analyzeCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean" } },
  });
  const path = positionals[0];
  if (!path) return fail(USAGE);
  const { records } = readRecords(await readInput(path));
  const source = await loadShippedSource();
  const readable = process.stdout.isTTY && values.json !== true;
  const day = today();
  for (const record of records) {
    const line = await analyzeRecord(record, source, day);
    await write(readable ? readableAnalysis(line) : `${JSON.stringify(line)}\n`);
  }
  return 0;
}

async function deadlinesCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      state: { type: "string" },
      claim: { type: "string" },
      date: { type: "string" },
      "as-of": { type: "string" },
      fact: { type: "string", multiple: true },
      "discovery-date": { type: "string" },
      "birth-date": { type: "string" },
    },
  });
  const asked = values.state !== undefined || values.claim !== undefined;
  const records = asked
    ? [
        {
          id: "line 1",
          value: {
            state: values.state,
            claim: values.claim,
            date: values.date,
            as_of: values["as-of"],
            facts: values.fact,
            discovery_date: values["discovery-date"],
            birth_date: values["birth-date"],
          },
        },
      ]
    : readRecords(await readInput(positionals[0] ?? "-")).records;
  const readable = process.stdout.isTTY && values.json !== true;
  const day = today();
  for (const record of records) {
    const line = deadlineRecord(record, day);
    await write(readable ? readableDeadlines(line) : `${JSON.stringify(line)}\n`);
  }
  return 0;
}

async function lawCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean" }, "as-of": { type: "string" } },
  });
  const [first, topic] = positionals;
  if (first === undefined) return fail(USAGE);
  const day = values["as-of"] ?? today();
  if (topic !== undefined && process.stdout.isTTY && values.json !== true) {
    await write(readableLaw(first, topic, day));
    return 0;
  }
  const records =
    topic === undefined
      ? readRecords(await readInput(first)).records
      : [{ id: `${first} ${topic}`, value: { state: first, topic } }];
  await write(records.map((record) => `${JSON.stringify(lawRecord(record, day))}\n`).join(""));
  return 0;
}

function precedentQuery(
  text: string,
  values: { category?: string | undefined; state?: string | undefined; limit?: string | undefined },
): PrecedentQuery {
  const category = LEGAL_CATEGORIES.find((one) => one === values.category);
  if (values.category !== undefined && !category)
    throw new InvalidInputError(`category "${values.category}" is not one of the fourteen.`);
  const state = stateFromField(values.state);
  if (values.state !== undefined && !state)
    throw new InvalidInputError(`state "${values.state}" is not a US state or DC.`);
  return {
    text,
    ...(category ? { legal_category: category } : {}),
    ...(state ? { state } : {}),
    ...(values.limit === undefined ? {} : { limit: Number(values.limit) }),
  };
}

async function precedentsCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      category: { type: "string" },
      state: { type: "string" },
      limit: { type: "string" },
      courts: { type: "string" },
      out: { type: "string" },
    },
  });
  const [verb, text, path] = positionals;
  if (verb === "check") return (await import("../bench/validate-corpus.ts")).checkCorpus(false);
  if (verb === "add" && text !== undefined) return addCommand(text);
  if (verb === "import" && text !== undefined && path !== undefined)
    return importCommand(text, path, values.out, values.courts);
  if (verb !== "search" || text === undefined) return fail(USAGE);
  const found = await searchPrecedents(precedentQuery(text, values), await loadShippedSource());
  const readable = process.stdout.isTTY && values.json !== true;
  await write(readable ? readablePrecedents(found) : `${JSON.stringify(found)}\n`);
  return 0;
}

async function addCommand(path: string): Promise<number> {
  const { validateDecision } = await import("../bench/validate-corpus.ts");
  const folder = join(import.meta.dirname, "..", "corpus", "decisions");
  const { added, faults } = await addDecisions(await readInput(path), folder, validateDecision);
  await write(`${JSON.stringify({ added, faults })}\n`);
  return faults.length === 0 ? 0 : 1;
}

async function importCommand(
  source: string,
  path: string,
  out: string | undefined,
  courts: string | undefined,
): Promise<number> {
  const request = {
    source,
    path,
    output: out ?? `precedents-${source}.jsonl`,
    courts: (courts ?? "").split(",").filter((court) => court !== ""),
    today: today(),
  };
  const done = await importRecords(request, (line) => process.stderr.write(`${line}\n`));
  await write(`${JSON.stringify({ output: request.output, ...done })}\n`);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(message);
  return 2;
}

async function main(args: string[]): Promise<number> {
  const [command, ...rest] = args;
  if (command === "analyze") return analyzeCommand(rest);
  if (command === "deadlines") return deadlinesCommand(rest);
  if (command === "law") return lawCommand(rest);
  if (command === "scorecard") {
    const { printScorecard } = await import("../bench/scorecard.ts");
    await printScorecard();
    return 0;
  }
  if (command === "cases") {
    const { casesCommand } = await import("../cases/command.ts");
    const { text, code } = await casesCommand(rest);
    await write(text);
    return code;
  }
  if (command === "precedents") return precedentsCommand(rest);
  return fail(USAGE);
}

/** What a person did wrong: said in one line. Anything else is a defect and keeps its stack. */
function isUserError(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return (
    error instanceof InvalidInputError ||
    (error instanceof Error &&
      (code === "ENOENT" || code === "EISDIR" || String(code).startsWith("ERR_PARSE_ARGS")))
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!isUserError(error)) throw error;
  process.exitCode = fail(`${error.message}\n`);
}
