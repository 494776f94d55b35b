import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Overview } from "./overview.tsx";

test("shows date, place, submitted date, exact place, story, and the estimated value in dollars", () => {
  const page = renderToStaticMarkup(
    <Overview
      detail={{
        incident_date: "2026-06-30",
        incident_city: "Oakland",
        incident_state: "CA",
        incident_location: "Corner of Main Street",
        legal_category: "other",
        legal_subcategory: "A neighbor's goat",
        created_at: "2026-11-20T12:00:00Z",
        estimated_value: 123_400,
        description: "It ate my roses.",
      }}
    />,
  );
  for (const text of [
    "Jun 30, 2026",
    "Oakland, CA",
    "Nov 20, 2026",
    "Corner of Main Street",
    "A neighbor&#x27;s goat",
    "$1,234",
    "It ate my roses.",
  ])
    expect(page).toContain(text);
});
