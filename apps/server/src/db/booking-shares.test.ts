import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, userActor } from "../kernel/actor.ts";
import { REFUSED, bookingPeople } from "../testing/booking-actors.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const { run, addClient, addAttorney, book, step } = bookingPeople(() => db);

describe("a proposal of another time", () => {
  const propose = (actor: Actor, booking: string, by: string) =>
    run<{ id: string }>(
      actor,
      `insert into booking_proposals (booking_id, proposed_by, scheduled_date, expires_at)
       values ('${booking}', '${by}', '2040-03-06 15:00Z', '2040-03-04 15:00Z') returning id`,
    );
  const close = (actor: Actor, id: string, status: string) =>
    run(actor, `update booking_proposals set status = '${status}' where id = '${id}' returning id`);

  test("is made in one's own name, one at a time, and closed as its people may", async () => {
    const attorney = await addAttorney();
    const client = await addClient();
    const booking = await book(client, attorney, "2040-03-05 15:00Z");
    await expect(propose(client.actor, booking, "attorney")).rejects.toMatchObject(REFUSED);
    await expect(propose((await addClient()).actor, booking, "client")).rejects.toMatchObject(REFUSED);
    const [made] = await propose(client.actor, booking, "client");
    const id = made?.id ?? "";
    await expect(propose(attorney.actor, booking, "attorney")).rejects.toMatchObject({
      cause: { code: "23505" },
    });
    for (const status of ["accepted", "declined", "expired"])
      await expect(close(client.actor, id, status), status).rejects.toMatchObject(REFUSED);
    for (const status of ["accepted", "withdrawn", "expired"])
      await expect(close(attorney.actor, id, status), status).rejects.toMatchObject(REFUSED);
    expect(await close((await addAttorney()).actor, id, "declined")).toEqual([]);
    expect(await close(attorney.actor, id, "declined")).toHaveLength(1);
    await expect(close(client.actor, id, "withdrawn")).rejects.toMatchObject(REFUSED);
  });
});

describe("a share", () => {
  async function shared() {
    const attorney = await addAttorney();
    const client = await addClient();
    const booking = await book(client, attorney, "2040-03-05 15:00Z");
    const [story] = await run<{ id: string }>(
      client.actor,
      `insert into cases (user_id, title, description, legal_category, case_type) values ('${client.user}', 't', 'private', 'other', 'other') returning id`,
    );
    const [document] = await run<{ id: string }>(
      client.actor,
      `insert into case_documents (case_id, user_id, file_name, file_path, file_size, mime_type)
       values ('${story?.id}', '${client.user}', 'a', '${client.user}/a', 1, 'image/png') returning id`,
    );
    const [share] = await run<{ id: string }>(
      client.actor,
      `insert into booking_shares (booking_id, case_id, stage, content) values ('${booking}', '${story?.id}', 'names', '{"names": ["B"]}') returning id`,
    );
    await run(client.actor, `insert into booking_share_documents values ('${share?.id}', '${document?.id}')`);
    return {
      attorney,
      client,
      booking,
      share: share?.id ?? "",
      case_id: story?.id ?? "",
      document: document?.id ?? "",
    };
  }
  const visible = async (actor: Actor) => {
    const counts = [];
    for (const table of ["booking_shares", "case_documents", "cases"])
      counts.push((await run(actor, `select from ${table}`)).length);
    return counts;
  };

  test("opens what was chosen, to the attorney of the booking, never the case", async () => {
    const { attorney } = await shared();
    expect(await visible(attorney.actor)).toEqual([1, 1, 0]);
    expect(await visible((await addAttorney()).actor)).toEqual([0, 0, 0]);
    expect(await visible(userActor(await db.addUser(), ["super_admin"]))).toEqual([0, 0, 0]);
  });

  test("closes when it is withdrawn or the booking ends without a consultation, and is never changed", async () => {
    const { attorney, client, booking, share } = await shared();
    await expect(
      run(client.actor, `update booking_shares set content = '{}' where id = '${share}'`),
    ).rejects.toMatchObject(REFUSED);
    await run(client.actor, `update booking_shares set withdrawn_at = now() where id = '${share}'`);
    expect(await visible(attorney.actor)).toEqual([0, 0, 0]);
    await run(client.actor, `update booking_shares set withdrawn_at = null where id = '${share}'`);
    expect(await visible(attorney.actor)).toEqual([1, 1, 0]);
    await step(attorney.actor, booking, "declined");
    expect(await visible(attorney.actor)).toEqual([0, 0, 0]);
  });

  test("of facts follows the attorney's word that there is no conflict, for that case", async () => {
    const { attorney, client, booking, share, case_id } = await shared();
    const facts = () =>
      run(
        client.actor,
        `insert into booking_shares (booking_id, case_id, stage, content) values ('${booking}', '${case_id}', 'facts', '{}') returning id`,
      );
    const answer = (actor: Actor, result: string) =>
      run(
        actor,
        `update booking_shares set conflict_result = '${result}', conflict_checked_at = now() where id = '${share}' returning id`,
      );
    await expect(facts()).rejects.toMatchObject(REFUSED);
    await expect(answer(client.actor, "clear")).rejects.toMatchObject(REFUSED);
    expect(await answer((await addAttorney()).actor, "clear")).toEqual([]);
    await answer(attorney.actor, "conflict");
    await expect(facts()).rejects.toMatchObject(REFUSED);
    await answer(attorney.actor, "clear");
    expect(await facts()).toHaveLength(1);
    const withdrawing = run(attorney.actor, `update booking_shares set withdrawn_at = now()`);
    await expect(withdrawing).rejects.toMatchObject(REFUSED);
    await run(client.actor, `update booking_shares set withdrawn_at = now() where stage = 'names'`);
    await expect(facts()).rejects.toMatchObject(REFUSED);
  });

  test("shows its owner who opened it, and takes no document of another", async () => {
    const { attorney, client, share } = await shared();
    const other = await shared();
    await run(
      attorney.actor,
      `insert into booking_share_views (share_id, viewed_by) values ('${share}', '${attorney.user}')`,
    );
    expect(await run(client.actor, "select viewed_by from booking_share_views")).toEqual([
      { viewed_by: attorney.user },
    ]);
    const foreign = run(
      client.actor,
      `insert into booking_share_documents values ('${share}', '${other.document}')`,
    );
    await expect(foreign).rejects.toMatchObject(REFUSED);
    const elsewhere = run(
      client.actor,
      `insert into booking_shares (booking_id, case_id, stage, content) select '${other.booking}', id, 'facts', '{}' from cases`,
    );
    await expect(elsewhere).rejects.toMatchObject(REFUSED);
  });
});
