import type { ListedHit, State } from "@standing/contract";
import type { ListedDecision } from "@standing/analysis/retrieval";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { listedDecisions } from "./queries.ts";
import { type DecisionSearch, filterOf, paged } from "./search-precedents.ts";

/** Decisions as plain facts, page by page: with words the best first, without words the latest first. */
export async function searchListed(context: RequestContext, input: DecisionSearch) {
  const { query, page, limit } = input;
  const { decisions, total } = await asReader(context.services.pools, actorOf(context), (tx) =>
    listedDecisions(tx, { ...filterOf(input), query }, { offset: (page - 1) * limit, limit }),
  );
  return paged(decisions.map(listedHitOf), total, page, limit);
}

/** A listed decision as a list shows it. */
export function listedHitOf(decision: ListedDecision): ListedHit {
  const { id, case_title, court, court_level, jurisdiction, year, disposition, subjects, times_cited } =
    decision;
  return {
    id,
    case_title,
    court,
    court_level,
    state: jurisdiction satisfies State,
    year,
    citation: decision.citations[0] ?? `No. ${decision.docket_number ?? ""}`,
    disposition,
    subjects,
    times_cited,
  };
}
