import { analyze } from "../analyze.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import { leadingDeadline } from "../report/limits.ts";
import { shippedSource } from "./shipped-source.ts";
import type { AnalysisInput } from "../result.ts";

/** Tells stories to the engine as it ships, on a day: the analysis, the deadline that leads and its last day, types, doors, first line. */
export function tellOn(asOf: string) {
  return async (description: string, more: Partial<AnalysisInput> = {}) => {
    const found = await analyze({ description, as_of: asOf, ...more }, await shippedSource());
    const lead = leadingDeadline(found.deadlines);
    return {
      found,
      lead,
      day: lead && lastDayOf(lead),
      types: found.claim_types.map(({ claim_type }) => claim_type),
      doors: found.reading.crises.filter(({ level }) => level === "door").map(({ kind }) => kind),
      firstLine: found.ai_analysis_result.analysis.split("\n")[0] ?? "",
    };
  };
}
