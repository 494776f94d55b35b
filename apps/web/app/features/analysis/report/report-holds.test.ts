import type { FreeAnalysis } from "@standing/contract";
import { expect, test } from "vitest";
import { reportHolds } from "./report-holds.ts";

const holds = (median_cents: number | null, elements: unknown[]) =>
  reportHolds({ estimate: { median_cents, n: 212 }, elements } as unknown as FreeAnalysis);

test("a case with outcomes is promised them, and nothing is held back", () => {
  const { will, wont } = holds(5_000_00, [{}]);
  expect(will).toContain("The outcomes behind the estimate, drawn one by one");
  expect(wont).toEqual([]);
});

test("a case without a range, or without a kind of claim, says so before it is paid for", () => {
  const { will, wont } = holds(null, []);
  expect(will.join(" ")).not.toContain("outcomes behind the estimate");
  expect(wont).toEqual([
    "A range of money: there are too few records like yours.",
    "A checklist for your claim: your words do not say yet which kind it is.",
  ]);
});
