import type { CaseDetail } from "@standing/contract";
import * as recordWords from "../../../words/cases-record.ts";
import * as questionWords from "../../../words/cases-questions.ts";
import * as letterWords from "../../../words/letters.ts";
import * as words from "../../../words/analysis-report.ts";

/** The parts of a case's page, in their order, for the bar that leads to them. */
export function caseParts(
  { analysis, evidence }: Pick<CaseDetail, "analysis" | "evidence">,
  asks: boolean,
): { id: string; title: string }[] {
  const found = [
    { id: "stand", title: words.standTitle() },
    { id: "deadlines", title: words.deadlinesTitle() },
    { id: "first", title: words.comesFirstTitle() },
    ...(asks ? [{ id: "questions", title: questionWords.titleBrief() }] : []),
    { id: "analysis", title: words.analysisTitle() },
    { id: "precedents", title: words.precedentsTitle() },
    { id: "value", title: words.valueTitle() },
    ...(evidence === null ? [] : [{ id: "evidence", title: words.evidenceTitle() }]),
    { id: "letters", title: letterWords.caseBrief() },
  ];
  return [
    ...(analysis === null ? [] : found),
    { id: "overview", title: words.overviewTitle() },
    { id: "record", title: recordWords.tabNotes() },
    { id: "actions", title: words.actionsTitle() },
  ];
}

/** The parts of the full report, likewise. */
export function reportParts(
  { report }: Pick<CaseDetail, "report">,
  asks: boolean,
): { id: string; title: string }[] {
  return [
    { id: "stand", title: words.standTitle() },
    { id: "deadlines", title: words.deadlinesTitle() },
    { id: "first", title: words.comesFirstTitle() },
    ...(asks ? [{ id: "questions", title: questionWords.titleBrief() }] : []),
    { id: "precedents", title: words.precedentsTitle() },
    { id: "value", title: words.valueTitle() },
    ...(report === null
      ? [{ id: "locked", title: words.lockedTitle() }]
      : [
          { id: "evidence", title: words.evidenceTitle() },
          { id: "risks", title: words.risksTitle() },
          { id: "next", title: words.nextTitle() },
        ]),
    { id: "overview", title: words.overviewTitle() },
    { id: "save", title: recordWords.takeAway() },
  ];
}
