import type { CalendarDate, Confidence, Jurisdiction, LegalCategory, State } from "./knowledge.ts";
import type { SpecialLimit } from "./deadlines/special-limits.ts";
import type { Outcome } from "./records.ts";
import type { Quote } from "./quote.ts";
import type { Reading } from "./reading/reading.ts";

export type { Quote } from "./quote.ts";

/** What goes in. Only `description` is required. */
export interface AnalysisInput {
  id?: string;
  title?: string;
  legal_category?: LegalCategory;
  /** Chosen by the claimant in place of the engine's first proposal. */
  claim_type?: string;
  description: string;
  incident_date?: CalendarDate;
  incident_city?: string;
  incident_state?: string;
  /** Words of the case's documents, by page, in the order in which they were added. */
  documents?: readonly { name: string; pages: readonly string[] }[];
  /** Answers to the questions of an earlier reading, by the question's id. */
  answers?: Readonly<Record<string, string>>;
  /** The day on which "today" stands. The engine has no clock. */
  as_of: CalendarDate;
  /** The day on which the story was told, from which its "three weeks ago" counts; left out: `as_of`. */
  told_on?: CalendarDate;
}

/** Something the reader found. */
export interface Fact {
  id: string;
  /** `injury`, `employer`, `amount`, `date`, `government_defendant`, `minor`, ... */
  key: string;
  /** Plain words. */
  plain: string;
  quotes: Quote[];
  amount_usd_cents?: number;
  date?: CalendarDate;
}

/** What a sentence rests on. */
export interface TraceEntry {
  /** Where the sentence stands: `case_viability.overall_assessment`, `risk_assessment.potential_defenses[0]`. */
  path: string;
  sentence: string;
  rests_on: { kind: "fact" | "rule" | "decision" | "outcomes" | "input" | "gap" | "knowledge"; id: string }[];
}

export interface Deadline {
  /** Id of the limitation rule. */
  rule: string;
  kind: "limitation" | "notice" | "charge" | "repose" | "answer";
  /** Plain name: "Time to sue for a personal injury in California". */
  title: string;
  /** What starts the clock, in plain words. */
  trigger: string;
  trigger_date: CalendarDate | null;
  /** Last day, or null when it cannot be computed; `date_note` says why. */
  date: CalendarDate | null;
  /** When `date` is null but the story bounds the trigger ("last March"): the last day on the earliest reading. */
  safe_date?: CalendarDate;
  /** Beside `safe_date`: the last day on the latest reading, where that is another day. */
  latest_date?: CalendarDate;
  /** What this limit is for, when a kind of matter has several: "Only if you work for a railroad." */
  applies_to?: string;
  /** What sets it apart from the limits that hold for all such matters; null for one of these. */
  special: SpecialLimit | null;
  /** Why `date` is null, or how the trigger date was read. One plain sentence. */
  date_note?: string;
  /** Set where the law has no time limit for what was done on the day that is told. */
  no_limit?: true;
  /** Where the last day is a weekend or a federal holiday: the business day before, to be safe, and the one after. */
  falls_on: {
    weekday: string;
    holiday: string | null;
    safe_date: CalendarDate;
    next_court_day: CalendarDate;
  } | null;
  /** Days to the last day, or to the earliest safe day where only that is known; negative when it has passed. */
  days_left: number | null;
  /** How it was computed, one sentence: "Two years from March 1, 2025." */
  arithmetic: string;
  /** Discovery, minority, tolling, exceptions: what may move it. */
  notes: string[];
  statute: string;
  confidence: Confidence;
  /** The day on which the rule was compared with a source; null where it was with none. */
  last_checked: CalendarDate | null;
  if_missed: string;
}

export interface ElementFinding {
  id: string;
  name: string;
  plain: string;
  state: "met" | "missing" | "contradicted";
  /** The words of the story that met or contradicted it. */
  words: Quote[];
  /** The question to answer when it is missing. */
  ask: string;
}

/** A thing that may prove something, and the words of the story that say it is there. */
export interface EvidenceFinding {
  item: string;
  why: string;
  /** 1 first, before it is lost; 2 soon; 3 useful. */
  priority: 1 | 2 | 3;
  /** Null where the story does not speak of it. */
  words: string | null;
}

/** A range from comparable outcomes. `refused` says why there is none. */
export interface Estimate {
  n: number;
  median_cents: number | null;
  low_cents: number | null;
  high_cents: number | null;
  /** What the money is and who paid: never mixed. */
  amount_kind: string | null;
  defendant_kind: string | null;
  /** Ids of outcome records, at most 200, for the plot. */
  points: { id: string; amount_usd_cents: number; year: number | null; jurisdiction: Jurisdiction }[];
  /** Named bias of the source, plain. */
  bias: string | null;
  sources: string[];
  refused: string | null;
}

/** Plain text with what it rests on is in `Analysis.trace`; here are only the words and numbers. */
/** Something that a document of the case says. */
export interface DocumentFinding {
  /** Name of the document. */
  document: string;
  /** Number of its page, from 1; null where it has only one. */
  page: number | null;
  /** Plain words. */
  plain: string;
  /** The very words on that page. */
  words: string;
}

