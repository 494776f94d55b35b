import { expect, test } from "vitest";
import { type AwaitedCase, isOver, resultOf, saysMoreThan } from "./awaited-analyses.ts";

const found = (changes: Partial<AwaitedCase>): AwaitedCase => ({
  status: "completed",
  analysis_waits: false,
  resubmission_count: 0,
  timeline: [
    { at: "2026-11-20T12:00:00Z", kind: "submitted" },
    { at: "2026-11-20T12:00:02Z", kind: "completed" },
  ],
  ...changes,
});

test("a first analysis is told in the words of the list there, and in those for elsewhere everywhere else", () => {
  expect(resultOf(found({}), true)?.title).toBe("Case Submitted & Analyzed");
  expect(resultOf(found({}), false)?.title).toBe("Case Analysis Complete!");
});

test.each([
  ["2026-11-21T09:00:00Z", "2026-11-21T09:00:01Z", "under 1 minute"],
  ["2026-11-21T09:00:00Z", "2026-11-21T09:03:10Z", "3 minutes"],
])("a further one says on every page how long it took from the request: %s to %s", (asked, done, time) => {
  const again = found({
    resubmission_count: 1,
    timeline: [{ at: done, kind: "completed" }, { at: asked, kind: "resubmitted" }, ...found({}).timeline],
  });
  for (const onList of [true, false])
    expect(resultOf(again, onList)).toMatchObject({
      title: "Analysis Complete",
      description: `Your case has been analyzed in ${time}`,
    });
});

test("a failed one says so, and a case that was only saved says nothing", () => {
  expect(resultOf(found({ status: "failed", resubmission_count: 2 }), false)?.title).toBe("Analysis Failed");
  expect(resultOf(found({ status: "submitted" }), false)).toBeNull();
  expect(isOver(found({ status: "submitted" }))).toBe(true);
  expect(isOver(found({ status: "analyzing", analysis_waits: true }))).toBe(false);
});

test("every request for an analysis is followed by 'Analysis Started'", () => {
  expect(saysMoreThan("caseResubmitted")?.title).toBe("Analysis Started");
  expect(saysMoreThan("caseUpdatedAnalyzing")?.title).toBe("Analysis Started");
  expect(saysMoreThan("caseUpdated")).toBeNull();
});
