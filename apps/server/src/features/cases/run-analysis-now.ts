import { setTimeout as delay } from "node:timers/promises";
import type { CaseStatus } from "@standing/contract";
import { isProblem, problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { analysisWaits } from "./analysis-waits.ts";
import { findOwnCase, statusOf } from "./queries.ts";
import { resubmitCase } from "./resubmit-case.ts";
import { mayResubmit } from "./rules.ts";

/** "Under 1 minute" is the promise; a caller waits no longer than that. */
const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 500;

/**
 * The function `enhanced-case-analysis`: analyzes a case of the caller and answers when it has ended. A case that
 * is already waiting or under way is not queued twice.
 * @returns success or the specification's error string, each with `processing_time` in milliseconds
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function runAnalysisNow(
  context: RequestContext,
  input: { caseId: string },
): Promise<{ success: boolean; error: string | null; processing_time: number }> {
  requireUser(context);
  const { pools } = context.services;
  const status = () => asActor(pools, actorOf(context), (tx) => statusOf(tx, input.caseId));
  const started = performance.now();
  const startable = await asActor(pools, actorOf(context), async (tx) => {
    const found = await findOwnCase(tx, input.caseId);
    if (!found) throw problem("NOT_FOUND");
    return mayResubmit(found.status, await analysisWaits(context.services, tx, found));
  });
  if (startable) await startUnlessUnderWay(context, input.caseId);

  let now: CaseStatus | null = "analyzing";
  while ((now === "submitted" || now === "analyzing") && performance.now() - started < WAIT_MS) {
    if (!(await goesOn(context.signal))) break;
    now = await status();
  }
  const processing_time = Math.round(performance.now() - started);
  if (now === "completed") return { success: true, error: null, processing_time };
  const error = now === "failed" ? "Analysis failed" : "Failed to analyze case";
  return { success: false, error, processing_time };
}

/** Waits a moment; false when the visitor has left or the server stops. */
async function goesOn(signal: AbortSignal): Promise<boolean> {
  await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}

/** A worker may have taken the case since it was looked at: then there is nothing to start. */
async function startUnlessUnderWay(context: RequestContext, id: string): Promise<void> {
  try {
    await resubmitCase(context, { id });
  } catch (error) {
    if (!isProblem(error, "NOT_RESUBMITTABLE")) throw error;
  }
}
