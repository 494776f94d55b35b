import type { AiAnalysisResult, ElementFinding } from "../result.ts";
import { isCareful } from "./crisis-words.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { categoryWords } from "./category-words.ts";
import { count, numberWord, upperFirst } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

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
        : fill(SAYS.viability.no_claim, { category: categoryWords(reading.category) }),
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
    ? fill(SAYS.viability.parts.theirs_denied, { name, ask })
    : fill(SAYS.viability.parts.theirs, { name, ask });
}

function missing(name: string, ask: string, denied: boolean): string {
  return denied ? fill(SAYS.viability.parts.denied, { name, ask }) : `${name}. ${ask}`;
}

function assessment(findings: Findings): string {
  const { viability, claimType, elements, answering } = findings;
  if (isCareful(findings)) return SAYS.viability.safety_first;
  if (answering) return SAYS.viability.answering;
  if (!claimType) return SAYS.viability.no_one_kind;
  if (viability.percentage === null) {
    return SAYS.viability.too_open;
  }
  const says = claimType.posture === "respondent" ? SAYS.viability.defense : SAYS.viability.claim;
  const open = elements.filter((one) => one.state === "missing").length;
  const denied = elements.filter((one) => one.state === "contradicted").length;
  const parts = numberWord(elements.length);
  if (open + denied === 0) return says.all;
  const shown = numberWord(elements.length - open - denied);
  return denied > 0
    ? fill(says.some_denied, { shown, parts, denied: numberWord(denied) })
    : fill(says.some, { shown, parts });
}

function basis({ elements, viability, estimate, similar, answering }: Findings): string {
  if (answering)
    return fill(SAYS.viability.basis.answering, {
      decisions: count(similar.length, SAYS.counts.court_decision),
    });
  const met = elements.filter((one) => one.state === "met").length;
  const denied = elements.filter((one) => one.state === "contradicted").length;
  const counts = { met: numberWord(met), parts: numberWord(elements.length) };
  const parts = [
    denied > 0
      ? fill(SAYS.viability.basis.parts_denied, { ...counts, denied: numberWord(denied) })
      : fill(SAYS.viability.basis.parts, counts),
  ];
  const { base } = viability;
  if (base)
    parts.push(
      fill(SAYS.viability.basis.record, {
        cases: count(base.n, SAYS.counts.like_case),
        percent: Math.round(base.share_success * 100),
      }),
    );
  if (estimate.refused === null) parts.push(count(estimate.n, SAYS.counts.like_amount));
  parts.push(count(similar.length, SAYS.counts.court_decision));
  return fill(SAYS.viability.basis.all, { parts: upperFirst(parts.join("; ")) });
}
