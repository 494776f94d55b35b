import { z } from "zod";
import { type JobHandler, type JobSpec, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { eraseDueAccounts } from "./erase-accounts.ts";
import { eraseOldCases } from "./erase-old-cases.ts";
import { forgetSignIns } from "./forget-sign-ins.ts";

const scheduled = { retries: 3, retryDelaySeconds: 60, expireSeconds: 600, concurrency: 1 } as const;

export const ERASE_ACCOUNTS: JobSpec = { name: "erase-accounts", cron: "17 * * * *", ...scheduled };
export const ERASE_OLD_CASES: JobSpec = { name: "erase-old-cases", cron: "41 9 * * *", ...scheduled };
export const FORGET_SIGN_INS: JobSpec = { name: "forget-sign-ins", cron: "23 8 * * *", ...scheduled };

const payload = z.object({});

/** The jobs that keep the promises of the privacy policy; one that fails comes again at its next time. */
export function privacyHandlers(services: Services, origin: string): JobHandler[] {
  const exhausted = (job: JobSpec) => async () =>
    services.log.warn("scheduled_job_given_up", { job: job.name });
  return [
    jobHandler(ERASE_ACCOUNTS, payload, {
      run: async () => void (await eraseDueAccounts(services)),
      exhausted: exhausted(ERASE_ACCOUNTS),
    }),
    jobHandler(ERASE_OLD_CASES, payload, {
      run: () => eraseOldCases(services, origin),
      exhausted: exhausted(ERASE_OLD_CASES),
    }),
    jobHandler(FORGET_SIGN_INS, payload, {
      run: async () => void (await forgetSignIns(services)),
      exhausted: exhausted(FORGET_SIGN_INS),
    }),
  ];
}
