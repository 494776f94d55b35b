import { z } from "zod";
import { type JobHandler, type JobSpec, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { analyzeCase, giveUpAnalysis } from "./analyze-case.ts";

export const ANALYZE_CASE: JobSpec = {
  name: "analyze-case",
  retries: 3,
  retryDelaySeconds: 1,
  expireSeconds: 60,
  concurrency: 4,
};

const payload = z.object({ case_id: z.uuid() });

export function analyzeCaseHandler(services: Services): JobHandler {
  return jobHandler(ANALYZE_CASE, payload, {
    run: ({ case_id }, attempt) => analyzeCase(services, case_id, attempt),
    exhausted: ({ case_id }) => giveUpAnalysis(services, case_id),
  });
}
