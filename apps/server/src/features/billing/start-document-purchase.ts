import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { DESCRIPTIONS } from "./descriptions.en.ts";
import { priceOf } from "./queries.ts";
import { startPurchase } from "./start-purchase.ts";

/**
 * Starts the one-time payment that lets a user add documents to all their cases.
 * @param path page of ours for the way back
 * @returns the address to open
 * @throws UNAUTHORIZED, RATE_LIMITED, ALREADY_PAID, PAYMENT_FAILED
 */
export async function startDocumentPurchase(
  context: RequestContext,
  input: { caseId: string; path: string },
): Promise<string> {
  const { amount } = await asActor(context.services.pools, actorOf(context), (tx) =>
    priceOf(tx, "document_upload"),
  );
  return startPurchase(context, {
    purpose: "document_upload",
    reference_id: null,
    case_id: input.caseId,
    amount,
    every_months: null,
    description: DESCRIPTIONS.document_upload,
    success_path: input.path,
    cancel_path: input.path,
  });
}
