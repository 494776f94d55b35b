import type { Quote } from "../result.ts";
import { FACT_CLASSES, FACT_PATTERNS } from "../compiled/lexicon.js";
import { clauseAt } from "./clauses.ts";
import { isNegator } from "./matcher.ts";
import { PatternIndex, readPattern } from "./pattern.ts";
import type { Story } from "./text.ts";

let known: PatternIndex<string> | null = null;

function patterns(): PatternIndex<string> {
  known ??= new PatternIndex(
    Object.entries(FACT_PATTERNS).flatMap(([key, sources]) =>
      sources.map((source) => ({ pattern: readPattern(source, FACT_CLASSES), value: key })),
    ),
  );
  return known;
}

/** Words before what is told in which a "not" or "never" takes it back. */
const DENIED_WITHIN = 2;
const QUOTES_KEPT = 3;

/** A story is read once for all facts. */
const READ = new WeakMap<Story, ReadonlyMap<string, readonly Quote[]>>();

/** The clauses of a story that tell a fact in one of its patterns; none where it is denied. */
export function toldFact(story: Story, key: string): readonly Quote[] {
  const read = READ.get(story) ?? readPatterns(story);
  READ.set(story, read);
  return read.get(key) ?? [];
}

function readPatterns(story: Story): ReadonlyMap<string, readonly Quote[]> {
  const found: { key: string; from: number; to: number }[] = [];
  let start = 0;
  for (let sentence = 0; sentence < story.sentences.length; sentence++) {
    let end = start;
    while (end < story.tokens.length && story.tokens[end]?.sentence === sentence) end++;
    const words = story.tokens.slice(start, end).map(({ word }) => word);
    for (const { value, from, to } of patterns().find(words))
      if (!words.slice(Math.max(0, from - DENIED_WITHIN), from).some(isNegator))
        found.push({ key: value, from: start + from, to: start + to });
    start = end;
  }
  return new Map(
    [...Map.groupBy(found, ({ key }) => key)].map(([key, places]) => [key, clausesOf(story, places)]),
  );
}

function clausesOf(story: Story, places: readonly { from: number; to: number }[]): Quote[] {
  return places
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => clauseAt(story, from, to))
    .filter((one, at, all) => all.findIndex((other) => other.start === one.start) === at)
    .slice(0, QUOTES_KEPT);
}
