import type { LegalCategory, State } from "../knowledge.ts";
import type { CourtLevel } from "../records.ts";

/**
 * A decision of a state court by its plain facts, beside those that are told: no sentence of it is here, and nobody has
 * read it for this list. `claim_types` and `disposition` are what a program found in its text, `subjects` the words
 * that tell its text apart from others.
 */
export interface ListedDecision {
  /** `ny-e597ac4cd3eb9cc0`. Unique, stable, lower case. */
  id: string;
  case_title: string;
  court: string;
  court_level: CourtLevel;
  /** Whose court it is. */
  jurisdiction: State;
  year: number;
  /** Reporter citations of the one decision, the official one first; where there is none, there is a docket number. */
  citations: string[];
  docket_number: string | null;
  disposition: string | null;
  legal_category: LegalCategory;
  /** Ids of claim types, the closest first; never empty. */
  claim_types: string[];
  subjects: string[];
  /** How often the opinions counted here cite it (`corpus/README.md`); says more beside others than alone. */
  times_cited: number;
}

/** The listed decisions as they are kept: arrays side by side, names of courts and claim types by their places. */
export interface ListedColumns {
  courts: string[];
  claim_type_ids: string[];
  id: string[];
  case_title: string[];
  court: number[];
  court_level: CourtLevel[];
  jurisdiction: State[];
  year: number[];
  citations: string[][];
  docket_number: (string | null)[];
  disposition: (string | null)[];
  legal_category: LegalCategory[];
  claim_types: number[][];
  subjects: string[];
  times_cited: number[];
}

/** Packs decisions for `fromListedColumns`. */
export function toListedColumns(decisions: readonly ListedDecision[]): ListedColumns {
  const courts = [...new Set(decisions.map(({ court }) => court))].toSorted();
  const types = [...new Set(decisions.flatMap(({ claim_types }) => claim_types))].toSorted();
  return {
    courts,
    claim_type_ids: types,
    id: decisions.map(({ id }) => id),
    case_title: decisions.map(({ case_title }) => case_title),
    court: decisions.map(({ court }) => courts.indexOf(court)),
    court_level: decisions.map(({ court_level }) => court_level),
    jurisdiction: decisions.map(({ jurisdiction }) => jurisdiction),
    year: decisions.map(({ year }) => year),
    citations: decisions.map(({ citations }) => citations),
    docket_number: decisions.map(({ docket_number }) => docket_number),
    disposition: decisions.map(({ disposition }) => disposition),
    legal_category: decisions.map(({ legal_category }) => legal_category),
    claim_types: decisions.map(({ claim_types }) => claim_types.map((id) => types.indexOf(id))),
    subjects: decisions.map(({ subjects }) => subjects.join(" ")),
    times_cited: decisions.map(({ times_cited }) => times_cited),
  };
}

/** The decisions of packed columns. @throws when a column is shorter than the ids */
export function fromListedColumns(columns: ListedColumns): ListedDecision[] {
  const at = <T>(values: readonly T[], place: number, name: string): T => {
    const value = values[place];
    if (value === undefined) throw new Error(`The listed decisions have no ${name} at ${place}.`);
    return value;
  };
  return columns.id.map((id, i) => ({
    id,
    case_title: at(columns.case_title, i, "title"),
    court: at(columns.courts, at(columns.court, i, "court"), "court's name"),
    court_level: at(columns.court_level, i, "court level"),
    jurisdiction: at(columns.jurisdiction, i, "state"),
    year: at(columns.year, i, "year"),
    citations: at(columns.citations, i, "citations"),
    docket_number: at(columns.docket_number, i, "docket number"),
    disposition: at(columns.disposition, i, "disposition"),
    legal_category: at(columns.legal_category, i, "category"),
    claim_types: at(columns.claim_types, i, "claim types").map((place) =>
      at(columns.claim_type_ids, place, "claim type"),
    ),
    subjects: at(columns.subjects, i, "subjects").split(" ").filter(Boolean),
    times_cited: at(columns.times_cited, i, "count of citations"),
  }));
}
