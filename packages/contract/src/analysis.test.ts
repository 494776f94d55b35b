import { expect, test } from "vitest";
import { z } from "zod";
import { aiAnalysisResult, similarCase } from "./analysis.ts";

/** The parts of an analysis result as section 3 of the claimant's document names them. */
const PARTS = {
  case_viability:
    "viability_percentage, has_legal_merit, overall_assessment, primary_legal_theory, key_legal_elements_met, missing_elements",
  legal_analysis: "detailed_assessment, applicable_laws, jurisdiction_considerations, statute_of_limitations",
  evidence_requirements:
    "critical_evidence_needed, evidence_gathering_priority, evidence_already_present, documentation_checklist",
  damages_assessment:
    "potential_compensatory_damages, realistic_settlement_range, potential_punitive_damages, non_economic_damages",
  immediate_action_plan: "within_24_hours, within_1_week, within_30_days, ongoing_requirements",
  legal_strategy:
    "recommended_approach, settlement_likelihood, success_probability, litigation_timeline, cost_considerations",
  risk_assessment: "potential_defenses, counterclaim_risk, defendant_asset_recovery, time_investment",
  next_steps_recommendation:
    "should_hire_attorney, urgency_level, attorney_specialization_needed, preliminary_actions_before_attorney, questions_for_attorney_consultation",
};

const shape: Record<string, unknown> = aiAnalysisResult.shape;
const fieldsOf = (part: unknown) => (part instanceof z.ZodObject ? Object.keys(part.shape) : []);

test.each(Object.entries(PARTS))(
  "a result has the fields that the specification names: %s",
  (part, fields) => {
    expect(fieldsOf(shape[part])).toEqual(expect.arrayContaining(fields.split(", ")));
  },
);

test("a result ends with its summary, warnings and other remedies", () => {
  expect(Object.keys(shape)).toEqual(
    expect.arrayContaining(["analysis", "summary_recommendation", "key_warnings", "alternative_remedies"]),
  );
  const { deadline, time_remaining, consequences_if_missed } =
    aiAnalysisResult.shape.legal_analysis.shape.statute_of_limitations.shape;
  for (const field of [deadline, time_remaining, consequences_if_missed]) expect(field).toBeDefined();
});

test("urgency is immediate, soon or other", () => {
  const { urgency_level } = aiAnalysisResult.shape.next_steps_recommendation.shape;
  expect(urgency_level.options).toEqual(["immediate", "soon", "other"]);
});

test("a similar case has the fields that the specification names", () => {
  const fields =
    "case_title, court, year, similarity_score, location_city, location_state, summary, case_facts, outcome, settlement_amount, verdict_details, similarity_explanation, relevance_reason";
  expect(fieldsOf(similarCase)).toEqual(expect.arrayContaining(fields.split(", ")));
});
