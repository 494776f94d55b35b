import type { AiAnalysisResult } from "../result.ts";
import type { Findings } from "./findings.ts";
import { allPassed } from "./limits.ts";
import { theirLimits } from "./their-limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { lowerFirst, unstop } from "./words.ts";

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
        const speaks = own ? "may speak for this" : "may be used for this";
        const called = words[0] ? ` Your words "${words[0].text}" ${speaks}.` : "";
        const cited = defence.citation ? ` (${defence.citation})` : "";
        return trace.say(
          `${at}.potential_defenses[${number}]`,
          `${defence.name}. ${unstop(defence.plain)}.${cited}${called}`,
          rest,
        );
      }),
    ],
    counterclaim_risk: trace.say(
      `${at}.counterclaim_risk`,
      claimType?.counterclaims ?? "Whether the other side can sue back depends on the exact claim.",
      rest,
    ),
    defendant_asset_recovery: trace.say(
      `${at}.defendant_asset_recovery`,
      claimType?.recovery ??
        "Winning and being paid are two things. Find out early who would pay: an insurer, a business, a public body or a person.",
      rest,
    ),
    time_investment: trace.say(
      `${at}.time_investment`,
      claimType?.strategy.timeline ?? "The time depends on the exact claim and the court.",
      rest,
    ),
  };
}

/** For a person who answers: what the other side must show, with the words of the story that help it. */
function theirPoints({ elements }: Findings): string[] {
  return elements.map((one) => {
    const words =
      one.state === "met" && one.words[0] ? ` Your words "${one.words[0].text}" may help them.` : "";
    return `${unstop(one.name)}: ${lowerFirst(one.plain)}${words}`;
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
            ? ["They may say that it is too late, because the time limit has passed."]
            : []),
          ...elements
            .filter((one) => one.state === "contradicted")
            .map(
              (one) =>
                `They may use your own words against "${one.name}"${one.words[0] ? ` ("${one.words[0].text}")` : ""}.`,
            ),
          ...defences.map(({ defence }) => `${defence.name}: ${lowerFirst(defence.plain)} ${defence.answer}`),
          ...elements
            .filter((one) => one.state === "missing")
            .map((one) => `They may say that this was never shown: "${one.name}".`),
        ];
  return trace.list("other_side", points.slice(0, MOST), rest);
}
