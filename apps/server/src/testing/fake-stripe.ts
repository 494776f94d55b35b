import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";

interface Answer {
  status: number;
  body: unknown;
}
type Fields = Record<string, string>;
type Thing = Record<string, unknown> & { id: string };

const DAY_S = 86_400;
const KEY = "sk_test_fake";
const SECRET = "whsec_fake";

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Stripe's API as far as we use it, for tests: a server of its own that speaks the form-encoded protocol. */
export interface StripeFake {
  url: string;
  key: string;
  secret: string;
  /** How often each call was carried out, without those that an idempotency key answered. */
  calls: string[];
  /** Requests fail as long as it is true. */
  down: boolean;
  /** Pays an open checkout as a person would; returns the events that Stripe would tell. */
  pay(session_id: string): Stripe.Event[];
  /** The next period of a subscription is paid. */
  renew(subscription_id: string): Stripe.Event[];
  /** The next payment of a subscription fails. */
  failRenewal(subscription_id: string): Stripe.Event[];
  /** The subscription ends without us, as Stripe does when payments keep failing. */
  end(subscription_id: string): Stripe.Event[];
  /** Pays back from Stripe's own dashboard. */
  refundByHand(payment_intent: string, amount: number): Stripe.Event[];
  /** Events that calls of ours have caused since last asked. */
  taken(): Stripe.Event[];
  /** A message as it is sent, signed with a secret at a time in seconds. */
  sign(event: Stripe.Event, secret?: string, timestamp?: number): { body: string; signature: string };
  subscription(id: string): Thing;
  refunds: Thing[];
  close(): Promise<void>;
}