export interface AiAnalysisResult {
  /** Only for cases with documents. */
  document_findings?: DocumentFinding[];
  /** Decisions of the same claim and state, beside those that are told; absent without a state or a kind of claim. */
  from_your_state?: { state: State; decisions: StateDecision[] };
  /** The analysis text shown to everyone: three to six short paragraphs, parted by blank lines. */
  analysis: string;
  case_viability: {
    /** 0 to 100, or null when the engine abstains. */
    viability_percentage: number | null;
    has_legal_merit: boolean | null;
    overall_assessment: string;
    primary_legal_theory: string;
    key_legal_elements_met: string[];
    missing_elements: string[];
    elements: ElementFinding[];
    /** What the percentage rests on: "4 of 5 elements; 212 comparable outcomes". */
    basis: string;
  };
  legal_analysis: {
    detailed_assessment: string;
    applicable_laws: {
      citation: string;
      title: string;
      plain: string;
      jurisdiction: Jurisdiction;
      confidence: Confidence;
    }[];
    jurisdiction_considerations: string;
    statute_of_limitations: {
      /** The earliest date that matters, or null. */
      deadline: CalendarDate | null;
      time_remaining: string;
      consequences_if_missed: string;
    };
  };
  evidence_requirements: {
    critical_evidence_needed: string[];
    evidence_gathering_priority: string[];
    evidence_already_present: string[];
    documentation_checklist: string[];
    /** The same as one list, what matters most first. */
    items?: EvidenceFinding[];
  };
  damages_assessment: {
    /** Whole US cents; min and max null when refused. */
    potential_compensatory_damages: { min: number | null; max: number | null; explanation: string };
    realistic_settlement_range: { min: number | null; max: number | null };
    potential_punitive_damages: { possible: boolean; explanation: string };
    non_economic_damages: string;
    estimate: Estimate;
  };
  immediate_action_plan: {
    within_24_hours: string[];
    within_1_week: string[];
    within_30_days: string[];
    ongoing_requirements: string[];
  };
  /** The answer to a question about time that tells no day of its own; absent where none was asked so. */
  asked_time?: string[];
  /** Steps of the plan that the story shows as done, each with its words; absent where there are none. */
  done_steps?: { step: string; words: string }[];
  /** Steps of the plan for which it is too late by now; absent where there are none. */
  past_steps?: string[];
  legal_strategy: {
    recommended_approach: string;
    settlement_likelihood: string;
    success_probability: string;
    litigation_timeline: string;
    cost_considerations: string;
  };
  risk_assessment: {
    potential_defenses: string[];
    counterclaim_risk: string;
    defendant_asset_recovery: string;
    time_investment: string;
  };
  next_steps_recommendation: {
    should_hire_attorney: string;
    urgency_level: "immediate" | "soon" | "other";
    attorney_specialization_needed: string;
    preliminary_actions_before_attorney: string[];
    questions_for_attorney_consultation: string[];
  };
  summary_recommendation: string;
  key_warnings: string[];
  alternative_remedies: string[];
  /** What would change this result, stated as facts to add or correct. */
  what_would_change: string[];
  /** The strongest points of the other side, with as much care as the claimant's. */
  other_side: string[];
  /** Every deadline. Never behind a payment. */
  deadlines: Deadline[];
  /** Doors for emergencies, out-of-scope matters and free help; first in the page when `urgent`. */
  doors: {
    id: string;
    name: string;
    plain: string;
    phone: string | null;
    url: string | null;
    urgent: boolean;
  }[];
}

/** A decision of the person's state by its plain facts; nobody has told it here. */
export interface StateDecision {
  /** Id of the listed decision. */
  id: string;
  case_title: string;
  court: string;
  year: number;
  /** Reporter citation, or the docket number where there is none. */
  citation: string;
  /** What the court did, as a program read it; null where it did not find it. */
  disposition: string | null;
  /** Words that tell its text apart from others. */
  subjects: string[];
  /** How often the opinions counted here cite it. */
  times_cited: number;
}

export interface SimilarCase {
  /** Id of the corpus decision. */
  id: string;
  case_title: string;
  court: string;
  year: number;
  citation: string;
  /** 0 to 100 on the scale documented in docs/accuracy.md. */
  similarity_score: number;
  location_city: string | null;
  location_state: string | null;
  summary: string;
  case_facts: string;
  outcome: Outcome;
  /** For whom it went, by the name of the side; null where neither won as a whole. */
  won_by: string | null;
  settlement_amount: number | null;
  amount_kind: string | null;
  verdict_details: string;
  similarity_explanation: string;
  relevance_reason: string;
  /** What is alike and what is different. */
  alike: string[];
  different: string[];
  /** Sentences of the story that both rest on, as they were told. */
  story_words: string[];
}

/** What comes out, for one story. */
export interface Analysis {
  id?: string;
  /** `analyzed`, or why there is no analysis. */
  scope: "analyzed" | "empty" | "unclear" | "not_us" | "other_language" | "out_of_scope";
  legal_category: LegalCategory;
  categories: { legal_category: LegalCategory; score: number }[];
  issues: { topic: string; code: string | null; score: number }[];
  claim_types: { claim_type: string; label: string; score: number }[];
  ai_analysis_result: AiAnalysisResult;
  similar_cases_found: SimilarCase[];
  /** 0 to 100: how well the story is understood and matched; not the chance of winning. */
  confidence_score: number;
  deadlines: Deadline[];
  facts: Fact[];
  reading: Reading;
  trace: TraceEntry[];
  engine_version: string;
}
