import type { SubmissionStats } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PlanCard } from "./plan-card.tsx";

const free: SubmissionStats = {
  current_submissions: 1,
  can_submit: true,
  subscription_type: "free",
  current_period_end: null,
  cancel_at_period_end: false,
  resets_on: "2026-12-01",
  free_per_month: 2,
};

const shown = (stats: SubmissionStats) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanCard stats={stats} />
    </MemoryRouter>,
  );

test("the free plan shows its count and a bar of count divided by two", () => {
  const page = shown(free);
  expect(page).toContain("1 of 2 free cases this month");
  expect(page).toMatch(/<progress[^>]* value="1"[^>]* max="2"|<progress[^>]* max="2"[^>]* value="1"/);
  expect(page).toContain("Starts again on Dec 01, 2026");
  expect(page).toContain('href="/subscription/upgrade"');
});

test("a paid plan shows that nothing is counted, and the next billing date", () => {
  const page = shown({ ...free, subscription_type: "annual", current_period_end: "2027-11-21" });
  expect(page).toContain("Annual plan");
  expect(page).toContain("No monthly limit");
  expect(page).toContain("Next billing date: Nov 21, 2027");
  expect(page).not.toContain("<progress");
});
