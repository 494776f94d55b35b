import type { DefendantKind, LegalCategory, State } from "../knowledge.ts";
import type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
import type { LearnedReader } from "../reading/learned/learned-reader.ts";
import type { ListedDecision } from "../library/listed-decision.ts";
import type { BaseRate, CourtLevel, Decision, Outcome } from "../records.ts";

/** One search term as `tokenize` gives it (lower case, stemmed), and how much it counts. */
export interface WeightedTerm {
  term: string;
  /** Above 0. A word of the story counts 2 for each time it stands there; a thesaurus term counts 1. */
  weight: number;
}

/** What decisions must be; a field that is absent does not restrict. */
export interface DecisionFilter {
  legal_category?: LegalCategory;
  /** Of the court or of the dispute. */
  state?: State;
  claim_type?: string;
  court_level?: CourtLevel;
  year_from?: number;
  year_to?: number;
  outcome?: Outcome;
}

/** What to look for. Build `terms` with `queryTerms`. */
export interface RetrievalQuery {
  terms: WeightedTerm[];
  /** The words of the story, for its word vector; without it only terms and labels count. */
  text?: string;
  legal_category?: LegalCategory;
  /** How sure the category is, 0 to 1; 1 when absent. */
  category_confidence?: number;
  /** Ids of claim types read in the story, the likeliest first; may be empty. */
  claim_types: string[];
  /** How well each claim type fits, 0 to 1, in the same order; without it they count by their places. */
  claim_type_scores?: number[];
  state?: State;
  /** Lets in only decisions that meet all of it. Without it category and state only raise a score. */
  only?: DecisionFilter;
  /** How many decisions to return, at least 1. */
  limit: number;
}

/** A decision with its place in the ranking. */
export interface RankedDecision {
  decision: Decision;
  /** 0 to 100 on the scale described at `SIMILARITY_POINTS`; two decimals at most. */
  score: number;
  /** How much of the story's most telling words it has, 0 to 1 and seldom more; see `SIMILARITY_POINTS`. */
  text_share: number;
  /** Terms of the query found in the decision, the most telling first. */
  matched_terms: string[];
}

/** Which listed decisions to look for: of one state, and of the same kind of claim. */
export interface StateQuery {
  state: State;
  /** Ids of claim types, the likeliest first. */
  claim_types: readonly string[];
  /** Terms of the story, as `queryTerms` gives them. */
  terms: readonly WeightedTerm[];
  /** How many to return, at least 1. */
  limit: number;
}

/** Which outcome records to fetch. A field that is absent does not restrict. */
export interface OutcomeQuery {
  claim_types: string[];
  amount_kinds?: string[];
  defendant_kinds?: DefendantKind[];
  /** When true, only records with an amount. */
  with_amount?: boolean;
}

/**
 * Where precedents, outcomes and base rates come from: memory for the command line and tests, Postgres for the
 * product. Both give the same decisions with the same scores in the same order for the same records; see
 * `ranking.ts` for how.
 */
export interface PrecedentSource {
  /** The learned reader whose weights ship beside the decisions; without it the words of the lexicon decide alone. */
  readonly learner?: LearnedReader;
  /** Decisions like the story, the best first, ties by id. Empty when no term matches. */
  candidates(q: RetrievalQuery): Promise<RankedDecision[]>;
  /** All matching outcome records, by id. The estimate narrows by place. */
  outcomes(sel: OutcomeQuery): Promise<ComparableOutcome[]>;
  /** Base rates of these claim types, those with losses first, then the larger `n`. */
  baseRates(claimTypes: string[]): Promise<BaseRate[]>;
  /** Decisions of one state and the same kind of claim, as plain facts: never among the candidates. See `rankListed`. */
  fromState(q: StateQuery): Promise<ListedDecision[]>;
}
