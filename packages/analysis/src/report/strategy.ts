import type { AiAnalysisResult } from "../result.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { count } from "./words.ts";

const AT = "legal_strategy";

/** How such matters often go. Chances are given only from records that include losses. */
export function writeStrategy(findings: Findings, trace: Tracer): AiAnalysisResult["legal_strategy"] {
  const { claimType } = findings;
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  return {
    recommended_approach: trace.say(
      `${AT}.recommended_approach`,
      claimType?.strategy.approach ??
        "People in this situation often start with a short talk with legal aid or a lawyer, to learn which kind of claim it is.",
      rest,
    ),
    settlement_likelihood: settlement(findings, trace),
    success_probability: success(findings, trace),
    litigation_timeline: trace.say(
      `${AT}.litigation_timeline`,
      claimType?.strategy.timeline ?? "The time depends on the exact claim and the court.",
      rest,
    ),
    cost_considerations: trace.say(
      `${AT}.cost_considerations`,
      claimType?.strategy.costs ?? "Costs depend on the exact claim. Ask about fees before you hire anyone.",
      rest,
    ),
  };
}

function success({ viability, rates, answering }: Findings, trace: Tracer): string {
  const at = `${AT}.success_probability`;
  if (answering)
    return trace.say(
      at,
      "No chance is given to a person who answers a claim: the other side must prove it first.",
      restOnGap("base_rate"),
    );
  const { base } = viability;
  if (base) {
    const rest: Rest = { kind: "outcomes", id: `${base.source}:${base.claim_type}` };
    return [
      trace.say(
        at,
        `In ${count(base.n, "like case")} on record, wins and losses both counted, ${Math.round(base.share_success * 100)}% ended with something for the claimant.`,
        rest,
      ),
      trace.say(at, base.bias, rest),
      trace.say(at, "Your own chance depends on your proof.", rest),
    ].join(" ");
  }
  const partial = rates[0];
  if (partial)
    return trace.say(
      at,
      `Our records on this kind of matter leave out most losses. ${partial.bias} So we give no chance of winning.`,
      { kind: "outcomes", id: `${partial.source}:${partial.claim_type}` },
    );
  return trace.say(
    at,
    "We have no record of wins and losses for this kind of matter, so we give no chance of winning.",
    restOnGap("base_rate"),
  );
}

function settlement({ viability }: Findings, trace: Tracer): string {
  const at = `${AT}.settlement_likelihood`;
  const { base } = viability;
  if (!base)
    return trace.say(
      at,
      "We have no record that shows how often such matters settle. Most civil disputes end without a trial.",
      restOnGap("base_rate"),
    );
  return trace.say(
    at,
    `Of ${count(base.n, "like case")} on record, ${Math.round(base.share_success * 100)}% ended with a payment, and most of those were settled.`,
    { kind: "outcomes", id: `${base.source}:${base.claim_type}` },
  );
}
