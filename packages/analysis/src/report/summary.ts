import { longDate } from "../deadlines/calendar.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import type { Findings } from "./findings.ts";
import { lapsedPart, leadingDeadline, ruleRest } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { categoryWords } from "./category-words.ts";
import { lowerFirst, matterWords, numberWord, readsLike, unstop } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const OTHER_READING = 0.15;

function ownRest({ claimType }: Findings): Rest {
  return claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
}

/** The whole in three or four sentences. */
export function writeSummary(findings: Findings, trace: Tracer): string {
  const { claimType, elements, deadlines, reading, answering } = findings;
  const at = "summary_recommendation";
  const lead = leadingDeadline(deadlines);
  const last = lead && lastDayOf(lead);
  const met = elements.filter((one) => one.state === "met").length;
  const sentences = [
    claimType
      ? trace.say(
          at,
          answering
            ? fill(SAYS.summary.answering, {
                reads_like: readsLike(reading.claimTypes, claimType),
                matter: matterWords(claimType.label),
              })
            : fill(SAYS.summary.claiming, {
                reads_like: readsLike(reading.claimTypes, claimType),
                matter: matterWords(claimType.label),
                met: numberWord(met),
                parts: numberWord(elements.length),
              }),
          ownRest(findings),
        )
      : trace.say(
          at,
          fill(SAYS.summary.no_claim, { category: categoryWords(reading.category) }),
          ownRest(findings),
        ),
  ];
  if (reading.served)
    sentences.push(
      trace.say(at, SAYS.summary.papers_came, {
        kind: "input",
        id: "description",
      }),
    );
  const lost = lead && lapsedPart(lead, deadlines);
  if (lost?.date_note) sentences.push(trace.say(at, lost.date_note, ruleRest(lost)));
  else if (lead && last)
    sentences.push(
      trace.say(
        at,
        (lead.days_left ?? 0) >= 0
          ? fill(SAYS.summary.next_date, { day: longDate(last) })
          : fill(SAYS.summary.date_passed, { day: longDate(last) }),
        ruleRest(lead),
      ),
    );
  const open = elements.find((one) => one.state !== "met");
  if (open)
    sentences.push(
      trace.say(at, fill(SAYS.summary.first_open, { ask: lowerFirst(open.ask) }), ownRest(findings)),
    );
  if (claimType) sentences.push(trace.say(at, claimType.strategy.approach, ownRest(findings)));
  return sentences.join(" ");
}

/** What can go wrong, urgent things first. */
export function writeWarnings(findings: Findings, trace: Tracer): string[] {
  const { claimType, deadlines, reading } = findings;
  const lead = leadingDeadline(deadlines);
  const last = lead && lastDayOf(lead);
  const warnings = [
    ...(lead && last && (lead.days_left ?? 0) < 0
      ? [fill(SAYS.summary.warnings.passed, { title: lead.title, day: longDate(last) })]
      : []),
    ...(reading.factKeys.has("settlement_signed") ? [SAYS.summary.warnings.settlement_signed] : []),
    ...(reading.factKeys.has("lawyer_already") ? [SAYS.summary.warnings.lawyer_already] : []),
    ...otherThanChosen(reading),
    ...(claimType?.warnings ?? [SAYS.summary.warnings.time_limits]),
    ...(reading.category === "criminal_defense" || reading.category === "immigration_law"
      ? [SAYS.summary.warnings.not_protected]
      : []),
  ];
  return trace.list("key_warnings", warnings, ownRest(findings));
}

/** Says so where the story speaks of another category than the one that was chosen. */
function otherThanChosen({ input, category, categories }: Findings["reading"]): string[] {
  const chosen = input.legal_category;
  if (chosen && chosen !== category)
    return [
      fill(SAYS.summary.warnings.other_than_chosen, {
        chosen: categoryWords(chosen),
        category: categoryWords(category),
      }),
    ];
  const best = categories[0];
  const mine = categories.find((one) => one.legal_category === category);
  return best && mine && best.legal_category !== category && best.score - mine.score > OTHER_READING
    ? [fill(SAYS.summary.warnings.reads_more_like, { category: categoryWords(best.legal_category) })]
    : [];
}

/** Other ways than a lawsuit. */
export function writeAlternatives(findings: Findings, trace: Tracer): string[] {
  return trace.list(
    "alternative_remedies",
    findings.claimType?.alternatives ?? [
      SAYS.summary.alternatives.letter,
      SAYS.summary.alternatives.mediation,
    ],
    ownRest(findings),
  );
}

/** Facts to add or correct that would change the result. */
export function writeChanges(findings: Findings, trace: Tracer): string[] {
  const { elements, reading, deadlines, estimate, claimType } = findings;
  const changes = [
    ...(reading.place.state === null ? [SAYS.summary.changes.state] : []),
    ...(deadlines.length > 0 && !deadlines.some((one) => one.date !== null)
      ? [SAYS.summary.changes.day]
      : []),
    ...elements.filter((one) => one.state === "missing").map((one) => one.ask),
    ...elements
      .filter((one) => one.state === "contradicted")
      .map((one) => fill(SAYS.summary.changes.contradicted, { name: unstop(one.name) })),
    ...(estimate.refused === null && !estimate.scaled_to_claim && reading.amounts.length === 0
      ? [SAYS.summary.changes.amounts]
      : []),
    ...(claimType === null ? [SAYS.summary.changes.who_did_what] : []),
  ];
  return trace.list(
    "what_would_change",
    changes.length > 0 ? changes : [SAYS.summary.changes.papers],
    ownRest(findings),
  );
}
