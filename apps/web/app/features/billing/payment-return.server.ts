import { safe } from "@orpc/client";
import { redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import type { ToastCode } from "../../shell/toast-words.ts";

const AWAITED = "awaited";

/**
 * Answers somebody who comes back from the payment provider: reads the flags of the address, asks what became of the
 * checkout, says it on the page and clears the flags. A payment that is not known yet stays in the address as
 * `awaited`, and the page asks again until it is.
 * @param page the same page without flags
 * @param paid what is said when the money is there
 * @param failed what is said when nothing can be found out
 * @throws the redirect to the page without flags
 * @returns whether a payment is still awaited
 */
export async function paymentReturn(
  standing: RequestContext,
  request: Request,
  page: string,
  paid: ToastCode,
  failed: ToastCode = "paymentNotProcessed",
): Promise<boolean> {
  const query = new URL(request.url).searchParams;
  if (query.has("payment_cancelled")) {
    flash(standing, "paymentCancelled");
    throw redirect(page);
  }
  const awaited = query.get(AWAITED);
  const session_id = awaited ?? query.get("session_id");
  if (session_id === null) {
    if (query.has("payment_success")) throw redirect(page);
    return false;
  }
  const { error, data: checkout } = await safe(standing.client.billing.checkout({ session_id }));
  if (error !== null) {
    const event = "payment_return_failed";
    flash(standing, answerTo(error, standing, { event, otherwise: failed }).toast);
    throw redirect(page);
  }
  if (checkout.result === "paid") flash(standing, paid);
  if (checkout.result === "closed") flash(standing, "paymentNotMade");
  if (checkout.result !== "open") throw redirect(page);
  if (awaited !== null) return true;
  throw redirect(`${page}?${AWAITED}=${encodeURIComponent(session_id)}`);
}
