import type { AiAnalysisResult } from "../result.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { count } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const AT = "legal_strategy";

/** How such matters often go. Chances are given only from records that include losses. */
export function writeStrategy(findings: Findings, trace: Tracer): AiAnalysisResult["legal_strategy"] {
  const { claimType } = findings;
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  return {
    recommended_approach: trace.say(
      `${AT}.recommended_approach`,
      claimType?.strategy.approach ?? SAYS.strategy.approach,
      rest,
    ),
    settlement_likelihood: settlement(findings, trace),
    success_probability: success(findings, trace),
    litigation_timeline: trace.say(
      `${AT}.litigation_timeline`,
      claimType?.strategy.timeline ?? SAYS.strategy.timeline,
      rest,
    ),
    cost_considerations: trace.say(
      `${AT}.cost_considerations`,
      claimType?.strategy.costs ?? SAYS.strategy.costs,
      rest,
    ),
  };
}

function success({ viability, rates, answering }: Findings, trace: Tracer): string {
  const at = `${AT}.success_probability`;
  if (answering) return trace.say(at, SAYS.strategy.chance.answering, restOnGap("base_rate"));
  const { base } = viability;
  if (base) {
    const rest: Rest = { kind: "outcomes", id: `${base.source}:${base.claim_type}` };
    return [
      trace.say(
        at,
        fill(SAYS.strategy.chance.record, {
          cases: count(base.n, SAYS.counts.like_case),
          percent: Math.round(base.share_success * 100),
        }),
        rest,
      ),
      trace.say(at, base.bias, rest),
      trace.say(at, SAYS.strategy.chance.own_proof, rest),
    ].join(" ");
  }
  const partial = rates[0];
  if (partial)
    return trace.say(at, fill(SAYS.strategy.chance.losses_left_out, { bias: partial.bias }), {
      kind: "outcomes",
      id: `${partial.source}:${partial.claim_type}`,
    });
  return trace.say(at, SAYS.strategy.chance.no_record, restOnGap("base_rate"));
}

function settlement({ viability }: Findings, trace: Tracer): string {
  const at = `${AT}.settlement_likelihood`;
  const { base } = viability;
  if (!base) return trace.say(at, SAYS.strategy.settlement.no_record, restOnGap("base_rate"));
  return trace.say(
    at,
    fill(SAYS.strategy.settlement.record, {
      cases: count(base.n, SAYS.counts.like_case),
      percent: Math.round(base.share_success * 100),
    }),
    { kind: "outcomes", id: `${base.source}:${base.claim_type}` },
  );
}
