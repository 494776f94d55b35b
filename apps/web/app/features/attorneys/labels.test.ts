import { expect, test } from "vitest";
import { contributorLevel, feeLabel, tierLabel } from "./labels.ts";

const level = (reputation_score: number, helpful_answers_count = 0) =>
  contributorLevel({ reputation_score, helpful_answers_count });

test("contributor badges by points or helpful answers", () => {
  expect([level(100), level(0, 10), level(99, 9)]).toEqual(["top", "top", "active"]);
  expect([level(50), level(0, 5), level(49, 4)]).toEqual(["active", "active", "member"]);
  expect([level(1), level(0)]).toEqual(["member", null]);
});

test("premium tiers show by name, anything else shows Featured", () => {
  expect(["premium_plus", "premium", "standard", "other", null].map(tierLabel)).toEqual([
    "Premium Plus",
    "Premium",
    "Featured",
    "Featured",
    "Featured",
  ]);
});

test("a fee of 0 shows Free Consultation, otherwise its price", () => {
  expect([feeLabel(0), feeLabel(7500), feeLabel(9950)]).toEqual([
    "Free Consultation",
    "$75 Consultation",
    "$99.50 Consultation",
  ]);
});
