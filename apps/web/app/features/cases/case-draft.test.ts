import { CATEGORY_OF_QUICK_CASE_TYPE, type State } from "@standing/contract";
import { expect, test } from "vitest";
import { fromQuickDraft, readCaseDraft } from "./case-draft.ts";
import { NO_VALUES } from "./submission-rules.ts";

const titleOf = (category: string) => `${category} case`;

test("a kept form is read field by field", () => {
  expect(readCaseDraft({ title: "T", description: "D", city: 7, strange: "x" })).toEqual({
    ...NO_VALUES,
    title: "T",
    description: "D",
  });
  for (const value of [null, "x", 1, []]) expect(readCaseDraft(value)).toBeNull();
});

test("a quick assessment fills category, title and story", () => {
  const values = fromQuickDraft(
    { caseType: "employment", description: "D" },
    CATEGORY_OF_QUICK_CASE_TYPE,
    titleOf,
  );
  expect(values).toEqual({
    ...NO_VALUES,
    category: "employment_labor_law",
    title: "employment_labor_law case",
    description: "D",
  });
});

test("in a criminal matter the words go to the question and not to a story", () => {
  const values = fromQuickDraft(
    { caseType: "criminal_defense", description: "D" },
    CATEGORY_OF_QUICK_CASE_TYPE,
    titleOf,
  );
  expect(values).toMatchObject({ description: "", question: "D" });
});

test("day and place that the first reading found are filled, and only those", () => {
  const draft = { caseType: "employment", description: "D" };
  const filled = (found: { incident_date: string | null; incident_state: State | null }) =>
    fromQuickDraft(draft, CATEGORY_OF_QUICK_CASE_TYPE, titleOf, found);
  expect(filled({ incident_date: "2026-03-14", incident_state: "TX" })).toMatchObject({
    date: "2026-03-14",
    state: "TX",
  });
  expect(filled({ incident_date: null, incident_state: null })).toMatchObject({ date: "", state: "" });
});
