import { longDate } from "../deadlines/calendar.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import type { Findings } from "./findings.ts";
import { lapsedPart, leadingDeadline, ruleRest } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { categoryWords } from "./category-words.ts";
import { lowerFirst, matterWords, numberWord, readsLike, unstop } from "./words.ts";

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
            ? `This ${readsLike(reading.claimTypes, claimType)} ${matterWords(claimType.label)}, and you are the one who answers. The other side must prove its claim.`
            : `This ${readsLike(reading.claimTypes, claimType)} ${matterWords(claimType.label)}, and your words speak for ${numberWord(met)} of its ${numberWord(elements.length)} parts.`,
          ownRest(findings),
        )
      : trace.say(
          at,
          `This reads like a matter of ${categoryWords(reading.category)}, but the exact claim is not clear.`,
          ownRest(findings),
        ),
  ];
  if (reading.served)
    sentences.push(
      trace.say(at, "Court papers have come, so the first date is the one to answer them.", {
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
          ? `The next date to keep in mind is ${longDate(last)}.`
          : `A deadline seems to have passed on ${longDate(last)}, but exceptions exist.`,
        ruleRest(lead),
      ),
    );
  const open = elements.find((one) => one.state !== "met");
  if (open)
    sentences.push(trace.say(at, `The first open question: ${lowerFirst(open.ask)}`, ownRest(findings)));
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
      ? [
          `A deadline seems to have passed: ${lead.title}, ${longDate(last)}. Exceptions exist, so a lawyer's look is worth it.`,
        ]
      : []),
    ...(reading.factKeys.has("settlement_signed")
      ? [
          "Your words speak of a signed release, waiver or settlement. Such a paper can end a claim. Show it to a lawyer.",
        ]
      : []),
    ...(reading.factKeys.has("lawyer_already")
      ? ["You speak of a lawyer of your own. Ask that lawyer before you act on anything here."]
      : []),
    ...otherThanChosen(reading),
    ...(claimType?.warnings ?? ["Time limits can be short. Find out yours early."]),
    ...(reading.category === "criminal_defense" || reading.category === "immigration_law"
      ? [
          "What you write here may not be protected like a talk with a lawyer. Leave out anything that could be used against you.",
        ]
      : []),
  ];
  return trace.list("key_warnings", warnings, ownRest(findings));
}

/** Says so where the story speaks of another category than the one that was chosen. */
function otherThanChosen({ input, category, categories }: Findings["reading"]): string[] {
  const chosen = input.legal_category;
  if (chosen && chosen !== category)
    return [
      `The category chosen was ${categoryWords(chosen)}. The story reads like ${categoryWords(category)}, so this report is about that.`,
    ];
  const best = categories[0];
  const mine = categories.find((one) => one.legal_category === category);
  return best && mine && best.legal_category !== category && best.score - mine.score > OTHER_READING
    ? [`Your story reads more like ${categoryWords(best.legal_category)} than the category that was chosen.`]
    : [];
}

/** Other ways than a lawsuit. */
export function writeAlternatives(findings: Findings, trace: Tracer): string[] {
  return trace.list(
    "alternative_remedies",
    findings.claimType?.alternatives ?? [
      "A letter that states what happened and what you ask for.",
      "Mediation: a neutral person helps both sides agree.",
    ],
    ownRest(findings),
  );
}

/** Facts to add or correct that would change the result. */
export function writeChanges(findings: Findings, trace: Tracer): string[] {
  const { elements, reading, deadlines, estimate, claimType } = findings;
  const changes = [
    ...(reading.place.state === null
      ? ["Say in which state it happened. Rules and time limits depend on it."]
      : []),
    ...(deadlines.length > 0 && !deadlines.some((one) => one.date !== null)
      ? ["Say on which day it happened. The time limit is counted from it."]
      : []),
    ...elements.filter((one) => one.state === "missing").map((one) => one.ask),
    ...elements
      .filter((one) => one.state === "contradicted")
      .map((one) => `Your words speak against "${unstop(one.name)}". If that was meant otherwise, say so.`),
    ...(estimate.refused === null && !estimate.scaled_to_claim && reading.amounts.length === 0
      ? ["Name the amounts: bills, lost pay, money owed."]
      : []),
    ...(claimType === null ? ["Say who did what, when and where, and what it cost you."] : []),
  ];
  return trace.list(
    "what_would_change",
    changes.length > 0 ? changes : ["Papers or messages that support or contradict your story."],
    ownRest(findings),
  );
}
