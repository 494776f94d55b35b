import { type PrecedentSource, analyze } from "@standing/analysis";
import { expect, test } from "vitest";
import { claimTypeAfter, mayEdit, mayResubmit, reportAccess, smoothable } from "./rules.ts";

test("a case is analyzed again when its analysis has ended, or when it was saved and none waits", () => {
  const statuses = ["submitted", "analyzing", "completed", "failed"] as const;
  expect(statuses.map((status) => mayResubmit(status, true))).toEqual([false, false, true, true]);
  expect(statuses.map((status) => mayResubmit(status, false))).toEqual([true, false, true, true]);
});

test("a case is edited in every state but analyzing, unless it is closed for editing", () => {
  const statuses = ["submitted", "analyzing", "completed", "failed"] as const;
  expect(statuses.map((status) => mayEdit({ status, is_editable: true }))).toEqual([true, false, true, true]);
  expect(statuses.some((status) => mayEdit({ status, is_editable: false }))).toBe(false);
});

test("a picked claim type is kept, one that is not offered refused, and none left to the analysis", () => {
  const found = { case_type: "eviction", case_type_chosen: true, legal_category: "real_estate_law" } as const;
  const offered = ["eviction", "security_deposit"];
  expect(claimTypeAfter(found, "security_deposit", offered)).toEqual({
    case_type: "security_deposit",
    case_type_chosen: true,
  });
  expect(claimTypeAfter(found, "car_accident", offered)).toBeNull();
  expect(claimTypeAfter(found, null, offered)).toEqual({
    case_type: "real_estate_law",
    case_type_chosen: false,
  });
  expect(claimTypeAfter({ ...found, case_type_chosen: false }, null, offered)?.case_type).toBe("eviction");
});

test("the report opens for annual subscribers and for a paid case", () => {
  expect(reportAccess("annual", false)).toBe("annual");
  expect(reportAccess("monthly", false)).toBe("none");
  expect(reportAccess("monthly", true)).toBe("paid");
  expect(reportAccess("free", true)).toBe("paid");
  expect(reportAccess("free", false)).toBe("none");
});

const noPrecedents: PrecedentSource = {
  candidates: async () => [],
  outcomes: async () => [],
  baseRates: async () => [],
};
const analysisOf = (description: string) => analyze({ description, as_of: "2026-11-20" }, noPrecedents);
const FALL = "I slipped on a wet floor in a store in Dallas, Texas on March 3, 2026 and broke my wrist.";

test("wording may be smoothed, but not of time limits and not of the closing paragraph", async () => {
  const analysis = await analysisOf(FALL);
  const all = analysis.ai_analysis_result.analysis.split("\n\n");
  const movable = smoothable(analysis);
  expect(movable.length).toBeGreaterThan(0);
  const kept = all.filter((paragraph) => !movable.includes(paragraph)).join("\n\n");
  expect(kept).toContain("Time to sue");
  expect(kept).toContain("not legal advice");
  expect(all.length - movable.length).toBe(2);
});

test("nothing is smoothed in an urgent matter, or where there is no analysis", async () => {
  const urgent = await analysisOf(`${FALL} I want to kill myself.`);
  expect(urgent.ai_analysis_result.next_steps_recommendation.urgency_level).toBe("immediate");
  expect(smoothable(urgent)).toEqual([]);
  expect(smoothable(await analysisOf("Hello."))).toEqual([]);
});
