import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";
import { sandboxOf } from "../../ports/payments/sandbox.ts";
import { receiveWebhook } from "./receive-webhook.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

function sandbox() {
  const found = sandboxOf(world.services.payments);
  if (!found) throw new Error("These tests run on the sandbox");
  return found;
}

const sessionOf = (url: string) => url.split("/").at(-1) ?? "";

test("a paid checkout starts the plan, told once or three times at once", async () => {
  const user = await world.claimant("payer@example.org");
  const { client } = world.as(user);
  const { url } = await client.billing["create-subscription"]({ planType: "annual" });
  const session_id = sessionOf(url);
  expect(await client.billing.sandboxCheckout({ session_id })).toMatchObject({
    amount: 7200,
    status: "pending",
    description: "Annual Plan",
    every_months: 12,
  });
  expect(await client.billing.stats()).toMatchObject({ subscription_type: "free" });
  const { body, signature } = sandbox().press("annual paid", {
    type: "checkout_paid",
    session_id,
    amount: 7200,
    currency: "usd",
    payment_id: "a payment",
    customer_id: null,
    subscription: { id: "a subscription", period_end: "2099-01-01" },
  });
  await Promise.all([1, 2, 3].map(() => receiveWebhook(world.services, body, signature)));
  expect(await client.billing.stats()).toMatchObject({ subscription_type: "annual", can_submit: true });
  const orders = await world.database.asOwner("select status from orders where user_id = $1", [user.id]);
  expect(orders).toEqual([{ status: "paid" }]);
});

test("a cancelled checkout changes nothing, and paying it afterwards neither", async () => {
  const user = await world.claimant("leaver@example.org");
  const { client } = world.as(user);
  const session_id = sessionOf((await client.billing["create-subscription"]({ planType: "monthly" })).url);
  expect((await client.billing.finishSandboxCheckout({ session_id, act: "cancel" })).url).toContain(
    "payment_cancelled=true",
  );
  await client.billing.finishSandboxCheckout({ session_id, act: "pay" });
  expect(await client.billing.stats()).toMatchObject({ subscription_type: "free" });
});

