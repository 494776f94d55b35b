import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
import { fromColumns } from "../estimate/outcome-columns.ts";
import type { OutcomeColumns } from "../estimate/outcome-columns.ts";
import type { Authority } from "../library/authority.ts";
import { citationKey } from "../library/citation-key.ts";
import { fromListedColumns } from "../library/listed-decision.ts";
import type { ListedColumns, ListedDecision } from "../library/listed-decision.ts";
import { learnedReader } from "../reading/learned/learned-reader.ts";
import type { LearnedReader } from "../reading/learned/learned-reader.ts";
import { spanReader } from "../reading/learned/span-reader.ts";
import { unpackLinear, unpackWeights } from "../reading/learned/weights.ts";
import type { BaseRate, Decision } from "../records.ts";
import { memorySource } from "./memory-source.ts";
import type { PrecedentSource } from "./source.ts";
import { wordVectors } from "./word-vectors.ts";
import type { WordVectors, WordVectorTerms } from "./word-vectors.ts";

const CORPUS = join(import.meta.dirname, "..", "..", "corpus");
export const LEARNED_FILE = "learned-reader.bin.gz";
export const LEARNED_SPANS_FILE = "learned-spans.bin.gz";
export const LEARNED_DANGERS_FILE = "learned-dangers.bin.gz";
export const LEARNED_PASSAGES_FILE = "learned-passages.bin.gz";
export const LEARNED_CLOCKS_FILE = "learned-clocks.bin.br";
export const LEARNED_RARE_CLOCKS_FILE = "learned-rare-clocks.bin.br";

/** The shipped corpus as a source in memory: decisions, outcome records and base rates. Reads files; nothing else here does. */
export async function loadShippedSource(): Promise<PrecedentSource> {
  const [decisions, outcomes, rates, vectors] = await Promise.all([
    loadShippedDecisions(),
    loadShippedOutcomes(),
    loadShippedBaseRates(),
    loadShippedWordVectors(),
  ]);
  let listed: Promise<ListedDecision[]> | undefined;
  const listedOnce = () => (listed ??= loadListedDecisions().then((all) => withoutTold(all, decisions)));
  return memorySource(decisions, outcomes, rates, vectors, await loadShippedReader(vectors), listedOnce);
}

/** Listed decisions that are not told: a decision stands in one list alone. */
export function withoutTold(listed: readonly ListedDecision[], told: readonly Decision[]): ListedDecision[] {
  const keys = new Set(told.flatMap(({ citation }) => (citation === null ? [] : [citationKey(citation)])));
  return listed.filter(({ citations }) => !citations.some((one) => keys.has(citationKey(one))));
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
  return fromColumns((await unpacked(join(folder, "outcomes.json.gz"))) as OutcomeColumns);
}

/** The decisions that ship as plain facts. Throws when a column is shorter than the others. */
export async function loadListedDecisions(folder = CORPUS): Promise<ListedDecision[]> {
  return fromListedColumns((await unpacked(join(folder, "listed-decisions.json.gz"))) as ListedColumns);
}

/** How often the shipped decisions are cited, by which of them, and what later texts say against them. */
export async function loadShippedAuthority(folder = CORPUS): Promise<Authority> {
  return (await unpacked(join(folder, "authority.json.gz"))) as Authority;
}

async function unpacked(path: string): Promise<unknown> {
  return JSON.parse((await promisify(gunzip)(await readFile(path))).toString("utf8"));
}

/** Weights are megabytes: unpacked in small pieces they would take twice as long. */
const CHUNK = 2 ** 22;

/** Weights: the largest are packed the way that is unpacked fastest, others the smaller way, since all together may not be large. */
async function weightsIn(path: string): Promise<Buffer> {
  const packed = await readFile(path);
  const inOne = { chunkSize: CHUNK };
  return path.endsWith(".br") ? promisify(brotliDecompress)(packed, inOne) : promisify(gunzip)(packed, inOne);
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
  const [stories, spans, dangers, passages, clocks, rareClocks] = await Promise.all([
    weightsIn(join(folder, LEARNED_FILE)),
    weightsIn(join(folder, LEARNED_SPANS_FILE)),
    weightsIn(join(folder, LEARNED_DANGERS_FILE)),
    weightsIn(join(folder, LEARNED_PASSAGES_FILE)),
    weightsIn(join(folder, LEARNED_CLOCKS_FILE)),
    weightsIn(join(folder, LEARNED_RARE_CLOCKS_FILE)),
  ]);
  return learnedReader(unpackWeights(stories), vectors, {
    spans: spanReader(unpackLinear(spans)),
    dangers: { whole: unpackLinear(dangers), passages: unpackLinear(passages) },
    clocks: [unpackLinear(clocks), unpackLinear(rareClocks)],
  });
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
