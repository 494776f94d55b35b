import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { CheckoutNews, PaymentEvent, PaymentsPort, SubscriptionNews } from "./payments.ts";

const told = { id: z.string(), at: z.coerce.date(), order_id: z.string().nullable() };
const event = z.discriminatedUnion("type", [
  z.object({
    ...told,
    type: z.literal("checkout_paid"),
    session_id: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    payment_id: z.string(),
    customer_id: z.null(),
    subscription: z.object({ id: z.string(), period_end: z.iso.date() }).nullable(),
  }),
  z.object({
    ...told,
    type: z.literal("checkout_closed"),
    session_id: z.string(),
    why: z.enum(["cancelled", "expired", "failed"]),
  }),
  z.object({
    ...told,
    type: z.literal("renewed"),
    subscription_id: z.string(),
    payment_id: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    period_end: z.iso.date(),
  }),
  z.object({ ...told, type: z.literal("renewal_failed"), subscription_id: z.string() }),
  z.object({ ...told, type: z.literal("subscription_ended"), subscription_id: z.string() }),
]);

interface Signed {
  body: string;
  signature: string;
}

export interface SandboxPayments extends PaymentsPort {
  provider: "sandbox";
  /** What the provider's page does when one of its buttons is pressed: makes a signed event. */
  press(id: string, news: CheckoutNews | SubscriptionNews): Signed;
}

/** The sandbox behind a port, or null where a real provider takes the payments. */
export function sandboxOf(payments: PaymentsPort): SandboxPayments | null {
  return payments.provider === "sandbox" ? (payments as SandboxPayments) : null;
}

/**
 * A provider that takes no card and no money, for machines without keys. It keeps nothing: what became of a checkout
 * is in our orders. Its events are signed and read like a real provider's, so that forged ones are refused.
 * @param origin where its page is
 */
export function sandboxPayments(
  origin: string,
  secret: string,
  now: () => Date = () => new Date(),
): SandboxPayments {
  const sign = (body: string) =>
    createHmac("sha256", `sandbox payments ${secret}`).update(body).digest("hex");
  return {
    provider: "sandbox",
    pageOrigins: [],
    async createCheckout({ order_id }) {
      const session_id = `sandbox_${order_id}`;
      return { session_id, url: `${origin}/sandbox-checkout/${session_id}` };
    },
    async askCheckout() {
      return null;
    },
    async closeCheckout() {},
    async refund() {},
    async cancelSubscription() {},
    async keepSubscription() {},
    async askSubscription() {
      return [];
    },
    async portal() {
      return null;
    },
    async readEvent(body, signature) {
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(body));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
      return event.parse(JSON.parse(body));
    },
    press(id, news) {
      const body = JSON.stringify({ id, at: now(), order_id: null, ...news } satisfies PaymentEvent);
      return { body, signature: sign(body) };
    },
  };
}
