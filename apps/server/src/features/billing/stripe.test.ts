import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { reconcilePayments } from "./reconcile-payments.ts";
import { stripeBed } from "../../testing/stripe-bed.ts";

let bed: Awaited<ReturnType<typeof stripeBed>>;
beforeAll(async () => {
  bed = await stripeBed();
});
afterAll(() => bed.close());

describe("a payment counts once, whichever way its news come", () => {
  test("the webhook before the return", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    expect(await bed.tell(bed.stripe.pay(session_id))).toEqual([200, 200]);
    expect(await bed.plan(client)).toBe("monthly");
    expect(await client.billing.checkout({ session_id })).toMatchObject({ result: "paid" });
    expect(await bed.statesOf(user)).toEqual(["paid"]);
    expect(await bed.mailsTo(user)).toEqual(["Your receipt from Standing"]);
  });

  test("the return before the webhook", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    expect(await client.billing.checkout({ session_id })).toMatchObject({ result: "open" });
    const events = bed.stripe.pay(session_id);
    expect(await client.billing.checkout({ session_id })).toMatchObject({ result: "paid" });
    expect(await bed.plan(client)).toBe("monthly");
    expect(await bed.tell(events)).toEqual([200, 200]);
    expect(await bed.statesOf(user)).toEqual(["paid"]);
    expect(await bed.mailsTo(user)).toEqual(["Your receipt from Standing"]);
  });

  test("the webhook twice, and twice at once with the return", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    const events = bed.stripe.pay(session_id);
    await Promise.all([bed.tell(events), bed.tell(events), client.billing.checkout({ session_id })]);
    await bed.tell(events);
    expect(await bed.statesOf(user)).toEqual(["paid"]);
    expect(await bed.mailsTo(user)).toHaveLength(1);
  });

  test("the webhook never: the reconciling job asks", async () => {
    const { client, user } = await bed.somebody();
    const paid = await bed.checkout(client);
    bed.stripe.pay(paid);
    await reconcilePayments(bed.world.services);
    expect(await bed.statesOf(user)).toEqual(["pending"]);
    await reconcilePayments(bed.later(10 / 1440));
    expect(await bed.statesOf(user)).toEqual(["paid"]);
    expect(await bed.plan(client)).toBe("monthly");
  });

  test("a checkout that nobody pays is closed at the provider after its hour", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    await reconcilePayments(bed.later(50 / 1440));
    expect(await bed.statesOf(user)).toEqual(["pending"]);
    await reconcilePayments(bed.later(61 / 1440));
    expect(await bed.statesOf(user)).toEqual(["cancelled"]);
    expect(() => bed.stripe.pay(session_id)).toThrow("checkout_closed");
    expect(await bed.tell(bed.stripe.taken())).toEqual([200]);
  });

  test("forged, unsigned and too old messages change nothing", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    const [, event] = bed.stripe.pay(session_id);
    if (!event) throw new Error("nothing told");
    const old = Math.floor(Date.now() / 1000) - 3600;
    for (const { body, signature } of [
      bed.stripe.sign(event, "whsec_guessed"),
      bed.stripe.sign(event, bed.stripe.secret, old),
      { ...bed.stripe.sign(event), signature: "" },
    ]) {
      const headers = { "stripe-signature": signature };
      const answer = await bed.world.fetch("/api/webhooks/stripe", { method: "POST", body, headers });
      expect(answer.status).toBe(400);
    }
    expect(await bed.statesOf(user)).toEqual(["pending"]);
    expect(await client.billing.stats()).toMatchObject({ subscription_type: "free" });
  });

  test.each([
    ["another amount", { amount_total: 1 }],
    ["another currency", { currency: "jpy" }],
    ["no amount", { amount_total: null }],
  ])("a signed event with %s pays for nothing, and an operator finds it", async (_, said) => {
    const { client, user } = await bed.somebody();
    const events = bed.stripe.pay(await bed.checkout(client));
    for (const event of events)
      if (event.type === "checkout.session.completed") Object.assign(event.data.object, said);
    expect(await bed.tell(events)).toEqual([200, 200]);
    expect(await bed.statesOf(user)).toEqual(["failed"]);
    expect(await bed.plan(client)).toBe("free");
    expect(await bed.mailsTo(user)).toEqual([]);
    expect(bed.world.lines.at(-2) ?? "").toContain("payment_differs");
    const noted = await bed.world.database.asOwner(
      `select from audit_log a join orders o on o.id = a.entity_id::uuid
       where a.action = 'order.payment_differs' and o.user_id = $1`,
      [user.id],
    );
    expect(noted).toHaveLength(1);
  });

  test("a renewal in another currency is not booked", async () => {
    const { id, user } = await bed.onPlan();
    const events = bed.stripe.renew(id);
    for (const event of events) if (event.type === "invoice.paid") event.data.object.currency = "jpy";
    await bed.tell(events);
    expect(await bed.statesOf(user)).toEqual(["paid"]);
  });

  test("a renewal and a refund that come before the checkout's own event", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    const events = bed.stripe.pay(session_id);
    const created = events.at(-1);
    if (created?.type !== "checkout.session.completed") throw new Error("another event");
    const id = bed.nameOf(created.data.object.subscription);
    const early = bed.stripe.renew(id);
    expect(await bed.tell([...early, ...events])).toEqual([200, 200, 200, 200]);
    expect(await bed.statesOf(user)).toEqual(["paid", "paid"]);

    const single = await bed.somebody();
    const caseId = await bed.submitted(single.client);
    const { checkoutUrl } = await single.client.billing["create-enhanced-analysis-payment"]({ caseId });
    const paid = bed.stripe.pay(bed.sessionOf(checkoutUrl ?? ""));
    if (paid[0]?.type !== "checkout.session.completed") throw new Error("another event");
    const back = bed.stripe.refundByHand(bed.nameOf(paid[0].data.object.payment_intent), 399);
    await bed.tell([...back, ...paid]);
    expect(await bed.statesOf(single.user)).toEqual(["refunded"]);
    expect((await single.client.cases.get({ id: caseId })).report_access).toBe("none");
  });

  test("an event that fails while it is carried out is carried out when it is told again", async () => {
    const { client, user } = await bed.somebody();
    const events = bed.stripe.pay(await bed.checkout(client));
    await bed.world.database.asOwner(
      "alter table user_subscriptions add constraint broken check (subscription_type <> 'monthly') not valid",
    );
    expect(await bed.tell(events)).toEqual([200, 500]);
    await bed.world.database.asOwner("alter table user_subscriptions drop constraint broken");
    expect(await bed.statesOf(user)).toEqual(["pending"]);
    expect(await bed.mailsTo(user)).toEqual([]);
    expect(await bed.tell(events)).toEqual([200, 200]);
    expect(await bed.plan(client)).toBe("monthly");
  });
});

