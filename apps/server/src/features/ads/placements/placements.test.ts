import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../../testing/world.ts";
import { tendPlacements } from "./jobs.ts";
import { ATTORNEY_PROFILE } from "../../../testing/attorney-profile.ts";

let world: TestWorld;
let monthly: string;
let quarterly: string;
beforeAll(async () => {
  world = await testWorld();
  const { schedules } = await world.as(null).client.placements.offer();
  [monthly = "", quarterly = ""] = schedules.map(({ id }) => id);
});
afterAll(() => world.close());

async function attorney(email: string) {
  const user = await world.claimant(email);
  const { client } = world.as(user);
  const { id } = await client.attorneys.save({ ...ATTORNEY_PROFILE, bar_number: email });
  await world.database.asOwner("update attorney_profiles set ad_approval_status = 'approved' where id = $1", [
    id,
  ]);
  return { user, client, id };
}

async function press(user: SessionUser, act: "pay" | "cancel" | "renew" | "fail_renewal", url: string) {
  const session_id = url.split("/").at(-1) ?? "";
  return world.as(user).client.billing.finishSandboxCheckout({ session_id, act });
}

const listed = async (id: string) => (await world.as(null).client.attorneys.get({ id })).is_listed;

test("a plan is pending until the provider says that it is paid, then lists the attorney", async () => {
  const { user, client, id } = await attorney("starts@example.org");
  expect((await client.placements.mine()).placement).toMatchObject({ current: null, pending: null });
  const chosen = { tier: "premium", payment_schedule_id: quarterly, geographic_location: "CA" } as const;
  expect(await client.placements.choose(chosen)).toMatchObject({ change: "start" });
  // 149.00 less 5 percent, 125 percent in California; three months at once
  expect((await client.placements.mine()).placement?.pending).toMatchObject({
    status: "pending",
    calculated_monthly_fee: 17694,
    payment_amount: 53082,
  });
  const { url } = await client.placements.pay();
  expect((await client.placements.pay()).url).toBe(url);
  await press(user, "cancel", url);
  expect(await listed(id)).toBe(false);
  const again = await client.placements.pay();
  expect((await press(user, "pay", again.url)).url).toContain("/attorney-payment?payment_success=true");
  const { placement } = await client.placements.mine();
  expect(placement).toMatchObject({ pending: null, is_listed: true, current: { status: "active" } });
  expect(placement?.current?.start_date).not.toBeNull();
  expect(placement?.current?.next_billing_date).not.toBeNull();
  expect(await listed(id)).toBe(true);
  await expect(client.placements.pay()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(client.placements.choose(chosen)).rejects.toMatchObject({ code: "NOT_ALLOWED_NOW" });

  await press(user, "renew", again.url);
  const renewed = (await client.placements.mine()).placement?.current;
  expect(renewed?.next_billing_date).not.toBe(placement?.current?.next_billing_date);
  await press(user, "fail_renewal", again.url);
  expect((await client.placements.mine()).placement).toMatchObject({
    is_listed: false,
    current: { status: "past_due", grace_until: expect.stringMatching(/^\d{4}-/) as string },
  });
  await press(user, "renew", again.url);
  expect((await client.placements.mine()).placement?.current).toMatchObject({
    status: "active",
    grace_until: null,
  });
});

test("an upgrade replaces the plan when paid and pays back what is left of it", async () => {
  const { user, client, id } = await attorney("upgrades@example.org");
  const plan = { payment_schedule_id: monthly, geographic_location: "OH" } as const;
  await client.placements.choose({ ...plan, tier: "standard" });
  await press(user, "pay", (await client.placements.pay()).url);
  expect(await client.placements.choose({ ...plan, tier: "premium_plus" })).toMatchObject({
    change: "upgrade",
  });
  expect((await client.placements.mine()).placement?.current?.tier.name).toBe("standard");
  await press(user, "pay", (await client.placements.pay()).url);
  expect((await client.placements.mine()).placement?.current?.tier.name).toBe("premium_plus");
  expect((await client.attorneys.get({ id })).tier_name).toBe("premium_plus");
  const former = await until(async () => {
    const { orders } = await client.billing.orders();
    return orders.find(({ amount, refunded_amount }) => amount === 4900 && refunded_amount > 0);
  });
  expect(former.refunded_amount).toBe(4900);
});

const providerEnds = async (placement: string | undefined) => {
  const rows = await world.database.asOwner<{ c: boolean }>(
    "select cancel_at_period_end as c from recurring_purchases where order_id = (select order_id from attorney_subscriptions where id = $1)",
    [placement],
  );
  return rows[0]?.c;
};
const cancellations = (placement: string | undefined) =>
  world.database.asOwner(
    "select from pgboss.job where name = 'cancel-recurring' and data ->> 'order_id' = (select order_id::text from attorney_subscriptions where id = $1)",
    [placement],
  );

test("a downgrade changes nothing until it is paid, and nothing at all when it is given up", async () => {
  const { user, client } = await attorney("downgrades@example.org");
  const plan = { payment_schedule_id: monthly, geographic_location: "OH" } as const;
  await client.placements.choose({ ...plan, tier: "premium" });
  await press(user, "pay", (await client.placements.pay()).url);
  const before = (await client.placements.mine()).placement;
  expect(await client.placements.choose({ ...plan, tier: "standard" })).toMatchObject({
    change: "downgrade",
  });
  const { placement } = await client.placements.mine();
  expect(placement).toMatchObject({
    current: before?.current,
    pending: { change: "downgrade", tier: { name: "standard" } },
  });
  expect(await cancellations(placement?.current?.id)).toEqual([]);
  expect(await providerEnds(placement?.current?.id)).toBe(false);

  await world.database.asOwner(
    "update attorney_subscriptions set next_billing_date = current_date + 7 where id = $1",
    [placement?.current?.id],
  );
  await tendPlacements(world.services);
  const told = await client.notifications.list({});
  expect(told.notifications[0]).toMatchObject({ kind: "placement_waiting", path: "/attorney-payment" });

  await client.placements.discard();
  expect((await client.placements.mine()).placement).toMatchObject({
    current: { status: "active", cancel_at_period_end: false, tier: { name: "premium" } },
    pending: null,
  });
  expect(await providerEnds(placement?.current?.id)).toBe(false);
});

test("a downgrade begins when it is paid, and what is left of the larger plan goes back", async () => {
  const { user, client, id } = await attorney("downgraded@example.org");
  const plan = { payment_schedule_id: monthly, geographic_location: "OH" } as const;
  await client.placements.choose({ ...plan, tier: "premium" });
  await press(user, "pay", (await client.placements.pay()).url);
  await client.placements.choose({ ...plan, tier: "standard" });
  await press(user, "pay", (await client.placements.pay()).url);
  expect((await client.attorneys.get({ id })).tier_name).toBe("standard");
  await until(async () =>
    (await client.billing.orders()).orders.some(({ refunded_amount }) => refunded_amount === 14900),
  );
});

test("a placement that is cancelled runs to the end of its paid time, unless the cancellation is taken back", async () => {
  const { user, client } = await attorney("cancels@example.org");
  const plan = { payment_schedule_id: monthly, geographic_location: "OH", tier: "premium" } as const;
  await client.placements.choose(plan);
  await press(user, "pay", (await client.placements.pay()).url);
  expect((await client.placements.cancel()).ends_on).toMatch(/^\d{4}-/);
  await expect(client.placements.cancel()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });
  const current = async () => (await client.placements.mine()).placement?.current;
  const id = (await current())?.id;
  await until(() => providerEnds(id));
  expect(await current()).toMatchObject({ status: "active", cancel_at_period_end: true });
  await client.placements.keep();
  expect(await current()).toMatchObject({ cancel_at_period_end: false });
  expect(await providerEnds(id)).toBe(false);
});

test("a plan that was given up while its checkout was open is paid back", async () => {
  const { user, client, id } = await attorney("too-late@example.org");
  const plan = { payment_schedule_id: monthly, geographic_location: "OH", tier: "premium" } as const;
  await client.placements.choose(plan);
  const { url } = await client.placements.pay();
  await client.placements.discard();
  await press(user, "pay", url);
  expect(await listed(id)).toBe(false);
  await until(async () =>
    (await client.billing.orders()).orders.some(({ refunded_amount }) => refunded_amount > 0),
  );
});

test("without a profile there is nothing to pay, and nobody makes their own placement active", async () => {
  const { client } = world.as(await world.claimant("no-profile@example.org"));
  expect(await client.placements.mine()).toEqual({ placement: null });
  await expect(client.placements.pay()).rejects.toMatchObject({ code: "PROFILE_REQUIRED" });
  expect(await client.ads.isAttorney()).toEqual({ is_attorney: false });
  await expect(world.as(null).client.placements.mine()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
