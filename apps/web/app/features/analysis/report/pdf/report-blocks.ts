import type { CaseDetail, FreeAnalysis, PlanStep, SimilarCase } from "@standing/contract";
import { formatDate, formatDollars, formatMoney } from "../../../../ui/format.ts";
import * as record from "../../../../words/cases-record.ts";
import * as library from "../../../../words/analysis-library.ts";
import * as words from "../../../../words/analysis-report.ts";
import * as vocabulary from "../../../../words/vocabulary.ts";
import { placeOf } from "../../../cases/place.ts";
import { dispositionWords } from "../../disposition-words.ts";
import { outcomeWords } from "../../outcome-words.ts";
import { phoneAddress } from "../../phone-address.ts";
import { datedDeadlines, leadingDeadline } from "../dated-deadlines.ts";
import { firstSteps } from "../first-steps.ts";
import { lookUpAddress } from "../look-up.ts";
import type { Block } from "./block.ts";
import { dayOf, deadlineBlocks } from "./deadline-blocks.ts";
import { fullReportBlocks } from "./full-report-blocks.ts";
import { facts, heading, link, list, paragraph, paragraphs, section } from "./make-blocks.ts";

/**
 * A case for paper, in the order of its page: what is free for everyone, and the whole report where the case came
 * with it.
 * @param today `YYYY-MM-DD`; days left are counted from it
 */
export function reportBlocks(detail: CaseDetail, analysis: FreeAnalysis, today: string): Block[] {
  const { doors } = analysis;
  const urgent = doors.some((door) => door.urgent);
  return [
    ...about(detail, today),
    ...(urgent ? helpBlocks(doors) : []),
    ...answers(analysis, detail.plan, today),
    ...deadlineBlocks(analysis.deadlines, today),
    ...planBlocks(detail.plan),
    ...section(words.analysisTitle(), [
      ...paragraphs(analysis.analysis),
      paragraph(words.theory({ theory: analysis.primary_legal_theory })),
    ]),
    ...(detail.report === null ? [] : fullReportBlocks(detail.report, detail.evidence)),
    ...valueBlocks(analysis.estimate),
    ...precedentBlocks(detail.precedents),
    ...fromYourStateBlocks(analysis.from_your_state),
    ...(urgent ? [] : helpBlocks(doors)),
    ...section(words.description(), paragraphs(detail.description)),
  ];
}

function about(detail: CaseDetail, today: string): Block[] {
  const kind = detail.case_type_label ?? vocabulary.legalCategory(detail.legal_category);
  const read = detail.analyzed_version;
  return [
    facts([
      [words.category(), kind],
      [words.incidentDate(), detail.incident_date === null ? null : formatDate(detail.incident_date)],
      [words.place(), placeOf(detail)],
      [words.location(), detail.incident_location],
    ]),
    ...(read === null || read === detail.edit_count + 1
      ? []
      : [paragraph(`${record.formerTitle({ n: read })}. ${record.formerText()}`, "strong")]),
    paragraph(`${record.printedOn({ date: formatDate(today) })} ${words.disclaimer()}`, "quiet"),
  ];
}

function answers(analysis: FreeAnalysis, plan: readonly PlanStep[], today: string): Block[] {
  const next = leadingDeadline(datedDeadlines(analysis.deadlines), today);
  const percent = analysis.viability_percentage;
  const stands = percent === null ? words.viabilityNone() : words.viability({ n: Math.round(percent) });
  return [
    heading(2, words.answersTitle()),
    heading(3, words.standTitle()),
    paragraph(stands, "large"),
    paragraph(percent === null ? words.viabilityNoneText() : analysis.overall_assessment),
    paragraph(analysis.basis, "quiet"),
    ...(analysis.elements_total === 0
      ? []
      : [
          paragraph(
            words.elementsCount({ met: analysis.elements_met, total: analysis.elements_total }),
            "quiet",
          ),
        ]),
    heading(3, words.longTitle()),
    ...(next === undefined
      ? [
          ...(analysis.asked_time.length > 0
            ? analysis.asked_time.map((sentence) => paragraph(sentence, "strong"))
            : [paragraph(words.whenNone(), "large"), paragraph(words.whenNoneText())]),
          paragraph(analysis.time_limit.time_remaining),
          paragraph(`${words.deadlineMissed()}: ${analysis.time_limit.consequences_if_missed}`),
        ]
      : [
          paragraph(dayOf(next, today), "large"),
          paragraph(next.date < today ? words.passedNote() : next.title),
        ]),
    heading(3, words.comesFirstTitle()),
    paragraph(firstSteps(plan, analysis).find(({ done }) => !done)?.text ?? words.firstNone()),
  ];
}

