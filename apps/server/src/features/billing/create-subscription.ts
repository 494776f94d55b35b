import type { PlanType } from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";
import { startCheckout } from "./start-checkout.ts";

/**
 * Starts a checkout for a plan.
 * @returns the address to open
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export async function createSubscription(
  context: RequestContext,
  input: { planType: PlanType },
): Promise<{ url: string }> {
  return {
    url: await startCheckout(context, { purpose: "subscription", code: input.planType, case_id: null }),
  };
}
