import type { Decision } from "../records.ts";
import { CLAIM_TYPE_LABELS } from "../compiled/claims.js";
import { tokenize } from "./tokenize.ts";

/** Numbers about the whole corpus that scores rest on. Stored beside the postings; renewed only when all are. */
export interface CorpusStatistics {
  /** How many decisions. */
  decisions: number;
  /** Mean number of terms of a decision. */
  average_length: number;
}

/** One term in one decision. `impact` is in thousandths: 1000 for one mention in a decision of average length. */
export interface Posting {
  decision: number;
  impact: number;
}

/** The searchable text of a set of decisions. `decision` in a posting is the place in `ids`. */
export interface TextIndex {
  ids: string[];
  statistics: CorpusStatistics;
  postings: Map<string, Posting[]>;
}

const SATURATION = 1.2;
const LENGTH_NORM = 0.75;
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(CLAIM_TYPE_LABELS).flatMap((group) => Object.entries<string>(group)),
);

/** The terms of a decision, with repeats: title, facts, holding, why it matters, key facts and claim-type labels. */
export function decisionTerms(decision: Decision): string[] {
  const labels = decision.claim_types.map((id) => LABELS.get(id) ?? id.replaceAll("_", " "));
  const { case_title, facts, holding, matters, key_facts } = decision;
  return [case_title, facts, holding, matters, ...key_facts, ...labels].flatMap(tokenize);
}

/**
 * How much `count` mentions in a decision of `length` terms count, in thousandths, as a whole number (BM25 with
 * k1 = 1.2, b = 0.75). Whole numbers make sums exact in any order, so that a database adds them up to the same total.
 */
export function termImpact(count: number, length: number, averageLength: number): number {
  const norm = 1 - LENGTH_NORM + LENGTH_NORM * (length / averageLength);
  return Math.round((1000 * count * (SATURATION + 1)) / (count + SATURATION * norm));
}

/** Number of times each term stands in a list. */
function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Indexes decisions. The order given is kept in `ids`. */
export function buildTextIndex(decisions: readonly Decision[]): TextIndex {
  const termLists = decisions.map(decisionTerms);
  const total = termLists.reduce((sum, terms) => sum + terms.length, 0);
  const statistics = { decisions: decisions.length, average_length: total / Math.max(1, decisions.length) };
  const postings = new Map<string, Posting[]>();
  termLists.forEach((terms, decision) => {
    for (const [term, count] of countTerms(terms)) {
      const posting = { decision, impact: termImpact(count, terms.length, statistics.average_length) };
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
    }
  });
  return { ids: decisions.map(({ id }) => id), statistics, postings };
}
