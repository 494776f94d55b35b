import { LEGAL_CATEGORIES } from "@standing/contract";
import { expect, test } from "vitest";
import { CASE_TYPES, caseTypeLabel, engineClaimType, offeredTypes } from "./case-types.ts";

// Their labels, to the letter, are read in the edit form by letter.journey.ts.
test("thirteen case types are offered whatever the category, by their labels", () => {
  expect(CASE_TYPES).toHaveLength(13);
  for (const category of LEGAL_CATEGORIES)
    expect(offeredTypes(category)).toEqual(expect.arrayContaining(CASE_TYPES.map(({ value }) => value)));
});

test("a picked case type keeps its label; a category that nobody picked has none", () => {
  for (const { value, label } of CASE_TYPES) expect(caseTypeLabel(value, true)).toBe(label);
  expect(caseTypeLabel("family_law", false)).toBeNull();
  expect(caseTypeLabel("security_deposit", false)).toBe("Security Deposit");
});

test("the engine is told of a claim type only where it knows it", () => {
  expect(engineClaimType("contract_dispute")).toBe("breach_of_contract");
  expect(engineClaimType("slip_and_fall")).toBe("slip_and_fall");
  expect(engineClaimType("family_law")).toBeNull();
});
