import type { AiAnalysisResult, CaseEvidenceList } from "@standing/contract";
import { Fold } from "../../../ui/fold.tsx";
import { Badge, Notice } from "../../../ui/states.tsx";
import * as words from "../../../words/analysis-report.ts";
import { TermNotes } from "../terms/term-notes.tsx";
import { Paragraphs } from "./analysis-text.tsx";
import { EstimateBasis } from "./estimate-basis.tsx";
import { Bullets } from "./precedents.tsx";
import { meritWords } from "./merit-words.ts";
import { rangeText } from "./range-text.ts";
import { ReportEvidence } from "./report-evidence.tsx";
import { ListPart, Part, TextPart } from "./report-parts.tsx";

/** What must not be overlooked. */
export function Warnings({ report }: { report: AiAnalysisResult }) {
  if (report.key_warnings.length === 0) return null;
  return (
    <Notice tone="time" title={words.warnings()}>
      <Bullets items={report.key_warnings} />
    </Notice>
  );
}

interface FullReportProps {
  caseId: string;
  report: AiAnalysisResult;
  evidence: CaseEvidenceList;
}

/** Everything that the analysis found, for those entitled to the whole report. */
export function FullReport({ caseId, report, evidence }: FullReportProps) {
  const { case_viability, legal_analysis, legal_strategy, risk_assessment } = report;
  const next = report.next_steps_recommendation;
  return (
    <>
      <Fold id="assessment" title={words.assessmentTitle()}>
        <Paragraphs text={legal_analysis.detailed_assessment} />
        <TextPart title={words.theoryTitle()} text={case_viability.primary_legal_theory} />
        <TextPart title={words.meritTitle()} text={meritWords(case_viability.has_legal_merit)} />
        <TextPart title={words.timeTitle()} text={legal_analysis.statute_of_limitations.time_remaining} />
        <TextPart
          title={words.deadlineMissed()}
          text={legal_analysis.statute_of_limitations.consequences_if_missed}
        />
        <TextPart title={words.jurisdictionTitle()} text={legal_analysis.jurisdiction_considerations} />
        <ListPart title={words.wouldChange()} items={report.what_would_change} />
      </Fold>
      <ReportEvidence caseId={caseId} report={report} evidence={evidence} />
      <Damages damages={report.damages_assessment} />
      <Fold id="strategy" title={words.strategyTitle()}>
        <TextPart title={words.approach()} text={legal_strategy.recommended_approach} />
        <TextPart title={words.successChance()} text={legal_strategy.success_probability} />
        <TextPart title={words.settleChance()} text={legal_strategy.settlement_likelihood} />
        <TextPart title={words.howLong()} text={legal_strategy.litigation_timeline} />
        <TextPart title={words.costs()} text={legal_strategy.cost_considerations} />
      </Fold>
      <Fold id="risks" title={words.risksTitle()}>
        <ListPart title={words.otherSide()} items={report.other_side} />
        <ListPart title={words.defenses()} items={risk_assessment.potential_defenses} />
        <TextPart title={words.counterclaim()} text={risk_assessment.counterclaim_risk} />
        <TextPart title={words.collect()} text={risk_assessment.defendant_asset_recovery} />
        {risk_assessment.time_investment !== legal_strategy.litigation_timeline && (
          <TextPart title={words.timeNeeded()} text={risk_assessment.time_investment} />
        )}
      </Fold>
      <Fold id="next" title={words.nextTitle()}>
        <Badge tone={next.urgency_level === "other" ? "plain" : "time"}>
          {words.urgency(next.urgency_level)}
        </Badge>
        <TextPart title={words.hire()} text={next.should_hire_attorney} />
        <TextPart title={words.specialist()} text={next.attorney_specialization_needed} />
        <ListPart title={words.beforeLawyer()} items={next.preliminary_actions_before_attorney} />
        <ListPart title={words.questions()} items={next.questions_for_attorney_consultation} />
        <ListPart title={words.alternatives()} items={report.alternative_remedies} />
      </Fold>
      <Fold id="summary" title={words.summaryTitle()}>
        <Paragraphs text={report.summary_recommendation} />
      </Fold>
    </>
  );
}

function Damages({ damages }: { damages: AiAnalysisResult["damages_assessment"] }) {
  const { potential_compensatory_damages: compensatory, potential_punitive_damages: punitive } = damages;
  return (
    <Fold id="damages" title={words.damagesTitle()}>
      <Part title={words.compensatory()}>
        <p className="font-semibold tabular">{rangeText(compensatory)}</p>
        <p>{compensatory.explanation}</p>
        <TermNotes text={compensatory.explanation} />
        <EstimateBasis estimate={damages.estimate} />
      </Part>
      <Part title={words.settlement()}>
        <p className="font-semibold tabular">{rangeText(damages.realistic_settlement_range)}</p>
      </Part>
      <Part title={words.punitive()}>
        <p className="font-semibold">{punitive.possible ? words.possible() : words.notPossible()}</p>
        <p>{punitive.explanation}</p>
        <TermNotes text={punitive.explanation} />
      </Part>
      <TextPart title={words.nonEconomic()} text={damages.non_economic_damages} />
    </Fold>
  );
}
