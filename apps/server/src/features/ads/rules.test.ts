import type { AdInput } from "@standing/contract";
import { expect, test } from "vitest";
import { findingsOf, isPdf, stateOf, statesWithoutLicence } from "./rules.ts";

const PROFILE = { first_name: "Maya", last_name: "Okafor" };
const GOOD: AdInput = {
  ad_title: "Deposit kept by your landlord?",
  ad_description: "I help renters in California. The first talk is free and takes half an hour.",
  attorney_name: "Maya Okafor, Attorney at Law",
  law_firm: null,
  years_experience: 12,
  website_url: null,
  case_types: ["real_estate_law"],
  service_areas: ["CA"],
};
const rulesOf = (change: Partial<AdInput>) =>
  findingsOf({ ...GOOD, ...change }, PROFILE).map(({ rule, field }) => `${rule} ${field}`);

test("a plain and true ad breaks no rule", () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ ad_description: "Call for a $0 first talk. Flat fee of $300 for a letter." })).toEqual([]);
  expect(rulesOf({ ad_description: "I want the best for you? No: the facts of your case decide." })).toEqual([
    "superlative ad_description",
  ]);
});

test.each([
  ["We guarantee results", "guarantee"],
  ["Guaranteed compensation", "guarantee"],
  ["We will win your case", "guarantee"],
  ["You cannot lose with us", "guarantee"],
  ["No-risk representation", "guarantee"],
  ["The best lawyer in town", "superlative"],
  ["Top-rated firm", "superlative"],
  ["#1 in Ohio", "superlative"],
  ["The most trusted name", "superlative"],
  ["Eviction specialist", "specialist"],
  ["Board certified", "specialist"],
  ["95% of our clients are happy", "figures"],
  ["Our success rate speaks", "figures"],
  ["Recovered over $500,000 last year", "figures"],
  ["Millions for our clients", "figures"],
])("%s: %s", (words, rule) => {
  expect(rulesOf({ ad_title: words })).toContain(`${rule} ad_title`);
  expect(rulesOf({ ad_description: words })).toContain(`${rule} ad_description`);
});

test("an attorney answers by name, and an ad names its states and matters", () => {
  expect(rulesOf({ attorney_name: "The Deposit Team" })).toEqual(["responsible attorney_name"]);
  expect(rulesOf({ service_areas: [] })).toEqual(["jurisdiction service_areas"]);
  expect(rulesOf({ case_types: [] })).toEqual(["case_types case_types"]);
  expect(statesWithoutLicence(["CA", "NV"], "CA")).toEqual(["NV"]);
});

test("an ad is pending, approved, rejected, or its approval has run out", () => {
  const now = new Date("2026-01-01");
  const pending = {
    ad_compliance_approved: false,
    rejection_reason: null,
    approved_at: null,
    expires_at: null,
  };
  expect(stateOf(pending, now)).toBe("pending");
  expect(stateOf({ ...pending, rejection_reason: "no" }, now)).toBe("rejected");
  const approved = { ...pending, ad_compliance_approved: true, approved_at: now };
  expect(stateOf({ ...approved, expires_at: new Date("2026-02-01") }, now)).toBe("approved");
  expect(stateOf({ ...approved, expires_at: now }, now)).toBe("expired");
});

test("a PDF is known by how it begins", () => {
  expect(isPdf(new TextEncoder().encode("%PDF-1.7"))).toBe(true);
  expect(isPdf(new TextEncoder().encode("MZ%PDF-"))).toBe(false);
});
