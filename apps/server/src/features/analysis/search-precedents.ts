import { type RankedDecision, searchPrecedents, wonBy } from "@standing/analysis";
import type { LegalCategory, PrecedentHit, State } from "@standing/contract";
import type { Services } from "../../kernel/services.ts";

/** Decisions of the corpus that answer a search, the best first. */
export async function searchPrecedentsFor(
  services: Services,
  input: { query: string; category?: LegalCategory | undefined; state?: State | undefined; limit: number },
): Promise<{ results: PrecedentHit[] }> {
  const { query, category, state, limit } = input;
  const ranked = await searchPrecedents(
    { text: query, limit, ...(category ? { legal_category: category } : {}), ...(state ? { state } : {}) },
    services.precedents,
  );
  return { results: ranked.map(hitOf) };
}

function hitOf({ decision, score, matched_terms }: RankedDecision): PrecedentHit {
  const {
    id,
    case_title,
    court,
    year,
    facts,
    outcome,
    citation,
    docket_number,
    legal_category,
    holding,
    source,
    checked,
  } = decision;
  return {
    id,
    case_title,
    court,
    year,
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
