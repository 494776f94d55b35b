import type { Services } from "../../kernel/services.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";

/**
 * Takes a message that says to be the payment provider's.
 * @param body exactly as it came, byte for byte: the signature is over it
 * @returns "forged" when the signature is not the provider's or too old; nothing has changed then
 * @throws when it cannot be carried out now: the provider then tells it again
 */
export async function receiveWebhook(
  services: Services,
  body: string,
  signature: string,
): Promise<"done" | "irrelevant" | "forged"> {
  const event = await services.payments.readEvent(body, signature);
  if (event === "forged" || event === "irrelevant") return event;
  await applyPaymentEvent(services, event);
  return "done";
}
