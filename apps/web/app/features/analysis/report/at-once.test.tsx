import type { FreeAnalysis } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AtOnce } from "./at-once.tsx";

const analysis = {
  viability_percentage: null,
  elements_met: 0,
  elements_total: 0,
  overall_assessment: "A question.",
  basis: "Your words.",
  urgency_level: "other",
  deadlines: [],
  doors: [],
  asked_time: [],
} as unknown as FreeAnalysis;

const shown = (asked_time: string[]) =>
  renderToStaticMarkup(
    <AtOnce caseId="c1" analysis={{ ...analysis, asked_time }} steps={[]} today="2026-11-22" />,
  );

test("a question about time has its answer where the date would stand", () => {
  const answered = shown(["Time to sue in Ohio: 6 years."]);
  expect(answered).toContain("Time to sue in Ohio: 6 years.");
  expect(answered).not.toContain("No date yet");
  expect(shown([])).toContain("No date yet");
});
