import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentEvent, PaymentsPort } from "./payments.ts";

const event = z.object({
  id: z.string(),
  type: z.enum(["checkout_paid", "checkout_cancelled"]),
  session_id: z.string(),
});

export interface SandboxPayments extends PaymentsPort {
  /** What the provider's page does when its buttons are pressed: makes a signed event. */
  finish(session_id: string, act: "pay" | "cancel"): { body: string; signature: string };
}

/**
 * A provider that takes no card and no money, for machines without keys. Its events are signed and read like a real
 * provider's, so that forged ones are refused.
 * @param origin where its page is
 */
export function sandboxPayments(origin: string, secret: string): SandboxPayments {
  const sign = (body: string) =>
    createHmac("sha256", `sandbox payments ${secret}`).update(body).digest("hex");
  return {
    provider: "sandbox",
    async createCheckout() {
      const session_id = `sandbox_${randomUUID()}`;
      return { session_id, url: `${origin}/sandbox-checkout/${session_id}` };
    },
    async refund() {},
    readEvent(body, signature) {
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(body));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return event.parse(JSON.parse(body));
    },
    finish(session_id, act) {
      const type = act === "pay" ? "checkout_paid" : "checkout_cancelled";
      const body = JSON.stringify({ id: `${session_id}_${act}`, type, session_id } satisfies PaymentEvent);
      return { body, signature: sign(body) };
    },
  };
}
