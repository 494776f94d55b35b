import type { FreeAnalysis } from "@standing/contract";
import * as words from "../../../words/analysis-report.ts";

export interface ReportHolds {
  will: readonly string[];
  wont: readonly string[];
}

/** What the full report of this case will hold and what it will not, said before it is paid for. */
export function reportHolds({ estimate, elements }: FreeAnalysis): ReportHolds {
  const { median_cents: median } = estimate;
  const drawn = median === null ? [] : [words.holdsOutcomes()];
  return {
    will: [...words.lockedParts(), ...drawn],
    wont: [
      ...(median === null ? [words.holdsNoRange()] : []),
      ...(elements.length === 0 ? [words.holdsNoClaim()] : []),
    ],
  };
}
