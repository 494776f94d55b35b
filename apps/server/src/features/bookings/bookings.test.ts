import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { lapseBookings } from "./lapse-bookings.ts";
import { sendReminder } from "./remind-of-booking.ts";
import { addAttorney, bookingPeople, code, freeStarts } from "../../testing/booking-people.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

const { people, request, confirm, setTimes, jobs, mailsTo } = bookingPeople(() => world);

describe("asking for a consultation", () => {
  test("holds the slot, tells both, and is counted for the attorney", async () => {
    const { client, attorney } = await people();
    const before = await freeStarts(world, attorney);
    const booking = await request(client, attorney);
    expect(booking).toMatchObject({
      side: "client",
      status: "pending",
      time_zone: "America/Chicago",
      client_time_zone: "America/Los_Angeles",
      fee_amount: 0,
      may: ["cancel", "share_names"],
    });
    expect(await freeStarts(world, attorney)).toEqual(
      before.filter((start) => start !== booking.scheduled_date),
    );
    const seen = await attorney.client.bookings.get({ id: booking.id });
    expect(seen.booking).toMatchObject({
      side: "attorney",
      client_name: "Jo Client",
      notes: "About my deposit",
      may: ["confirm", "decline", "propose"],
    });
    const [toAttorney] = await mailsTo(attorney.user.email);
    expect(toAttorney?.text).toContain("Jo Client asks for a consultation. Please answer by");
    expect(toAttorney?.text).toMatch(/When: .* C[SD]T \(.* P[SD]T the client's time\)/);
    expect(toAttorney?.text).not.toContain("deposit");
    const clicks = await world.database.asOwner(
      "select click_type, visitor_key from attorney_ad_clicks where attorney_id = $1",
      [attorney.id],
    );
    expect(clicks).toEqual([{ click_type: "consultation_booked", visitor_key: booking.id }]);
  });

  test("two bookings of one client are two booked rows for the attorney's figures", async () => {
    const { client, attorney } = await people();
    const [first = "", second = ""] = await freeStarts(world, attorney);
    for (const scheduled_date of [first, second])
      await client.bookings.book({ attorney_id: attorney.id, scheduled_date });
    const [counted] = await world.database.asOwner(
      "select count(*)::int as n from attorney_ad_clicks where attorney_id = $1 and click_type = 'consultation_booked'",
      [attorney.id],
    );
    expect(counted).toEqual({ n: 2 });
  });

  test("is refused for reasons that the answer names", async () => {
    const { client, attorney } = await people();
    const [start = ""] = await freeStarts(world, attorney);
    const ask = (scheduled_date: string, attorney_id = attorney.id) =>
      client.bookings.book({ attorney_id, scheduled_date });
    const at = (offset: number) => new Date(Date.parse(start) + offset).toISOString();
    await expect(ask(at(60_000))).rejects.toMatchObject(code("SLOT_TAKEN"));
    await expect(ask(at(-7 * 86_400_000))).rejects.toMatchObject(code("SLOT_TAKEN"));
    await expect(ask(start, "6c1a2b8e-0000-4000-8000-000000000000")).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(
      world.as(null).client.bookings.book({ attorney_id: attorney.id, scheduled_date: start }),
    ).rejects.toMatchObject(code("UNAUTHORIZED"));
    const own = attorney.client.bookings.book({ attorney_id: attorney.id, scheduled_date: start });
    await expect(own).rejects.toMatchObject({ code: "NOT_BOOKABLE", data: { reason: "own_profile" } });
    for (const [change, reason] of [
      ["availability_status = 'offline'", "offline"],
      ["ad_approval_status = 'pending'", "unlisted"],
    ]) {
      await world.database.asOwner(`update attorney_profiles set ${change} where id = $1`, [attorney.id]);
      await expect(ask(start), reason).rejects.toMatchObject({ code: "NOT_BOOKABLE", data: { reason } });
      const { attorney: shown, days } = await client.bookings.slots({ attorney_id: attorney.id });
      expect([shown.not_bookable, days]).toEqual([reason, []]);
      await world.database.asOwner(
        "update attorney_profiles set availability_status = 'available' where id = $1",
        [attorney.id],
      );
    }
    await world.database.asOwner("update attorney_profiles set is_active = false where id = $1", [
      attorney.id,
    ]);
    await expect(ask(start)).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(client.bookings.slots({ attorney_id: attorney.id })).rejects.toMatchObject(
      code("NOT_FOUND"),
    );
  });

  test("lets two of twenty simultaneous requests of one person wait, not more", async () => {
    const { client, attorney } = await people();
    const starts = await freeStarts(world, attorney);
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) =>
        client.bookings.book({
          attorney_id: attorney.id,
          scheduled_date: starts[20 + place] ?? "",
          client_name: "Jo Client",
          notes: "",
        }),
      ),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const refusals = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject(code("TOO_MANY_OPEN_REQUESTS"));
  });

  test("waits for an answer to the second before a third with the same attorney", async () => {
    const { client, attorney } = await people();
    await request(client, attorney, 40);
    await request(client, attorney, 50);
    await expect(request(client, attorney, 60)).rejects.toMatchObject(code("TOO_MANY_OPEN_REQUESTS"));
  });

  test("200 people who ask for one slot at the same moment: one has it", async () => {
    const attorney = await addAttorney(world, "Raced");
    const starts = await freeStarts(world, attorney);
    const start = starts[100] ?? "";
    const rows = await world.database.asOwner<{ id: string; email: string }>(
      `insert into auth."user" (name, email, email_verified)
       select '', 'racer-' || n || '@example.org', true from generate_series(1, 200) n returning id, email`,
    );
    const racers = rows.map(({ id, email }): SessionUser => ({ ...attorney.user, id, email }));
    const outcomes = await Promise.allSettled(
      racers.map((racer) =>
        world.as(racer).client.bookings.book({ attorney_id: attorney.id, scheduled_date: start }),
      ),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 199 }, () => "SLOT_TAKEN"));
    const sold = await world.database.asOwner(
      "select from consultation_bookings where attorney_id = $1 and scheduled_date = $2",
      [attorney.id, start],
    );
    expect(sold).toHaveLength(1);
  });
});