describe("nothing is sold twice", () => {
  test("two tabs and double clicks lead to one checkout", async () => {
    const { client, user } = await bed.somebody();
    const before = bed.stripe.calls.length;
    const sessions = await Promise.all([1, 2, 3].map(() => bed.checkout(client)));
    expect(new Set([...sessions, await bed.checkout(client)]).size).toBe(1);
    expect(bed.stripe.calls.slice(before)).toEqual(["POST checkout/sessions"]);
    expect(await bed.statesOf(user)).toEqual(["pending"]);
  });

  test("choosing the other plan closes the first checkout", async () => {
    const { client, user } = await bed.somebody();
    const monthly = await bed.checkout(client, "monthly");
    const annual = await bed.checkout(client, "annual");
    expect(() => bed.stripe.pay(monthly)).toThrow("checkout_closed");
    await bed.tell(bed.stripe.pay(annual));
    expect(await bed.statesOf(user)).toEqual(["cancelled", "paid"]);
    expect(await bed.plan(client)).toBe("annual");
  });

  test("the other plan chosen after paying, before the news: what is paid counts", async () => {
    const { client } = await bed.somebody();
    bed.stripe.pay(await bed.checkout(client, "monthly"));
    await expect(bed.checkout(client, "annual")).rejects.toMatchObject({ code: "ALREADY_PAID" });
    expect(await bed.plan(client)).toBe("monthly");
  });

  test("a report is not paid twice", async () => {
    const { client, user } = await bed.somebody();
    const caseId = await bed.submitted(client);
    const ask = () => client.billing["create-enhanced-analysis-payment"]({ caseId });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toEqual(two);
    await bed.tell(bed.stripe.pay(bed.sessionOf(one.checkoutUrl ?? "")));
    expect(await ask()).toEqual({ checkoutUrl: null });
    expect(await bed.statesOf(user)).toEqual(["paid"]);
  });

  test("a report that was opened otherwise meanwhile: the money goes back", async () => {
    const { client, user } = await bed.somebody();
    const caseId = await bed.submitted(client);
    const { checkoutUrl } = await client.billing["create-enhanced-analysis-payment"]({ caseId });
    await bed.world.database.asOwner(
      "insert into enhanced_analysis_payments (user_id, case_id, amount, status) values ($1, $2, 399, 'completed')",
      [user.id, caseId],
    );
    await bed.tell(bed.stripe.pay(bed.sessionOf(checkoutUrl ?? "")));
    await bed.doJob("refund-purchase");
    expect(await bed.statesOf(user)).toEqual(["refunded"]);
    expect((await client.cases.get({ id: caseId })).report_access).toBe("paid");
    expect(await bed.mailsTo(user)).toEqual(["Money is on its way back to you"]);
  });

  test("a report that a plan had opened, and that closed with it, can be paid for", async () => {
    const { client, user } = await bed.somebody();
    const caseId = await bed.submitted(client);
    await bed.world.database.asOwner(
      "insert into enhanced_analysis_payments (user_id, case_id, amount, status) values ($1, $2, 0, 'completed')",
      [user.id, caseId],
    );
    const { checkoutUrl } = await client.billing["create-enhanced-analysis-payment"]({ caseId });
    await bed.tell(bed.stripe.pay(bed.sessionOf(checkoutUrl ?? "")));
    expect(await bed.statesOf(user)).toEqual(["paid"]);
    expect((await client.cases.get({ id: caseId })).report_access).toBe("paid");
  });

  test("a plan that runs is not bought again", async () => {
    const { client } = await bed.onPlan("annual");
    await expect(bed.checkout(client, "annual")).rejects.toMatchObject({ code: "PLAN_IN_FORCE" });
    await expect(bed.checkout(client, "monthly")).rejects.toMatchObject({ code: "PLAN_IN_FORCE" });
  });
});

