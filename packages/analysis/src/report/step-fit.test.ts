import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const FALL =
  "I slipped on water in the aisle of a store in Houston, Texas. There was no sign and a worker knew.";
const run = async (description: string, incident_date: string) =>
  (await analyze({ description, incident_date, as_of: "2026-11-20" }, source)).ai_analysis_result;
const CARE = /Get medical care/;

it("what the story tells as done is ticked with its words, though it would be past", async () => {
  const result = await run(`${FALL} I broke my wrist and had surgery at the hospital.`, "2026-03-14");
  const care = result.done_steps?.find(({ step }) => CARE.test(step));
  expect(care?.words).toMatch(/surgery|hospital/);
  expect(result.past_steps ?? []).not.toContainEqual(expect.stringMatching(CARE));
});

it("what was not done and comes too late is past; the day after, it is not", async () => {
  const late = await run(`${FALL} My wrist hurts.`, "2026-03-14");
  expect(late.past_steps).toContainEqual(expect.stringMatching(CARE));
  expect(late.immediate_action_plan.within_24_hours, "the plan itself stays whole").toContainEqual(
    expect.stringMatching(CARE),
  );
  const fresh = await run(`${FALL} My wrist hurts.`, "2026-11-19");
  expect(fresh.past_steps).toBeUndefined();
});

it("what was denied is not done", async () => {
  const result = await run(`${FALL} My wrist hurts. I never saw a doctor and have no photos.`, "2026-11-19");
  expect(result.done_steps ?? []).toEqual([]);
});

it("who was fired is not sent to the personnel office, and keeps no log of a job that is over", async () => {
  const bias =
    "at a store in Seattle, Washington my boss made racist jokes about me being Mexican for months.";
  const fired = await run(`I was fired on October 1, 2026. Before, ${bias}`, "2026-10-01");
  expect(fired.past_steps).toContainEqual(expect.stringMatching(/to HR/));
  const there = await run(`I work there, and ${bias}`, "2026-10-01");
  expect(there.immediate_action_plan.within_1_week).toContainEqual(expect.stringMatching(/to HR/));
  expect(there.past_steps ?? []).not.toContainEqual(expect.stringMatching(/to HR/));
});

it("what we know of the place is not to be looked up", async () => {
  const kept = "My landlord kept my whole security deposit of $900 after I moved out.";
  const known = await run(`${kept} The flat is in Charlotte, North Carolina.`, "2026-10-01");
  expect(known.past_steps).toContainEqual(expect.stringMatching(/^Look up the return time/));
  expect((await run(kept, "2026-10-01")).past_steps ?? []).toEqual([]);
});
