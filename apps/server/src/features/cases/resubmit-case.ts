import type { CaseStatus } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
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
    const found = await lockOwnCase(tx, input.id);
    if (!found) throw problem("NOT_FOUND");
    if (!mayResubmit(found.status, await analysisWaits(services, tx, found)))
      throw problem("NOT_RESUBMITTABLE");
    await markResubmitted(tx, input.id);
    await recordAudit(tx, { action: "case.resubmitted", entity: "cases", entity_id: input.id });
    await queueAnalysis(services, tx, { userId: user.id, caseId: input.id });
    return { id: input.id, status: "analyzing" };
  });
}
