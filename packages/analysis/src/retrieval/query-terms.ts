import type { WeightedTerm } from "./source.ts";
import { tokenize } from "./tokenize.ts";

const STORY_WEIGHT = 2;
const EXPANSION_WEIGHT = 1;

/**
 * Terms of a query: each word of the story counts 2 for every time it stands there, each word of `expansions` (legal
 * words of the thesaurus for what the story says in everyday words) counts 1 once, unless the story has it already.
 * Sorted by term.
 */
export function queryTerms(story: string, expansions: readonly string[] = []): WeightedTerm[] {
  const weights = new Map<string, number>();
  for (const term of tokenize(story)) weights.set(term, (weights.get(term) ?? 0) + STORY_WEIGHT);
  for (const term of expansions.flatMap(tokenize))
    if (!weights.has(term)) weights.set(term, EXPANSION_WEIGHT);
  return [...weights].map(([term, weight]) => ({ term, weight })).sort((a, b) => (a.term < b.term ? -1 : 1));
}
