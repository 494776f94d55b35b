/**
 * How many dangers told indirectly in one to four sentences open a door of their own kind, and how many sentences that
 * only resemble one open any: `node packages/analysis/bench/danger-excerpts.ts`. They are by a writer whose others are not
 * learned from, and are only counted.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadShippedReader, loadShippedWordVectors } from "../src/retrieval/shipped.ts";
import { readStory } from "../src/reading/read-story.ts";

interface Excerpt {
  text: string;
  /** The dangers told; empty for a sentence that only resembles one. */
  kinds: string[];
}

const AS_OF = "2026-11-22";
const FILE = "danger-excerpts.jsonl";
const learner = await loadShippedReader(await loadShippedWordVectors());

const excerpts = readFileSync(join(import.meta.dirname, "told", FILE), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Excerpt);

function doorsOf(text: string): string[] {
  return readStory({ description: text, as_of: AS_OF }, learner).crises.map(({ id }) => id);
}

const read = excerpts.map(({ text, kinds }) => ({ kinds, doors: doorsOf(text) }));
const told = read.filter(({ kinds }) => kinds.length > 0);
const alike = read.filter(({ kinds }) => kinds.length === 0);
const own = told.filter(({ kinds, doors }) => kinds.some((kind) => doors.includes(kind)));
const some = told.filter(({ doors }) => doors.length > 0);
const wrong = alike.filter(({ doors }) => doors.length > 0);
console.log(
  `Own door ${own.length}, any door ${some.length} of ${told.length} dangers; a door for ${wrong.length} of ${alike.length} that only resemble one`,
);
