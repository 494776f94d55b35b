// What a person reads stands in knowledge/words, where a translator finds it, and not in the engine.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";
import { SAYS, SAYS_IN_SPANISH } from "../packages/analysis/src/compiled/sentences.js";

const engine = path.resolve(import.meta.dirname, "../packages/analysis/src");

/** Files whose sentences only developers and operators read. */
const FOR_DEVELOPERS: Readonly<Record<string, string>> = {
  "main.ts": "tells how the command line is used",
  "command-line/": "answers at a terminal",
  "importers/": "names faults of files that are imported",
  "estimate/outcome-columns.ts": "names faults of outcome records",
  "library/listed-decision.ts": "names faults of the listed decisions",
  "retrieval/fixture-decisions.ts": "is made up, for tests",
};
/** Names that have as many words as a sentence. */
const NAMES = new Set(["the District of Columbia"]);

/** From so many words on a text is a sentence, or a piece of one. */
const FEWEST_WORDS = 3;
const PLACE = "\u0000";
const WORD = /^["(]*[A-Za-z][a-z]*(?:['’-][a-z]+)*[.,:;?!)"%]*$/;

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** What is thrown, matched or cut into words is read by nobody. */
function isUnread(node: Node): boolean {
  if (node.type === "ThrowStatement" || node.type.startsWith("TS")) return true;
  const { callee } = node;
  if (!isNode(callee)) return false;
  if (node.type === "NewExpression") return /^(?:RegExp|\w*Error)$/.test(String(callee.name));
  const { property } = callee;
  return node.type === "CallExpression" && isNode(property) && property.name === "split";
}

function textOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join(PLACE);
}

const isSentence = (text: string): boolean =>
  text.split(/\s+/).filter((word) => WORD.test(word)).length >= FEWEST_WORDS;

/** Sentences for people, and pieces of them, among the texts of a source. */
function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value) || isUnread(value)) return;
    const text = textOf(value);
    if (text !== null && isSentence(text) && !NAMES.has(text)) found.push(text.replaceAll(PLACE, "{}"));
    Object.values(value).forEach(walk);
  };
  walk(parseAst(source, { lang: "ts" }).body);
  return found;
}

it("a sentence is told from ids, errors, patterns and lists of words", () => {
  expect(sentencesIn('say("Ask the court clerk.");')).toEqual(["Ask the court clerk."]);
  expect(sentencesIn("say(`The safe day is ${day}.`);")).toEqual(["The safe day is {}."]);
  expect(sentencesIn('say(isPast ? `${day}, which has passed` : "");')).toEqual(["{}, which has passed"]);
  expect(sentencesIn('const why = { late: "It is too late." };')).toEqual(["It is too late."]);
  expect(sentencesIn('throw new RangeError("This is no day at all.");')).toEqual([]);
  expect(sentencesIn('const no = () => new InvalidInputError("This is no day.");')).toEqual([]);
  expect(sentencesIn('const MINE = new Set("my our her his".split(" "));')).toEqual([]);
  expect(sentencesIn("const HOW = new RegExp(`how (?:long|soon) (?:may|can) it`);")).toEqual([]);
  expect(sentencesIn('const PARTS = ["case_viability", "report/limits.ts", "text message*"];')).toEqual([]);
});

const sources = readdirSync(engine, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\.d\.ts$|^compiled\//.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(engine, file), "utf8") }));

const allows = (allowed: string, file: string): boolean =>
  allowed.endsWith("/") ? file.startsWith(allowed) : file === allowed;

it("the engine holds no sentence for people", () => {
  const saying = sources
    .filter(({ file }) => !Object.keys(FOR_DEVELOPERS).some((allowed) => allows(allowed, file)))
    .map(({ file, source }) => [file, sentencesIn(source)] as const);
  expect(saying.filter(([, sentences]) => sentences.length > 0)).toEqual([]);
});

it.each(Object.keys(FOR_DEVELOPERS))("%s still holds what it is left out for", (allowed) => {
  const own = sources.filter(({ file }) => allows(allowed, file));
  expect(own.flatMap(({ source }) => sentencesIn(source))).not.toEqual([]);
});

/** The keys of all sentences, each with those that lead to it. */
function keysOf(says: object, before: string): string[] {
  return Object.entries(says).flatMap(([key, value]: [string, unknown]) => {
    const here = `${before}.${key}`;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? keysOf(value, here)
      : [here];
  });
}

it("each sentence is said by the engine", () => {
  const said = new Set(
    sources.flatMap(({ source }) => [...source.matchAll(/\bSAYS\w*(?:\.\w+)+/g)].map(([name]) => name)),
  );
  const isSaid = (key: string): boolean =>
    [...said].some((name) => `${key}.`.startsWith(`${name}.`) || name.startsWith(`${key}.`));
  const keys = [...keysOf(SAYS, "SAYS"), ...keysOf(SAYS_IN_SPANISH, "SAYS_IN_SPANISH")];
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
