import { expect, test } from "vitest";
import {
  cancelAddress,
  guaranteeEnd,
  inForceUntil,
  isWithin,
  monthsAfter,
  nextReset,
  planInForce,
  planOfReports,
  replacesPlan,
  successAddress,
  unusedPart,
} from "./rules.ts";

test("the free count starts again on the first of the next month, UTC", () => {
  expect(nextReset(new Date("2026-11-30T23:59:59Z"))).toBe("2026-12-01");
  expect(nextReset(new Date("2026-12-01T00:00:00Z"))).toBe("2027-01-01");
});

test("a plan from the 31st ends on the last day of a shorter month", () => {
  expect(monthsAfter("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsAfter("2028-02-29", 12)).toBe("2029-02-28");
  expect(monthsAfter("2026-11-21", 1)).toBe("2026-12-21");
  expect(monthsAfter("2027-01-15", -1)).toBe("2026-12-15");
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

test("a plan whose payment failed holds through its grace", () => {
  const plan = {
    subscription_type: "monthly",
    current_period_end: "2026-11-20",
    in_force_until: "2026-11-27",
  } as const;
  expect(planInForce(plan, new Date("2026-11-27T12:00:00Z"))).toBe("monthly");
  expect(planInForce(plan, new Date("2026-11-28T00:00:00Z"))).toBe("free");
});

test("reports close with the last paid day, and stay open through the grace of a payment that failed", () => {
  const plan = {
    subscription_type: "annual",
    current_period_end: "2026-11-21",
    in_force_until: "2026-11-23",
  } as const;
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(planOfReports({ ...plan, status: "active" }, noon("2026-11-21"))).toBe("annual");
  expect(planOfReports({ ...plan, status: "active" }, noon("2026-11-22"))).toBe("free");
  expect(planInForce(plan, noon("2026-11-22"))).toBe("annual");
  expect(planOfReports({ ...plan, status: "past_due" }, noon("2026-11-23"))).toBe("annual");
  expect(planOfReports({ ...plan, status: "past_due" }, noon("2026-11-24"))).toBe("free");
  expect(planOfReports(null, noon("2026-11-21"))).toBe("free");
});

test("a plan that renews holds two days beyond its paid time, a cancelled one to its last paid day", () => {
  expect(inForceUntil("2026-11-30", false)).toBe("2026-12-02");
  expect(inForceUntil("2026-11-30", true)).toBe("2026-11-30");
});

test("a payment returns to the page of what was bought, with its flag", () => {
  expect(successAddress("/enhanced-case/x")).toBe(
    "/enhanced-case/x?payment_success=true&session_id={CHECKOUT_SESSION_ID}",
  );
  expect(cancelAddress("/case/x?tab=documents")).toBe("/case/x?tab=documents&payment_cancelled=true");
});

test("the annual plan may take the place of a monthly one; no other plan is bought twice", () => {
  expect(replacesPlan({ plan: "free", cancelled: false }, "monthly")).toBe(true);
  expect(replacesPlan({ plan: "monthly", cancelled: false }, "annual")).toBe(true);
  expect(replacesPlan({ plan: "monthly", cancelled: false }, "monthly")).toBe(false);
  expect(replacesPlan({ plan: "annual", cancelled: false }, "monthly")).toBe(false);
  expect(replacesPlan({ plan: "annual", cancelled: true }, "monthly")).toBe(true);
});

test("what is left of a month is paid back by the day, never less than its share", () => {
  expect(unusedPart(799, "2026-11-01", "2026-12-01", new Date("2026-11-16T20:00:00Z"))).toBe(400);
  expect(unusedPart(799, "2026-11-01", "2026-12-01", new Date("2026-11-01T00:00:00Z"))).toBe(799);
  expect(unusedPart(799, "2026-11-01", "2026-12-01", new Date("2026-12-05T00:00:00Z"))).toBe(0);
});
