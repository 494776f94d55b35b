import type { CaseSubmission, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../../testing/world.ts";
import { totalOf } from "./rules.ts";

const story: CaseSubmission = {
  title: "Hurt in the store",
  legal_category: "personal_injury",
  description:
    "On October 1, 2026 I slipped on a wet floor in a grocery store in Oakland, California and broke my wrist. On October 3, 2026 I had surgery. The hospital bill was $4,200.",
  incident_date: "2026-10-01",
  incident_location: "Corner Store",
  incident_city: "Oakland",
  incident_state: "CA",
};

let world: TestWorld;
let owner: SessionUser;
let id: string;
beforeAll(async () => {
  world = await testWorld();
  owner = await world.claimant("papers@example.org");
  await world.as(owner).client.ownAccount.updateProfile({ display_name: "Ada Moss" });
  ({ id } = await world.as(owner).client.cases.submit(story));
  await until(async () => (await world.as(owner).client.cases.get({ id })).status === "completed");
});
afterAll(() => world.close());

const letter = (name: string, user = owner) => world.as(user).client.cases.letter({ id, letter: name });

test("anyone reads every letter with its blanks open, and the rules of a state", async () => {
  const { client } = world.as(null);
  const { letters } = await client.letters.list();
  expect(letters).toHaveLength(12);
  const found = await client.letters.get({ letter: "deposit_return", state: "CA" });
  expect(found.rules.map(({ citation }) => citation)).toEqual(["Cal. Civ. Code § 1950.5(g)"]);
  expect(JSON.stringify(found)).not.toContain('"filled":"Ada');
  await expect(client.letters.get({ letter: "nonsense" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a case offers the letters that fit it; a free one is filled for everyone, others with the full report", async () => {
  const { letters } = await world.as(owner).client.cases.letters({ id });
  expect(letters.map((one) => [one.id, one.may_fill])).toEqual([
    ["keep_video", true],
    ["notice_of_claim", true],
  ]);
  const kept = await letter("keep_video");
  expect(kept.is_filled).toBe(true);
  expect(kept.signature).toEqual([{ filled: "Ada Moss", field: "sender_name" }]);
  expect(kept.body[0]).toContainEqual({ filled: "Corner Store, Oakland", field: "incident_place" });
  const demand = await letter("demand");
  expect(demand.is_filled).toBe(false);
  expect(JSON.stringify(demand)).not.toContain("Ada Moss");
});

test("the packet needs the full report, and then holds days in order, exhibits and sums", async () => {
  const { client } = world.as(owner);
  await expect(client.cases.packet({ id })).rejects.toMatchObject({ code: "REPORT_REQUIRED", status: 402 });
  await world.database.asOwner(
    `insert into enhanced_analysis_payments (user_id, case_id, amount, status) values ($1, $2, 399, 'completed')`,
    [owner.id, id],
  );
  const packet = await client.cases.packet({ id });
  expect(packet.chronology.map(({ from }) => from)).toEqual(["2026-10-01", "2026-10-03"]);
  expect(packet.total_cents).toBe(420_000);
  expect((await letter("demand")).is_filled).toBe(true);
});

test("nobody reads another person's papers", async () => {
  const other = await world.claimant("papers-other@example.org");
  await expect(letter("keep_video", other)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(world.as(other).client.cases.letters({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(world.as(other).client.cases.packet({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a sum counts what was billed or is owed, once, and no rate", () => {
  const one = (cents: number, what: "bill" | "owed" | "rent", per: "month" | null = null) => ({
    cents,
    for: what,
    per,
    words: "x",
  });
  expect(totalOf([one(100, "bill"), one(100, "bill"), one(250, "owed"), one(900, "rent", "month")])).toBe(
    350,
  );
});
