import type { FreeAnalysis, PlanStep } from "@standing/contract";
import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

const step = (text: string, told: string | null = null) => ({ text, told }) as PlanStep;
const ABOVE = {
  analysis: "court papers carry a time to answer.",
  deadlines: [{ title: "Answer to the papers" }],
  doors: [{ urgent: true, phone: "911" }],
} as unknown as FreeAnalysis;
const texts = (...plan: PlanStep[]) => firstSteps(plan, ABOVE).map(({ text }) => text);

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

test("a step that begins with an if gives way to those that hold", () => {
  expect(texts(step("If someone is held, look where."), step("A"), step("B"), step("C"))).toEqual([
    "A",
    "B",
    "C",
  ]);
});

test("what says the date or the call above it once more gives way to what is new", () => {
  expect(
    texts(
      step("In danger? Call 911."),
      step("A deadline is near: Answer to the papers, May 1."),
      step("court papers carry a time to answer."),
      step("A"),
      step("B"),
      step("C"),
    ),
  ).toEqual(["A", "B", "C"]);
  expect(texts(step("In danger? Call 911."))).toEqual(["In danger? Call 911."]);
});
