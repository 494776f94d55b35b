import type { KnowledgeRelease } from "@standing/contract";
import { systemActor } from "../../../kernel/actor.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { RECOMPUTE_CASES } from "./job-specs.ts";
import { releaseFigures, writeReleaseStart } from "./queries.ts";

/** Notes that a worker runs with this release, and has open cases computed again with it. */
export async function startRelease(
  services: Pick<Services, "pools" | "jobs" | "engine" | "now">,
): Promise<void> {
  await asActor(services.pools, systemActor, async (tx) => {
    await writeReleaseStart(tx, services.engine.release, services.now());
    await services.jobs.enqueue(tx, RECOMPUTE_CASES, {});
  });
}

/** What each release changed in open cases, in counts. @throws UNAUTHORIZED, FORBIDDEN */
export async function listReleases(
  context: RequestContext,
): Promise<{ releases: KnowledgeRelease[]; waiting: number }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), releaseFigures);
}