describe("the provider is down", () => {
  test("no checkout starts, nothing stays behind, and the next try works", async () => {
    const { client, user } = await bed.somebody();
    bed.stripe.down = true;
    await expect(bed.checkout(client)).rejects.toMatchObject({ code: "PAYMENT_FAILED" });
    bed.stripe.down = false;
    expect(await bed.statesOf(user)).toEqual(["failed"]);
    expect((await client.billing.orders()).orders).toEqual([]);
    await bed.tell(bed.stripe.pay(await bed.checkout(client)));
    expect(await bed.plan(client)).toBe("monthly");
  });

  test("killed between the order and its checkout: the next click goes on with the same order", async () => {
    const { client, user } = await bed.somebody();
    const session_id = await bed.checkout(client);
    await bed.world.database.asOwner(
      "update orders set provider_session_id = null, checkout_url = null where user_id = $1",
      [user.id],
    );
    expect(await bed.checkout(client)).toBe(session_id);
    expect(await bed.statesOf(user)).toEqual(["pending"]);
  });

  test("closed while its checkout was being started: it is closed there too, and not remembered here", async () => {
    const { client, user } = await bed.somebody();
    const { payments } = bed.world.services;
    const really = payments.createCheckout.bind(payments);
    const create = vi.spyOn(payments, "createCheckout");
    const close = vi.spyOn(payments, "closeCheckout");
    create.mockImplementationOnce(async (asked) => {
      const checkout = await really(asked);
      await bed.world.database.asOwner("update orders set status = 'cancelled' where id = $1", [
        asked.order_id,
      ]);
      return checkout;
    });
    try {
      await expect(bed.checkout(client)).rejects.toMatchObject({ code: "PAYMENT_FAILED" });
      expect(close).toHaveBeenCalledOnce();
    } finally {
      create.mockRestore();
      close.mockRestore();
    }
    expect(
      await bed.world.database.asOwner(
        "select status, provider_session_id, checkout_url from orders where user_id = $1",
        [user.id],
      ),
    ).toEqual([{ status: "cancelled", provider_session_id: null, checkout_url: null }]);
  });

  test("the return finds it down: still open, and settled later", async () => {
    const { client } = await bed.somebody();
    const session_id = await bed.checkout(client);
    bed.stripe.pay(session_id);
    bed.stripe.down = true;
    expect(await client.billing.checkout({ session_id })).toMatchObject({ result: "open" });
    await expect(reconcilePayments(bed.later(10 / 1440))).rejects.toThrow("Not everything");
    bed.stripe.down = false;
    expect(await client.billing.checkout({ session_id })).toMatchObject({ result: "paid" });
  });

  test("cancelling finds it down: nothing has changed, and cancelling again works", async () => {
    const { client, user } = await bed.onPlan();
    bed.stripe.down = true;
    await expect(client.billing.cancelSubscription({})).rejects.toThrow();
    expect(await bed.plan(client)).toBe("monthly");
    expect(await bed.statesOf(user)).toEqual(["paid"]);
    bed.stripe.down = false;
    expect((await client.billing.cancelSubscription({})).refunded).toBe(799);
    expect(await bed.plan(client)).toBe("free");
  });
});
