import { calculatedMonthlyFee } from "@standing/contract";
import { expect, test } from "vitest";
import { changeOf, paymentAmount } from "./rules.ts";

const premium = { tier_id: "p", placement_priority: 2, schedule_id: "m", geographic_location: "CA" };

test("the fee is the tier's price less the discount, times the place, to the cent", () => {
  const fee = (monthly_base_price: number, discount_percentage: number, factor_percentage: number) =>
    calculatedMonthlyFee({ monthly_base_price, discount_percentage, factor_percentage });
  expect(fee(4900, 0, 100)).toBe(4900);
  expect(fee(14900, 5, 125)).toBe(17694);
  expect(fee(29900, 15, 115)).toBe(29227);
  expect(fee(29900, 100, 115)).toBe(0);
  expect(paymentAmount(17694, 3)).toBe(53082);
});

test("another plan is an upgrade, a downgrade, a switch, or nothing new", () => {
  expect(changeOf(null, premium)).toBe("start");
  expect(changeOf(premium, { ...premium, placement_priority: 1 })).toBe("upgrade");
  expect(changeOf(premium, { ...premium, placement_priority: 3 })).toBe("downgrade");
  expect(changeOf(premium, { ...premium, schedule_id: "y" })).toBe("switch");
  expect(changeOf(premium, { ...premium, geographic_location: "TX" })).toBe("switch");
  expect(changeOf(premium, premium)).toBeNull();
});
