import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { ANALYZE_CASE } from "./jobs.ts";
import type { CaseRow } from "./queries.ts";

/** Is the analysis of a submitted case in the queue: after an edit that was only saved, it is not. */
export async function analysisWaits(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { id, status }: Pick<CaseRow, "id" | "status">,
): Promise<boolean> {
  return status === "submitted" && jobs.isWaiting(tx, ANALYZE_CASE, { case_id: id });
}
