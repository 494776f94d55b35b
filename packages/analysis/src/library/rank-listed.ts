import { compareIds } from "../retrieval/ranking.ts";
import { claimTypeShare } from "../retrieval/similarity.ts";
import type { StateQuery } from "../retrieval/source.ts";
import { tokenize } from "../retrieval/tokenize.ts";
import type { ListedDecision } from "./listed-decision.ts";

/** A source hands at most this many decisions of the state and the claims to the ranking: the most cited, ties by id. */
export const MOST_LISTED = 400;

const CLAIM = 6;
const SUBJECT = 1.5;
const MOST_SUBJECTS = 4;
const FIRST_YEAR = 1950;
const YEARS_A_POINT = 30;

/**
 * Listed decisions of the query's claims, the best first, ties by id: the claim counts most, then subject words that
 * the story has too, then how often a decision is cited and how late it is.
 */
export function rankListed(decisions: readonly ListedDecision[], query: StateQuery): ListedDecision[] {
  const story = new Set(query.terms.map(({ term }) => term));
  return decisions
    .filter((one) => isOfQuery(one, query))
    .map((one) => ({ one, points: pointsOf(one, query, story) }))
    .toSorted((a, b) => b.points - a.points || compareIds(a.one.id, b.one.id))
    .slice(0, Math.max(1, query.limit))
    .map(({ one }) => one);
}

/** Whether a decision is of the state and of one of the claims asked for. */
export function isOfQuery(
  { jurisdiction, claim_types }: ListedDecision,
  query: Pick<StateQuery, "state" | "claim_types">,
): boolean {
  return jurisdiction === query.state && claim_types.some((id) => query.claim_types.includes(id));
}

function pointsOf(one: ListedDecision, query: StateQuery, story: ReadonlySet<string>): number {
  const shared = termsOf(one).filter((terms) => terms.some((term) => story.has(term))).length;
  return (
    CLAIM * claimTypeShare(query.claim_types, one.claim_types) +
    SUBJECT * Math.min(MOST_SUBJECTS, shared) +
    Math.log(1 + one.times_cited) +
    Math.max(0, one.year - FIRST_YEAR) / YEARS_A_POINT
  );
}

/** The subjects of a decision that a source keeps are cut into words once. */
const SUBJECTS = new WeakMap<ListedDecision, string[][]>();

function termsOf(one: ListedDecision): string[][] {
  const known = SUBJECTS.get(one) ?? one.subjects.map((subject) => tokenize(subject));
  SUBJECTS.set(one, known);
  return known;
}
