import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { addAttorney, bookingPeople, code, freeStarts } from "../../testing/booking-people.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

const { people, request, confirm } = bookingPeople(() => world);

describe("availability", () => {
  test("narrows the slots, moves them with the zone, and opens again", async () => {
    const { client, attorney } = await people();
    const all = await freeStarts(world, attorney);
    const working_hours = [{ weekday: 2, starts: "10:00", ends: "11:00" }];
    const set = (time_zone: string, hours = working_hours) =>
      attorney.client.bookings.setWorkingHours({ time_zone, working_hours: hours });
    expect(await set("America/Denver")).toMatchObject({ time_zone: "America/Denver", working_hours });
    const narrowed = await freeStarts(world, attorney);
    expect(narrowed.length).toBeGreaterThanOrEqual(8);
    expect(narrowed.every((start) => new Date(start).getUTCDay() === 2)).toBe(true);
    await expect(
      set("America/Denver", [{ weekday: 2, starts: "08:00", ends: "09:00" }]),
    ).rejects.toMatchObject(code("INVALID_HOURS"));
    await expect(set("Mars/Olympus")).rejects.toMatchObject(code("BAD_REQUEST"));
    await set("America/Chicago", []);
    expect(await freeStarts(world, attorney)).toEqual(all);
    await expect(client.bookings.availability()).rejects.toMatchObject(code("PROFILE_REQUIRED"));
  });

  test("days off take their slots and leave bookings, which are counted", async () => {
    const { client, attorney } = await people();
    const { scheduled_date } = await request(client, attorney, 40);
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" }).format(
      new Date(scheduled_date),
    );
    const { availability, bookings_inside } = await attorney.client.bookings.addTimeOff({
      first_day: day,
      last_day: day,
    });
    expect(bookings_inside).toBe(1);
    const { days } = await client.bookings.slots({ attorney_id: attorney.id });
    expect(days.find(({ date }) => date === day)?.slots).toEqual([]);
    const [off] = availability.time_off;
    const other = await addAttorney(world, "Elsewhere");
    const removing = other.client.bookings.removeTimeOff({ id: off?.id ?? "" });
    await expect(removing).rejects.toMatchObject(code("NOT_FOUND"));
    expect((await attorney.client.bookings.removeTimeOff({ id: off?.id ?? "" })).time_off).toEqual([]);
    const backwards = attorney.client.bookings.addTimeOff({
      first_day: "2030-01-02",
      last_day: "2030-01-01",
    });
    await expect(backwards).rejects.toMatchObject(code("INVALID_HOURS"));
  });
});

describe("sharing a case", () => {
  const story = {
    title: "Deposit kept",
    legal_category: "real_estate_law",
    description:
      "My landlord kept my deposit of $2,400 after I moved out. I have photos of every room and the lease.",
    incident_date: "2026-06-30",
    incident_city: "Oakland",
    incident_state: "CA",
  } as const;

  async function sharing() {
    const { user, client, attorney } = await people();
    await client.accounts.agreeToTerms({ agreement_type: "case_submission", terms_version: "1.0" });
    const { id: case_id } = await client.cases.submit(story);
    const { id } = await request(client, attorney);
    return { user, client, attorney, case_id, id };
  }

  test("goes in two stages, shows who opened it and when, and is withdrawn at any time", async () => {
    const { client, attorney, case_id, id } = await sharing();
    const preview = await client.bookings.sharePreview({ case_id });
    expect(preview.pages.map(({ page }) => page)).toEqual(["story", "details"]);
    await expect(client.bookings.shareFacts({ id, case_id, pages: ["story"] })).rejects.toMatchObject(
      code("NOT_ALLOWED_NOW"),
    );
    const names = await client.bookings.shareNames({ id, case_id, names: ["Harbor Rentals LLC"] });
    expect(names).toMatchObject({ stage: "names", opened_at: [], conflict_result: null });
    const seen = await attorney.client.bookings.get({ id });
    expect(seen.shares).toMatchObject([{ stage: "names", case_id: null, opened_at: [] }]);
    const opened = await attorney.client.bookings.openShare({ id, share_id: names.id });
    expect(opened.content).toEqual({
      names: ["Harbor Rentals LLC"],
      case_title: null,
      legal_category: null,
      pages: [],
    });
    const result = { id, share_id: names.id, result: "clear" } as const;
    await expect(client.bookings.answerConflict(result)).rejects.toMatchObject(code("NOT_ALLOWED_NOW"));
    await attorney.client.bookings.answerConflict(result);
    const facts = await client.bookings.shareFacts({ id, case_id, pages: ["details"] });
    const read = await attorney.client.bookings.openShare({ id, share_id: facts.id });
    expect(read.content.pages.map(({ page }) => page)).toEqual(["details"]);
    expect(JSON.stringify(read)).not.toContain("landlord");
    const log = (await client.bookings.get({ id })).shares.map(({ opened_at }) => opened_at.length);
    expect(log).toEqual([1, 1]);
    await expect(attorney.client.bookings.withdrawShare({ id, share_id: facts.id })).rejects.toMatchObject(
      code("NOT_FOUND"),
    );
    const withdrawn = await client.bookings.withdrawShare({ id, share_id: facts.id });
    expect(withdrawn.withdrawn_at).not.toBeNull();
    await expect(attorney.client.bookings.openShare({ id, share_id: facts.id })).rejects.toMatchObject(
      code("NOT_FOUND"),
    );
    expect((await attorney.client.bookings.get({ id })).shares).toHaveLength(1);
  });

  test("a conflict stops it, another's case is not found, and what is not shared stays closed", async () => {
    const { client, attorney, case_id, id } = await sharing();
    const stranger = await sharing();
    await expect(
      client.bookings.shareNames({ id, case_id: stranger.case_id, names: ["X"] }),
    ).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(
      stranger.client.bookings.shareNames({ id, case_id: stranger.case_id, names: ["X"] }),
    ).rejects.toMatchObject(code("NOT_FOUND"));
    const { id: share_id } = await client.bookings.shareNames({ id, case_id, names: ["Harbor"] });
    const opening = stranger.attorney.client.bookings.openShare({ id, share_id });
    await expect(opening).rejects.toMatchObject(code("NOT_FOUND"));
    await attorney.client.bookings.answerConflict({ id, share_id, result: "conflict" });
    await expect(client.bookings.shareFacts({ id, case_id, pages: ["story"] })).rejects.toMatchObject(
      code("NOT_ALLOWED_NOW"),
    );
    await expect(attorney.client.cases.get({ id: case_id })).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(attorney.client.bookings.sharePreview({ case_id })).rejects.toMatchObject(code("NOT_FOUND"));
  });

  test("moves along with the booking, and closes when it ends without a consultation", async () => {
    const { client, attorney, case_id, id } = await sharing();
    await confirm(attorney, id);
    const { id: share_id } = await client.bookings.shareNames({ id, case_id, names: ["Harbor"] });
    const target = (await freeStarts(world, attorney))[90] ?? "";
    const { proposal } = await client.bookings.propose({ id, scheduled_date: target });
    const moved = await attorney.client.bookings.acceptProposal({ id, proposal_id: proposal?.id ?? "" });
    const open = () => attorney.client.bookings.openShare({ id: moved.id, share_id });
    expect((await open()).content.names).toEqual(["Harbor"]);
    await client.bookings.cancel({ id: moved.id });
    await expect(open()).rejects.toMatchObject(code("NOT_FOUND"));
  });
});
