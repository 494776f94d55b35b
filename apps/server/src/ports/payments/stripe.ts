import { Stripe } from "stripe";
import { CURRENCY, type CheckoutRequest, type PaymentEvent, type PaymentsPort } from "./payments.ts";
import { newsIn, newsOfCheckout, newsOfPaidInvoice, newsOfSubscription } from "./stripe-news.ts";

export interface StripeSettings {
  secretKey: string;
  /** Any of them may have signed: an old and a new one while they are changed. */
  webhookSecrets: readonly string[];
  /** For tests: a server that speaks Stripe's protocol, and shows its pages. Undefined: Stripe. */
  apiUrl: string | undefined;
}

const PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];
/** Seconds that a signed message may be old, so that a recorded one cannot be sent again later. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 15_000;
const INVOICES = 24;

/** Stripe: its checkout and billing pages take the money, its signed webhooks say so. No card number reaches us. */
export function stripePayments(settings: StripeSettings): PaymentsPort {
  const stripe = new Stripe(settings.secretKey, {
    ...place(settings.apiUrl),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  return {
    provider: "stripe",
    pageOrigins: settings.apiUrl === undefined ? PAGES : [new URL(settings.apiUrl).origin],
    async createCheckout(request) {
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(request), {
        idempotencyKey: `checkout_${request.order_id}`,
      });
      if (url === null) throw new Error("Stripe gave a checkout without an address");
      return { session_id: id, url };
    },
    async askCheckout(session_id) {
      const session = await stripe.checkout.sessions.retrieve(session_id);
      const news = await newsOfCheckout(stripe, session);
      return news && { id: `asked ${session_id} ${news.type}`, at: new Date(), order_id: null, ...news };
    },
    async closeCheckout(session_id) {
      await stripe.checkout.sessions.expire(session_id);
    },
    async refund({ order_id, payment_id, amount, total }) {
      const payment_intent = await intentOf(stripe, payment_id);
      try {
        await stripe.refunds.create(
          { payment_intent, amount, reason: "requested_by_customer", metadata: { order_id } },
          { idempotencyKey: `refund_${order_id}_${total}` },
        );
      } catch (error) {
        if (!isCode(error, "charge_already_refunded")) throw error;
      }
    },
    async cancelSubscription(subscription_id, when) {
      try {
        if (when === "now") await stripe.subscriptions.cancel(subscription_id);
        else await stripe.subscriptions.update(subscription_id, { cancel_at_period_end: true });
      } catch (error) {
        if (!isCode(error, "resource_missing")) throw error;
      }
    },
    async keepSubscription(subscription_id) {
      await stripe.subscriptions.update(subscription_id, { cancel_at_period_end: false });
    },
    askSubscription: (subscription_id) => askSubscription(stripe, subscription_id),
    async portal(customer, return_url) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url });
      return url;
    },
    async readEvent(body, signature) {
      const event = signedEvent(stripe, settings.webhookSecrets, body, signature);
      return event === null ? "forged" : newsIn(stripe, event);
    },
  };
}

function place(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  return { host: hostname, port: port || (scheme === "http" ? 80 : 443), protocol: scheme } as const;
}

/** The order's id goes on everything that Stripe makes of it, so that events find it in whichever order they come. */
function sessionOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { order_id, every_months: months } = request;
  const metadata = { order_id };
  return {
    mode: months === null ? "payment" : "subscription",
    client_reference_id: order_id,
    metadata,
    ...(request.customer_id === null ? { customer_email: request.email } : { customer: request.customer_id }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: request.amount,
          product_data: { name: request.description },
          ...(months === null ? {} : { recurring: recurringEvery(months) }),
        },
      },
    ],
    ...(months === null ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    expires_at: Math.floor(request.expires_at.getTime() / 1000),
  };
}

function recurringEvery(months: number) {
  return months === 12
    ? ({ interval: "year", interval_count: 1 } as const)
    : ({ interval: "month", interval_count: months } as const);
}

async function intentOf(stripe: Stripe, payment_id: string): Promise<string> {
  if (!payment_id.startsWith("in_")) return payment_id;
  const { data } = await stripe.invoicePayments.list({ invoice: payment_id, status: "paid", limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  if (!intent) throw new Error("The invoice has no payment that could go back");
  return typeof intent === "string" ? intent : intent.id;
}

async function askSubscription(stripe: Stripe, subscription_id: string): Promise<PaymentEvent[]> {
  const asked = new Date();
  const subscription = await stripe.subscriptions.retrieve(subscription_id).catch((error: unknown) => {
    if (isCode(error, "resource_missing")) return null;
    throw error;
  });
  const id = `asked ${subscription_id} ${asked.toISOString()}`;
  if (!subscription) {
    return [{ id, at: asked, order_id: null, type: "subscription_ended", subscription_id }];
  }
  const { data: invoices } = await stripe.invoices.list({ subscription: subscription_id, limit: INVOICES });
  const news = invoices.toReversed().flatMap((invoice): PaymentEvent[] => {
    const told = { id: `asked ${invoice.id} ${invoice.status}`, at: new Date(invoice.created * 1000) };
    const paid = invoice.status === "paid" ? newsOfPaidInvoice(invoice, told) : null;
    if (paid) return [paid];
    const failed = invoice.status === "open" && invoice.attempted && subscription.status === "past_due";
    return failed ? [{ ...told, order_id: null, type: "renewal_failed", subscription_id }] : [];
  });
  return [...news, { id, at: asked, ...newsOfSubscription(subscription) }];
}

/** Stripe itself refuses what is signed too long ago; a time to come is no better. */
function isAhead(signature: string): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
  return signedAt > Date.now() / 1000 + TOLERANCE_SECONDS;
}

function signedEvent(
  stripe: Stripe,
  secrets: readonly string[],
  body: string,
  signature: string,
): Stripe.Event | null {
  if (isAhead(signature)) return null;
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
