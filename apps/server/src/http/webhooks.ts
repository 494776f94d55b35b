import { Hono } from "hono";
import { receiveWebhook } from "../features/billing/receive-webhook.ts";
import type { Services } from "../kernel/services.ts";
import type { HttpEnv } from "./env.ts";

/**
 * `/api/webhooks/stripe`: what Stripe tells. The signature is over the body byte for byte, so that it is read raw. An
 * answer other than 2xx makes Stripe tell it again, for days.
 */
export function webhookRoutes(services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post("/api/webhooks/stripe", async (c) => {
    if (services.payments.provider !== "stripe") return c.text("Not found", 404);
    const body = await c.req.text();
    const outcome = await receiveWebhook(services, body, c.req.header("stripe-signature") ?? "");
    if (outcome !== "forged") return c.text(outcome);
    services.log.warn("webhook_refused", { request_id: c.get("requestId") });
    return c.text("The signature is not valid", 400);
  });
  return app;
}
