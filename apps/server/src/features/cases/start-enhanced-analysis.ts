import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { createEnhancedAnalysisPayment } from "../billing/create-enhanced-analysis-payment.ts";
import { analyzeAgain } from "./resubmit-case.ts";

/**
 * Asks for the enhanced analysis of one of the caller's cases. An annual member's begins at once, unless one is under
 * way; anybody else pays first.
 * @returns the address to pay at; null where nothing is to be paid
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED, ALREADY_PAID, PAYMENT_FAILED
 */
export async function startEnhancedAnalysis(
  context: RequestContext,
  input: { caseId: string },
): Promise<{ checkoutUrl: string | null }> {
  const user = requireUser(context);
  return createEnhancedAnalysisPayment(context, input, async (tx) => {
    await analyzeAgain(context.services, tx, { userId: user.id, caseId: input.caseId });
  });
}
