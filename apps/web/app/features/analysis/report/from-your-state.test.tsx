import type { StateDecision } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FromYourState } from "./from-your-state.tsx";

const decision: StateDecision = {
  id: "oh-0123456789abcdef",
  case_title: "Ray v. Fell",
  court: "Supreme Court of Ohio",
  year: 1980,
  citation: "1 Ohio St. 3d 1",
  disposition: "reversed",
  subjects: ["stairs", "salt"],
  times_cited: 3,
};

const read = (page: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

test("shows plain facts, says who picked them, and leads to the decision and to where it can be read", () => {
  const page = read(<FromYourState list={{ state: "OH", decisions: [decision] }} />);
  expect(page).toContain("More decisions from Ohio");
  expect(page).toContain("A program picked these");
  expect(page).toContain("1 Ohio St. 3d 1 · Supreme Court of Ohio · 1980");
  expect(page).toContain("The ruling below was turned around");
  expect(page).toContain("Cited 3 times");
  expect(page).toContain("stairs, salt");
  expect(page).toContain('href="/law/listed/oh-0123456789abcdef"');
  expect(page).toContain("courtlistener.com");
});

test("says nothing of a result or of citations that are not known", () => {
  const plain = { ...decision, disposition: "unclear", times_cited: 0, subjects: [] };
  const page = read(<FromYourState list={{ state: "OH", decisions: [plain] }} />);
  expect(page).not.toContain("unclear");
  expect(page).not.toContain("Cited");
  expect(page).not.toContain("Words in it");
});

test("there is no empty fold: without a decision or a state there is nothing", () => {
  expect(read(<FromYourState list={{ state: "OH", decisions: [] }} />)).toBe("");
  expect(read(<FromYourState list={null} />)).toBe("");
});