describe("answering, cancelling, lapsing", () => {
  test("a confirmed one reminds both a day and an hour before, once each, until it ends", async () => {
    const { user, client, attorney } = await people();
    const { id, scheduled_date } = await request(client, attorney, 200);
    const confirmed = await confirm(attorney, id);
    expect(confirmed).toMatchObject({ status: "confirmed", meeting_details: "By phone: 312 555 0100" });
    const planned = (await jobs("remind-of-booking")).filter(({ data }) => data["booking_id"] === id);
    const start = Date.parse(scheduled_date);
    expect(planned.map(({ start_after }) => start_after.getTime()).toSorted((a, b) => a - b)).toEqual([
      start - 24 * 3_600_000,
      start - 3_600_000,
    ]);
    const job = { booking_id: id, scheduled_date };
    expect(await sendReminder(world.services, job)).toBe(true);
    expect((await mailsTo(user.email))[0]?.text).toContain("This is a reminder of your consultation");
    expect(await sendReminder(world.services, { ...job, scheduled_date: new Date().toISOString() })).toBe(
      false,
    );
    await client.bookings.cancel({ id });
    expect(await sendReminder(world.services, job)).toBe(false);
  });

  test("calendar files keep one UID, and SEQUENCE rises to the end", async () => {
    const { user, client, attorney } = await people();
    const { id } = await request(client, attorney);
    const first = await client.bookings.calendar({ id });
    await confirm(attorney, id);
    const second = await attorney.client.bookings.calendar({ id });
    await client.bookings.cancel({ id, note: "I found help" });
    const third = await client.bookings.calendar({ id });
    const field = (ics: string, name: string) => new RegExp(`^${name}[:;](.*)$`, "m").exec(ics)?.[1]?.trim();
    const files = [first, second, third].map(({ ics }) => ics);
    expect(new Set(files.map((ics) => field(ics, "UID"))).size).toBe(1);
    expect(files.map((ics) => field(ics, "SEQUENCE"))).toEqual(["0", "1", "2"]);
    expect(files.map((ics) => field(ics, "METHOD"))).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(files.map((ics) => field(ics, "STATUS"))).toEqual(["TENTATIVE", "CONFIRMED", "CANCELLED"]);
    expect(files[1]).toContain("SUMMARY:Consultation with Jo Client");
    expect(files.join()).not.toContain("deposit");
    const attached = (await mailsTo(attorney.user.email)).flatMap(({ calendar }) => calendar?.method ?? []);
    expect(attached).toEqual(["CANCEL", "REQUEST"]);
    expect((await mailsTo(user.email)).flatMap(({ calendar }) => calendar?.method ?? [])).toEqual([
      "REQUEST",
    ]);
  });

  test("a declined or cancelled one frees its slot, and no one else may touch it", async () => {
    const { client, attorney } = await people();
    const other = await people();
    const { id, scheduled_date } = await request(client, attorney);
    for (const stranger of [other.client, other.attorney.client]) {
      await expect(stranger.bookings.get({ id })).rejects.toMatchObject(code("NOT_FOUND"));
      await expect(stranger.bookings.cancel({ id })).rejects.toMatchObject(code("NOT_FOUND"));
      await expect(stranger.bookings.confirm({ id, meeting_details: "x" })).rejects.toMatchObject(
        code("NOT_FOUND"),
      );
    }
    await expect(client.bookings.confirm({ id, meeting_details: "x" })).rejects.toMatchObject(
      code("NOT_ALLOWED_NOW"),
    );
    const declined = await attorney.client.bookings.decline({ id, note: "I do not take deposit cases" });
    expect(declined).toMatchObject({ status: "declined", ended_by: "attorney", may: [] });
    expect(await freeStarts(world, attorney)).toContain(scheduled_date);
    await expect(client.bookings.cancel({ id })).rejects.toMatchObject(code("NOT_ALLOWED_NOW"));
    const mine = await client.bookings.list({ side: "client" });
    expect(mine.bookings.map(({ status }) => status)).toEqual(["declined"]);
    expect((await attorney.client.bookings.list({ side: "attorney" })).bookings).toHaveLength(1);
    expect((await client.bookings.list({ side: "attorney" })).bookings).toEqual([]);
  });

  test("an unanswered request lapses and frees its slot; nobody answers it late", async () => {
    const { user, client, attorney } = await people();
    const { id, scheduled_date } = await request(client, attorney);
    await lapseBookings(world.services);
    expect((await client.bookings.get({ id })).booking.status).toBe("pending");
    await setTimes(id, "answer_by = now() - interval '1 second'");
    await expect(confirm(attorney, id)).rejects.toMatchObject(code("NOT_ALLOWED_NOW"));
    await Promise.all([lapseBookings(world.services), lapseBookings(world.services)]);
    expect((await client.bookings.get({ id })).booking).toMatchObject({
      status: "lapsed",
      ended_by: "system",
    });
    expect(await freeStarts(world, attorney)).toContain(scheduled_date);
    const told = (await mailsTo(user.email)).filter(({ text }) => text.includes("not answered in time"));
    expect(told).toHaveLength(1);
    expect(told[0]?.calendar).toMatchObject({ method: "CANCEL" });
  });

  test("a consultation that nobody spoke of is completed after two days", async () => {
    const { client, attorney } = await people();
    const { id } = await request(client, attorney);
    await confirm(attorney, id);
    const over = (end: string) =>
      setTimes(
        id,
        `scheduled_end = now() - interval '${end}', scheduled_date = now() - interval '${end}' - interval '30 minutes'`,
      );
    await over("47 hours");
    await lapseBookings(world.services);
    expect((await client.bookings.get({ id })).booking.may).toEqual(["report_no_show"]);
    await over("49 hours");
    await lapseBookings(world.services);
    expect((await client.bookings.get({ id })).booking).toMatchObject({ status: "completed" });
  });

  test("both sides may say that the other did not come", async () => {
    for (const side of ["client", "attorney"] as const) {
      const { client, attorney } = await people();
      const { id } = await request(client, attorney);
      await confirm(attorney, id);
      await setTimes(
        id,
        "scheduled_date = now() - interval '1 hour', scheduled_end = now() - interval '30 minutes'",
      );
      const teller = side === "client" ? client : attorney.client;
      expect(await teller.bookings.reportNoShow({ id })).toMatchObject({ status: "no_show", ended_by: side });
    }
    const { client, attorney } = await people();
    const { id } = await request(client, attorney);
    await confirm(attorney, id);
    await setTimes(
      id,
      "scheduled_date = now() - interval '1 hour', scheduled_end = now() - interval '30 minutes'",
    );
    await expect(client.bookings.complete({ id })).rejects.toMatchObject(code("NOT_ALLOWED_NOW"));
    expect(await attorney.client.bookings.complete({ id })).toMatchObject({ status: "completed" });
  });
});

