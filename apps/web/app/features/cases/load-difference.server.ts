import type { AnalysisDifference, CaseDetail } from "@standing/contract";
import type { Client } from "../../request-context.ts";

/** What the analysis in view found differently from the one before; null when it was the first. */
export async function loadDifference(client: Client, detail: CaseDetail): Promise<AnalysisDifference | null> {
  if (detail.analysis === null) return null;
  const { difference } = await client.cases.difference({ id: detail.id });
  return difference;
}
