import {
  CASE_STATUSES,
  DOCUMENT_TYPES,
  LEGAL_CATEGORIES,
  QUICK_CASE_TYPES,
  STATES,
  noteType,
  priorityLevel,
  subscriptionType,
  suggestionCategory,
  ticketCategory,
  ticketPriority,
} from "@standing/contract";
import { expect, test } from "vitest";
import * as words from "../../words/vocabulary.ts";

test("the quick assessment offers ten case types with their labels, in order", () => {
  expect(QUICK_CASE_TYPES.map((value) => `${value}: ${words.quickCaseType(value)}`)).toEqual([
    "personal_injury: Personal Injury",
    "employment: Employment Law",
    "medical_malpractice: Medical Malpractice",
    "product_liability: Product Liability",
    "civil_rights: Civil Rights",
    "contract_dispute: Contract Dispute",
    "family_law: Family Law",
    "criminal_defense: Criminal Defense",
    "immigration: Immigration",
    "other: Other",
  ]);
});

test("the fourteen legal categories", () => {
  expect(LEGAL_CATEGORIES.join(", ")).toBe(
    "business_corporate_law, copyright_intellectual_property, sports_entertainment_law, real_estate_law, family_law, criminal_defense, immigration_law, employment_labor_law, personal_injury, medical_malpractice, tax_law, estate_planning_probate, civil_rights, other",
  );
});

test("the default title follows the category, and is Legal Case for other", () => {
  expect(words.defaultTitle("personal_injury")).toBe("Personal Injury Case");
  expect(words.defaultTitle("other")).toBe("Legal Case");
  for (const category of LEGAL_CATEGORIES)
    expect(words.defaultTitle(category)).toBe(
      `${category === "other" ? "Legal" : words.legalCategory(category)} Case`,
    );
});

test("ten states come first, then every other one and the capital", () => {
  expect(STATES.slice(0, 10)).toEqual(["CA", "NY", "TX", "FL", "IL", "PA", "OH", "GA", "NC", "MI"]);
  expect(new Set(STATES).size).toBe(51);
});

test("states of a case, priorities, plans, and the kinds of notes, documents, tickets and suggestions", () => {
  expect(CASE_STATUSES).toEqual(["submitted", "analyzing", "completed", "failed"]);
  expect(priorityLevel.options).toEqual(["low", "medium", "high"]);
  expect(subscriptionType.options).toEqual(["free", "monthly", "annual"]);
  expect(noteType.options).toEqual(["note", "update", "milestone"]);
  expect([...DOCUMENT_TYPES]).toEqual(["evidence", "medical_record", "police_report", "photo", "other"]);
  expect(ticketCategory.options).toEqual([
    "bug",
    "feature_request",
    "technical_support",
    "billing",
    "general",
  ]);
  expect(ticketPriority.options).toEqual(["low", "medium", "high", "urgent"]);
  expect(suggestionCategory.options).toEqual(["feature", "improvement", "ui_ux", "performance", "other"]);
});
