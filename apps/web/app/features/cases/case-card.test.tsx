import type { CaseCard as Card } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { CaseCard } from "./case-card.tsx";

const precedent = (id: string) => ({
  id,
  case_title: `Title ${id}`,
  citation: `${id} U.S. 1`,
  relevance_reason: `Reason ${id}`,
});

const card: Card = {
  id: "1",
  title: "Fall on a sidewalk",
  description: "d".repeat(150),
  legal_category: "personal_injury",
  legal_subcategory: null,
  case_type: "slip_and_fall",
  case_type_label: "Slip and Fall",
  incident_date: "2026-07-03",
  incident_location: null,
  incident_city: "Oakland",
  incident_state: "CA",
  priority_level: "medium",
  status: "completed",
  confidence_score: 72.4,
  estimated_value: null,
  case_type_chosen: false,
  is_editable: true,
  analyzed_version: 1,
  edit_count: 0,
  resubmission_count: 0,
  analysis_waits: false,
  analysis_retried: false,
  rests_on: { elements_met: 3, elements_total: 5, comparable_outcomes: 40 },
  last_edited_at: null,
  last_activity_at: "2026-11-20T10:00:00Z",
  created_at: "2026-11-19T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
  analysis: "The analysis text.",
  next_deadline: "2027-01-03",
  next_step: "Ask for the video.",
  precedents: ["1", "2", "3"].map(precedent),
};

function shown(changes: Partial<Card> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CaseCard card={{ ...card, ...changes }} today="2026-11-20" />
    </MemoryRouter>,
  );
}

describe("a completed case", () => {
  const page = shown();

  test("shows badges, dates, place and the next deadline", () => {
    for (const text of [
      "72% Match",
      "Completed",
      "Slip and Fall",
      "Jul 03, 2026",
      "Oakland, CA",
      "Nov 19, 2026",
      "Nov 20, 2026",
      "Next deadline: Jan 03, 2027",
    ]) {
      expect(page).toContain(text);
    }
  });

  test("cuts the description at 100 characters", () => expect(page).toMatch(/>d{100}…</));

  test("shows the analysis and the first two precedents", () => {
    expect(page).toContain("The analysis text.");
    expect(page).toContain("Reason 2");
    expect(page).not.toContain("Title 3");
  });

  test("leads to the full analysis", () => expect(page).toMatch(/href="\/case\/1"[^>]*>View Full Analysis/));

  test("has no progress tracker", () => expect(page).not.toContain("Progress of the analysis"));
});

test("the match says what it rests on", () =>
  expect(shown()).toContain("3 of 5 things to be shown are in them"));

test("a case that was only saved stands at Submitted, and nothing pretends to move", () => {
  const page = shown({ status: "submitted" });
  expect(page).toMatch(/aria-current="step"[^>]*><span[^>]*><\/span><span[^>]*>Submitted/);
  expect(page).not.toContain("animate-pulse");
  expect(page).toContain("Saved, not analyzed yet. Reanalyze when you are ready.");
});

test("while it is analyzed, the tracker stands at Analyzing and the button waits", () => {
  const page = shown({
    status: "analyzing",
    analysis_waits: true,
    confidence_score: null,
    analysis: null,
    precedents: [],
  });
  expect(page).toMatch(/aria-current="step"[^>]*><span[^>]*><\/span><span[^>]*>Analyzing/);
  expect(page).toMatch(/<button[^>]*disabled=""[^>]*>View Details/);
  expect(page).not.toContain("% Match");
});

test("a failed case opens its details and keeps its analysis out of sight", () => {
  const page = shown({ status: "failed" });
  expect(page).toMatch(/href="\/case\/1"[^>]*>View Details/);
  expect(page).not.toContain("The analysis text.");
});

test("a case without a claim type names its category", () => {
  expect(shown({ case_type_label: null })).toContain("Personal Injury");
});

test("days left and the next step lead the card, before the story", () => {
  const page = shown();
  expect(page).toContain("44 days left");
  for (const led of ["44 days left", "Next step: Ask for the video."])
    expect(page.indexOf(led)).toBeLessThan(page.indexOf("dddd"));
  expect(shown({ next_step: null })).not.toContain("Next step");
});
