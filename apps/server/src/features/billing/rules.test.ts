import { expect, test } from "vitest";
import { guaranteeEnd, isWithin, nextReset, paidUntil, planInForce, returnPath } from "./rules.ts";

test("the free count starts again on the first of the next month, UTC", () => {
  expect(nextReset(new Date("2026-11-30T23:59:59Z"))).toBe("2026-12-01");
  expect(nextReset(new Date("2026-12-01T00:00:00Z"))).toBe("2027-01-01");
});

test("a plan from the 31st ends on the last day of a shorter month", () => {
  expect(paidUntil("monthly", new Date("2027-01-31T12:00:00Z"))).toBe("2027-02-28");
  expect(paidUntil("annual", new Date("2028-02-29T12:00:00Z"))).toBe("2029-02-28");
  expect(paidUntil("monthly", new Date("2026-11-21T12:00:00Z"))).toBe("2026-12-21");
  expect(paidUntil("free", new Date())).toBeNull();
});

test("a paid plan holds through its last day", () => {
  const plan = { subscription_type: "annual", current_period_end: "2026-11-21" } as const;
  expect(planInForce(plan, new Date("2026-11-21T23:59:00Z"))).toBe("annual");
  expect(planInForce(plan, new Date("2026-11-22T00:00:00Z"))).toBe("free");
  expect(planInForce(null, new Date())).toBe("free");
});

test("the guarantee holds through its thirtieth day", () => {
  const end = guaranteeEnd(new Date("2026-11-01T22:00:00Z"));
  expect(end).toBe("2026-12-01");
  expect(isWithin(end, new Date("2026-12-01T23:59:00Z"))).toBe(true);
  expect(isWithin(end, new Date("2026-12-02T00:00:00Z"))).toBe(false);
});

test("a payment returns to the page of what was bought", () => {
  expect(returnPath({ purpose: "enhanced_analysis", case_id: "x" }, "pay")).toBe(
    "/enhanced-case/x?payment_success=true",
  );
  expect(returnPath({ purpose: "subscription", case_id: null }, "cancel")).toBe(
    "/subscription/upgrade?payment_cancelled=true",
  );
});
