import type { DateChange } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateChanges } from "./date-changes.tsx";

const change: DateChange = {
  id: "0732ea72-6657-43d0-bceb-5beea3d7ae42",
  title: "Time to sue in Kansas",
  change: "earlier",
  date_before: "2028-03-01",
  date_after: "2027-03-01",
  why_before: "Two years from March 1, 2026.",
  why_after: "One year from March 1, 2026.",
  statute: "Kan. Stat. Ann. § 60-514",
  created_at: "2026-11-22T10:00:00.000Z",
};
const shown = (...changes: DateChange[]) => renderToStaticMarkup(<DateChanges changes={changes} />);

test("nothing stands where nothing changed", () => {
  expect(shown()).toBe("");
});

test("an earlier day is told with both days, how each was counted, and its rule", () => {
  const page = shown(change);
  expect(page).toContain(
    "the last day is now Mar 01, 2027. Before, we said Mar 01, 2028. The new day is earlier.",
  );
  for (const words of [change.why_before, change.why_after, change.statute]) expect(page).toContain(words);
  expect(page).toContain("border-time");
});

test("a withdrawn day says not to wait for it, and why also where no rule is left to say so", () => {
  const page = shown({ ...change, change: "withdrawn", date_after: null, why_after: null });
  expect(page).toContain("Do not wait for that day");
  expect(page).toContain("has ended, or may have changed");
});

test("more time is told without alarm", () => {
  expect(shown({ ...change, change: "later" })).not.toContain("border-time");
});
