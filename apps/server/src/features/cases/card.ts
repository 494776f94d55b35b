import {
  type AiAnalysisResult,
  type CaseCard,
  LIMITS,
  type SimilarCase,
  calendarDate,
  similarCase,
} from "@standing/contract";
import { z } from "zod";
import { lastDaysOf, metElements } from "./rules.ts";

/** What a list shows of an analysis; kept beside it, so that no list reads it whole. */
const analysisCard = z.object({
  analysis: z.string(),
  /** Last days that hold in every case. */
  last_days: z.array(calendarDate),
  elements_met: z.number().int(),
  elements_total: z.number().int(),
  comparable_outcomes: z.number().int(),
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

/** A card as it was kept; null when none was. */
export function keptCard(kept: unknown): AnalysisCard | null {
  return analysisCard.safeParse(kept).data ?? null;
}

/**
 * The part of a listed case that comes from its analysis.
 * @param today calendar date; last days before it are not shown as next
 */
export function presentAnalysis(
  card: AnalysisCard | null,
  today: string,
): Pick<CaseCard, "analysis" | "next_deadline" | "rests_on" | "precedents"> {
  if (!card) return { analysis: null, next_deadline: null, rests_on: null, precedents: [] };
  const { analysis, last_days, precedents, ...rests_on } = card;
  return { analysis, next_deadline: nextOf(last_days, today), rests_on, precedents };
}

function nextOf(days: readonly string[], today: string): string | null {
  return days.filter((day) => day >= today).toSorted()[0] ?? null;
}
