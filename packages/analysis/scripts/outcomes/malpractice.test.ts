import { expect, test } from "vitest";
import { outcomeFaults } from "../../src/estimate/outcome-columns.ts";
import { malpracticeOutcome } from "./map-malpractice.ts";

const payment = {
  id: "npdb:1",
  jurisdiction: "OH",
  year_reported: 1999,
  amount_usd: 12_500,
  allegation: "Failure to Diagnose",
  payment_type: "Settlement",
  practitioner: "Allopathic Physician (MD)",
};

test("a payment is what was paid for one doctor, in its year, with who pays", () => {
  const found = malpracticeOutcome(payment);
  expect(found).toMatchObject({
    claim_type: "misdiagnosis",
    jurisdiction: "OH",
    year: 1999,
    outcome: "settled",
    amount_usd_cents: 1_250_000,
    defendant_kind: "medical_provider",
  });
  expect(found === null ? ["none"] : outcomeFaults(found)).toEqual([]);
});

test.each([
  ["Surgical or Other Foreign Body Retained", "surgical_error"],
  ["Wrong Dosage Administered", "medication_error"],
])("%s is a claim of %s", (allegation, claim_type) => {
  expect(malpracticeOutcome({ ...payment, allegation })?.claim_type).toBe(claim_type);
});

test("a payment without a known way, place, kind or amount, or for others than doctors, is left out", () => {
  expect(malpracticeOutcome({ ...payment, payment_type: "Unknown or Before Settlement" })).toBeNull();
  expect(malpracticeOutcome({ ...payment, jurisdiction: "PR" })).toBeNull();
  expect(malpracticeOutcome({ ...payment, amount_usd: 0 })).toBeNull();
  expect(malpracticeOutcome({ ...payment, practitioner: "Dentist" })).toBeNull();
  expect(malpracticeOutcome({ ...payment, allegation: "Failure to Monitor" })).toBeNull();
});
