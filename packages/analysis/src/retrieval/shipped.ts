import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
import { fromColumns } from "../estimate/outcome-columns.ts";
import type { OutcomeColumns } from "../estimate/outcome-columns.ts";
import { learnedReader } from "../reading/learned/learned-reader.ts";
import type { LearnedReader } from "../reading/learned/learned-reader.ts";
import { unpackWeights } from "../reading/learned/weights.ts";
import type { BaseRate, Decision } from "../records.ts";
import { memorySource } from "./memory-source.ts";
import type { PrecedentSource } from "./source.ts";
import { wordVectors } from "./word-vectors.ts";
import type { WordVectors, WordVectorTerms } from "./word-vectors.ts";

const CORPUS = join(import.meta.dirname, "..", "..", "corpus");
export const LEARNED_FILE = "learned-reader.bin";

/** The shipped corpus as a source in memory: decisions, outcome records and base rates. Reads files; nothing else here does. */
export async function loadShippedSource(): Promise<PrecedentSource> {
  const [decisions, outcomes, rates, vectors] = await Promise.all([
    loadShippedDecisions(),
    loadShippedOutcomes(),
    loadShippedBaseRates(),
    loadShippedWordVectors(),
  ]);
  return memorySource(decisions, outcomes, rates, vectors, await loadShippedReader(vectors));
}

/** The shipped decisions. Throws, with file and line, when a line is not a record or an id stands twice. */
export async function loadShippedDecisions(folder = join(CORPUS, "decisions")): Promise<Decision[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).sort();
  const lists = await Promise.all(
    names.map(async (name) => parseDecisions(name, await readFile(join(folder, name), "utf8"))),
  );
  const decisions = lists.flat();
  const seen = new Set<string>();
  for (const { id } of decisions) {
    if (seen.has(id)) throw new Error(`The decision ${id} stands twice in the corpus.`);
    seen.add(id);
  }
  return decisions;
}

/** The shipped outcome records, checked, by id. Throws when the file is absent or a record is not valid. */
export async function loadShippedOutcomes(folder = CORPUS): Promise<ComparableOutcome[]> {
  const packed = await readFile(join(folder, "outcomes.json.gz"));
  const text = (await promisify(gunzip)(packed)).toString("utf8");
  return fromColumns(JSON.parse(text) as OutcomeColumns);
}

/** The shipped word vectors: `word-vectors.json` names the terms, `word-vectors.bin` holds their rows. */
export async function loadShippedWordVectors(folder = CORPUS): Promise<WordVectors> {
  const [rows, terms] = await Promise.all([
    readFile(join(folder, "word-vectors.bin")),
    readFile(join(folder, "word-vectors.json"), "utf8"),
  ]);
  return wordVectors(
    new Int8Array(rows.buffer, rows.byteOffset, rows.byteLength),
    JSON.parse(terms) as WordVectorTerms,
  );
}

/** The shipped learned reader: what `npm run train` learned from our own stories, beside the word vectors. */
export async function loadShippedReader(vectors: WordVectors, folder = CORPUS): Promise<LearnedReader> {
  return learnedReader(unpackWeights(await readFile(join(folder, LEARNED_FILE))), vectors);
}

/** The shipped base rates. */
export async function loadShippedBaseRates(folder = CORPUS): Promise<BaseRate[]> {
  return JSON.parse(await readFile(join(folder, "base-rates.json"), "utf8")) as BaseRate[];
}

function parseDecisions(name: string, text: string): Decision[] {
  return text
    .split("\n")
    .flatMap((line, i) => (line.trim() === "" ? [] : [parseDecision(line, `${name}, line ${i + 1}`)]));
}

function parseDecision(line: string, where: string): Decision {
  const record = JSON.parse(line) as Partial<Decision>;
  const searchable = [record.id, record.case_title, record.facts, record.holding, record.matters];
  const isRecord =
    searchable.every((field) => typeof field === "string" && field !== "") &&
    Array.isArray(record.key_facts) &&
    Array.isArray(record.claim_types) &&
    typeof record.year === "number";
  if (!isRecord) throw new Error(`Not a decision: ${where}.`);
  return record as Decision;
}
