import type { AiAnalysisResult } from "../result.ts";
import { dollars } from "../reading/facts.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { count, joinWords, lowerFirst } from "./words.ts";

const AT = "damages_assessment";
const DEFENDANTS: Record<string, string> = {
  government: "a public body",
  employer: "an employer",
  person: "a private person",
  business: "a business",
  medical_provider: "a medical provider",
  unknown: "a side that the source does not name",
};

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
        claimType?.damages.punitive.plain ??
          "Extra money meant to punish is rare. Whether it is possible here depends on the exact claim.",
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
  const sentences: string[] = [];
  if (estimate.refused !== null) sentences.push(trace.say(at, estimate.refused, restOnGap("estimate")));
  else {
    const outcomes: Rest = { kind: "outcomes", id: `${estimate.claim_type ?? ""}:${estimate.n}` };
    sentences.push(
      trace.say(
        at,
        `The range comes from ${count(estimate.n, "result")} paid by ${DEFENDANTS[estimate.defendant_kind ?? "unknown"] ?? "the other side"}; the middle one is ${dollars(estimate.median_cents ?? 0)}.`,
        outcomes,
      ),
    );
    sentences.push(
      trace.say(
        at,
        `What was counted: ${estimate.amount_kind ?? "the amount"}. Sources: ${joinWords(estimate.sources)}.`,
        outcomes,
      ),
    );
    if (estimate.scaled_to_claim)
      sentences.push(trace.say(at, "It was set in relation to the amount that you name.", outcomes));
    if (estimate.bias) sentences.push(trace.say(at, estimate.bias, outcomes));
  }
  if (claimType) sentences.push(trace.say(at, claimType.damages.determined_by, rest));
  if (heads.length > 0)
    sentences.push(
      trace.say(
        at,
        `${findings.answering ? "They may ask for" : "People can ask for"}: ${joinWords(heads.map((head) => lowerFirst(head.name)))}.`,
        rest,
      ),
    );
  return sentences.length > 0
    ? sentences.join(" ")
    : trace.say(at, "No range is shown, because nothing comparable is on record.", restOnGap("estimate"));
}

function nonEconomic({ claimType }: Findings): string {
  const heads = (claimType?.damages.heads ?? []).filter((head) => head.kind === "non_economic");
  if (!claimType) return "Money for pain or distress depends on the exact claim.";
  if (heads.length === 0) return "Money for pain or distress is not usual in this kind of matter.";
  return heads.map((head) => `${head.name}: ${lowerFirst(head.plain)}`).join(" ");
}