describe("another time", () => {
  test("proposed and accepted moves the booking with its calendar entry; the old slot is free", async () => {
    const { client, attorney } = await people();
    const { id, scheduled_date } = await request(client, attorney, 40);
    await confirm(attorney, id);
    const target = (await freeStarts(world, attorney))[90] ?? "";
    const proposed = await client.bookings.propose({ id, scheduled_date: target });
    expect(proposed.may).toContain("withdraw_proposal");
    const proposal_id = proposed.proposal?.id ?? "";
    await expect(client.bookings.acceptProposal({ id, proposal_id })).rejects.toMatchObject(
      code("NOT_ALLOWED_NOW"),
    );
    const moved = await attorney.client.bookings.acceptProposal({ id, proposal_id });
    expect(moved).toMatchObject({
      status: "confirmed",
      scheduled_date: target,
      meeting_details: "By phone: 312 555 0100",
      notes: "About my deposit",
    });
    const old = (await client.bookings.get({ id })).booking;
    expect(old).toMatchObject({ status: "rescheduled", rescheduled_to: moved.id, may: [] });
    expect(await freeStarts(world, attorney)).toContain(scheduled_date);
    const rows = await world.database.asOwner<{ calendar_uid: string; sequence: number }>(
      "select calendar_uid, sequence from consultation_bookings where id = any($1) order by sequence",
      [[id, moved.id]],
    );
    expect(rows[0]?.calendar_uid).toBe(rows[1]?.calendar_uid);
    expect(rows.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(await sendReminder(world.services, { booking_id: id, scheduled_date })).toBe(false);
  });

  test("answers a request when the attorney says how to talk, and gives the client two days", async () => {
    const { client, attorney } = await people();
    const { id } = await request(client, attorney, 200);
    await setTimes(id, "answer_by = now() + interval '1 hour'");
    const target = (await freeStarts(world, attorney))[220] ?? "";
    await expect(attorney.client.bookings.propose({ id, scheduled_date: target })).rejects.toMatchObject(
      code("NOT_ALLOWED_NOW"),
    );
    const proposed = await attorney.client.bookings.propose({
      id,
      scheduled_date: target,
      meeting_details: "Video: https://meet.example/ann",
    });
    expect(Date.parse(proposed.answer_by) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    const moved = await client.bookings.acceptProposal({ id, proposal_id: proposed.proposal?.id ?? "" });
    expect(moved).toMatchObject({ status: "confirmed", meeting_details: "Video: https://meet.example/ann" });
  });

  test("is refused when it is not free, also when it was sold in between; declined, the old one stands", async () => {
    const { client, attorney } = await people();
    const { id, scheduled_date } = await request(client, attorney, 40);
    await confirm(attorney, id);
    await expect(client.bookings.propose({ id, scheduled_date })).rejects.toMatchObject(code("SLOT_TAKEN"));
    const target = (await freeStarts(world, attorney))[90] ?? "";
    const { proposal } = await client.bookings.propose({ id, scheduled_date: target });
    await expect(client.bookings.propose({ id, scheduled_date: target })).rejects.toMatchObject(
      code("NOT_ALLOWED_NOW"),
    );
    const rival = await people();
    await rival.client.bookings.book({ attorney_id: attorney.id, scheduled_date: target });
    const proposal_id = proposal?.id ?? "";
    await expect(attorney.client.bookings.acceptProposal({ id, proposal_id })).rejects.toMatchObject(
      code("SLOT_TAKEN"),
    );
    const closed = await attorney.client.bookings.closeProposal({ id, proposal_id });
    expect(closed).toMatchObject({ status: "confirmed", scheduled_date, proposal: null });
    const again = await attorney.client.bookings.propose({
      id,
      scheduled_date: (await freeStarts(world, attorney))[91] ?? "",
    });
    const withdrawn = await attorney.client.bookings.closeProposal({
      id,
      proposal_id: again.proposal?.id ?? "",
    });
    expect(withdrawn.proposal).toBeNull();
  });
});

test("lists come in pages of twenty, each booking once: what stands soonest first, what is over latest first", async () => {
  const { user, client, attorney } = await people();
  await world.database.asOwner(
    `insert into consultation_bookings (attorney_id, client_user_id, scheduled_date, scheduled_end, status)
     select $1, $2, at, at + interval '30 minutes', case when n <= 41 then 'completed' when n % 2 = 0 then 'pending' else 'confirmed' end
     from generate_series(1, 85) as n, lateral (select '2026-01-01T00:00Z'::timestamptz + (case when n <= 41 then n / 3 else n end) * interval '30 minutes' as at) x`,
    [attorney.id, user.id],
  );
  const all = async (read: typeof client.bookings.list, asked: Parameters<typeof read>[0]) => {
    const pages = [await read(asked)];
    for (let after = pages[0]?.next; after; after = pages.at(-1)?.next)
      pages.push(await read({ ...asked, after }));
    return {
      sizes: pages.map(({ bookings }) => bookings.length),
      found: pages.flatMap(({ bookings }) => bookings),
    };
  };
  const [mine, theirs] = [client.bookings.list, attorney.client.bookings.list];
  const standing = await all(mine, { show: "standing" });
  expect(standing.sizes).toEqual([20, 20, 4]);
  const past = await all(mine, { show: "past" });
  expect(past.sizes).toEqual([20, 20, 1]);
  expect((await all(mine, {})).sizes).toEqual([20, 20, 20, 20, 5]);
  const starts = (list: typeof past) => list.found.map(({ scheduled_date }) => scheduled_date);
  expect(starts(standing)).toEqual(starts(standing).toSorted());
  expect(starts(past)).toEqual(starts(past).toSorted().reverse());
  expect(new Set([...standing.found, ...past.found].map(({ id }) => id)).size).toBe(85);
  const pending = await all(theirs, { side: "attorney", show: "pending" });
  const confirmed = await all(theirs, { side: "attorney", show: "confirmed" });
  expect([pending.sizes, confirmed.sizes]).toEqual([
    [20, 2],
    [20, 2],
  ]);
  expect(await attorney.client.bookings.waiting()).toEqual({ waiting: 22 });
  expect(await client.bookings.waiting()).toEqual({ waiting: 0 });
  // The place of a booking that one may not see is no place.
  const stranger = (await people()).client;
  expect(await stranger.bookings.list({ after: past.found[0]?.id })).toEqual({ bookings: [], next: null });
});
