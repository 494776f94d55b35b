import { type Decision, type DecisionFilter, searchPrecedents, wonBy } from "@standing/analysis";
import {
  type CourtLevel,
  type LegalCategory,
  MOST_FOUND,
  type Outcome,
  type PrecedentHit,
  type State,
} from "@standing/contract";
import { anonymous } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { toldDecisions } from "./queries.ts";

/** What either list of decisions may be asked for. */
export interface DecisionSearch {
  query?: string | undefined;
  category?: LegalCategory | undefined;
  state?: State | undefined;
  claim_type?: string | undefined;
  court_level?: CourtLevel | undefined;
  year_from?: number | undefined;
  year_to?: number | undefined;
  page: number;
  limit: number;
}

interface Paged<Hit> {
  results: Hit[];
  total: number;
  page: number;
  pages: number;
}

/**
 * Told decisions page by page: with words the closest first and at most `MOST_FOUND`, without words the latest first. A
 * page after the last one is empty.
 */
export async function searchPrecedentsFor(
  services: Services,
  input: DecisionSearch & { outcome?: Outcome | undefined },
): Promise<Paged<PrecedentHit>> {
  const { query, page, limit } = input;
  const offset = (page - 1) * limit;
  const only = filterOf(input);
  if (query === undefined) {
    const { decisions, total } = await asReader(services.pools, anonymous, (tx) =>
      toldDecisions(tx, only, { offset, limit }),
    );
    return paged(
      decisions.map((decision) => hitOf(decision, null, [])),
      total,
      page,
      limit,
    );
  }
  const ranked = await searchPrecedents({ ...only, text: query, limit: MOST_FOUND }, services.precedents);
  const shown = ranked.slice(offset, offset + limit);
  return paged(
    shown.map(({ decision, score, matched_terms }) => hitOf(decision, score, matched_terms)),
    ranked.length,
    page,
    limit,
  );
}

/** The filter of a search, without what was not asked for. */
export function filterOf(input: DecisionSearch & { outcome?: Outcome | undefined }): DecisionFilter {
  const { category, state, claim_type, court_level, year_from, year_to, outcome } = input;
  const all = { legal_category: category, state, claim_type, court_level, year_from, year_to, outcome };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** One page of a list. */
export function paged<Hit>(results: Hit[], total: number, page: number, limit: number): Paged<Hit> {
  return { results, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

function hitOf(decision: Decision, score: number | null, matched_terms: string[]): PrecedentHit {
  const { id, case_title, court, court_level, year, facts, outcome, citation, docket_number } = decision;
  const { legal_category, holding, source, checked, state, jurisdiction } = decision;
  return {
    id,
    case_title,
    court,
    court_level,
    year,
    state: state ?? (jurisdiction === "US" ? null : jurisdiction),
    case_facts: facts,
    outcome,
    won_by: wonBy(decision),
    citation,
    docket_number,
    legal_category,
    holding,
    score,
    matched_terms,
    source: source.name,
    checked,
  };
}
