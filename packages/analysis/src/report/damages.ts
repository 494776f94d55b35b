import type { AiAnalysisResult } from "../result.ts";
import { dollars } from "../reading/facts.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { count, joinWords, lowerFirst } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const AT = "damages_assessment";
const DEFENDANTS: Readonly<Record<string, string>> = SAYS.damages.paid_by;

/** What can be asked for, with a range only from comparable results. */
export function writeDamages(findings: Findings, trace: Tracer): AiAnalysisResult["damages_assessment"] {
  const { claimType, estimate } = findings;
  const rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const { claim_type: _type, place: _place, scaled_to_claim: _scaled, ...shown } = estimate;
  return {
    potential_compensatory_damages: {
      min: estimate.low_cents,
      max: estimate.high_cents,
      explanation: explanation(findings, trace),
    },
    realistic_settlement_range: { min: estimate.low_cents, max: estimate.high_cents },
    potential_punitive_damages: {
      possible: claimType?.damages.punitive.possible ?? false,
      explanation: trace.say(
        `${AT}.potential_punitive_damages.explanation`,
        claimType?.damages.punitive.plain ?? SAYS.damages.punitive,
        rest,
      ),
    },
    non_economic_damages: trace.say(`${AT}.non_economic_damages`, nonEconomic(findings), rest),
    estimate: shown,
  };
}

function explanation(findings: Findings, trace: Tracer): string {
  const { claimType, estimate } = findings;
  const at = `${AT}.potential_compensatory_damages.explanation`;
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const heads = (claimType?.damages.heads ?? []).filter(
    (head) => head.kind === "economic" || head.kind === "statutory",
  );
  const list = joinWords(heads.map((head) => lowerFirst(head.name)));
  const sentences: string[] = [];
  if (estimate.refused !== null) sentences.push(trace.say(at, estimate.refused, restOnGap("estimate")));
  else {
    const outcomes: Rest = { kind: "outcomes", id: `${estimate.claim_type ?? ""}:${estimate.n}` };
    sentences.push(
      trace.say(
        at,
        fill(SAYS.damages.range, {
          results: count(estimate.n, SAYS.counts.result),
          payer: DEFENDANTS[estimate.defendant_kind ?? "unknown"] ?? SAYS.damages.other_side,
          middle: dollars(estimate.median_cents ?? 0),
        }),
        outcomes,
      ),
    );
    sentences.push(
      trace.say(
        at,
        fill(SAYS.damages.counted, {
          amount: estimate.amount_kind ?? SAYS.damages.the_amount,
          sources: joinWords(estimate.sources),
        }),
        outcomes,
      ),
    );
    if (estimate.scaled_to_claim) sentences.push(trace.say(at, SAYS.damages.scaled, outcomes));
    if (estimate.bias) sentences.push(trace.say(at, estimate.bias, outcomes));
  }
  if (claimType) sentences.push(trace.say(at, claimType.damages.determined_by, rest));
  if (heads.length > 0)
    sentences.push(
      trace.say(
        at,
        findings.answering
          ? fill(SAYS.damages.they_may_ask, { heads: list })
          : fill(SAYS.damages.people_can_ask, { heads: list }),
        rest,
      ),
    );
  return sentences.length > 0
    ? sentences.join(" ")
    : trace.say(at, SAYS.damages.no_range, restOnGap("estimate"));
}

function nonEconomic({ claimType }: Findings): string {
  const heads = (claimType?.damages.heads ?? []).filter((head) => head.kind === "non_economic");
  if (!claimType) return SAYS.damages.pain.no_claim;
  if (heads.length === 0) return SAYS.damages.pain.not_usual;
  return heads.map((head) => `${head.name}: ${lowerFirst(head.plain)}`).join(" ");
}
