import type { AiAnalysisResult } from "../result.ts";
import type { Findings } from "./findings.ts";
import { allPassed } from "./limits.ts";
import { theirLimits } from "./their-limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { lowerFirst, unstop } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const MOST = 6;

/** Defences, a suit back, and whether the other side can pay. */
export function writeRisks(findings: Findings, trace: Tracer): AiAnalysisResult["risk_assessment"] {
  const { claimType, defences } = findings;
  const at = "risk_assessment";
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const own = claimType?.burden === "theirs";
  const theirs = theirLimits(findings);
  return {
    potential_defenses: [
      ...theirs.map(({ sentence, rests }, number) =>
        trace.say(`${at}.potential_defenses[${number}]`, sentence, ...rests),
      ),
      ...defences.map(({ defence, words }, place) => {
        const number = theirs.length + place;
        const called = words[0] ? [calledWords(words[0].text, own)] : [];
        const cited = defence.citation ? [`(${defence.citation})`] : [];
        return trace.say(
          `${at}.potential_defenses[${number}]`,
          [`${defence.name}. ${unstop(defence.plain)}.`, ...cited, ...called].join(" "),
          rest,
        );
      }),
    ],
    counterclaim_risk: trace.say(
      `${at}.counterclaim_risk`,
      claimType?.counterclaims ?? SAYS.risks.counterclaims,
      rest,
    ),
    defendant_asset_recovery: trace.say(
      `${at}.defendant_asset_recovery`,
      claimType?.recovery ?? SAYS.risks.recovery,
      rest,
    ),
    time_investment: trace.say(
      `${at}.time_investment`,
      claimType?.strategy.timeline ?? SAYS.risks.timeline,
      rest,
    ),
  };
}

function calledWords(words: string, isOwn: boolean): string {
  return isOwn ? fill(SAYS.risks.words.for_this, { words }) : fill(SAYS.risks.words.used_for_this, { words });
}

/** For a person who answers: what the other side must show, with the words of the story that help it. */
function theirPoints({ elements }: Findings): string[] {
  return elements.map((one) => {
    const point = `${unstop(one.name)}: ${lowerFirst(one.plain)}`;
    return one.state === "met" && one.words[0]
      ? fill(SAYS.risks.words.help_them, { point, words: one.words[0].text })
      : point;
  });
}

/** The strongest points of the other side, with how people often answer them. */
export function writeOtherSide(findings: Findings, trace: Tracer): string[] {
  const { claimType, defences, elements, deadlines, reading } = findings;
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const points =
    claimType?.burden === "theirs"
      ? theirPoints(findings)
      : [
          ...(allPassed(deadlines, reading.latestDay, reading.input.as_of)
            ? [SAYS.risks.they_say.too_late]
            : []),
          ...elements
            .filter((one) => one.state === "contradicted")
            .map(({ name, words }) =>
              words[0]
                ? fill(SAYS.risks.they_say.own_words_quoted, { name, words: words[0].text })
                : fill(SAYS.risks.they_say.own_words, { name }),
            ),
          ...defences.map(({ defence }) => `${defence.name}: ${lowerFirst(defence.plain)} ${defence.answer}`),
          ...elements
            .filter((one) => one.state === "missing")
            .map((one) => fill(SAYS.risks.they_say.never_shown, { name: one.name })),
        ];
  return trace.list("other_side", points.slice(0, MOST), rest);
}
