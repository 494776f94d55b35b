import { systemActor } from "../../../kernel/actor.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { RECOMPUTE_CASES } from "./job-specs.ts";
import { casesToCompute, releaseInForce } from "./queries.ts";
import { recomputeCase } from "./recompute-case.ts";

const BATCH = 100;

/**
 * Computes a batch of open cases again that another release computed last, and queues the next batch. A case carries the
 * release that it was computed with, so that a batch begun twice, or ended half-way, does no case twice. A worker that
 * still runs a former release leaves them alone.
 * @param after the last case of the batch before
 */
export async function recomputeCases(services: Services, after?: string): Promise<void> {
  const { pools, engine, jobs, log } = services;
  const batch = await asActor(pools, systemActor, async (tx) =>
    (await releaseInForce(tx)) === engine.release ? casesToCompute(tx, engine.release, after, BATCH) : [],
  );
  for (const id of batch) {
    try {
      await recomputeCase(services, id);
    } catch (error) {
      // The next run tries it again; the others must not wait for it.
      log.error("case_not_recomputed", error, { case_id: id });
    }
  }
  const last = batch.at(-1);
  if (batch.length === BATCH && last !== undefined)
    await asActor(pools, systemActor, (tx) => jobs.enqueue(tx, RECOMPUTE_CASES, { after: last }));
}
