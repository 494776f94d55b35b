import { expect, test } from "vitest";
import { planFigures } from "./plan-figures.ts";

test("the figures that the plans page advertises", () => {
  const prices = [
    { code: "annual", amount: 7200 },
    { code: "monthly", amount: 799 },
  ];
  expect(planFigures(prices)).toEqual({
    monthly: 799,
    annual: 7200,
    annualPerMonth: 600,
    savedPerYear: 2388,
    savedPerMonth: 199,
  });
});

test("a table without a plan's price is refused", () => {
  expect(() => planFigures([{ code: "monthly", amount: 799 }])).toThrow("No price for annual");
});
