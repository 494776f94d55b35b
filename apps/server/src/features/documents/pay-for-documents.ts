import { isProblem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { settleCheckout } from "../billing/settle-checkout.ts";
import { startDocumentPurchase } from "../billing/start-document-purchase.ts";
import { withOwnCase } from "../cases/own-case.ts";
import { hasPaidForDocuments } from "./queries.ts";

/**
 * Starts the one-time payment for document upload, unless it was made before.
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED, PAYMENT_FAILED
 */
export async function createDocumentUploadPayment(
  context: RequestContext,
  input: { caseId: string },
): Promise<{ hasPayment: true } | { url: string }> {
  const user = requireUser(context);
  const paid = await withOwnCase(context, input.caseId, (tx) => hasPaidForDocuments(tx, user.id));
  if (paid) return { hasPayment: true };
  try {
    const path = `/case/${input.caseId}/documents`;
    return { url: await startDocumentPurchase(context, { caseId: input.caseId, path }) };
  } catch (error) {
    if (isProblem(error, "ALREADY_PAID")) return { hasPayment: true };
    throw error;
  }
}

/**
 * Whether one of the caller's checkouts for document upload is paid; the payment provider is asked where its word has
 * not come yet.
 * @throws UNAUTHORIZED
 */
export async function verifyDocumentPayment(
  context: RequestContext,
  input: { sessionId: string },
): Promise<{ success: boolean }> {
  requireUser(context);
  try {
    const { result, purpose } = await settleCheckout(context, { session_id: input.sessionId });
    return { success: result === "paid" && purpose === "document_upload" };
  } catch (error) {
    if (isProblem(error, "NOT_FOUND")) return { success: false };
    throw error;
  }
}
