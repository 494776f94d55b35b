import type { AiAnalysisResult, ElementFinding } from "../result.ts";
import { isCareful } from "./crisis-words.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { categoryWords } from "./category-words.ts";
import { count, numberWord } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";

const AT = "case_viability";

/** The part on how well the story fits the rule. */
export function writeViability(findings: Findings, trace: Tracer): AiAnalysisResult["case_viability"] {
  const { claimType, elements, viability, reading } = findings;
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const burdenIsTheirs = claimType?.burden === "theirs";
  const met = elements.filter((one) => one.state === "met");
  const open = elements.filter((one) => one.state !== "met");
  const careful = isCareful(findings);
  return {
    viability_percentage: careful ? null : viability.percentage,
    has_legal_merit: careful ? null : viability.has_merit,
    overall_assessment: trace.say(`${AT}.overall_assessment`, assessment(findings), rest),
    primary_legal_theory: trace.say(
      `${AT}.primary_legal_theory`,
      claimType
        ? `${claimType.theory.name}. ${claimType.theory.plain}`
        : `A matter of ${categoryWords(reading.category)}. The exact claim is not clear from the story.`,
      rest,
    ),
    key_legal_elements_met: (burdenIsTheirs ? [] : met).map((one, number) =>
      trace.say(`${AT}.key_legal_elements_met[${number}]`, one.name, rest),
    ),
    missing_elements: (burdenIsTheirs ? elements : open).map((one, number) =>
      trace.say(
        `${AT}.missing_elements[${number}]`,
        burdenIsTheirs
          ? theirs(one.name, one.ask, one.state)
          : missing(one.name, one.ask, one.state === "contradicted"),
        rest,
      ),
    ),
    elements: elements.map(({ rule: _rule, ...finding }) => finding),
    basis: trace.say(`${AT}.basis`, basis(findings), rest),
  };
}

/** What the other side must show. */
function theirs(name: string, ask: string, state: ElementFinding["state"]): string {
  return state === "contradicted"
    ? `They must show: ${name}. Your words speak against it. ${ask}`
    : `They must show: ${name}. ${ask}`;
}

function missing(name: string, ask: string, denied: boolean): string {
  return denied ? `${name}. Your words speak against this. ${ask}` : `${name}. ${ask}`;
}

function assessment(findings: Findings): string {
  const { viability, claimType, elements, answering } = findings;
  if (isCareful(findings))
    return "Safety comes first. So there is no number here, and the legal points can wait until everyone is safe.";
  if (answering)
    return "You are the one who answers. The other side must prove what it says, so no strength of a claim is given.";
  if (!claimType) return "It fits no one kind of claim yet. So we cannot say how strong it is.";
  if (viability.percentage === null) {
    return "Too much is still open for a number. The open points are listed under what has to be shown.";
  }
  const subject = claimType.posture === "respondent" ? "defense" : "claim";
  const open = elements.filter((one) => one.state === "missing").length;
  const denied = elements.filter((one) => one.state === "contradicted").length;
  if (open + denied === 0)
    return `On your words alone, every part of the ${subject} is there. Proof is another matter.`;
  const against = denied > 0 ? ` Some of your own words speak against ${numberWord(denied)} of them.` : "";
  return `On your words alone, ${numberWord(elements.length - open - denied)} of the ${numberWord(elements.length)} parts of the ${subject} are there.${against}`;
}

function basis({ elements, viability, estimate, similar, answering }: Findings): string {
  if (answering)
    return `What the other side must show, and ${count(similar.length, SAYS.counts.court_decision)}. It is not a promise of any result.`;
  const met = elements.filter((one) => one.state === "met").length;
  const denied = elements.filter((one) => one.state === "contradicted").length;
  const parts = [
    `${numberWord(met)} of ${numberWord(elements.length)} parts shown${denied > 0 ? `, ${numberWord(denied)} spoken against` : ""}`,
  ];
  const { base } = viability;
  if (base)
    parts.push(
      `a record of ${count(base.n, SAYS.counts.like_case)} with losses, ${Math.round(base.share_success * 100)}% of which ended with something for the claimant`,
    );
  if (estimate.refused === null) parts.push(count(estimate.n, SAYS.counts.like_amount));
  parts.push(count(similar.length, SAYS.counts.court_decision));
  const text = `${parts.join("; ")}.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} It is not a promise of any result.`;
}
