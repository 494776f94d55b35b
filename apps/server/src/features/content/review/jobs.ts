import { z } from "zod";
import { systemActor } from "../../../kernel/actor.ts";
import { recordAudit } from "../../../kernel/audit.ts";
import { type JobHandler, type JobSpec, jobHandler } from "../../../kernel/jobs.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { publishDue } from "./queries.ts";

/** Every minute: what was accepted for a date that has come. */
export const PUBLISH_CONTENT: JobSpec = {
  name: "publish-content",
  cron: "* * * * *",
  retries: 3,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  concurrency: 1,
};

/** Publishes accepted content whose date has come, and tells its authors. Returns how many. */
export async function publishDueContent(services: Services): Promise<number> {
  return asActor(services.pools, systemActor, async (tx) => {
    const published = await publishDue(tx, services.now());
    for (const { id, slug, title, user_id } of published) {
      await recordAudit(tx, { action: "content.published", entity: "attorney_content", entity_id: id });
      if (user_id === null) continue;
      await notify(services, tx, {
        user_id,
        kind: "content_review",
        path: `/legal-insights/${slug}`,
        params: { title, status: "published" },
        about: null,
      });
    }
    return published.length;
  });
}

export function publishContentHandler(services: Services): JobHandler {
  return jobHandler(PUBLISH_CONTENT, z.object({}), {
    run: async () => void (await publishDueContent(services)),
    exhausted: async () => services.log.warn("scheduled_job_given_up", { job: PUBLISH_CONTENT.name }),
  });
}
