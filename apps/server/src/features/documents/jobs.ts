import { z } from "zod";
import { type JobHandler, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { giveUpReading, readDocument } from "./read-document.ts";
import { EXTRACT_TEXT, SWEEP_FILES } from "./job-specs.ts";
import { sweepFiles } from "./sweep-files.ts";

export function documentsHandlers(services: Services): JobHandler[] {
  return [
    jobHandler(EXTRACT_TEXT, z.object({ document_id: z.uuid() }), {
      run: ({ document_id }) => readDocument(services, document_id),
      exhausted: ({ document_id }) => giveUpReading(services, document_id),
    }),
    jobHandler(SWEEP_FILES, z.object({}), {
      run: async () => void (await sweepFiles(services)),
      exhausted: async () => services.log.warn("scheduled_job_given_up", { job: SWEEP_FILES.name }),
    }),
  ];
}
