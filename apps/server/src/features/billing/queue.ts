import type { JobSpec } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

/** Asks the provider until it has done it: about a day, then an operator is told by the log. */
const asking = { retries: 12, retryDelaySeconds: 10, expireSeconds: 120, concurrency: 1 } as const;

export const REFUND_PURCHASE: JobSpec = { name: "refund-purchase", ...asking };
export const CANCEL_RECURRING: JobSpec = { name: "cancel-recurring", ...asking };
export const RECONCILE_PAYMENTS: JobSpec = {
  name: "reconcile-payments",
  cron: "*/5 * * * *",
  retries: 1,
  retryDelaySeconds: 30,
  expireSeconds: 240,
  concurrency: 1,
};

/**
 * Pays an order back, when and only when the caller's transaction commits.
 * @param refund.total whole cents that are to have gone back in the end; all of it when left out. Asking twice for
 *   the same total pays back once
 */
export async function requestRefund(
  services: Pick<Services, "jobs">,
  tx: Tx,
  refund: { order_id: string; total?: number },
): Promise<void> {
  await services.jobs.enqueue(tx, REFUND_PURCHASE, refund);
}

/**
 * Ends a recurring purchase, when and only when the caller's transaction commits.
 * @param what.order_id the order that began it
 * @param what.pay_back "unused": what is left of its last payment goes back; "all": that payment goes back whole
 */
export async function requestCancel(
  services: Pick<Services, "jobs">,
  tx: Tx,
  what: { order_id: string; when: "now" | "period_end"; pay_back?: "unused" | "all" },
): Promise<void> {
  await services.jobs.enqueue(tx, CANCEL_RECURRING, what);
}
