// What the law says, which claims there are and by which words a story tells them stands in knowledge/, and not in the engine.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLAIM_TYPE_IDS } from "../packages/analysis/src/compiled/claims.js";
import { CRISIS_KINDS, LEGAL_CATEGORIES, STATES } from "../packages/analysis/src/knowledge.ts";
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

/** Some claims are called as a category, a time limit or a danger is, which the types of the engine name. */
const keys: readonly string[] = [
  ...CRISIS_KINDS,
  ...LEGAL_CATEGORIES,
  ...STATE_LIMITATION_KEYS,
  ...FEDERAL_LIMITATION_KEYS,
];
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

/** More words than these in one list are vocabulary: a file of knowledge/lexicon. */
const MOST_WORDS = 7;
/** Lists that are no words of a story, each file with the reason. */
const NO_VOCABULARY: Readonly<Record<string, string>> = {
  "reading-words.ts": "names the sections of the files of words",
};
const PLAIN = /^[a-z][a-z']*\*?(?: [a-z']+\*?)*$/;

/** The alternatives of each group of a regular expression. */
function alternatives(expression: string): string[][] {
  const open: string[][] = [[""]];
  const closed: string[][] = [];
  for (const sign of expression.replaceAll(/\\.|\(\?[:=!<]+/g, (part) => (part.startsWith("(") ? "(" : ""))) {
    const group = open.at(-1) ?? [];
    if (sign === "(") open.push([""]);
    else if (sign === ")") closed.push(...open.splice(-1));
    else if (sign === "|") group.push("");
    else group[group.length - 1] += sign.replace("?", "");
  }
  return [...closed, ...open];
}

/** Lists of everyday words in a source: of texts in quotes, of one text that is split, of alternatives, of keys with numbers. */
function wordListsIn(source: string): string[][] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([whole, part]) => part ?? whole);
  const quoted = all(/(?:"[^"\n]*"[\s,[\]]*){2,}/g).map((run) =>
    [...run.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ""),
  );
  const split = all(/"([^"\n]*)"\s*\)?\s*\.split/g).map((text) => text.split(/[ |]/));
  const expressions = all(/(?<=[=(,:[]\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[[^\]\n]*\])+)\//g).flatMap(
    alternatives,
  );
  const keyed = all(/(?:\b[a-z]+: (?:\d+|\[[\d., -]+\]),?\s*){2,}/g).map((run) =>
    [...run.matchAll(/([a-z]+): /g)].map(([, key]) => key ?? ""),
  );
  return [...quoted, ...split, ...expressions, ...keyed]
    .filter((list) => !list.some((one) => one.includes("_")))
    .map((list) => list.filter((one) => PLAIN.test(one.trim())))
    .filter((list) => list.length > MOST_WORDS);
}

it("a list of everyday words is told from names and short classes of words", () => {
  const list = ["dog", "cat", "cow", "hen", "goat", "pony", "duck", "fat pig*"];
  const quotes = list.map((one) => `"${one}"`).join(", ");
  expect(wordListsIn(`const ANIMALS = new Set([${quotes}]);`)).toEqual([list]);
  expect(wordListsIn(`const ANIMALS = new Set("a b c d e f g h".split(" "));`)).toHaveLength(1);
  expect(wordListsIn(`const ANIMALS = /\\b(?:${list.join("|")})\\b/;`)).toEqual([list]);
  expect(wordListsIn("const MONTH = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 };")).toHaveLength(1);
  expect(wordListsIn(`const KINDS = [${quotes}, "right_to_sue"];`)).toEqual([]);
  expect(wordListsIn('const UNTIL = new Set(["by", "until", "till", "til", "before"]);')).toEqual([]);
  expect(
    wordListsIn("const PART = /\\b(?:by|before) (?:the|an?) (?:court|judge|clerk|due|date)\\b/;"),
  ).toEqual([]);
  expect(wordListsIn('say("The paper names the day. Where it names none, ask the court.");')).toEqual([]);
});

it("the engine holds no list of words", () => {
  const listing = sources
    .filter((file) => NO_VOCABULARY[file] === undefined)
    .map((file) => [file, wordListsIn(readFileSync(path.join(engine, file), "utf8"))] as const);
  expect(listing.filter(([, lists]) => lists.length > 0)).toEqual([]);
});

it.each(Object.keys(NO_VOCABULARY))("%s still lists what it is left out for", (file) => {
  expect(wordListsIn(readFileSync(path.join(engine, file), "utf8"))).not.toEqual([]);
});
