import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { ANALYZE_CASE } from "./jobs.ts";
import type { CaseRow } from "./queries.ts";

/** Those of these cases of which an analysis waits or runs. */
export async function waitingAmong(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  rows: readonly Pick<CaseRow, "id" | "status">[],
): Promise<Set<string>> {
  const idsIn = (wanted: CaseRow["status"]) =>
    rows.flatMap(({ id, status }) => (status === wanted ? [id] : []));
  const submitted = idsIn("submitted");
  const queued = await jobs.waitingAmong(
    tx,
    ANALYZE_CASE,
    submitted.map((case_id) => ({ case_id })),
  );
  return new Set([...idsIn("analyzing"), ...submitted.filter((_id, place) => queued[place])]);
}

/** Does an analysis of a case wait or run: after an edit that was only saved, none does. */
export async function analysisWaits(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { id, status }: Pick<CaseRow, "id" | "status">,
): Promise<boolean> {
  if (status === "analyzing") return true;
  if (status !== "submitted") return false;
  const [queued] = await jobs.waitingAmong(tx, ANALYZE_CASE, [{ case_id: id }]);
  return queued === true;
}
