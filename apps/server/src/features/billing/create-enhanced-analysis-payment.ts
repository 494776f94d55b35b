import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { subscriptionOf } from "./entitlements.ts";
import { insertReportAccess, isOwnCase } from "./queries.ts";
import { startCheckout } from "./start-checkout.ts";

/**
 * Opens the full report of one of the caller's cases: for annual subscribers at once, with a completed record of no
 * amount; for others through a checkout.
 * @returns the address to open, or null when the report is open already
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED
 */
export async function createEnhancedAnalysisPayment(
  context: RequestContext,
  input: { caseId: string },
): Promise<{ checkoutUrl: string | null }> {
  const user = requireUser(context);
  const { pools, now } = context.services;
  const plan = await asActor(pools, actorOf(context), async (tx) => {
    if (!(await isOwnCase(tx, user.id, input.caseId))) throw problem("NOT_FOUND");
    return subscriptionOf(tx, user.id, now());
  });
  if (plan !== "annual") {
    const what = { purpose: "enhanced_analysis", code: "enhanced_analysis", case_id: input.caseId } as const;
    return { checkoutUrl: await startCheckout(context, what) };
  }
  await asActor(pools, systemActor, async (tx) => {
    await insertReportAccess(tx, { user_id: user.id, case_id: input.caseId, amount: 0, order_id: null });
    await recordAudit(tx, { action: "report.opened", entity: "cases", entity_id: input.caseId });
  });
  return { checkoutUrl: null };
}
