import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { reportPlanOf } from "./entitlements.ts";
import { DESCRIPTIONS } from "./descriptions.en.ts";
import { insertReportAccess, isOwnCase, priceOf, reportOpening } from "./queries.ts";
import { startPurchase } from "./start-purchase.ts";

/**
 * Opens the full report of one of the caller's cases: for annual subscribers at once, with a completed record of no
 * amount and with whatever `opened` does in the same transaction; for others through a checkout.
 * @returns the address to open, or null when the report is open already
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED, ALREADY_PAID, PAYMENT_FAILED
 */
export async function createEnhancedAnalysisPayment(
  context: RequestContext,
  input: { caseId: string },
  opened: (tx: Tx) => Promise<void>,
): Promise<{ checkoutUrl: string | null }> {
  const user = requireUser(context);
  const { pools, now, faults } = context.services;
  const { caseId } = input;
  const { plan, opening, amount } = await asActor(pools, actorOf(context), async (tx) => {
    if (!(await isOwnCase(tx, user.id, caseId))) throw problem("NOT_FOUND");
    const price = await priceOf(tx, "enhanced_analysis");
    return {
      plan: await reportPlanOf(tx, user.id, now()),
      opening: await reportOpening(tx, caseId),
      amount: price.amount,
    };
  });
  if (opening === "paid" || (opening === "plan" && plan === "annual")) return { checkoutUrl: null };
  if (plan !== "annual") {
    const checkoutUrl = await startPurchase(context, {
      purpose: "enhanced_analysis",
      reference_id: caseId,
      case_id: caseId,
      amount,
      every_months: null,
      description: DESCRIPTIONS.enhanced_analysis,
      success_path: `/enhanced-case/${caseId}`,
      cancel_path: `/enhanced-case/${caseId}`,
    });
    return { checkoutUrl };
  }
  faults.strike("open-report");
  await asActor(pools, systemActor, async (tx) => {
    if (!(await insertReportAccess(tx, { user_id: user.id, case_id: caseId, amount: 0, order_id: null })))
      return;
    await recordAudit(tx, { action: "report.opened", entity: "cases", entity_id: caseId });
    await opened(tx);
  });
  return { checkoutUrl: null };
}
