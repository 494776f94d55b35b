import { z } from "zod";
import { systemActor } from "../../../kernel/actor.ts";
import { recordAudit } from "../../../kernel/audit.ts";
import { type JobHandler, type JobSpec, jobHandler } from "../../../kernel/jobs.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { dayOf, daysAfter } from "../../../kernel/days.ts";
import { notify } from "../../notifications/notify.ts";
import { endUnpaid, waitingForPayment } from "./queries.ts";
import { PAYMENT_WARN_DAYS } from "./rules.ts";

/** Once a day: placements whose time is over, and plans that wait for their payment. */
export const TEND_PLACEMENTS: JobSpec = {
  name: "tend-placements",
  cron: "20 9 * * *",
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
};

/** Ends placements that no payment carries on, and tells attorneys whose next plan waits for its payment. */
export async function tendPlacements(services: Services): Promise<void> {
  const today = dayOf(services.now());
  await asActor(services.pools, systemActor, async (tx) => {
    for (const id of await endUnpaid(tx, today)) {
      await recordAudit(tx, { action: "placement.ended", entity: "attorney_subscriptions", entity_id: id });
    }
    for (const { user_id, ends_on } of await waitingForPayment(tx, [
      today,
      daysAfter(today, PAYMENT_WARN_DAYS),
    ])) {
      await notify(services, tx, {
        user_id,
        kind: "placement_waiting",
        path: "/attorney-payment",
        params: ends_on === null ? {} : { date: ends_on },
        about: null,
      });
    }
  });
}

export function tendPlacementsHandler(services: Services): JobHandler {
  return jobHandler(TEND_PLACEMENTS, z.object({}), {
    run: () => tendPlacements(services),
    exhausted: async () => services.log.warn("scheduled_job_given_up", { job: TEND_PLACEMENTS.name }),
  });
}
