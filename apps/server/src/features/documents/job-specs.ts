import type { JobSpec } from "../../kernel/jobs.ts";

export const EXTRACT_TEXT: JobSpec = {
  name: "extract-text",
  retries: 2,
  retryDelaySeconds: 2,
  expireSeconds: 120,
  concurrency: 1,
};

export const SWEEP_FILES: JobSpec = {
  name: "sweep-files",
  retries: 2,
  retryDelaySeconds: 60,
  expireSeconds: 1800,
  concurrency: 1,
  cron: "23 * * * *",
};
