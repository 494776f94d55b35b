import type { OwnJob } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { subscriptionOf } from "../billing/entitlements.ts";
import { ANALYZE_CASE } from "./jobs.ts";

const PAID_FIRST = 1;

interface Asked {
  userId: string;
  caseId: string;
}

/** Queues the analysis of a case in the caller's transaction. Where cases wait, those of paid plans come first. */
export async function queueAnalysis(services: Services, tx: Tx, what: Asked): Promise<void> {
  const priority = await priorityOf(services, tx, what);
  await services.jobs.enqueue(tx, ANALYZE_CASE, { case_id: what.caseId }, undefined, priority);
}

/** As `queueAnalysis`, to be done by this process at once; null where cases wait, which come first. */
export async function keepAnalysis(services: Services, tx: Tx, what: Asked): Promise<OwnJob | null> {
  const priority = await priorityOf(services, tx, what);
  return services.jobs.enqueueOwn(tx, ANALYZE_CASE, { case_id: what.caseId }, priority);
}

async function priorityOf(services: Services, tx: Tx, { userId }: Asked): Promise<number> {
  return (await subscriptionOf(tx, userId, services.now())) === "free" ? 0 : PAID_FIRST;
}
