import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { type Person, REFUSED, bookingPeople } from "../testing/booking-actors.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const SLOT_TAKEN = { cause: { code: "23P01", constraint: "consultation_bookings_slot" } };
const { run, addClient, addAttorney, book, step } = bookingPeople(() => db);
const happened = (booking: string) =>
  db.asOwner(
    "update consultation_bookings set scheduled_date = '2024-01-08 15:00Z', scheduled_end = '2024-01-08 15:30Z' where id = $1",
    [booking],
  );

describe("a slot", () => {
  test("is sold once, however many ask at the same moment", async () => {
    const attorney = await addAttorney();
    const clients = await Promise.all(Array.from({ length: 30 }, addClient));
    const outcomes = await Promise.allSettled(
      clients.map((client) => book(client, attorney, "2040-03-05 15:00Z")),
    );
    const sold = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    expect(sold).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    // Those who wait for each other are let go as a deadlock; the verb asks one after the other.
    expect(refusals.filter((code) => code !== "23P01" && code !== "40P01")).toEqual([]);
  });

  test("does not overlap another of the same attorney, and may follow it or be another's", async () => {
    const attorney = await addAttorney();
    const client = await addClient();
    await book(client, attorney, "2040-03-05 15:00Z");
    await expect(book(client, attorney, "2040-03-05 14:31Z")).rejects.toMatchObject(SLOT_TAKEN);
    await expect(book(client, attorney, "2040-03-05 15:29Z")).rejects.toMatchObject(SLOT_TAKEN);
    await book(client, attorney, "2040-03-05 15:30Z");
    await book(client, await addAttorney(), "2040-03-05 15:00Z");
  });

  test.each(["declined", "cancelled", "rescheduled", "lapsed"])(
    "is free again when the booking is %s",
    async (status) => {
      const attorney = await addAttorney();
      const client = await addClient();
      const booking = await book(client, attorney, "2040-03-05 15:00Z");
      await step(systemActor, booking, status);
      await expect(book(client, attorney, "2040-03-05 15:00Z")).resolves.not.toBe(booking);
    },
  );
});

describe("a booking", () => {
  test("takes fee, zone, length and time to answer from the attorney and the house", async () => {
    const attorney = await addAttorney();
    const client = await addClient();
    await book(client, attorney, "2040-03-05 15:00Z");
    const rows = await run(
      client.actor,
      `select status, consultation_type, fee_amount::integer as fee, time_zone, (scheduled_end - scheduled_date)::text as length,
         answer_by - created_at = interval '48 hours' as two_days from consultation_bookings`,
    );
    expect(rows).toEqual([
      {
        status: "pending",
        consultation_type: "paid",
        fee: 7500,
        time_zone: "America/Chicago",
        length: "00:30:00",
        two_days: true,
      },
    ]);
  });

  test("is refused with an attorney who is not listed or offline, with oneself, for another, and in the past", async () => {
    const client = await addClient();
    const attorney = await addAttorney();
    await expect(
      book({ ...client, user: await db.addUser() }, attorney, "2040-03-05 15:00Z"),
    ).rejects.toMatchObject(REFUSED);
    await expect(book(attorney, attorney, "2040-03-05 15:00Z")).rejects.toMatchObject(REFUSED);
    await expect(book(client, attorney, "2020-03-05 15:00Z")).rejects.toMatchObject({
      cause: { code: "23514" },
    });
    await db.asOwner("update attorney_profiles set availability_status = 'offline' where id = $1", [
      attorney.id,
    ]);
    await expect(book(client, attorney, "2040-03-05 15:00Z")).rejects.toMatchObject(REFUSED);
    await db.asOwner(
      "update attorney_profiles set availability_status = 'available', ad_approval_status = 'pending' where id = $1",
      [attorney.id],
    );
    await expect(book(client, attorney, "2040-03-05 15:00Z")).rejects.toMatchObject(REFUSED);
  });

  const steps = {
    pending: { client: ["cancelled"], attorney: ["confirmed", "declined"] },
    confirmed: { client: ["cancelled"], attorney: ["cancelled"] },
    "confirmed and over": { client: ["no_show"], attorney: ["completed", "no_show"] },
    completed: { client: [], attorney: [] },
  } satisfies Record<string, { client: string[]; attorney: string[] }>;
  const targets = ["confirmed", "declined", "cancelled", "rescheduled", "completed", "no_show", "lapsed"];

  test.each(Object.entries(steps))(
    "that is %s goes further by whose hand it should",
    async (state, allowed) => {
      const attorney = await addAttorney();
      const client = await addClient();
      const booking = await book(client, attorney, "2040-03-05 15:00Z");
      const status = state.split(" ")[0] ?? "";
      for (const [who, actor] of [
        ["client", client.actor],
        ["attorney", attorney.actor],
      ] as const) {
        for (const target of targets.filter((candidate) => candidate !== status)) {
          await db.asOwner(
            "update consultation_bookings set status = $2, scheduled_date = '2040-03-05 15:00Z', scheduled_end = '2040-03-05 15:30Z' where id = $1",
            [booking, status],
          );
          if (state.endsWith("over") || state === "completed") await happened(booking);
          const attempt = step(actor, booking, target);
          const label = `${who}: ${state} -> ${target}`;
          const allowedTargets: readonly string[] = allowed[who];
          if (allowedTargets.includes(target)) await expect(attempt, label).resolves.toHaveLength(1);
          else await expect(attempt, label).rejects.toMatchObject(REFUSED);
        }
      }
    },
  );

  test("keeps its price, its time and its people, and gives a day to pay", async () => {
    const attorney = await addAttorney();
    const client = await addClient();
    const booking = await book(client, attorney, "2040-03-05 15:00Z");
    for (const change of [
      "fee_amount = 0",
      "scheduled_date = '2040-03-06 15:00Z'",
      "answer_by = '2050-01-01'",
      "paid_at = now()",
      "refunded_amount = 1",
      "sequence = 7",
      "meeting_details = 'my place'",
      "ending_note = 'never mind'",
      `attorney_id = attorney_id, client_user_id = '${attorney.user}'`,
    ]) {
      await expect(
        run(client.actor, `update consultation_bookings set ${change} where id = '${booking}'`),
        change,
      ).rejects.toMatchObject(REFUSED);
    }
    await expect(
      run(attorney.actor, `update consultation_bookings set notes = 'x' where id = '${booking}'`),
    ).rejects.toMatchObject(REFUSED);
    await step(attorney.actor, booking, "confirmed");
    const rows = await run(
      client.actor,
      `select pay_by between now() + interval '23 hours' and now() + interval '24 hours' as day, sequence from consultation_bookings`,
    );
    expect(rows).toEqual([{ day: true, sequence: 1 }]);
  });

  test("is seen by its two people alone, operators not among them", async () => {
    const attorney = await addAttorney();
    const client = await addClient();
    await book(client, attorney, "2040-03-05 15:00Z");
    const look = async (actor: Actor) =>
      (await run(actor, `select from consultation_bookings where attorney_id = '${attorney.id}'`)).length;
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const other = await addAttorney();
    expect([
      await look(client.actor),
      await look(attorney.actor),
      await look(admin),
      await look(other.actor),
      await look(anonymous),
    ]).toEqual([1, 1, 0, 0, 0]);
  });
});

