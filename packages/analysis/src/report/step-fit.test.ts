import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { loadShippedSource } from "../retrieval/shipped.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await loadShippedSource();
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
