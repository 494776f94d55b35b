import { ADS } from "@standing/contract";
import { z } from "zod";
import { systemActor } from "../../kernel/actor.ts";
import { type JobHandler, type JobSpec, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { dayOf } from "../../kernel/days.ts";
import { notify } from "../notifications/notify.ts";
import { figuresOf, windowOf } from "./figure-rules.ts";
import { countsSince, endedBetween, scoredAttorneys, setScore } from "./queries.ts";

/** Once a day: approvals that end, and performance scores. */
export const TEND_ADS: JobSpec = {
  name: "tend-ads",
  cron: "40 9 * * *",
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 600,
  concurrency: 1,
};

const DAY_MS = 86_400_000;
const HERE = "/attorney-dashboard/subscription/ads";

/** Tells attorneys whose approval ended in the last day, or ends in a week, and writes performance scores. */
export async function tendAds(services: Services): Promise<void> {
  const now = services.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await asActor(services.pools, systemActor, async (tx) => {
    const told = [
      ...(await endedBetween(tx, at(-1), now)).map((ad) => ({ ...ad, status: "expired" })),
      ...(await endedBetween(tx, at(ADS.warn_days - 1), at(ADS.warn_days))).map((ad) => ({
        ...ad,
        status: "expiring",
      })),
    ];
    for (const { user_id, title, status } of told) {
      await notify(services, tx, {
        user_id,
        kind: "ad_review",
        path: HERE,
        params: { title, status },
        about: null,
      });
    }
    const today = dayOf(now);
    for (const attorney of await scoredAttorneys(tx)) {
      const counts = await countsSince(tx, attorney.id, windowOf(today).first);
      const { total } = figuresOf(counts, today, attorney).score;
      if (total !== attorney.ad_performance_score) await setScore(tx, attorney.id, total);
    }
  });
}

export function tendAdsHandler(services: Services): JobHandler {
  return jobHandler(TEND_ADS, z.object({}), {
    run: () => tendAds(services),
    exhausted: async () => services.log.warn("scheduled_job_given_up", { job: TEND_ADS.name }),
  });
}
