import type { PlanStep } from "@standing/contract";
import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

const step = (text: string, told: string | null = null) => ({ text, told }) as PlanStep;
const texts = (...plan: PlanStep[]) => firstSteps(plan).map(({ text }) => text);

test("what is to be done stands before what the story shows as done, three steps in all", () => {
  expect(texts(step("See a doctor", "had surgery"), step("Report it"), step("Write"), step("Call"))).toEqual([
    "Report it",
    "Write",
    "See a doctor",
  ]);
});

test("of several that are done one is shown; without any there are three to do", () => {
  expect(texts(step("A", "a"), step("B", "b"), step("C"))).toEqual(["C", "A"]);
  expect(texts(step("A"), step("B"), step("C"), step("D"))).toEqual(["A", "B", "C"]);
});
