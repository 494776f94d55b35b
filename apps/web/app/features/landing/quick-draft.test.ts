import { expect, test } from "vitest";
import { readFirstReading, readQuickDraft } from "./quick-draft.ts";

test("a kept quick assessment is read, and nothing else is", () => {
  expect(readQuickDraft({ caseType: "other", description: "x" })).toEqual({
    caseType: "other",
    description: "x",
  });
  for (const value of [null, 1, "x", [], {}, { caseType: 1, description: "x" }])
    expect(readQuickDraft(value)).toBeNull();
});

test("a reading of another shape is not shown", () => {
  expect(readFirstReading({ missing: [], doors: [], comparable_cases: 3 })).not.toBeNull();
  for (const value of [null, {}, { missing: [], doors: null, comparable_cases: 3 }])
    expect(readFirstReading(value)).toBeNull();
});
