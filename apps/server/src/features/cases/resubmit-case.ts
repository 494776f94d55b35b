import type { CaseStatus } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { analysisWaits } from "./analysis-waits.ts";
import { lockOwnCase, markResubmitted } from "./queries.ts";
import { mayResubmit } from "./rules.ts";
import { queueAnalysis } from "./queue-analysis.ts";

/**
 * Analyzes a completed, failed or saved case again; it does not count against the monthly limit.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_RESUBMITTABLE while an analysis is pending
 */
export async function resubmitCase(
  context: RequestContext,
  input: { id: string },
): Promise<{ id: string; status: CaseStatus }> {
  const user = requireUser(context);
  const { services } = context;
  services.faults.strike("resubmit-case");
  return asActor(services.pools, actorOf(context), async (tx) => {
    if (!(await analyzeAgain(services, tx, { userId: user.id, caseId: input.id })))
      throw problem("NOT_RESUBMITTABLE");
    return { id: input.id, status: "analyzing" };
  });
}

/**
 * Has a case analyzed again in the caller's transaction; false while an analysis of it is pending.
 * @throws NOT_FOUND
 */
export async function analyzeAgain(
  services: Services,
  tx: Tx,
  what: { userId: string; caseId: string },
): Promise<boolean> {
  const found = await lockOwnCase(tx, what.caseId);
  if (!found) throw problem("NOT_FOUND");
  if (!mayResubmit(found.status, await analysisWaits(services, tx, found))) return false;
  await markResubmitted(tx, what.caseId);
  await recordAudit(tx, { action: "case.resubmitted", entity: "cases", entity_id: what.caseId });
  await queueAnalysis(services, tx, what);
  return true;
}
