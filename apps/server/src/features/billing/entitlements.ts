import { LIMITS, type SubmissionStats, type SubscriptionType } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { canSubmitCase, countSubmission, findSubscription } from "./queries.ts";
import { nextReset, planInForce, planOfReports } from "./rules.ts";
import { findStanding } from "./standing/queries.ts";

/** The plan that holds today; free when there is no subscription or its paid time has ended. */
export async function subscriptionOf(tx: Tx, userId: string, now: Date): Promise<SubscriptionType> {
  return planInForce(await findSubscription(tx, userId), now);
}

/** The plan that opens reports today. */
export async function reportPlanOf(tx: Tx, userId: string, now: Date): Promise<SubscriptionType> {
  return planOfReports(await findSubscription(tx, userId), now);
}

/** Plan, this month's count, and the day on which the count starts again. */
export async function submissionStats(tx: Tx, userId: string, now: Date): Promise<SubmissionStats> {
  const { subscription, current_submissions, can_submit } = await findStanding(tx, userId);
  const plan = planInForce(subscription, now);
  return {
    current_submissions,
    can_submit,
    subscription_type: plan,
    current_period_end: plan === "free" ? null : (subscription?.current_period_end ?? null),
    cancel_at_period_end: plan !== "free" && (subscription?.cancel_at_period_end ?? false),
    resets_on: nextReset(now),
    free_per_month: LIMITS.free_submissions_per_month,
  };
}

/**
 * Takes one of the month's submissions. The row stays locked until the transaction ends, so that two submissions
 * at once cannot both take the last place.
 * @throws SUBMISSION_LIMIT_REACHED with the count and the day it starts again
 */
export async function takeSubmission(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await countSubmission(tx, userId))) throw limitReached(now);
}

/**
 * Passes while the month has a place left; only `takeSubmission` takes it.
 * @throws SUBMISSION_LIMIT_REACHED
 */
export async function requirePlace(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await canSubmitCase(tx, userId))) throw limitReached(now);
}

const limitReached = (now: Date) =>
  problem("SUBMISSION_LIMIT_REACHED", {
    current_submissions: LIMITS.free_submissions_per_month,
    resets_on: nextReset(now),
  });
