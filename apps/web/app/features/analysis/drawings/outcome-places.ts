import type { SimilarCase } from "@standing/contract";
import { outcomeWords } from "../outcome-words.ts";

/** Marks nearer to each other than this share of the width stand below one another. */
const TOUCHING = 0.1;
const MARGIN = 0.05;

export interface DecisionMark {
  id: string;
  /** Two letters of a state, or of the federal courts. */
  from: string;
  /** 0 is the closest decision, 1 the least alike. */
  at: number;
  level: number;
}

export interface OutcomeRow {
  /** How these ended: for whom they were won, in words. */
  ended: string;
  marks: DecisionMark[];
  levels: number;
}

/** Decisions in rows by how they ended, the most frequent first, each placed by how close it is. */
export function outcomeRows(decisions: readonly SimilarCase[]): OutcomeRow[] {
  const scores = decisions.map(({ similarity_score: score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const groups = new Map<string, SimilarCase[]>();
  for (const one of decisions) {
    const ended = outcomeWords(one);
    groups.set(ended, [...(groups.get(ended) ?? []), one]);
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([ended, members]) => {
      const ends: number[] = [];
      const marks = members
        .toSorted((a, b) => b.similarity_score - a.similarity_score)
        .map(({ id, location_state: state, similarity_score: score }) => {
          const share = most === least ? 0 : (most - score) / (most - least);
          const at = MARGIN + share * (1 - 2 * MARGIN);
          const free = ends.findIndex((end) => at - end >= TOUCHING);
          const level = free < 0 ? ends.length : free;
          ends[level] = at;
          return { id, from: state ?? "US", at, level };
        });
      return { ended, marks, levels: ends.length };
    });
}
