import { expect, test } from "vitest";
import { statusLabel, viabilityTone } from "./status.ts";

test("each status has its name, and any other reads Processing", () => {
  const statuses = ["submitted", "analyzing", "completed", "failed", "queued", ""];
  expect(statuses.map(statusLabel)).toEqual([
    "Submitted",
    "Analyzing",
    "Completed",
    "Failed",
    "Processing",
    "Processing",
  ]);
});

test("70 or more is green, 40 or more yellow, less is red", () => {
  expect([100, 70, 69, 40, 39, 0].map(viabilityTone)).toEqual([
    "accent",
    "accent",
    "time",
    "time",
    "danger",
    "danger",
  ]);
});
