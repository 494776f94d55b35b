import type { CalendarDate, DefendantKind, Jurisdiction, LegalCategory } from "./knowledge.ts";

export type Outcome = "plaintiff" | "defendant" | "settled" | "mixed" | "dismissed" | "unknown";

export type CourtLevel =
  | "us_supreme"
  | "federal_appeals"
  | "federal_trial"
  | "state_high"
  | "state_appeals"
  | "state_trial"
  | "agency";

/**
 * Where the facts of a decision come from. `file` and `id` are those of the development data, when it comes from there;
 * `page` is the https address of the text, when it was read on a public page.
 */
export interface DecisionSource {
  name: string;
  file: string | null;
  id: string | null;
  page?: string;
}

/**
 * A real, citable decision, told in our own words. Names, court, year, citation, docket number, outcome and
 * amounts are facts taken from `source`; the sentences are ours.
 */
export interface Decision {
  /** `faragher-v-boca-raton-1998`. Unique, stable, lower case. */
  id: string;
  case_title: string;
  court: string;
  court_level: CourtLevel;
  /** The state whose court it is, or `US` for a federal court or federal agency. */
  jurisdiction: Jurisdiction;
  /** State in which the dispute arose, when known. */
  state: Jurisdiction | null;
  city: string | null;
  year: number;
  /** Reporter citation, or null where only a docket number is certain. One of the two is always there. */
  citation: string | null;
  docket_number: string | null;
  legal_category: LegalCategory;
  /** Ids of claim types, the closest first. */
  claim_types: string[];
  /** For the person who made the claim; for criminal matters `plaintiff` is the prosecution. */
  outcome: Outcome;
  /** The side for whom it went, by its name ("the tenant"), where the usual names of the sides do not fit. */
  won_by?: string | null;
  /** What the court did: affirmed, reversed, vacated, mixed, dismissed, denied, granted. */
  disposition: string | null;
  amount_usd_cents: number | null;
  /** What exactly the money is; always beside the amount. */
  amount_kind: string | null;
  /** What happened, in plain words, two to four sentences, 40 to 120 words. */
  facts: string;
  /** What the court decided and why, in plain words, one to three sentences. */
  holding: string;
  /** Why it matters to a person with a like story, one sentence, informing and not advising. */
  matters: string;
  /** Short lower-case facts for comparison: "wet floor", "no warning sign", "employee saw spill". Three to eight. */
  key_facts: string[];
  source: DecisionSource;
  checked: CalendarDate;
}

/** One real result, as a fact: what kind of claim, where, when, how it ended, how much. No private person's name. */
export interface OutcomeRecord {
  id: string;
  source: string;
  legal_category: LegalCategory;
  claim_type: string;
  jurisdiction: Jurisdiction;
  city: string | null;
  year: number | null;
  outcome: Outcome;
  amount_usd_cents: number | null;
  amount_kind: string | null;
  defendant_kind: DefendantKind;
  /** Days from filing to the end, where both are known. */
  days: number | null;
}

/** Success shares with their bias. `outcome_and_amount` alone includes losses. */
export interface BaseRate {
  source: string;
  claim_type: string;
  legal_category: LegalCategory;
  jurisdiction: Jurisdiction;
  n: number;
  share_success: number;
  includes_losses: boolean;
  /** One plain sentence: in which direction this figure misleads. */
  bias: string;
}
