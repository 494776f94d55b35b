import type { FreeAnalysis } from "@standing/contract";
import { formatDollars } from "../../ui/format.ts";
import { Opens, Section } from "../../ui/prose.tsx";
import * as words from "../../words/report.ts";

/** The estimated value with the number of outcomes behind it, or why there is none. */
export function Value({ estimate }: { estimate: FreeAnalysis["estimate"] }) {
  const { n, median_cents: median, low_cents: low, high_cents: high, refused } = estimate;
  return (
    <Section title={words.valueTitle()}>
      {median === null ? (
        <>
          <p className="font-semibold">{words.valueRefused()}</p>
          {refused !== null && <p className="mt-1 max-w-prose">{refused}</p>}
        </>
      ) : (
        <>
          <p className="font-serif text-3xl font-semibold tabular">{formatDollars(median)}</p>
          <p className="text-quiet tabular">{words.valueMedian({ n })}</p>
          {low !== null && high !== null && (
            <p className="mt-2 tabular">
              {words.valueRange({ low: formatDollars(low), high: formatDollars(high) })}
            </p>
          )}
          <div className="mt-2">
            <Opens summary={words.restsOn()}>
              {estimate.amount_kind !== null && <p>{words.valueKind({ kind: estimate.amount_kind })}</p>}
              {estimate.defendant_kind !== null && (
                <p>{words.valueDefendant({ who: estimate.defendant_kind })}</p>
              )}
              {estimate.bias !== null && <p>{words.valueBias({ bias: estimate.bias })}</p>}
              {estimate.sources.length > 0 && (
                <p>{words.valueSources({ sources: estimate.sources.join("; ") })}</p>
              )}
            </Opens>
          </div>
        </>
      )}
    </Section>
  );
}
