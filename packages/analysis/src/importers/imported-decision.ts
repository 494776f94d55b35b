import type { CalendarDate, LegalCategory } from "../knowledge.ts";
import type { Decision } from "../records.ts";
import type { CourtFacts } from "./courts.ts";
import { closingWords, dispositionOf, openingWords, UNKNOWN_OUTCOME } from "./opinion-words.ts";
import type { Mapped } from "./rows.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** Finds the legal category and claim types of a text. */
export type Classify = (text: string) => { legal_category: LegalCategory; claim_types: string[] };

/** What a source tells about a decision. */
export interface DecisionFields {
  id: string;
  case_title: string;
  court: string;
  facts: CourtFacts;
  date: string;
  citation: string | null;
  docket_number: string | null;
  /** The opinion as plain text. */
  opinion: string;
  /** A summary or syllabus by the court or reporter, where there is one. */
  summary: string;
  /** A short statement of what the court did, where there is one. */
  disposition: string;
  source: Decision["source"];
}

const SHORTEST_FACTS = 40;
const YEARS = /^(1[6-9]|20)\d\d/;

/**
 * A decision from a source's fields. Its sentences are the court's own words, cut short, and `matters` says so; nothing
 * is told that the source does not say. Left out when neither citation nor docket number is there, or the text is too
 * short to search.
 */
export function importedDecision(
  fields: DecisionFields,
  classify: Classify,
  checked: CalendarDate,
): Mapped<Decision> {
  const year = YEARS.test(fields.date) ? Number(fields.date.slice(0, 4)) : null;
  if (year === null) return { fault: `no year in the date "${fields.date}"` };
  if (fields.case_title === "") return { fault: "no case name" };
  if (fields.citation === null && fields.docket_number === null)
    return { skip: "neither citation nor docket number" };
  const facts = openingWords(fields.opinion);
  if (facts.split(" ").length < SHORTEST_FACTS) return { skip: "too short" };
  const holding = openingWords(fields.summary) || closingWords(fields.opinion);
  return {
    keep: {
      id: fields.id,
      case_title: fields.case_title,
      court: fields.court,
      ...fields.facts,
      city: null,
      year,
      citation: fields.citation,
      docket_number: fields.docket_number,
      ...classify(`${facts} ${holding}`),
      outcome: UNKNOWN_OUTCOME,
      disposition: dispositionOf(fields.disposition || closingWords(fields.opinion)),
      amount_usd_cents: null,
      amount_kind: null,
      facts,
      holding,
      matters: fill(SAYS.comparison.imported, { court: fields.court, year }),
      key_facts: [],
      source: fields.source,
      checked,
    },
  };
}
