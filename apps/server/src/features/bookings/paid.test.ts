import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { refundPurchase } from "../billing/refund-purchase.ts";
import { lapseBookings } from "./lapse-bookings.ts";
import { sendReminder } from "./remind-of-booking.ts";
import { bookingPeople, code, freeStarts } from "../../testing/booking-people.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

const { people, request, confirm, setTimes, jobs } = bookingPeople(() => world);

type Client = ReturnType<TestWorld["as"]>["client"];

/** A confirmed consultation of 75 dollars, with its checkout open. */
async function confirmed(place = 200) {
  const { user, client, attorney } = await people({ fee: 7500 });
  const booking = await request(client, attorney, place);
  await confirm(attorney, booking.id);
  const { url } = await client.bookings.pay({ id: booking.id });
  return { user, client, attorney, booking, id: booking.id, session_id: url.split("/").at(-1) ?? "" };
}
const pay = (client: Client, session_id: string) =>
  client.billing.finishSandboxCheckout({ session_id, act: "pay" });
const ordersOf = async (client: Client) => (await client.billing.orders()).orders;

/** Does the refunds that wait, as the worker would. */
async function refundWaiting(): Promise<void> {
  for (const { data } of await jobs("refund-purchase"))
    await refundPurchase(world.services, data as { order_id: string; total?: number });
}

test("is paid after it was confirmed, and only then reminded of", async () => {
  const { client, attorney, booking, id, session_id } = await confirmed();
  const before = (await client.bookings.get({ id })).booking;
  expect(before).toMatchObject({ fee_amount: 7500, paid_at: null });
  expect(before.may).toContain("pay");
  expect(Date.parse(before.pay_by ?? "") - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const job = { booking_id: id, scheduled_date: booking.scheduled_date };
  expect(await sendReminder(world.services, job)).toBe(false);
  await pay(client, session_id);
  const { booking: after } = await attorney.client.bookings.get({ id });
  expect(after.paid_at).not.toBeNull();
  expect(await ordersOf(client)).toMatchObject([{ purpose: "consultation", amount: 7500, status: "paid" }]);
  expect(await sendReminder(world.services, job)).toBe(true);
  await expect(client.bookings.pay({ id })).rejects.toMatchObject(code("NOT_ALLOWED_NOW"));
  await expect(attorney.client.bookings.pay({ id })).rejects.toMatchObject(code("NOT_ALLOWED_NOW"));
});

test("not paid in time lapses and frees its slot; money that comes later goes back", async () => {
  const { client, attorney, booking, id, session_id } = await confirmed();
  await setTimes(id, "pay_by = now() - interval '1 second'");
  await lapseBookings(world.services);
  expect((await client.bookings.get({ id })).booking).toMatchObject({ status: "lapsed", paid_at: null });
  expect(await freeStarts(world, attorney)).toContain(booking.scheduled_date);
  await pay(client, session_id);
  await refundWaiting();
  expect(await ordersOf(client)).toMatchObject([{ status: "refunded", refunded_amount: 7500 }]);
});

test.each([
  ["the client, more than a day before", "client", 200, "25 hours", 7500],
  ["the client, less than a day before", "client", 200, "23 hours", 0],
  ["the attorney, an hour before", "attorney", 200, "1 hour", 7500],
] as const)("cancelled by %s", async (_, by, place, ahead, refunded) => {
  const { client, attorney, id, session_id } = await confirmed(place);
  await pay(client, session_id);
  await setTimes(
    id,
    `scheduled_date = now() + interval '${ahead}', scheduled_end = now() + interval '${ahead}' + interval '30 minutes'`,
  );
  const canceller = by === "client" ? client : attorney.client;
  expect((await canceller.bookings.get({ id })).booking.refund_if_cancelled).toBe(refunded);
  const cancelled = await canceller.bookings.cancel({ id });
  expect(cancelled).toMatchObject({ status: "cancelled", ended_by: by, refunded_amount: refunded });
  await refundWaiting();
  expect(await ordersOf(client)).toMatchObject([{ refunded_amount: refunded }]);
});

test("an attorney who did not come pays back everything", async () => {
  const { client, id, session_id } = await confirmed();
  await pay(client, session_id);
  await setTimes(
    id,
    "scheduled_date = now() - interval '1 hour', scheduled_end = now() - interval '1 minute'",
  );
  expect(await client.bookings.reportNoShow({ id })).toMatchObject({ refunded_amount: 7500 });
  await refundWaiting();
  expect(await ordersOf(client)).toMatchObject([{ status: "refunded" }]);
});

test("moved before the money came: the money is for the new time", async () => {
  const { client, attorney, id, session_id } = await confirmed(40);
  const target = (await freeStarts(world, attorney))[90] ?? "";
  const { proposal } = await client.bookings.propose({ id, scheduled_date: target });
  const moved = await attorney.client.bookings.acceptProposal({ id, proposal_id: proposal?.id ?? "" });
  expect(moved.paid_at).toBeNull();
  await pay(client, session_id);
  expect((await client.bookings.get({ id: moved.id })).booking.paid_at).not.toBeNull();
});