function planBlocks(steps: readonly PlanStep[]): Block[] {
  const times = [...new Set(steps.map(({ when }) => when))];
  return section(
    record.planTitle(),
    times.flatMap((when): Block[] => {
      const due = steps.filter((step) => step.when === when);
      const by = due[0]?.by ?? null;
      const title = record.planWhen(when);
      return [
        heading(3, by === null ? title : `${title}, ${record.planBy({ date: formatDate(by) })}`),
        {
          kind: "checks",
          items: due.map(({ text, done }) => ({ text, done })),
          states: { done: record.stepDone(), open: record.stepOpen() },
        },
      ];
    }),
  );
}

function valueBlocks(estimate: FreeAnalysis["estimate"]): Block[] {
  const { median_cents: median, low_cents: low, high_cents: high, n } = estimate;
  if (median === null) {
    return section(words.valueTitle(), [
      paragraph(words.valueRefused(), "strong"),
      ...(estimate.refused === null ? [] : [paragraph(estimate.refused)]),
    ]);
  }
  return section(words.valueTitle(), [
    paragraph(formatDollars(median), "large"),
    paragraph(words.valueMedian({ n })),
    ...(low === null || high === null
      ? []
      : [paragraph(words.valueRange({ low: formatDollars(low), high: formatDollars(high) }))]),
    ...(estimate.bias === null ? [] : [paragraph(words.valueBias({ bias: estimate.bias }), "quiet")]),
    ...(estimate.sources.length === 0
      ? []
      : [paragraph(words.valueSources({ sources: estimate.sources.join("; ") }), "quiet")]),
  ]);
}

function precedentBlocks(precedents: readonly SimilarCase[]): Block[] {
  if (precedents.length === 0) return section(words.precedentsTitle(), [paragraph(words.precedentsNone())]);
  return section(words.precedentsTitle(), [
    paragraph(words.precedentsLead(), "quiet"),
    ...precedents.flatMap((one): Block[] => [
      heading(3, one.case_title),
      paragraph([one.citation, one.court, String(one.year)].filter(Boolean).join(" · "), "quiet"),
      paragraph(one.summary),
      paragraph(one.relevance_reason),
      facts([
        [words.facts(), one.case_facts],
        [words.elementWords(), (one.story_words ?? []).map((said) => `“${said}”`).join(" ") || null],
        [words.decided(), one.verdict_details || null],
        [words.outcome(), outcomeWords(one)],
        [words.amountTitle(), one.settlement_amount === null ? null : formatMoney(one.settlement_amount)],
        [words.alike(), one.alike.join(" ") || null],
        [words.different(), one.different.join(" ") || null],
      ]),
      link(words.lookUpPaper({ citation: one.citation }), lookUpAddress(one.citation)),
    ]),
  ]);
}

/** The decisions of the person's state as plain facts, one line each. */
function fromYourStateBlocks(found: FreeAnalysis["from_your_state"]): Block[] {
  if (found === null || found.decisions.length === 0) return [];
  const state = vocabulary.state(found.state);
  return section(library.stateTitle({ state }), [
    paragraph(library.stateLead({ state }), "quiet"),
    list(
      found.decisions.map(({ case_title, citation, court, year, disposition, times_cited }) =>
        [
          case_title,
          citation,
          court,
          String(year),
          dispositionWords(disposition),
          times_cited > 0 ? library.cited({ n: times_cited }) : null,
        ]
          .filter(Boolean)
          .join(" · "),
      ),
    ),
  ]);
}

function helpBlocks(doors: FreeAnalysis["doors"]): Block[] {
  return section(
    words.helpTitle(),
    doors
      .toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
      .flatMap(({ name, plain, phone, url }) => [
        heading(3, name),
        paragraph(plain),
        ...(phone === null ? [] : [link(phone, phoneAddress(phone))]),
        ...(url === null ? [] : [link(url, url)]),
      ]),
  );
}
