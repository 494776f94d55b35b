import { z } from "zod";
import { type JobHandler, type JobSpec, jobHandler } from "../../../kernel/jobs.ts";
import type { Services } from "../../../kernel/services.ts";
import { RECOMPUTE_CASES, REMIND_OF_DEADLINES } from "./job-specs.ts";
import { recomputeCases } from "./recompute-cases.ts";
import { remindOfDeadlines } from "./remind-of-deadlines.ts";

export const DEADLINE_JOBS = [RECOMPUTE_CASES, REMIND_OF_DEADLINES];

/** Where a batch goes on: after this case. */
const payload = z.object({ after: z.uuid().optional() });

/** The jobs that keep the dates of cases true and their people reminded. */
export function deadlineHandlers(services: Services): JobHandler[] {
  const exhausted = (job: JobSpec) => async () =>
    services.log.warn("scheduled_job_given_up", { job: job.name });
  return [
    jobHandler(RECOMPUTE_CASES, payload, {
      run: ({ after }) => recomputeCases(services, after),
      exhausted: exhausted(RECOMPUTE_CASES),
    }),
    jobHandler(REMIND_OF_DEADLINES, payload, {
      run: ({ after }) => remindOfDeadlines(services, after),
      exhausted: exhausted(REMIND_OF_DEADLINES),
    }),
  ];
}
