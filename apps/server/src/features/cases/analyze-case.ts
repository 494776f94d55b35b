import { systemActor } from "../../kernel/actor.ts";
import type { Attempt } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { planReminders } from "./deadlines/plan-reminders.ts";
import { smoothAnalysis } from "./smooth-analysis.ts";
import {
  type CaseRow,
  markFailed,
  readForAnalysis,
  storeAnalysis,
  storeFailedRun,
  takeForAnalysis,
  withoutWaitingForDisk,
} from "./queries.ts";
import { runEngine, toRun } from "./run-engine.ts";

/**
 * Analyzes one case: takes it, runs the engine, stores the result. A case that was deleted meanwhile, or is
 * already analyzed, is left alone, so that a repeated job does no harm.
 * @param looking the person looks at the case and waits for the result: nothing is told elsewhere, and no language
 *   model is asked
 * @throws whatever went wrong, after noting it, so that the job is tried again
 */
export async function analyzeCase(
  services: Services,
  caseId: string,
  attempt: Attempt,
  looking = false,
): Promise<void> {
  const story = await asActor(services.pools, systemActor, async (tx) => {
    if (looking) return readForAnalysis(tx, caseId);
    const [taken] = await Promise.all([takeForAnalysis(tx, caseId, attempt), withoutWaitingForDisk(tx)]);
    return taken;
  });
  if (story) await analyzeTaken(services, story, attempt, looking);
}

/** As `analyzeCase`, of a case that was taken. */
export async function analyzeTaken(
  services: Services,
  story: CaseRow,
  attempt: Attempt,
  looking = false,
): Promise<void> {
  const { pools, log } = services;
  const started_at = services.now();
  try {
    const analysis = await runEngine(services, story);
    const words = looking
      ? analysis.ai_analysis_result.analysis
      : await smoothAnalysis(services, story, analysis);
    const run = toRun(services, analysis, words);
    await asActor(pools, systemActor, async (tx) => {
      if (!(await storeAnalysis(tx, story, { ...run, attempt: attempt.number, started_at }))) return;
      await planReminders(services, tx, story.id, run.deadlines);
      if (looking) return;
      await notify(services, tx, {
        user_id: story.user_id,
        kind: "case_analyzed",
        path: `/case/${story.id}`,
        params: { title: story.title },
        about: null,
      });
    });
    log.info("case_analyzed", { case_id: story.id, attempt: attempt.number, scope: analysis.scope });
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    await asActor(pools, systemActor, (tx) =>
      storeFailedRun(tx, story, { attempt: attempt.number, started_at, error: name }),
    );
    throw error;
  }
}

/** Marks a case failed after the last try; the claimant can resubmit it. */
export async function giveUpAnalysis(services: Services, caseId: string): Promise<void> {
  await asActor(services.pools, systemActor, (tx) => markFailed(tx, caseId));
  services.log.warn("case_analysis_failed", { case_id: caseId });
}
