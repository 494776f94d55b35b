import {
  type AiAnalysisResult,
  type CaseCard,
  LIMITS,
  type SimilarCase,
  calendarDate,
  similarCase,
} from "@standing/contract";
import { z } from "zod";
import { stepName } from "./action-plan.ts";
import { lastDaysOf, metElements } from "./rules.ts";

/** What a list shows of an analysis; kept beside it, so that no list reads it whole. */
const analysisCard = z.object({
  analysis: z.string(),
  /** Last days that hold in every case. */
  last_days: z.array(calendarDate),
  elements_met: z.number().int(),
  elements_total: z.number().int(),
  comparable_outcomes: z.number().int(),
  /** Open steps of the plan, what comes first before the others; none in cards of older releases. */
  steps: z.array(z.string()).default([]),
  precedents: z.array(
    similarCase.pick({ id: true, case_title: true, citation: true, relevance_reason: true }),
  ),
});
export type AnalysisCard = z.infer<typeof analysisCard>;

/** The card of a result and its precedents. */
export function cardOf(result: AiAnalysisResult, similar: readonly SimilarCase[]): AnalysisCard {
  return {
    analysis: result.analysis,
    last_days: lastDaysOf(result.deadlines),
    elements_met: metElements(result),
    elements_total: result.case_viability.elements.length,
    comparable_outcomes: result.damages_assessment.estimate.n,
    steps: openSteps(result),
    precedents: similar
      .slice(0, LIMITS.precedents_on_card)
      .map(({ id, case_title, citation, relevance_reason }) => ({
        id,
        case_title,
        citation,
        relevance_reason,
      })),
  };
}

/** Open steps that a card keeps: enough that one is left when the first ones are ticked. */
const STEPS_KEPT = 6;

function openSteps(result: AiAnalysisResult): string[] {
  const { within_24_hours: day, within_1_week: week, within_30_days: month } = result.immediate_action_plan;
  const done = result.done_steps?.map(({ step }) => step) ?? [];
  const gone = new Set([...done, ...(result.past_steps ?? [])]);
  return [...day, ...week, ...month].filter((step) => !gone.has(step)).slice(0, STEPS_KEPT);
}

/** A card as it was kept; null when none was. */
export function keptCard(kept: unknown): AnalysisCard | null {
  return analysisCard.safeParse(kept).data ?? null;
}

/**
 * The part of a listed case that comes from its analysis.
 * @param today calendar date; last days before it are not shown as next
 * @param ticked names of the steps that are done
 */
export function presentAnalysis(
  card: AnalysisCard | null,
  today: string,
  ticked: ReadonlySet<string>,
): Pick<CaseCard, "analysis" | "next_deadline" | "next_step" | "rests_on" | "precedents"> {
  if (!card) return { analysis: null, next_deadline: null, next_step: null, rests_on: null, precedents: [] };
  const { analysis, last_days, precedents, steps, ...rests_on } = card;
  return {
    analysis,
    next_deadline: nextOf(last_days, today),
    next_step: steps.find((step) => ticked.size === 0 || !ticked.has(stepName(step))) ?? null,
    rests_on,
    precedents,
  };
}

function nextOf(days: readonly string[], today: string): string | null {
  return days.filter((day) => day >= today).toSorted()[0] ?? null;
}
