import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { ANALYZE_CASE } from "./jobs.ts";
import type { CaseRow } from "./queries.ts";

/** Does an analysis of a case wait or run: after an edit that was only saved, none does. */
export async function analysisWaits(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { id, status }: Pick<CaseRow, "id" | "status">,
): Promise<boolean> {
  if (status === "analyzing") return true;
  return status === "submitted" && jobs.isWaiting(tx, ANALYZE_CASE, { case_id: id });
}
