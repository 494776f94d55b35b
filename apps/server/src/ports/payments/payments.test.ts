import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentsPort } from "./payments.ts";
import { sandboxPayments } from "./sandbox.ts";
import { stripePayments } from "./stripe.ts";
import { type StripeFake, startStripeFake } from "../../testing/fake-stripe.ts";

interface Signed {
  body: string;
  signature: string;
}

interface Bed {
  port: PaymentsPort;
  /** What the provider sends when a person pays this checkout. */
  pay(session_id: string): Signed;
  /** The same provider with another signing secret. */
  other: PaymentsPort;
  close(): Promise<void>;
}

async function sandboxBed(): Promise<Bed> {
  const port = sandboxPayments("http://standing.test", "a secret");
  return {
    port,
    pay: (session_id) =>
      port.press(`${session_id} paid`, {
        type: "checkout_paid",
        session_id,
        amount: 600,
        currency: "usd",
        payment_id: `payment of ${session_id}`,
        customer_id: null,
        subscription: { id: `subscription of ${session_id}`, period_end: "2027-01-01" },
      }),
    other: sandboxPayments("http://standing.test", "another"),
    close: async () => {},
  };
}

let fake: StripeFake;

const settings = () => ({ secretKey: fake.key, webhookSecrets: [fake.secret], apiUrl: fake.url });

async function stripeBed(): Promise<Bed> {
  fake = await startStripeFake();
  return {
    port: stripePayments(settings()),
    pay(session_id) {
      const told = fake.pay(session_id).at(-1);
      if (!told) throw new Error("Paying told nothing");
      return fake.sign(told);
    },
    other: stripePayments({ ...settings(), webhookSecrets: ["whsec_another"] }),
    close: () => fake.close(),
  };
}

let orders = 0;
function request(every_months: number | null = 12) {
  orders += 1;
  return {
    order_id: `00000000-0000-4000-8000-${String(orders).padStart(12, "0")}`,
    description: "Annual Plan",
    amount: 7200,
    every_months,
    email: "jane@example.org",
    customer_id: null,
    success_url: "http://standing.test/ok?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://standing.test/no",
    expires_at: new Date(Date.now() + 3_600_000),
  };
}

