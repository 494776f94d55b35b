import type { AiAnalysisResult, CaseDetail } from "@standing/contract";
import { firstSteps } from "../report/first-steps.ts";
import { paragraphsOf } from "../report/paragraphs-of.ts";

/** The texts of a page of a case in the order in which they stand, as far as terms of the trade are in them. */
export function pageTexts({ analysis, plan, evidence, report }: CaseDetail): string[] {
  if (analysis === null) return [];
  return [
    ...firstSteps(plan, analysis).map(({ text }) => text),
    ...analysis.elements.flatMap(({ plain, ask }) => [plain, ask]),
    ...analysis.deadlines.flatMap(({ notes }) => notes),
    ...paragraphsOf(analysis.analysis),
    ...analysis.laws.map(({ plain }) => plain),
    ...plan.map(({ text }) => text),
    ...(evidence?.items ?? []).map(({ why }) => why),
    ...(report === null ? [] : reportTexts(report)),
  ];
}

function reportTexts(report: AiAnalysisResult): string[] {
  const {
    legal_analysis: legal,
    damages_assessment: damages,
    legal_strategy: strategy,
    risk_assessment: risks,
  } = report;
  const next = report.next_steps_recommendation;
  return [
    ...paragraphsOf(legal.detailed_assessment),
    legal.statute_of_limitations.consequences_if_missed,
    legal.jurisdiction_considerations,
    ...report.what_would_change,
    damages.potential_compensatory_damages.explanation,
    damages.potential_punitive_damages.explanation,
    damages.non_economic_damages,
    strategy.recommended_approach,
    strategy.success_probability,
    strategy.settlement_likelihood,
    strategy.litigation_timeline,
    strategy.cost_considerations,
    ...report.other_side,
    ...risks.potential_defenses,
    risks.counterclaim_risk,
    risks.defendant_asset_recovery,
    risks.time_investment,
    next.should_hire_attorney,
    next.attorney_specialization_needed,
    ...next.preliminary_actions_before_attorney,
    ...next.questions_for_attorney_consultation,
    ...report.alternative_remedies,
    ...paragraphsOf(report.summary_recommendation),
  ];
}
