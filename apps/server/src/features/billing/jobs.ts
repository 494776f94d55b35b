import { z } from "zod";
import { type JobHandler, type JobSpec, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { cancelRecurring } from "./cancel-recurring.ts";
import { CANCEL_RECURRING, RECONCILE_PAYMENTS, REFUND_PURCHASE } from "./queue.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundPurchase } from "./refund-purchase.ts";

export const BILLING_JOBS: JobSpec[] = [REFUND_PURCHASE, CANCEL_RECURRING, RECONCILE_PAYMENTS];

const refund = z.object({ order_id: z.uuid(), total: z.number().int().optional() });
const cancellation = z.object({
  order_id: z.uuid(),
  when: z.enum(["now", "period_end"]),
  pay_back: z.enum(["unused", "all"]).optional(),
});

/** What is asked of the payment provider until it has done it. */
export function billingHandlers(services: Services): JobHandler[] {
  const { log } = services;
  return [
    jobHandler(REFUND_PURCHASE, refund, {
      run: async (payload) => void (await refundPurchase(services, payload)),
      exhausted: async ({ order_id }) => log.warn("refund_given_up", { order_id }),
    }),
    jobHandler(CANCEL_RECURRING, cancellation, {
      run: (payload) => cancelRecurring(services, payload),
      exhausted: async ({ order_id }) => log.warn("cancellation_given_up", { order_id }),
    }),
    jobHandler(RECONCILE_PAYMENTS, z.object({}), {
      run: () => reconcilePayments(services),
      exhausted: async () => log.warn("scheduled_job_given_up", { job: RECONCILE_PAYMENTS.name }),
    }),
  ];
}