describe("a review", () => {
  async function consulted(attorney: Person & { id: string }, at: string) {
    const client = await addClient();
    const booking = await book(client, attorney, at);
    const write = (rating: number) =>
      run(
        client.actor,
        `insert into attorney_reviews (attorney_id, user_id, booking_id, rating, review_text)
         values ('${attorney.id}', '${client.user}', '${booking}', ${rating}, 'x')`,
      );
    return { client, booking, write };
  }

  test("follows a consultation that took place, once", async () => {
    const attorney = await addAttorney();
    const { booking, write } = await consulted(attorney, "2040-03-05 15:00Z");
    await expect(write(5)).rejects.toMatchObject(REFUSED);
    await step(systemActor, booking, "completed");
    await write(5);
    await expect(write(5)).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  test("begins without an answer and without a removal", async () => {
    const attorney = await addAttorney();
    const { client, booking } = await consulted(attorney, "2040-03-05 15:00Z");
    await step(systemActor, booking, "completed");
    const forging = run(
      client.actor,
      `insert into attorney_reviews (attorney_id, user_id, booking_id, rating, attorney_reply)
       values ('${attorney.id}', '${client.user}', '${booking}', 1, 'I am sorry')`,
    );
    await expect(forging).rejects.toMatchObject(REFUSED);
  });

  test("counts into the rating, simultaneous ones and removals too, and is read without its writer", async () => {
    const attorney = await addAttorney();
    const consultations = [];
    for (let hour = 10; hour < 18; hour += 1)
      consultations.push(await consulted(attorney, `2040-03-05 ${hour}:00Z`));
    for (const { booking } of consultations) await step(systemActor, booking, "completed");
    await Promise.all(consultations.map(({ write }, index) => write(index < 4 ? 5 : 2)));
    const rating = () =>
      run(
        anonymous,
        `select average_rating::float as mean, total_reviews as n from attorney_profiles where id = '${attorney.id}'`,
      );
    expect(await rating()).toEqual([{ mean: 3.5, n: 8 }]);
    const admin = userActor(await db.addUser(), ["super_admin"]);
    await run(
      admin,
      `update attorney_reviews set removed_at = now(), removal_reason = 'spam' where rating = 2 and attorney_id = '${attorney.id}'`,
    );
    expect(await rating()).toEqual([{ mean: 5, n: 4 }]);
    const seen = await run(anonymous, `select * from public_reviews where attorney_id = '${attorney.id}'`);
    expect(seen).toHaveLength(4);
    expect(Object.keys(seen[0] ?? {})).not.toContain("user_id");
  });

  test("is answered by its attorney and removed by operators; neither rewrites it", async () => {
    const attorney = await addAttorney();
    const { client, booking, write } = await consulted(attorney, "2040-03-05 15:00Z");
    await step(systemActor, booking, "completed");
    await write(1);
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const change = (actor: Actor, words: string) =>
      run(actor, `update attorney_reviews set ${words} where booking_id = '${booking}' returning id`);
    await expect(change(attorney.actor, "rating = 5")).rejects.toMatchObject(REFUSED);
    await expect(change(attorney.actor, "removed_at = now(), removal_reason = 'x'")).rejects.toMatchObject(
      REFUSED,
    );
    await expect(change(admin, "attorney_reply = 'x'")).rejects.toMatchObject(REFUSED);
    await expect(change(admin, "rating = 5")).rejects.toMatchObject(REFUSED);
    expect(await change(client.actor, "rating = 5")).toEqual([]);
    expect(await change(attorney.actor, "attorney_reply = 'Sorry', replied_at = now()")).toHaveLength(1);
  });
});
