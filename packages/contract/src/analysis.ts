import { oc } from "@orpc/contract";
import { z } from "zod";
import { answeredQuestion, conflict, givenAnswers, question, quote } from "./analysis-questions.ts";
import { answers } from "./errors.ts";
import { SPECIAL_LIMITS } from "./analysis-special.ts";
import { LIMITS, calendarDate, cents, legalCategory, outcome, quickCaseType, state } from "./vocabulary.ts";
import { documentFinding, evidenceFinding } from "./analysis-proof.ts";

export const confidence = z.enum(["code_text", "confirmed_by_two", "confirmed_by_one", "recalled"]);

export const deadline = z.object({
  rule: z.string(),
  kind: z.enum(["limitation", "notice", "charge", "repose", "answer"]),
  title: z.string(),
  trigger: z.string(),
  trigger_date: calendarDate.nullable(),
  /** Last day; null when it cannot be computed, and `date_note` says why. */
  date: calendarDate.nullable(),
  /** Where the last day is not exact: the last day on the earliest reading. */
  safe_date: calendarDate.nullable().default(null),
  /** Beside `safe_date`: the last day on the latest reading, where that is another day. */
  latest_date: calendarDate.nullable().default(null),
  /** Why there is no exact day, or how the day that starts the clock was read. */
  date_note: z.string().nullable().default(null),
  /** Whom or what this limit is for, where a kind of matter has several. */
  applies_to: z.string().nullable().default(null),
  /** What sets it apart from the limits that hold for all such matters; absent in older results, read by `specialOf`. */
  special: z.enum(SPECIAL_LIMITS).nullable().optional(),
  falls_on: z
    .object({
      weekday: z.string(),
      holiday: z.string().nullable(),
      safe_date: calendarDate,
      next_court_day: calendarDate,
    })
    .nullable(),
  days_left: z.number().int().nullable(),
  arithmetic: z.string(),
  notes: z.array(z.string()),
  statute: z.string(),
  confidence,
  /** The day on which the rule was compared with a source; null where it was with none. */
  last_checked: calendarDate.nullable(),
  if_missed: z.string(),
});
export type Deadline = z.infer<typeof deadline>;

export const elementFinding = z.object({
  id: z.string(),
  name: z.string(),
  plain: z.string(),
  state: z.enum(["met", "missing", "contradicted"]),
  words: z.array(quote),
  ask: z.string(),
});

export const estimate = z.object({
  n: z.number().int(),
  median_cents: cents.nullable(),
  low_cents: cents.nullable(),
  high_cents: cents.nullable(),
  amount_kind: z.string().nullable(),
  defendant_kind: z.string().nullable(),
  points: z.array(
    z.object({
      id: z.string(),
      amount_usd_cents: cents,
      year: z.number().int().nullable(),
      jurisdiction: z.string(),
    }),
  ),
  bias: z.string().nullable(),
  sources: z.array(z.string()),
  refused: z.string().nullable(),
});
export type Estimate = z.infer<typeof estimate>;

