import type { Quote } from "../result.ts";
import { HARM_CLASSES, HARM_PATTERNS } from "../rules/harm-words.ts";
import { clauseAt } from "./clauses.ts";
import { isNegator } from "./matcher.ts";
import { PatternIndex, readPattern } from "./pattern.ts";
import type { Story } from "./text.ts";

let known: PatternIndex<string> | null = null;

/** Words before a harm in which a "not" or "never" takes it back. */
const DENIED_WITHIN = 2;
const QUOTES_KEPT = 3;

/** The clauses of a story that tell how a body was hurt; none where it is denied. */
export function toldHarm(story: Story): Quote[] {
  known ??= new PatternIndex(
    HARM_PATTERNS.map((source) => ({ pattern: readPattern(source, HARM_CLASSES), value: source })),
  );
  const found: { from: number; to: number }[] = [];
  let start = 0;
  for (let sentence = 0; sentence < story.sentences.length; sentence++) {
    let end = start;
    while (end < story.tokens.length && story.tokens[end]?.sentence === sentence) end++;
    const words = story.tokens.slice(start, end).map(({ word }) => word);
    for (const { from, to } of known.find(words))
      if (!words.slice(Math.max(0, from - DENIED_WITHIN), from).some(isNegator))
        found.push({ from: start + from, to: start + to });
    start = end;
  }
  return found
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => clauseAt(story, from, to))
    .filter((one, at, all) => all.findIndex((other) => other.start === one.start) === at)
    .slice(0, QUOTES_KEPT);
}
