import type { Estimate, FreeAnalysis } from "@standing/contract";
import { formatDollars } from "../../../ui/format.ts";
import { Section } from "../../../ui/prose.tsx";
import { MoneyScale } from "../drawings/money-scale.tsx";
import { EstimateBasis } from "./estimate-basis.tsx";
import * as words from "../../../words/analysis-report.ts";

interface ValueProps {
  estimate: FreeAnalysis["estimate"];
  /** Each outcome, for those who see the whole report. */
  points?: Estimate["points"] | undefined;
}

/** The estimated value with the number of outcomes behind it, or why there is none. */
export function Value({ estimate, points }: ValueProps) {
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
          <MoneyScale estimate={estimate} {...(points === undefined ? {} : { points })} />
          <EstimateBasis estimate={estimate} />
        </>
      )}
    </Section>
  );
}
