import type { JobSpec } from "../../../kernel/jobs.ts";

/** Looks for open cases that were computed with another release; a worker's start calls it too. */
export const RECOMPUTE_CASES: JobSpec = {
  name: "recompute-cases",
  cron: "*/10 * * * *",
  retries: 3,
  retryDelaySeconds: 30,
  expireSeconds: 600,
  concurrency: 1,
};

/** From morning in the east to afternoon in the west; what an hour missed the next one does. */
export const REMIND_OF_DEADLINES: JobSpec = {
  name: "remind-of-deadlines",
  cron: "5 14-22 * * *",
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 600,
  concurrency: 1,
};