/** Starts a fake Stripe on a free port. */
export async function startStripeFake(): Promise<StripeFake> {
  const sessions = new Map<string, Thing>();
  const subscriptions = new Map<string, Thing>();
  const invoices: Thing[] = [];
  const charges = new Map<string, Thing>();
  const refunds: Thing[] = [];
  const answered = new Map<string, Answer>();
  const calls: string[] = [];
  let pending: Stripe.Event[] = [];
  let count = 0;
  const next = (prefix: string) => `${prefix}_${(count += 1)}`;
  const seconds = () => Math.floor(Date.now() / 1000);
  const clock = new Stripe(KEY);

  const event = (type: string, object: Thing): Stripe.Event =>
    ({
      id: next("evt"),
      object: "event",
      type,
      created: seconds(),
      livemode: false,
      api_version: "2026-10-28.endive",
      data: { object: structuredClone(object) },
    }) as unknown as Stripe.Event;

  function found(things: Map<string, Thing>, id: string): Thing {
    const thing = things.get(id);
    if (!thing) throw new Refusal(404, "resource_missing");
    return thing;
  }

  function charge(amount: number, metadata: Fields): string {
    const payment_intent = next("pi");
    charges.set(payment_intent, {
      id: next("ch"),
      object: "charge",
      payment_intent,
      amount,
      amount_refunded: 0,
      metadata,
    });
    return payment_intent;
  }

  function bill(subscription: Thing, reason: string, paid: boolean): Thing {
    const until = periodEnd(subscription) + (reason === "subscription_create" ? 0 : period(subscription));
    setPeriodEnd(subscription, until);
    const amount = subscription["amount"] as number;
    const invoice: Thing = {
      id: next("in"),
      object: "invoice",
      created: seconds(),
      billing_reason: reason,
      status: paid ? "paid" : "open",
      attempted: true,
      amount_paid: paid ? amount : 0,
      currency: subscription["currency"],
      subscription: subscription.id,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription["metadata"] },
      },
      lines: { object: "list", data: [{ period: { start: until - period(subscription), end: until } }] },
      payment_intent: paid ? charge(amount, {}) : null,
    };
    invoices.push(invoice);
    return invoice;
  }

  function pay(session_id: string): Stripe.Event[] {
    const session = found(sessions, session_id);
    if (session["status"] !== "open") throw new Refusal(400, "checkout_closed");
    Object.assign(session, { status: "complete", payment_status: "paid" });
    session["customer"] ??= next("cus");
    if (session["mode"] === "payment") {
      session["payment_intent"] = charge(session["amount_total"] as number, session["metadata"] as Fields);
      return [event("checkout.session.completed", session)];
    }
    const subscription = subscribe(session);
    subscriptions.set(subscription.id, subscription);
    const invoice = bill(subscription, "subscription_create", true);
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
    return [event("invoice.paid", invoice), event("checkout.session.completed", session)];
  }

  function subscribe(session: Thing): Thing {
    const months = Number(session["months"]);
    const until = new Date();
    until.setUTCMonth(until.getUTCMonth() + months);
    return {
      id: next("sub"),
      object: "subscription",
      status: "active",
      cancel_at_period_end: false,
      cancel_at: null,
      amount: session["amount_total"],
      currency: session["currency"],
      months,
      customer: session["customer"],
      metadata: session["metadata"],
      items: { object: "list", data: [{ current_period_end: Math.floor(until.getTime() / 1000) }] },
    };
  }

  function refund(payment_intent: string, amount: number): Stripe.Event[] {
    const target = found(charges, payment_intent);
    const total = (target["amount_refunded"] as number) + amount;
    if (total > (target["amount"] as number)) throw new Refusal(400, "charge_already_refunded");
    target["amount_refunded"] = total;
    return [event("charge.refunded", target)];
  }

  function end(subscription: Thing): Stripe.Event[] {
    subscription["status"] = "canceled";
    return [event("customer.subscription.deleted", subscription)];
  }

  function created(fields: Fields): Thing {
    const months =
      Number(fields["line_items[0][price_data][recurring][interval_count]"] ?? 0) *
      (fields["line_items[0][price_data][recurring][interval]"] === "year" ? 12 : 1);
    const id = next("cs_test");
    const session: Thing = {
      id,
      object: "checkout.session",
      mode: fields["mode"],
      status: "open",
      payment_status: "unpaid",
      client_reference_id: fields["client_reference_id"],
      metadata: { order_id: fields["metadata[order_id]"] },
      customer: fields["customer"] ?? null,
      currency: fields["line_items[0][price_data][currency]"],
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
      name: fields["line_items[0][price_data][product_data][name]"],
      months,
      success_url: fields["success_url"],
      cancel_url: fields["cancel_url"],
      expires_at: Number(fields["expires_at"]),
      url: `${fake.url}/pay/${id}`,
    };
    if (!((session["amount_total"] as number) > 0)) throw new Refusal(400, "parameter_invalid_integer");
    sessions.set(id, session);
    return session;
  }

  const list = (data: Thing[]) => ({ object: "list", data, has_more: false });

  function carryOut(call: string, id: string, fields: Fields): unknown {
    switch (call) {
      case "POST checkout/sessions":
        return created(fields);
      case "GET checkout/sessions/:id":
        return found(sessions, id);
      case "POST checkout/sessions/:id/expire": {
        const session = found(sessions, id);
        if (session["status"] !== "open") throw new Refusal(400, "checkout_not_open");
        session["status"] = "expired";
        pending.push(event("checkout.session.expired", session));
        return session;
      }
      case "GET subscriptions/:id":
        return found(subscriptions, id);
      case "POST subscriptions/:id": {
        const subscription = found(subscriptions, id);
        subscription["cancel_at_period_end"] = fields["cancel_at_period_end"] === "true";
        pending.push(event("customer.subscription.updated", subscription));
        return subscription;
      }
      case "DELETE subscriptions/:id": {
        const subscription = found(subscriptions, id);
        if (subscription["status"] === "canceled") throw new Refusal(404, "resource_missing");
        pending.push(...end(subscription));
        return subscription;
      }
      case "GET invoices":
        return list(
          invoices.filter((invoice) => invoice["subscription"] === fields["subscription"]).toReversed(),
        );
      case "GET invoice_payments":
        return list(
          invoices
            .filter(
              (invoice) =>
                invoice.id === fields["invoice"] ||
                invoice["payment_intent"] === fields["payment[payment_intent]"],
            )
            .map((invoice) => ({
              id: next("inpay"),
              invoice: invoice.id,
              payment: { type: "payment_intent", payment_intent: invoice["payment_intent"] },
            })),
        );
      case "POST refunds": {
        pending.push(...refund(fields["payment_intent"] ?? "", Number(fields["amount"])));
        const made: Thing = { id: next("re"), object: "refund", amount: Number(fields["amount"]) };
        refunds.push(made);
        return made;
      }
      case "POST billing_portal/sessions":
        return { id: next("bps"), url: `${fake.url}/portal/${fields["customer"]}` };
      default:
        throw new Refusal(404, "no_such_call");
    }
  }

  async function api(request: IncomingMessage, url: URL): Promise<Answer> {
    const text = await textOf(request);
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(text)]);
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return refusal(new Refusal(401, "api_key_invalid"));
    const key = request.headers["idempotency-key"];
    const before = typeof key === "string" ? answered.get(key) : undefined;
    if (before) return before;
    const parts = url.pathname.slice("/v1/".length).split("/");
    const known = parts.findIndex((part) => /^(cs_test|sub)_\d+$/.test(part));
    const id = parts[known] ?? "";
    const call = `${request.method} ${parts.map((part, at) => (at === known ? ":id" : part)).join("/")}`;
    let answer: Answer;
    try {
      answer = { status: 200, body: structuredClone(carryOut(call, id, fields)) };
      calls.push(call);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = refusal(error);
    }
    if (typeof key === "string") answered.set(key, answer);
    return answer;
  }

  /** The page on which a person pays: as much of it as a journey needs. */
  function page(url: URL, response: ServerResponse): void {
    const [, , id = "", act] = url.pathname.split("/");
    const session = found(sessions, id);
    if (act === "done") {
      if (session["status"] === "open") pending.push(...pay(id));
      const to = String(session["success_url"]).replace("{CHECKOUT_SESSION_ID}", id);
      response.writeHead(303, { location: to }).end();
      return;
    }
    const amount = ((session["amount_total"] as number) / 100).toFixed(2);
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      `<!doctype html><html lang="en"><title>Fake Stripe</title><h1>${String(session["name"])} $${amount}</h1>
       <a href="/pay/${id}/done">Pay</a> <a href="${String(session["cancel_url"])}">Back</a>`,
    );
  }

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", fake.url);
    if (fake.down) {
      request.socket.destroy();
      return;
    }
    if (url.pathname.startsWith("/pay/")) {
      page(url, response);
      return;
    }
    if (url.pathname.startsWith("/portal/")) {
      response.writeHead(200, { "content-type": "text/html" });
      response.end('<!doctype html><html lang="en"><title>Fake portal</title><h1>Billing portal</h1>');
      return;
    }
    const { status, body } = await api(request, url);
    response.writeHead(status, { "content-type": "application/json", "request-id": next("req") });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void answerTo(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const fake: StripeFake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: KEY,
    secret: SECRET,
    calls,
    down: false,
    refunds,
    pay,
    renew: (id) => {
      const subscription = found(subscriptions, id);
      subscription["status"] = "active";
      const invoice = bill(subscription, "subscription_cycle", true);
      return [event("invoice.paid", invoice), event("customer.subscription.updated", subscription)];
    },
    failRenewal: (id) => {
      const subscription = found(subscriptions, id);
      subscription["status"] = "past_due";
      return [event("invoice.payment_failed", bill(subscription, "subscription_cycle", false))];
    },
    end: (id) => end(found(subscriptions, id)),
    refundByHand: refund,
    taken: () => {
      const events = pending;
      pending = [];
      return events;
    },
    sign: (told, secret = SECRET, timestamp = seconds()) => {
      const body = JSON.stringify(told);
      return {
        body,
        signature: clock.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      };
    },
    subscription: (id) => found(subscriptions, id),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
}

const itemOf = (subscription: Thing) =>
  (subscription["items"] as { data: [{ current_period_end: number }] }).data[0];
const periodEnd = (subscription: Thing) => itemOf(subscription).current_period_end;
const setPeriodEnd = (subscription: Thing, until: number) => {
  itemOf(subscription).current_period_end = until;
};
const period = (subscription: Thing) => (subscription["months"] === 12 ? 365 : 30) * DAY_S;

function refusal({ status, code }: Refusal): Answer {
  const type = status === 401 ? "authentication_error" : "invalid_request_error";
  return { status, body: { error: { type, code, message: code } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
