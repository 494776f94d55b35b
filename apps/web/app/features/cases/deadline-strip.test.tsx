import type { CaseCard } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DeadlineStrip } from "./deadline-strip.tsx";

/** The strip of cases with these next deadlines. */
function strip(deadlines: readonly (string | null)[]): string {
  const cases = deadlines.map(
    (next_deadline, place) => ({ id: `c${place}`, title: `Case ${place}`, next_deadline }) as CaseCard,
  );
  return renderToStaticMarkup(
    <MemoryRouter>
      <DeadlineStrip cases={cases} today="2026-11-23" />
    </MemoryRouter>,
  );
}

test("the next deadlines of all cases stand on one line, the earliest first, each leading to its case", () => {
  const page = strip(["2027-03-01", null, "2026-12-01"]);
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(links).toEqual(["/case/c2#deadlines", "/case/c0#deadlines"]);
  expect(page).toContain("Dec 01, 2026");
  expect(page).not.toContain("Case 1");
});

test("one deadline alone stands on its card, and not on a line again", () => {
  expect(strip(["2027-03-01", null])).toBe("");
});
