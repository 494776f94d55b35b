import { SAYS, SAYS_IN_SPANISH } from "../compiled/sentences.js";
import { longDate } from "../deadlines/calendar.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import type { AiAnalysisResult, Deadline, Estimate } from "../result.ts";
import { fill } from "../sentence.ts";
import { spanishDate } from "../spanish-deadline.ts";
import type { StoryReading } from "../reading/read-story.ts";
import { writeDoors } from "./doors.ts";
import { crisisWords, quietLines } from "./crisis-words.ts";
import type { Findings } from "./findings.ts";
import { leadingDeadline, limitSentences, writeLimits } from "./limits.ts";
import { urgency } from "./next-steps.ts";
import { restOnGap } from "./trace.ts";
import type { Tracer } from "./trace.ts";

type Scope = Exclude<StoryReading["scope"], "analyzed">;

const NO_ESTIMATE: Estimate = {
  n: 0,
  median_cents: null,
  low_cents: null,
  high_cents: null,
  amount_kind: null,
  defendant_kind: null,
  points: [],
  bias: null,
  sources: [],
  refused: SAYS.abstention.no_range,
};

/** What is said of a story in a language that is not read, in that language where we have the words. */
export interface UnreadWords {
  language: "es" | "en";
  title: string;
  sentences: string[];
  /** Stands above the doors. */
  help: string;
}

/** Null for a story that is read, or that no language keeps from being read. */
export function unreadWords({
  scope,
  language,
}: Pick<StoryReading, "scope" | "language">): UnreadWords | null {
  if (scope !== "other_language") return null;
  return language === "spanish"
    ? {
        language: "es",
        title: SAYS_IN_SPANISH.unread.title,
        sentences: [...SAYS_IN_SPANISH.unread.sentences],
        help: SAYS_IN_SPANISH.unread.help,
      }
    : {
        language: "en",
        title: SAYS.unread.title,
        sentences: [...SAYS.abstention.other_language],
        help: SAYS.unread.help,
      };
}

/** The clear, safe result where there is nothing to analyse: why, what to do, doors to help, and deadlines where fields allow them. */
export function writeAbstention(scope: Scope, findings: Findings, trace: Tracer): AiAnalysisResult {
  const { reading, deadlines } = findings;
  const say = (sentence: string): string => trace.say("analysis", sentence, restOnGap(scope));
  const spanish = reading.language === "spanish" ? [SAYS_IN_SPANISH.unread.sentences.map(say).join(" ")] : [];
  const crisis = reading.crises.map((one) =>
    trace.say("analysis", crisisWords(one, reading.language), { kind: "knowledge", id: one.id }),
  );
  const limits =
    deadlines.length > 0
      ? [
          limitSentences(findings)
            .map(({ sentence, rests }) => trace.say("analysis", sentence, ...rests))
            .join(" "),
        ]
      : [];
  const message = SAYS.abstention[scope].map(say).join(" ");
  // The first thing that is seen of a result says why there is none, to a Spanish reader in Spanish.
  const why = spanish[0] ?? message;
  const none = (path: string): string => trace.say(path, SAYS.abstention.none, restOnGap(scope));
  return {
    analysis: [...crisis, ...spanish, message, ...limits, ...quietLines(reading, trace)].join("\n\n"),
    case_viability: {
      viability_percentage: null,
      has_legal_merit: null,
      overall_assessment: trace.say("case_viability.overall_assessment", why, restOnGap(scope)),
      primary_legal_theory: none("case_viability.primary_legal_theory"),
      key_legal_elements_met: [],
      missing_elements: [],
      elements: [],
      basis: none("case_viability.basis"),
    },
    legal_analysis: {
      detailed_assessment: none("legal_analysis.detailed_assessment"),
      applicable_laws: [],
      jurisdiction_considerations: none("legal_analysis.jurisdiction_considerations"),
      statute_of_limitations: writeLimits(findings, trace),
    },
    evidence_requirements: {
      critical_evidence_needed: [],
      evidence_gathering_priority: [],
      evidence_already_present: [],
      documentation_checklist: [],
    },
    damages_assessment: {
      potential_compensatory_damages: {
        min: null,
        max: null,
        explanation: none("damages_assessment.potential_compensatory_damages.explanation"),
      },
      realistic_settlement_range: { min: null, max: null },
      potential_punitive_damages: {
        possible: false,
        explanation: none("damages_assessment.potential_punitive_damages.explanation"),
      },
      non_economic_damages: none("damages_assessment.non_economic_damages"),
      estimate: NO_ESTIMATE,
    },
    immediate_action_plan: {
      within_24_hours: crisis,
      within_1_week: trace.list(
        "immediate_action_plan.within_1_week",
        confirmDay(reading, deadlines),
        restOnGap(scope),
      ),
      within_30_days: [],
      ongoing_requirements: [],
    },
    legal_strategy: {
      recommended_approach: none("legal_strategy.recommended_approach"),
      settlement_likelihood: none("legal_strategy.settlement_likelihood"),
      success_probability: none("legal_strategy.success_probability"),
      litigation_timeline: none("legal_strategy.litigation_timeline"),
      cost_considerations: none("legal_strategy.cost_considerations"),
    },
    risk_assessment: {
      potential_defenses: [],
      counterclaim_risk: none("risk_assessment.counterclaim_risk"),
      defendant_asset_recovery: none("risk_assessment.defendant_asset_recovery"),
      time_investment: none("risk_assessment.time_investment"),
    },
    next_steps_recommendation: {
      should_hire_attorney: none("next_steps_recommendation.should_hire_attorney"),
      urgency_level:
        reading.crises.length > 0 ? "immediate" : deadlines.length > 0 ? urgency(findings) : "other",
      attorney_specialization_needed: none("next_steps_recommendation.attorney_specialization_needed"),
      preliminary_actions_before_attorney: [],
      questions_for_attorney_consultation: [],
    },
    summary_recommendation: trace.say("summary_recommendation", message, restOnGap(scope)),
    key_warnings: [],
    alternative_remedies: [],
    what_would_change: trace.list("what_would_change", [SAYS.abstention[scope][1] ?? ""], restOnGap(scope)),
    other_side: [],
    deadlines,
    doors: writeDoors(findings, trace),
  };
}

/** A day that is told without an analysis is for somebody to look at who reads the whole story; none where it is over. */
function confirmDay({ language }: StoryReading, deadlines: readonly Deadline[]): string[] {
  const lead = leadingDeadline(deadlines);
  const day = lead && lastDayOf(lead);
  if (!day || (lead.days_left ?? -1) < 0) return [];
  return language === "spanish"
    ? [fill(SAYS_IN_SPANISH.guesses.confirm_day, { day: spanishDate(day) })]
    : [fill(SAYS.abstention.confirm_day, { day: longDate(day) })];
}
