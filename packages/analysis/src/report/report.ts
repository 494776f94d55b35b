import type { AiAnalysisResult } from "../result.ts";
import { writeActions } from "./actions.ts";
import { writeAnalysis } from "./analysis-text.ts";
import { askedTime } from "./asked-time.ts";
import { writeDamages } from "./damages.ts";
import { writeDoors } from "./doors.ts";
import { writeEvidence } from "./evidence.ts";
import type { Findings } from "./findings.ts";
import { writeLegalAnalysis } from "./legal-analysis.ts";
import { writeNextSteps } from "./next-steps.ts";
import { writeOtherSide, writeRisks } from "./risks.ts";
import { writeStrategy } from "./strategy.ts";
import { fitSteps } from "./step-fit.ts";
import type { Tracer } from "./trace.ts";
import { writeViability } from "./viability-words.ts";
import { writeAlternatives, writeChanges, writeSummary, writeWarnings } from "./summary.ts";

/** Turns findings into the whole result. Every sentence is noted in `trace` with what it rests on. */
export function writeReport(findings: Findings, trace: Tracer): AiAnalysisResult {
  const result: AiAnalysisResult = {
    analysis: writeAnalysis(findings, trace),
    case_viability: writeViability(findings, trace),
    legal_analysis: writeLegalAnalysis(findings, trace),
    evidence_requirements: writeEvidence(findings, trace),
    damages_assessment: writeDamages(findings, trace),
    immediate_action_plan: writeActions(findings, trace),
    legal_strategy: writeStrategy(findings, trace),
    risk_assessment: writeRisks(findings, trace),
    next_steps_recommendation: writeNextSteps(findings, trace),
    summary_recommendation: writeSummary(findings, trace),
    key_warnings: writeWarnings(findings, trace),
    alternative_remedies: writeAlternatives(findings, trace),
    what_would_change: writeChanges(findings, trace),
    other_side: writeOtherSide(findings, trace),
    deadlines: findings.deadlines,
    doors: writeDoors(findings, trace),
  };
  return {
    ...result,
    ...askedOf(findings, trace),
    ...fitSteps(result.immediate_action_plan, findings.reading),
  };
}

function askedOf(findings: Findings, trace: Tracer): Pick<AiAnalysisResult, "asked_time"> {
  const asked_time = askedTime(findings).map(({ sentence, rests }, place) =>
    trace.say(`asked_time[${place}]`, sentence, ...rests),
  );
  return asked_time.length === 0 ? {} : { asked_time };
}
