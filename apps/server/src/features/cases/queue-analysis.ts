import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { subscriptionOf } from "../billing/entitlements.ts";
import { ANALYZE_CASE } from "./jobs.ts";

const PAID_FIRST = 1;

/** Queues the analysis of a case in the caller's transaction. Where cases wait, those of paid plans come first. */
export async function queueAnalysis(
  services: Services,
  tx: Tx,
  what: { userId: string; caseId: string },
): Promise<void> {
  const plan = await subscriptionOf(tx, what.userId, services.now());
  const priority = plan === "free" ? 0 : PAID_FIRST;
  await services.jobs.enqueue(tx, ANALYZE_CASE, { case_id: what.caseId }, undefined, priority);
}
