import type { WeightedTerm } from "./source.ts";
import type { CorpusStatistics } from "./text-index.ts";

/** A term that is searched for, with its weight in thousandths, a whole number. */
export interface SearchTerm {
  term: string;
  weight: number;
}

/** At most this many terms of a query are searched for: the most telling ones. */
const MOST_TERMS = 64;
/** Terms stop being added once they stand in this many decisions together, so that a search stays quick in a large corpus. */
const MOST_POSTINGS = 400_000;
const FEWEST_TERMS = 4;
/** The text part of the score compares with a decision that has each of this many most telling terms once. */
const REFERENCE_TERMS = 20;
const REPEAT_SATURATION = 2;

/** How telling a term is that stands in `df` of `decisions` decisions (natural logarithm, never negative). */
function rarity(df: number, decisions: number): number {
  return Math.log(1 + (decisions - df + 0.5) / (df + 0.5));
}

/**
 * The terms to search for, the most telling first, ties by term. A term's weight grows ever more slowly with repeats
 * in the story. Terms that stand in no decision are left out.
 */
export function searchTerms(
  terms: readonly WeightedTerm[],
  df: (term: string) => number,
  statistics: CorpusStatistics,
): SearchTerm[] {
  const weighted = terms
    .map(({ term, weight }) => ({
      term,
      df: df(term),
      repeat: (weight * (REPEAT_SATURATION + 1)) / (weight + REPEAT_SATURATION),
    }))
    .filter((entry) => entry.df > 0)
    .map((entry) => ({
      ...entry,
      weight: Math.round(1000 * entry.repeat * rarity(entry.df, statistics.decisions)),
    }))
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_TERMS);
  let postings = 0;
  return weighted
    .filter((entry, place) => {
      postings += entry.df;
      return place < FEWEST_TERMS || postings <= MOST_POSTINGS;
    })
    .map(({ term, weight }) => ({ term, weight }));
}

/** The text score of a decision that names each of the most telling terms once: the full mark of the text part. */
export function referenceScore(terms: readonly SearchTerm[]): number {
  return terms.slice(0, REFERENCE_TERMS).reduce((sum, { weight }) => sum + weight * 1000, 0);
}
