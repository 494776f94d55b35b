import { type PrecedentSource, analyze } from "@standing/analysis";
import type { AiAnalysisResult, Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { presentAnalysis } from "./card.ts";
import { stepName } from "./action-plan.ts";
import { findingChanges } from "./finding-changes.ts";
import {
  claimTypeAfter,
  mayEdit,
  mayResubmit,
  lastDaysOf,
  priorityOf,
  reportAccess,
  smoothable,
} from "./rules.ts";

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
  expect(reportAccess("annual", null)).toBe("annual");
  expect(reportAccess("monthly", null)).toBe("none");
  expect(reportAccess("monthly", "paid")).toBe("paid");
  expect(reportAccess("free", "paid")).toBe("paid");
  expect(reportAccess("free", null)).toBe("none");
  expect(reportAccess("free", "annual")).toBe("none");
});

const noPrecedents: PrecedentSource = {
  candidates: async () => [],
  outcomes: async () => [],
  baseRates: async () => [],
  fromState: async () => [],
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

const card = {
  analysis: "What was found",
  last_days: [],
  elements_met: 2,
  elements_total: 3,
  comparable_outcomes: 7,
  steps: ["Ask for the video.", "Write it down."],
  precedents: [],
};
const limit = (date: string | null, more: Partial<Deadline> = {}) =>
  ({
    rule: "r",
    title: "Time to sue",
    trigger_date: null,
    date,
    safe_date: null,
    applies_to: null,
    ...more,
  }) as Deadline;

test("the next last day is exact or on the earliest reading, not passed, and not of a special case only", () => {
  const next = (...deadlines: Deadline[]) =>
    presentAnalysis({ ...card, last_days: lastDaysOf(deadlines) }, "2026-11-20", new Set()).next_deadline;
  const aside = limit("2026-12-01", { special: "case" });
  expect(next(aside, limit("2027-06-01"), limit("2026-11-19"), limit("2027-05-01"))).toBe("2027-05-01");
  expect(next(limit(null, { safe_date: "2027-01-02" }), limit("2027-05-01"))).toBe("2027-01-02");
  expect(next(limit("2026-11-20"))).toBe("2026-11-20");
  const falls_on = {
    weekday: "Thursday",
    holiday: null,
    safe_date: "2026-11-25",
    next_court_day: "2026-11-27",
  };
  expect(next(limit("2026-11-26", { falls_on }))).toBe("2026-11-25");
  expect(next(limit("2026-11-20", { falls_on: { ...falls_on, safe_date: "2026-11-19" } }))).toBe(
    "2026-11-20",
  );
  expect(next(limit(null))).toBeNull();
});

test("the next step is the first that is not ticked; none is left when all are", () => {
  const next = (...ticked: string[]) =>
    presentAnalysis(card, "2026-11-20", new Set(ticked.map(stepName))).next_step;
  expect(next()).toBe("Ask for the video.");
  expect(next("Ask for the video.")).toBe("Write it down.");
  expect(next("Write it down.", "Ask for the video.")).toBeNull();
});

test("only what cannot wait has high priority", () => {
  const urgent = (urgency_level: "immediate" | "soon" | "other") =>
    priorityOf({ next_steps_recommendation: { urgency_level } } as AiAnalysisResult);
  expect([urgent("immediate"), urgent("soon"), urgent("other")]).toEqual(["high", "medium", "medium"]);
});

test("a day on the earliest reading that moved is a moved deadline", () => {
  const result = (safe_date: string) =>
    ({
      case_viability: { primary_legal_theory: "T", viability_percentage: 1, elements: [] },
      damages_assessment: { estimate: { n: 0, median_cents: null } },
      deadlines: [limit(null, { safe_date })],
    }) as unknown as AiAnalysisResult;
  expect(findingChanges(result("2027-01-02"), result("2027-02-02"), true)).toEqual([
    {
      kind: "deadline_moved",
      title: "Time to sue",
      before: "2027-01-02",
      after: "2027-02-02",
      counted_from: null,
    },
  ]);
  expect(findingChanges(result("2027-01-02"), result("2027-01-02"), true)).toEqual([]);
});
