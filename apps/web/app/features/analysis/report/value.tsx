import type { FreeAnalysis } from "@standing/contract";
import { formatDollars } from "../../../ui/format.ts";
import { Fold } from "../../../ui/fold.tsx";
import { MoneyScale } from "../drawings/money-scale.tsx";
import type { Outcomes } from "../drawings/outcomes.ts";
import { EstimateBasis } from "./estimate-basis.tsx";
import * as words from "../../../words/analysis-report.ts";

interface ValueProps {
  estimate: FreeAnalysis["estimate"];
  /** Each outcome, for those who see the whole report. */
  outcomes: Outcomes | null;
}

/** The estimated value with the number of outcomes behind it, or why there is none. */
export function Value({ estimate, outcomes }: ValueProps) {
  const { n, median_cents: median, low_cents: low, high_cents: high, refused } = estimate;
  if (median === null)
    return (
      <Fold id="value" title={words.valueTitle()} note={words.valueRefused()}>
        <p className="max-w-prose">{refused ?? words.noRange()}</p>
      </Fold>
    );
  return (
    <Fold id="value" title={words.valueTitle()} note={words.valueNote({ amount: formatDollars(median), n })}>
      <p className="font-serif text-3xl font-semibold tabular">{formatDollars(median)}</p>
      <p className="text-quiet tabular">{words.valueMedian({ n })}</p>
      {low !== null && high !== null && (
        <p className="mt-2 tabular">
          {words.valueRange({ low: formatDollars(low), high: formatDollars(high) })}
        </p>
      )}
      <MoneyScale estimate={estimate} outcomes={outcomes} />
      <EstimateBasis estimate={estimate} />
    </Fold>
  );
}
