import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userActor } from "../../kernel/actor.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { eraseDueAccounts } from "../privacy/erase-accounts.ts";
import { requestCancelAllOf } from "./cancel-recurring.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { stripeBed } from "../../testing/stripe-bed.ts";

let bed: Awaited<ReturnType<typeof stripeBed>>;
beforeAll(async () => {
  bed = await stripeBed();
});
afterAll(() => bed.close());

describe("a plan's life", () => {
  test("renewals are booked once, with a receipt, also when their news never came", async () => {
    const { client, user, id } = await bed.onPlan();
    const [told] = [bed.stripe.renew(id)];
    await bed.tell([...told, ...told]);
    expect(await bed.statesOf(user)).toEqual(["paid", "paid"]);
    bed.stripe.renew(id);
    await reconcilePayments(bed.later(75));
    expect(await bed.statesOf(user)).toEqual(["paid", "paid", "paid"]);
    const { current_period_end: end } = await client.billing.subscription();
    expect(Date.parse(end ?? "") - Date.now()).toBeGreaterThan(85 * 86_400_000);
    expect(await bed.mailsTo(user)).toHaveLength(3);
  });

  test("a failed payment leaves the plan for seven days, says so by mail, and ends it then", async () => {
    const { client, user, id } = await bed.onPlan();
    await bed.tell(bed.stripe.failRenewal(id));
    const { grace_until } = await client.billing.subscription();
    expect(grace_until).toBe(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
    await reconcilePayments(bed.later(7));
    expect(await bed.plan(client)).toBe("monthly");
    await reconcilePayments(bed.later(8.1));
    expect(await bed.plan(client)).toBe("free");
    expect(bed.stripe.subscription(id)["status"]).toBe("canceled");
    await bed.tell(bed.stripe.taken());
    expect((await bed.mailsTo(user)).slice(1)).toEqual([
      "A payment did not go through",
      "Not paid, so it has ended",
    ]);
  });

  test("a failed payment that is made good, and the news of both in the wrong order", async () => {
    const { client, id } = await bed.onPlan();
    const failed = bed.stripe.failRenewal(id).map((event) => ({ ...event, created: event.created - 60 }));
    await bed.tell([...bed.stripe.renew(id), ...failed]);
    expect((await client.billing.subscription()).grace_until).toBeNull();
    await bed.tell(bed.stripe.failRenewal(id));
    expect((await client.billing.subscription()).grace_until).not.toBeNull();
    await bed.tell(bed.stripe.renew(id));
    expect((await client.billing.subscription()).grace_until).toBeNull();
  });

  test("cancelled within the guarantee: all paid back, ended at the provider, and told twice once", async () => {
    const { client, user, id } = await bed.onPlan("annual");
    expect((await client.billing.cancelSubscription({})).refunded).toBe(7200);
    expect(bed.stripe.subscription(id)["status"]).toBe("canceled");
    await bed.tell(bed.stripe.taken());
    expect(await bed.statesOf(user)).toEqual(["refunded"]);
    expect(await bed.mailsTo(user)).toEqual([
      "Your receipt from Standing",
      "Money is on its way back to you",
    ]);
  });

  test("cancelled later: it runs to its end, can be kept, and ends at the provider's word", async () => {
    const { client, user, id } = await bed.onPlan();
    await bed.world.database.asOwner(
      "update orders set paid_at = now() - interval '40 days' where user_id = $1",
      [user.id],
    );
    const { subscription, refunded } = await client.billing.cancelSubscription({});
    expect(refunded).toBe(0);
    expect(subscription).toMatchObject({ cancel_at_period_end: true, subscription_type: "monthly" });
    expect(bed.stripe.subscription(id)["cancel_at_period_end"]).toBe(true);
    expect(await client.billing.keepSubscription()).toMatchObject({ cancel_at_period_end: false });
    await bed.tell(bed.stripe.taken());
    await client.billing.cancelSubscription({});
    await bed.tell([...bed.stripe.taken(), ...bed.stripe.end(id)]);
    expect(await bed.plan(client)).toBe("free");
    await expect(client.billing.keepSubscription()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });
  });

  test("from monthly to annual: the monthly one ends, and its unused days are paid back", async () => {
    const { client, user, id } = await bed.onPlan("monthly");
    await bed.tell(bed.stripe.pay(await bed.checkout(client, "annual")));
    expect(await bed.plan(client)).toBe("annual");
    await bed.doJob("cancel-recurring");
    await bed.tell(bed.stripe.taken());
    expect(bed.stripe.subscription(id)["status"]).toBe("canceled");
    expect(await bed.statesOf(user)).toEqual(["refunded", "paid"]);
    expect(await bed.plan(client)).toBe("annual");
  });

  test("the portal is for who has paid", async () => {
    const { client } = await bed.onPlan();
    expect((await client.billing.portal()).url).toContain(bed.stripe.url);
    expect((await client.billing.subscription()).portal).toBe(true);
    await expect((await bed.somebody()).client.billing.portal()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("asking for deletion has nothing renewed any more", async () => {
    const { user, id } = await bed.onPlan();
    await asActor(bed.world.services.pools, userActor(user.id, []), (tx) =>
      requestCancelAllOf(bed.world.services, tx, user.id),
    );
    await bed.doJob("cancel-recurring");
    expect(bed.stripe.subscription(id)["cancel_at_period_end"]).toBe(true);
    expect(await bed.tell(bed.stripe.taken())).toEqual([200]);
  });

  test("deleting the account ends the plan at the provider first", async () => {
    const { user, id } = await bed.onPlan();
    await bed.world.database.asOwner("update profiles set deletion_requested_at = now() where id = $1", [
      user.id,
    ]);
    bed.stripe.down = true;
    await expect(eraseDueAccounts(bed.later(15))).rejects.toThrow();
    bed.stripe.down = false;
    expect(bed.stripe.subscription(id)["status"]).toBe("active");
    await eraseDueAccounts(bed.later(15));
    expect(bed.stripe.subscription(id)["status"]).toBe("canceled");
    expect(await bed.tell(bed.stripe.taken())).toEqual([200]);
    expect(await bed.world.database.asOwner("select id from profiles where id = $1", [user.id])).toEqual([]);
  });
});