test("another's checkout is not found, and another's count neither", async () => {
  const owner = await world.claimant("checkout-owner@example.org");
  const stranger = await world.claimant("checkout-stranger@example.org");
  const session_id = sessionOf(
    (await world.as(owner).client.billing["create-subscription"]({ planType: "monthly" })).url,
  );
  const { client } = world.as(stranger);
  await expect(client.billing.finishSandboxCheckout({ session_id, act: "pay" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(client.billing.can_submit_case({ user_id_param: owner.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await client.billing.can_submit_case({ user_id_param: stranger.id })).toBe(true);
  expect(await client.billing.get_current_month_submissions({ user_id_param: stranger.id })).toBe(0);
});

test("prices come from the one table", async () => {
  const { prices } = await world.as(null).client.billing.prices();
  expect(Object.fromEntries(prices.map(({ code, amount }) => [code, amount]))).toEqual({
    annual: 7200,
    document_upload: 1000,
    enhanced_analysis: 399,
    monthly: 799,
  });
});

async function buy(user: Awaited<ReturnType<TestWorld["claimant"]>>, planType: "monthly" | "annual") {
  const { client } = world.as(user);
  const session_id = sessionOf((await client.billing["create-subscription"]({ planType })).url);
  await client.billing.finishSandboxCheckout({ session_id, act: "pay" });
}

test("cancelling within 30 days pays back once and ends the plan", async () => {
  const user = await world.claimant("guarantee@example.org");
  const { client } = world.as(user);
  await buy(user, "annual");
  expect((await client.billing.subscription()).refundable_until).not.toBeNull();
  const answers = await Promise.allSettled([
    client.billing.cancelSubscription({}),
    client.billing.cancelSubscription({}),
  ]);
  const done = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.refunded] : []));
  expect(done).toEqual([7200]);
  expect(await client.billing.subscription()).toMatchObject({
    subscription_type: "free",
    refundable_until: null,
  });
  expect((await client.billing.orders()).orders).toMatchObject([
    { status: "refunded", refunded_amount: 7200 },
  ]);
});

test("within 30 days a cancelled plan may run to its end, and the money may still be asked back", async () => {
  const user = await world.claimant("to-the-end@example.org");
  const { client } = world.as(user);
  await buy(user, "annual");
  const kept = await client.billing.cancelSubscription({ ends: "period_end" });
  expect(kept.refunded).toBe(0);
  expect(kept.subscription).toMatchObject({ subscription_type: "annual", cancel_at_period_end: true });
  expect(kept.subscription.refundable_until).not.toBeNull();
  const back = await client.billing.cancelSubscription({ ends: "now" });
  expect(back.refunded).toBe(7200);
  expect(back.subscription.subscription_type).toBe("free");
});

test("cancelling later keeps the plan until the end of its paid time", async () => {
  const user = await world.claimant("later@example.org");
  const { client } = world.as(user);
  await buy(user, "annual");
  await world.database.asOwner("update orders set paid_at = now() - interval '40 days' where user_id = $1", [
    user.id,
  ]);
  const { refunded, subscription } = await client.billing.cancelSubscription({});
  expect(refunded).toBe(0);
  expect(subscription).toMatchObject({
    subscription_type: "annual",
    cancel_at_period_end: true,
    refundable_until: null,
  });
});

test("there is nothing to cancel on the free plan", async () => {
  const user = await world.claimant("free@example.org");
  await expect(world.as(user).client.billing.cancelSubscription({})).rejects.toMatchObject({
    code: "NOTHING_TO_CANCEL",
  });
});

const story = {
  title: "A case",
  legal_category: "other" as const,
  description: "My landlord kept my deposit.",
};

test("the full report of one case opens when its payment arrives, and for that case alone", async () => {
  const user = await world.claimant("one-report@example.org");
  const { client } = world.as(user);
  const [bought, other] = [await client.cases.submit(story), await client.cases.submit(story)];
  const { checkoutUrl } = await client.billing["create-enhanced-analysis-payment"]({ caseId: bought.id });
  const session_id = sessionOf(checkoutUrl ?? "");
  expect(await client.billing.sandboxCheckout({ session_id })).toMatchObject({ amount: 399 });
  expect((await client.cases.get({ id: bought.id })).report_access).toBe("none");
  const back = await client.billing.finishSandboxCheckout({ session_id, act: "pay" });
  expect(back.url).toBe(`/enhanced-case/${bought.id}?payment_success=true&session_id=${session_id}`);
  expect((await client.cases.get({ id: bought.id })).report_access).toBe("paid");
  expect((await client.cases.get({ id: other.id })).report_access).toBe("none");
});

test("an annual subscriber asks for the enhanced analysis, and it starts at once with a record of no amount", async () => {
  const user = await world.claimant("annual-report@example.org");
  const { client } = world.as(user);
  const { id } = await client.cases.submit(story);
  await world.database.asOwner("update cases set status = 'completed' where id = $1", [id]);
  await buy(user, "annual");
  expect(await client.cases.get({ id })).toMatchObject({ may_ask_report: true, report_access: "annual" });
  expect(await client.billing["create-enhanced-analysis-payment"]({ caseId: id })).toEqual({
    checkoutUrl: null,
  });
  expect(await client.billing["create-enhanced-analysis-payment"]({ caseId: id })).toEqual({
    checkoutUrl: null,
  });
  const rows = await world.database.asOwner(
    "select amount::int as amount, status from enhanced_analysis_payments where case_id = $1",
    [id],
  );
  expect(rows).toEqual([{ amount: 0, status: "completed" }]);
  expect(await client.cases.get({ id })).toMatchObject({
    status: "analyzing",
    resubmission_count: 1,
    may_ask_report: false,
    report_access: "annual",
  });
});

test("current_period_end in the past closes the report at once, also one that was asked for", async () => {
  const user = await world.claimant("ended@example.org");
  const { client } = world.as(user);
  const { id } = await client.cases.submit(story);
  await buy(user, "annual");
  await client.billing["create-enhanced-analysis-payment"]({ caseId: id });
  expect((await client.cases.get({ id })).report_access).toBe("annual");
  await world.database.asOwner(
    "update user_subscriptions set current_period_end = (now() at time zone 'UTC')::date - 1 where user_id = $1",
    [user.id],
  );
  expect(await client.cases.get({ id })).toMatchObject({ report_access: "none", report: null });
});

test("nobody pays for, or opens, another's case", async () => {
  const owner = await world.claimant("report-owner@example.org");
  const stranger = await world.claimant("report-stranger@example.org");
  const { id } = await world.as(owner).client.cases.submit(story);
  await expect(
    world.as(stranger).client.billing["create-enhanced-analysis-payment"]({ caseId: id }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await world.as(stranger).client.billing.orders()).orders).toEqual([]);
});

test("where cases wait, those of paid plans come first", async () => {
  const free = await world.claimant("waits@example.org");
  const paid = await world.claimant("first@example.org");
  await buy(paid, "monthly");
  const ids = [];
  for (const user of [free, paid]) ids.push((await world.as(user).client.cases.submit(story)).id);
  const jobs = await world.database.asOwner(
    "select data ->> 'case_id' as id from pgboss.job where name = 'analyze-case' and data ->> 'case_id' = any($1) order by priority desc",
    [ids],
  );
  expect(jobs).toEqual([{ id: ids[1] }, { id: ids[0] }]);
});

test("the sandbox's page tries renewals: one that succeeds, one that fails and is made good", async () => {
  const user = await world.claimant("tries@example.org");
  const { client } = world.as(user);
  await buy(user, "monthly");
  const [order] = (await client.billing.orders()).orders;
  const session_id = order?.try_page?.split("/").at(-1) ?? "";
  const press = (act: "renew" | "fail_renewal") => client.billing.finishSandboxCheckout({ session_id, act });
  await press("fail_renewal");
  expect((await client.billing.subscription()).grace_until).not.toBeNull();
  await press("renew");
  expect((await client.billing.subscription()).grace_until).toBeNull();
  expect((await client.billing.orders()).orders.map(({ amount }) => amount)).toEqual([799, 799]);
  expect(await client.billing.sandboxCheckout({ session_id })).toMatchObject({
    recurring: { past_due: false },
  });
});

test("orders come in pages of twenty, newest first, each once, and by what they were for", async () => {
  const user = await world.claimant("orders@example.org");
  await world.database.asOwner(
    `insert into orders (user_id, provider, purpose, amount, status, paid_at, created_at)
     select $1, 'sandbox', case when n % 5 = 0 then 'consultation' else 'document_upload' end, 1000 + n, 'paid', now(),
       '2026-01-01'::timestamptz + (n / 3) * interval '1 hour'
     from generate_series(1, 45) as n`,
    [user.id],
  );
  const { billing } = world.as(user).client;
  const pages = [await billing.orders()];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await billing.orders({ before: next }));
  expect(pages.map(({ orders }) => orders.length)).toEqual([20, 20, 5]);
  const all = pages.flatMap(({ orders }) => orders);
  expect(new Set(all.map(({ id }) => id)).size).toBe(45);
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect((await billing.orders({ purpose: "consultation" })).orders).toHaveLength(9);
});

test("an open page hears that something was paid, and nobody else's does", async () => {
  const user = await world.claimant("pays-elsewhere@example.org");
  const other = await world.claimant("hears-nothing@example.org");
  const leave = new AbortController();
  const heard: unknown[] = [];
  const listen = async (id: string, name: string) => {
    for await (const event of world.services.caseEvents.of({ userId: id, session: null }, leave.signal))
      heard.push([name, event]);
  };
  const both = [listen(user.id, "payer"), listen(other.id, "other")];
  await until(async () => world.services.caseEvents.listening());
  await buy(user, "annual");
  await until(async () => heard.length > 0);
  leave.abort();
  await Promise.all(both);
  expect(new Set(heard.map((one) => JSON.stringify(one)))).toEqual(new Set(['["payer",{"payment":true}]']));
});
