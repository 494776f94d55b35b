import { LIMITS } from "@standing/contract";
import { expect, test } from "vitest";
import { DESCRIPTION_MIN, DESCRIPTION_SHOWN_MAX, quickProblem } from "./quick-assessment-rules.ts";

test("both fields are needed", () => {
  expect(quickProblem("", "a".repeat(60))).toBe("completeAllFields");
  expect(quickProblem("other", "   ")).toBe("completeAllFields");
});

test("fifty characters after trimming are enough", () => {
  expect(quickProblem("other", ` ${"a".repeat(49)} `)).toBe("moreDetails");
  expect(quickProblem("other", ` ${"a".repeat(50)} `)).toBeNull();
});

test("the numbers are the contract's", () => {
  expect([DESCRIPTION_MIN, DESCRIPTION_SHOWN_MAX]).toEqual([
    LIMITS.quick_description_min,
    LIMITS.quick_description_shown_max,
  ]);
});
