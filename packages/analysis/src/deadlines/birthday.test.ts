import { expect, test } from "vitest";
import { LIMITATION_RULES } from "../compiled/knowledge.js";
import { deadlinesOf } from "./deadline.ts";

const rule = LIMITATION_RULES.find(
  (candidate) => candidate.minority?.until_age !== undefined && candidate.claim === "personal_injury",
);
const day = (date: string, how: "field" | "story") => ({ earliest: date, latest: date, how });

function datesWith(birth: ReturnType<typeof day>, facts: string[]) {
  if (!rule) throw new Error("No rule has tolling for children");
  const matter = {
    dates: { incident: day("2025-06-01", "field"), birth },
    facts: new Set(facts),
    as_of: "2026-11-20",
  };
  return deadlinesOf(rule, matter).length;
}

test("a child's birthday before the harm gives a later date beside the safe one", () => {
  expect(datesWith(day("2015-03-01", "story"), ["minor"])).toBe(2);
  expect(datesWith(day("2015-03-01", "field"), [])).toBe(2);
});

test("somebody else's birthday in the story, or one after the harm, gives none", () => {
  expect(datesWith(day("2015-03-01", "story"), [])).toBe(1);
  expect(datesWith(day("2025-07-01", "story"), ["minor"])).toBe(1);
  expect(datesWith(day("2025-07-01", "field"), [])).toBe(1);
});
