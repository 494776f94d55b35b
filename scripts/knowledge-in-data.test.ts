// What the law says and which claims there are stands in knowledge/, with its source and its day, and not in the engine.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLAIM_TYPE_IDS } from "../packages/analysis/src/compiled/claims.js";
import { LEGAL_CATEGORIES, STATES } from "../packages/analysis/src/knowledge.ts";
import {
  FEDERAL_LIMITATION_KEYS,
  STATE_LIMITATION_KEYS,
} from "../packages/analysis/src/law/limitation-keys.ts";
import { STATE_NAMES } from "../packages/analysis/src/reading/places.ts";

const engine = path.resolve(import.meta.dirname, "../packages/analysis/src");

/** Files whose work is to name them. */
const LISTS = [
  // Which states there are, and their names.
  "knowledge.ts",
  "reading/places.ts",
  // What files of courts call them.
  "importers/courts.ts",
  "importers/fjc-codes.ts",
  // Claims by which the reader learns others that have too few stories.
  "reading/learned/stand-ins.ts",
  // Made up, for tests.
  "retrieval/fixture-decisions.ts",
];
/** Words that are also the name of something else: a court, a key, a letter, a topic, a word of a story. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  "lexicon.ts": ["eviction"],
  "reading/court-words.ts": ["eviction"],
  "law/limitation-keys.ts": ["right_of_publicity"],
  "letters/step-letters.ts": ["unpaid_wages"],
  "reading/topics.ts": ["divorce"],
  // The sentence about its papers.
  "report/urgent.ts": ["eviction"],
};

const keys: readonly string[] = [...LEGAL_CATEGORIES, ...STATE_LIMITATION_KEYS, ...FEDERAL_LIMITATION_KEYS];
const banned = new Set<string>([
  ...CLAIM_TYPE_IDS.filter((id) => !keys.includes(id)),
  ...STATES,
  ...Object.values(STATE_NAMES),
]);
const CITATION = /§|\b(?:U\.S\.C?|C\.F\.R|Stat|Code Ann)\. /;

const sources = readdirSync(engine, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test\.ts$|\.d\.ts$|^compiled\//.test(file),
);

/** Texts in quotes and keys of a source that name a claim, a state or a citation. */
function namedIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  const texts = [...code.matchAll(/"([^"\n]*)"|`([^`]*)`|^\s*([a-z_]+|[A-Z]{2}):/gm)];
  return texts
    .map(([, quoted, pattern, key]) => quoted ?? pattern ?? key ?? "")
    .filter((text) => banned.has(text) || CITATION.test(text));
}

it("a claim, a state and a citation are told from other words", () => {
  expect(namedIn('const a = new Set(["dog_bite", "injury"]);')).toEqual(["dog_bite"]);
  expect(namedIn('const of = {\n  dog_bite: "a bite",\n  CA: 2,\n};')).toEqual(["dog_bite", "CA"]);
  expect(namedIn('if (state === "Ohio") say("Ohio Rev. Code § 955.28");')).toEqual([
    "Ohio",
    "Ohio Rev. Code § 955.28",
  ]);
  expect(namedIn('// A "dog_bite" in "Ohio"\nconst key = "medical_malpractice";')).toEqual([]);
});

const namedInFile = (file: string) => namedIn(readFileSync(path.join(engine, file), "utf8"));

it("the engine names no claim, state or citation", () => {
  const naming = sources
    .filter((file) => !LISTS.includes(file))
    .map((file) => [file, namedInFile(file).filter((text) => !ALSO[file]?.includes(text))] as const);
  expect(naming.filter(([, named]) => named.length > 0)).toEqual([]);
});

it.each([...LISTS, ...Object.keys(ALSO)])("%s still names what it is left out for", (file) => {
  const named = namedInFile(file);
  expect(named.length).toBeGreaterThan(0);
  expect((ALSO[file] ?? []).filter((text) => !named.includes(text))).toEqual([]);
});