export const door = z.object({
  id: z.string(),
  name: z.string(),
  plain: z.string(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
  urgent: z.boolean(),
});
export type Door = z.infer<typeof door>;

const range = z.object({ min: cents.nullable(), max: cents.nullable() });

const applicableLaw = z.object({
  citation: z.string(),
  title: z.string(),
  plain: z.string(),
  jurisdiction: z.string(),
  /** How sure we are of it; analyses of older releases do not say. */
  confidence: confidence.optional(),
});

const timeLimit = z.object({
  deadline: calendarDate.nullable(),
  time_remaining: z.string(),
  consequences_if_missed: z.string(),
});

/** A decision of the person's state by its plain facts; nobody has told it here. */
export const stateDecision = z.object({
  id: z.string(),
  case_title: z.string(),
  court: z.string(),
  year: z.number().int(),
  citation: z.string(),
  /** What the court did, as a program read it. */
  disposition: z.string().nullable(),
  /** Words that tell its text apart from others. */
  subjects: z.array(z.string()),
  /** How often the opinions counted here cite it. */
  times_cited: z.number().int(),
});
export type StateDecision = z.infer<typeof stateDecision>;

/** Decisions of the same claim and state, beside those that are told. */
export const fromYourState = z.object({ state, decisions: z.array(stateDecision) });
export type FromYourState = z.infer<typeof fromYourState>;

/** The specification's ai_analysis_result, with what it rests on beside it. */
export const aiAnalysisResult = z.object({
  document_findings: z.array(documentFinding).optional(),
  /** Absent without a state or a kind of claim, and in analyses of older releases. */
  from_your_state: fromYourState.optional(),
  analysis: z.string(),
  case_viability: z.object({
    viability_percentage: z.number().min(0).max(100).nullable(),
    has_legal_merit: z.boolean().nullable(),
    overall_assessment: z.string(),
    primary_legal_theory: z.string(),
    key_legal_elements_met: z.array(z.string()),
    missing_elements: z.array(z.string()),
    elements: z.array(elementFinding),
    basis: z.string(),
  }),
  legal_analysis: z.object({
    detailed_assessment: z.string(),
    applicable_laws: z.array(applicableLaw),
    jurisdiction_considerations: z.string(),
    statute_of_limitations: timeLimit,
  }),
  evidence_requirements: z.object({
    critical_evidence_needed: z.array(z.string()),
    evidence_gathering_priority: z.array(z.string()),
    evidence_already_present: z.array(z.string()),
    documentation_checklist: z.array(z.string()),
    /** The same as one list, what matters most first; absent in analyses of older releases. */
    items: z.array(evidenceFinding).optional(),
  }),
  damages_assessment: z.object({
    potential_compensatory_damages: range.extend({ explanation: z.string() }),
    realistic_settlement_range: range,
    potential_punitive_damages: z.object({ possible: z.boolean(), explanation: z.string() }),
    non_economic_damages: z.string(),
    estimate,
  }),
  immediate_action_plan: z.object({
    within_24_hours: z.array(z.string()),
    within_1_week: z.array(z.string()),
    within_30_days: z.array(z.string()),
    ongoing_requirements: z.array(z.string()),
  }),
  /** The answer to a question about time that tells no day of its own. */
  asked_time: z.array(z.string()).optional(),
  /** Steps of the plan that the story shows as done, with its words. */
  done_steps: z.array(z.object({ step: z.string(), words: z.string() })).optional(),
  /** Steps of the plan for which it is too late. */
  past_steps: z.array(z.string()).optional(),
  legal_strategy: z.object({
    recommended_approach: z.string(),
    settlement_likelihood: z.string(),
    success_probability: z.string(),
    litigation_timeline: z.string(),
    cost_considerations: z.string(),
  }),
  risk_assessment: z.object({
    potential_defenses: z.array(z.string()),
    counterclaim_risk: z.string(),
    defendant_asset_recovery: z.string(),
    time_investment: z.string(),
  }),
  next_steps_recommendation: z.object({
    should_hire_attorney: z.string(),
    urgency_level: z.enum(["immediate", "soon", "other"]),
    attorney_specialization_needed: z.string(),
    preliminary_actions_before_attorney: z.array(z.string()),
    questions_for_attorney_consultation: z.array(z.string()),
  }),
  summary_recommendation: z.string(),
  key_warnings: z.array(z.string()),
  alternative_remedies: z.array(z.string()),
  what_would_change: z.array(z.string()),
  other_side: z.array(z.string()),
  deadlines: z.array(deadline),
  doors: z.array(door),
});
export type AiAnalysisResult = z.infer<typeof aiAnalysisResult>;

/** What every plan sees of an analysis: nothing that protects a right is behind a payment. */
export const freeAnalysis = z.object({
  analysis: z.string(),
  viability_percentage: z.number().nullable(),
  has_legal_merit: z.boolean().nullable(),
  overall_assessment: z.string(),
  primary_legal_theory: z.string(),
  basis: z.string(),
  elements_met: z.number().int(),
  elements_total: z.number().int(),
  /** What has to be shown, with the words of the story that show it or speak against it. */
  elements: z.array(elementFinding),
  urgency_level: z.enum(["immediate", "soon", "other"]),
  deadlines: z.array(deadline),
  /** The answer to a question about time that tells no day of its own; empty where none was asked so. */
  asked_time: z.array(z.string()),
  /** Told also where no day could be computed. */
  time_limit: timeLimit,
  urgent_steps: z.array(z.string()),
  doors: z.array(door),
  /** The law of the place and of the matter. */
  laws: z.array(applicableLaw),
  estimate: estimate.omit({ points: true }).extend({
    /** From which year to which the outcomes are, where they say it. */
    years: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  }),
  /** Null without a state or a kind of claim. */
  from_your_state: fromYourState.nullable(),
});
export type FreeAnalysis = z.infer<typeof freeAnalysis>;

export const similarCase = z.object({
  id: z.string(),
  case_title: z.string(),
  court: z.string(),
  year: z.number().int(),
  citation: z.string(),
  similarity_score: z.number(),
  location_city: z.string().nullable(),
  location_state: z.string().nullable(),
  summary: z.string(),
  case_facts: z.string(),
  outcome,
  /** For whom it went, by the name of the side ("the tenant"); absent in results of older releases. */
  won_by: z.string().nullish(),
  settlement_amount: cents.nullable(),
  amount_kind: z.string().nullable(),
  verdict_details: z.string(),
  similarity_explanation: z.string(),
  relevance_reason: z.string(),
  alike: z.array(z.string()),
  different: z.array(z.string()),
  /** Sentences of the story that it was compared by, as they were told; absent in results of older releases. */
  story_words: z.array(z.string()).nullish(),
});
export type SimilarCase = z.infer<typeof similarCase>;

/** The landing page's true first reading. */
export const firstReading = z.object({
  claim_type: z.string().nullable(),
  claim_type_label: z.string().nullable(),
  legal_category: legalCategory,
  /** Earliest computed deadline, or null with what is missing. */
  deadline: deadline.nullable(),
  /** Codes of what is missing for a deadline. */
  missing: z.array(z.enum(["state", "date", "rule"])),
  comparable_cases: z.number().int().nonnegative(),
  doors: z.array(door),
  /** What is said instead of a reading, where the story is told in a language that is not read. */
  unread: z
    .object({
      language: z.enum(["es", "en"]),
      title: z.string(),
      sentences: z.array(z.string()),
      /** Stands above the doors. */
      help: z.string(),
    })
    .nullish(),
  /** What would change it, the most telling first; not what was answered. */
  questions: z.array(question),
  conflicts: z.array(conflict),
  /** The answers that were given to questions of this story. */
  answers: z.array(answeredQuestion),
  /** What the story itself says of day and place, for the next form; null where it does not. */
  found: z.object({ incident_date: calendarDate.nullable(), incident_state: state.nullable() }).optional(),
});
export type FirstReading = z.infer<typeof firstReading>;

/** Where paragraphs of an analysis are sent to smooth their wording; null when no language model is set up. */
export const modelNotice = z.object({
  model: z.object({ host: z.string(), name: z.string() }).nullable(),
});
export type ModelNotice = z.infer<typeof modelNotice>;

export const analysis = {
  modelNotice: oc
    .route({
      method: "GET",
      path: "/model-notice",
      tags: ["analysis"],
      summary: "Which language model, if any, smooths the wording of analyses",
    })
    .output(modelNotice),
  firstReading: oc
    .route({
      method: "POST",
      path: "/first-reading",
      tags: ["analysis"],
      summary: "A first reading of a short story; nothing is stored",
    })
    .input(
      z.object({
        caseType: quickCaseType.optional(),
        /** Goes before the case type. */
        legal_category: legalCategory.optional(),
        description: z.string().trim().min(50).max(5000),
        incident_date: calendarDate.optional(),
        incident_city: z.string().trim().max(LIMITS.city_max).optional(),
        incident_state: state.optional(),
        answers: givenAnswers.default({}),
      }),
    )
    .output(firstReading)
    .errors(answers("ANSWER_REFUSED", "RATE_LIMITED")),
};