describe.each([
  ["the sandbox", sandboxBed],
  ["Stripe", stripeBed],
])("%s", (_name, makeBed) => {
  let bed: Bed;
  beforeAll(async () => {
    bed = await makeBed();
  });
  afterAll(() => bed.close());

  test("each order has a checkout of its own, and the same one when it is asked for again", async () => {
    const order = request();
    const [first, again] = await Promise.all([
      bed.port.createCheckout(order),
      bed.port.createCheckout(order),
    ]);
    const other = await bed.port.createCheckout(request());
    expect(again).toEqual(first);
    expect(other.session_id).not.toBe(first.session_id);
    expect(first.url).toContain(first.session_id);
    expect(await bed.port.askCheckout(first.session_id)).toBeNull();
  });

  test("a payment is read from a signed message, the same however often it is told", async () => {
    const { session_id } = await bed.port.createCheckout(request());
    const { body, signature } = bed.pay(session_id);
    const told = await bed.port.readEvent(body, signature);
    expect(told).toMatchObject({ type: "checkout_paid", session_id, payment_id: expect.any(String) });
    expect(told).toMatchObject({ subscription: { period_end: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
    expect(await bed.port.readEvent(body, signature)).toEqual(told);
  });

  test("a forged, changed or unsigned message is refused", async () => {
    const { session_id } = await bed.port.createCheckout(request());
    const { body, signature } = bed.pay(session_id);
    expect(await bed.port.readEvent(body.replace(session_id, "another"), signature)).toBe("forged");
    expect(await bed.port.readEvent(body, "")).toBe("forged");
    expect(await bed.port.readEvent(body, "t=1,v1=00")).toBe("forged");
    expect(await bed.other.readEvent(body, signature)).toBe("forged");
  });

  test("ending a subscription twice is no failure", async () => {
    const { session_id } = await bed.port.createCheckout(request());
    const { body, signature } = bed.pay(session_id);
    const told = await bed.port.readEvent(body, signature);
    if (typeof told === "string" || told.type !== "checkout_paid") throw new Error("not paid");
    const id = told.subscription?.id ?? "";
    await bed.port.cancelSubscription(id, "period_end");
    await bed.port.keepSubscription(id);
    await bed.port.cancelSubscription(id, "now");
    await expect(bed.port.cancelSubscription(id, "now")).resolves.toBeUndefined();
  });
});

describe("Stripe alone", () => {
  let port: PaymentsPort;
  beforeAll(async () => {
    fake = await startStripeFake();
    port = stripePayments(settings());
  });
  afterAll(() => fake.close());

  async function paid(every_months: number | null) {
    const order = request(every_months);
    const { session_id } = await port.createCheckout(order);
    const events = fake.pay(session_id);
    const asked = await port.askCheckout(session_id);
    if (asked?.type !== "checkout_paid") throw new Error("not paid");
    return { order, asked, events };
  }
  async function read(events: ReturnType<StripeFake["pay"]>) {
    const signed = events.map((event) => fake.sign(event));
    return Promise.all(signed.map(({ body, signature }) => port.readEvent(body, signature)));
  }

  test("a message that was recorded is not taken later, one dated ahead is not taken at all, and a second secret may sign", async () => {
    const { events } = await paid(null);
    const [event] = events;
    if (!event) throw new Error("nothing told");
    const old = fake.sign(event, fake.secret, Math.floor(Date.now() / 1000) - 600);
    expect(await port.readEvent(old.body, old.signature)).toBe("forged");
    const ahead = fake.sign(event, fake.secret, Math.floor(Date.now() / 1000) + 7200);
    expect(await port.readEvent(ahead.body, ahead.signature)).toBe("forged");
    const rotating = stripePayments({ ...settings(), webhookSecrets: ["whsec_new", fake.secret] });
    for (const secret of ["whsec_new", fake.secret]) {
      const { body, signature } = fake.sign(event, secret);
      expect(await rotating.readEvent(body, signature)).toMatchObject({ type: "checkout_paid" });
    }
  });

  test("money goes back once for each total, of a single payment and of a subscription's", async () => {
    for (const months of [null, 1]) {
      const { order, asked } = await paid(months);
      const refund = {
        order_id: order.order_id,
        payment_id: asked.payment_id ?? "",
        amount: 300,
        total: 300,
      };
      const before = fake.refunds.length;
      fake.taken();
      await Promise.all([port.refund(refund), port.refund(refund)]);
      expect(fake.refunds.length - before).toBe(1);
      const told = await read(fake.taken());
      expect(told).toMatchObject([{ type: "refunded", payment_id: refund.payment_id, refunded_amount: 300 }]);
      await port.refund({ ...refund, amount: 6900, total: 7200 });
      await port.refund({ ...refund, amount: 1, total: 7201 });
      expect(fake.refunds.length - before).toBe(2);
    }
  });

  test("the first invoice is the checkout's; later ones renew, fail, and are found by asking", async () => {
    const { order, asked, events } = await paid(1);
    expect(await read(events)).toMatchObject(["irrelevant", { type: "checkout_paid" }]);
    const id = asked.subscription?.id ?? "";
    const failed = await read(fake.failRenewal(id));
    expect(failed).toMatchObject([{ type: "renewal_failed", order_id: order.order_id, subscription_id: id }]);
    expect(await port.askSubscription(id)).toMatchObject([
      { type: "renewal_failed" },
      { type: "subscription_changed", cancel_at_period_end: false },
    ]);
    const renewed = await read(fake.renew(id));
    expect(renewed[0]).toMatchObject({ type: "renewed", amount: 7200, subscription_id: id });
    expect(renewed[1]).toMatchObject({ type: "subscription_changed" });
    expect((await port.askSubscription(id))[0]).toMatchObject({
      type: "renewed",
      payment_id: expect.stringMatching(/^in_/),
      subscription_id: id,
    });
    expect(await read(fake.end(id))).toMatchObject([{ type: "subscription_ended", subscription_id: id }]);
    expect((await port.askSubscription("sub_999"))[0]).toMatchObject({ type: "subscription_ended" });
  });

  test("a checkout is closed once, and a paid one is not", async () => {
    const { session_id } = await port.createCheckout(request(null));
    await port.closeCheckout(session_id);
    expect(await port.askCheckout(session_id)).toMatchObject({ type: "checkout_closed", why: "expired" });
    const { asked } = await paid(null);
    await expect(port.closeCheckout(asked.session_id)).rejects.toThrow("checkout_not_open");
  });

  test("a person who has paid has a page at Stripe", async () => {
    const { asked } = await paid(1);
    expect(await port.portal(asked.customer_id ?? "", "http://standing.test/orders")).toContain(fake.url);
  });

  test("what is not ours is irrelevant", async () => {
    const { events } = await paid(null);
    const [event] = structuredClone(events);
    if (event?.type !== "checkout.session.completed") throw new Error("another event");
    event.data.object.client_reference_id = "an order of another product";
    expect(await read([event])).toEqual(["irrelevant"]);
    expect(await read([{ ...event, type: "customer.created" } as never])).toEqual(["irrelevant"]);
  });

  test("a wrong key and a server that is down are failures", async () => {
    await expect(
      stripePayments({ ...settings(), secretKey: "sk_test_wrong" }).createCheckout(request()),
    ).rejects.toThrow("api_key_invalid");
    fake.down = true;
    await expect(port.createCheckout(request())).rejects.toThrow();
    fake.down = false;
  });
});
