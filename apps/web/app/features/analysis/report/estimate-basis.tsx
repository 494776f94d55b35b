import type { FreeAnalysis } from "@standing/contract";
import { Opens } from "../../../ui/prose.tsx";
import { payerWords } from "./payer-words.ts";
import * as words from "../../../words/analysis-report.ts";

/** Opens to what an amount rests on: how many outcomes, of which kind, from where, and what they leave out. */
export function EstimateBasis({ estimate }: { estimate: Omit<FreeAnalysis["estimate"], "years"> }) {
  if (estimate.median_cents === null) return null;
  return (
    <div className="mt-2">
      <Opens summary={words.restsOn()}>
        <p>{words.valueMedian({ n: estimate.n })}</p>
        {estimate.amount_kind !== null && <p>{words.valueKind({ kind: estimate.amount_kind })}</p>}
        {estimate.defendant_kind !== null && (
          <p>{words.valueDefendant({ who: payerWords(estimate.defendant_kind) })}</p>
        )}
        {estimate.bias !== null && <p>{words.valueBias({ bias: estimate.bias })}</p>}
        {estimate.sources.length > 0 && <p>{words.valueSources({ sources: estimate.sources.join("; ") })}</p>}
      </Opens>
    </div>
  );
}
