import type { AiAnalysisResult, CaseEvidence, CaseEvidenceList } from "@standing/contract";
import { evidenceStanding } from "../evidence-standing.ts";
import { meritWords } from "../merit-words.ts";
import * as words from "../../../../words/analysis-report.ts";
import * as vocabulary from "../../../../words/vocabulary.ts";
import { rangeText } from "../range-text.ts";
import type { Block } from "./block.ts";
import { facts, heading, list, listPart, paragraph, paragraphs, section, textPart } from "./make-blocks.ts";

/** The parts that only the whole report has, in the order of its page. */
export function fullReportBlocks(report: AiAnalysisResult, shown: CaseEvidenceList | null): Block[] {
  const { legal_analysis: legal, evidence_requirements: evidence, legal_strategy: strategy } = report;
  const { risk_assessment: risks, next_steps_recommendation: next } = report;
  return [
    ...(report.key_warnings.length === 0 ? [] : section(words.warnings(), [list(report.key_warnings)])),
    ...section(words.elementsTitle(), report.case_viability.elements.flatMap(elementBlocks)),
    ...section(words.assessmentTitle(), [
      ...paragraphs(legal.detailed_assessment),
      ...textPart(words.theoryTitle(), report.case_viability.primary_legal_theory),
      ...textPart(words.meritTitle(), meritWords(report.case_viability.has_legal_merit)),
      ...textPart(words.timeTitle(), legal.statute_of_limitations.time_remaining),
      ...textPart(words.deadlineMissed(), legal.statute_of_limitations.consequences_if_missed),
      ...textPart(words.jurisdictionTitle(), legal.jurisdiction_considerations),
      ...listPart(words.wouldChange(), report.what_would_change),
    ]),
    ...section(
      words.lawsTitle(),
      legal.applicable_laws.flatMap(({ citation, title, plain, confidence }) => [
        heading(3, `${citation} ${title}`.trim()),
        paragraph(plain),
        ...(confidence === undefined ? [] : [paragraph(vocabulary.confidence(confidence))]),
      ]),
    ),
    ...section(words.evidenceTitle(), evidenceBlocks(evidence, shown?.items ?? [])),
    ...section(words.damagesTitle(), damagesBlocks(report.damages_assessment)),
    ...section(words.strategyTitle(), [
      ...textPart(words.approach(), strategy.recommended_approach),
      ...textPart(words.successChance(), strategy.success_probability),
      ...textPart(words.settleChance(), strategy.settlement_likelihood),
      ...textPart(words.howLong(), strategy.litigation_timeline),
      ...textPart(words.costs(), strategy.cost_considerations),
    ]),
    ...section(words.risksTitle(), [
      ...listPart(words.otherSide(), report.other_side),
      ...listPart(words.defenses(), risks.potential_defenses),
      ...textPart(words.counterclaim(), risks.counterclaim_risk),
      ...textPart(words.collect(), risks.defendant_asset_recovery),
      ...(risks.time_investment === strategy.litigation_timeline
        ? []
        : textPart(words.timeNeeded(), risks.time_investment)),
    ]),
    ...section(words.nextTitle(), [
      paragraph(words.urgency(next.urgency_level), "strong"),
      ...textPart(words.hire(), next.should_hire_attorney),
      ...textPart(words.specialist(), next.attorney_specialization_needed),
      ...listPart(words.beforeLawyer(), next.preliminary_actions_before_attorney),
      ...listPart(words.questions(), next.questions_for_attorney_consultation),
      ...listPart(words.alternatives(), report.alternative_remedies),
    ]),
    ...section(words.summaryTitle(), paragraphs(report.summary_recommendation)),
  ];
}

/** The one list as on the page; the lists of the specification for analyses from before it was one. */
function evidenceBlocks(
  earlier: AiAnalysisResult["evidence_requirements"],
  items: readonly CaseEvidence[],
): Block[] {
  if (items.length === 0)
    return [
      ...listPart(words.evidenceOrder(), earlier.evidence_gathering_priority),
      ...listPart(words.evidencePresent(), earlier.evidence_already_present),
    ];
  return [facts(items.map((item) => [item.item, `${evidenceStanding(item)}. ${item.why}`]))];
}

function elementBlocks(element: AiAnalysisResult["case_viability"]["elements"][number]): Block[] {
  const quotes = [...new Set(element.words.map(({ text }) => `“${text}”`))];
  return [
    heading(3, element.name),
    paragraph(words.elementState(element.state), "strong"),
    paragraph(element.plain),
    ...(quotes.length === 0 ? [] : [paragraph(`${words.elementWords()}: ${quotes.join(" ")}`)]),
    ...(element.state === "met" || element.ask === "" ? [] : [paragraph(element.ask)]),
  ];
}

function damagesBlocks(damages: AiAnalysisResult["damages_assessment"]): Block[] {
  const { potential_compensatory_damages: compensatory, potential_punitive_damages: punitive } = damages;
  return [
    heading(3, words.compensatory()),
    paragraph(rangeText(compensatory), "strong"),
    paragraph(compensatory.explanation),
    heading(3, words.settlement()),
    paragraph(rangeText(damages.realistic_settlement_range), "strong"),
    heading(3, words.punitive()),
    paragraph(punitive.possible ? words.possible() : words.notPossible(), "strong"),
    paragraph(punitive.explanation),
    ...textPart(words.nonEconomic(), damages.non_economic_damages),
  ];
}
