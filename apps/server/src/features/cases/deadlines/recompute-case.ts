import { systemActor } from "../../../kernel/actor.ts";
import type { Services } from "../../../kernel/services.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { resultOf } from "../present.ts";
import { type AnalysisRun, type CaseRow, findOwnCase, lockOwnCase, storeLaterRun } from "../queries.ts";
import { runEngine, toRun } from "../run-engine.ts";
import { dateChanges, mustBeTold } from "./date-changes.ts";
import { planReminders } from "./plan-reminders.ts";
import { insertChanges, noteComputed } from "./queries.ts";

/**
 * Computes the dates of an analyzed case again with the release in hand. Where one came out otherwise, the new analysis
 * is stored and shown with what changed and why, its reminders are planned anew, and its person is told at once if a
 * date is earlier or gone. A case that was deleted, edited or computed by somebody else meanwhile is left alone.
 */
export async function recomputeCase(services: Services, id: string): Promise<void> {
  const { pools, now } = services;
  const story = await asActor(pools, systemActor, (tx) => findOwnCase(tx, id));
  if (story?.status !== "completed" || story.ai_analysis_result === null) return;
  const started_at = now();
  const analysis = await runEngine(services, story);
  const run = {
    ...toRun(services, analysis, analysis.ai_analysis_result.analysis),
    attempt: 1,
    started_at,
  };
  await asActor(pools, systemActor, async (tx) => {
    const current = await lockOwnCase(tx, id);
    if (current && isSame(current, story)) await store(services, tx, current, run);
  });
}

/** Is a case as it was read: its story, its state and the release of its dates. */
function isSame(one: CaseRow, other: CaseRow): boolean {
  return (
    one.status === other.status &&
    one.edit_count === other.edit_count &&
    one.knowledge_release === other.knowledge_release &&
    one.updated_at.getTime() === other.updated_at.getTime()
  );
}

async function store(services: Services, tx: Tx, story: CaseRow, run: AnalysisRun): Promise<void> {
  const { now, log } = services;
  const release_after = run.knowledge_release;
  const changes = dateChanges(
    resultOf(story)?.deadlines ?? [],
    run.deadlines,
    now().toISOString().slice(0, 10),
  );
  if (changes.length === 0) return noteComputed(tx, story.id, release_after);
  await storeLaterRun(tx, story, run);
  await insertChanges(tx, story.id, { release_before: story.knowledge_release, release_after }, changes);
  await planReminders(services, tx, story.id, run.deadlines);
  if (mustBeTold(changes))
    await notify(services, tx, {
      user_id: story.user_id,
      kind: "deadline_changed",
      path: `/case/${story.id}`,
      params: { title: story.title },
      about: null,
    });
  log.info("case_dates_changed", { case_id: story.id, changes: changes.length, release: release_after });
}
