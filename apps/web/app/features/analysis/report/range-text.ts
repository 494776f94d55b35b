import { formatDollars } from "../../../ui/format.ts";
import * as words from "../../../words/analysis-report.ts";

/** A range of whole cents in words, or that none can be given. */
export function rangeText({ min, max }: { min: number | null; max: number | null }): string {
  return min === null || max === null
    ? words.noRange()
    : words.range({ low: formatDollars(min), high: formatDollars(max) });
}
