import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, addPeriod, daysBetween, isCalendarDate, weekday } from "./calendar.ts";
import { fallsOn, federalHoliday, isCourtDay } from "./holidays.ts";

const anyDate = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays("1900-01-01", days));

describe("calendar arithmetic", () => {
  it.each([
    ["2024-02-29", { amount: 1, unit: "years" }, "2025-02-28"],
    ["2024-02-29", { amount: 4, unit: "years" }, "2028-02-29"],
    ["2025-01-31", { amount: 1, unit: "months" }, "2025-02-28"],
    ["2025-08-31", { amount: 6, unit: "months" }, "2026-02-28"],
    ["2025-03-01", { amount: 2, unit: "years" }, "2027-03-01"],
    ["2025-12-31", { amount: 180, unit: "days" }, "2026-06-29"],
    ["2026-01-01", { amount: 90, unit: "days" }, "2026-04-01"],
  ] as const)("%s plus %o", (from, period, last) => {
    expect(addPeriod(from, period)).toBe(last);
  });

  it("never gives a day later than the same day of the month, and never overflows into the next month", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 300 }), (date, months) => {
        const last = addMonths(date, months);
        expect(isCalendarDate(last)).toBe(true);
        expect(last.slice(8) <= date.slice(8)).toBe(true);
        const moved =
          (Number(last.slice(0, 4)) - Number(date.slice(0, 4))) * 12 +
          Number(last.slice(5, 7)) -
          Number(date.slice(5, 7));
        expect(moved).toBe(months);
      }),
      { numRuns: 10_000 },
    );
  });

  it("adds and counts days alike", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it("knows which dates exist", () => {
    expect(
      ["2024-02-29", "2025-02-29", "2025-13-01", "2025-00-10", "25-01-01", "2025-1-1"].map(isCalendarDate),
    ).toEqual([true, false, false, false, false, false]);
    expect(weekday("2026-11-20")).toBe("Friday");
  });
});

describe("court days", () => {
  it.each([
    ["2026-01-01", "New Year's Day"],
    ["2026-01-19", "Martin Luther King Jr. Day"],
    ["2026-07-03", "Independence Day (observed)"],
    ["2026-11-26", "Thanksgiving Day"],
    ["2021-12-31", "New Year's Day (observed)"],
    ["2027-05-31", "Memorial Day"],
  ])("%s is %s", (date, name) => {
    expect(federalHoliday(date)).toBe(name);
    expect(isCourtDay(date)).toBe(false);
  });

  it("gives the safe day before and the court day after a weekend or holiday, and nothing on a court day", () => {
    expect(fallsOn("2026-07-04")).toEqual({
      weekday: "Saturday",
      holiday: "Independence Day",
      safe_date: "2026-07-02",
      next_court_day: "2026-07-06",
    });
    expect(fallsOn("2026-11-20")).toBeNull();
    fc.assert(
      fc.property(anyDate, (date) => {
        const falls = fallsOn(date);
        if (!falls) return;
        expect(falls.safe_date < date && date < falls.next_court_day).toBe(true);
        expect(isCourtDay(falls.safe_date) && isCourtDay(falls.next_court_day)).toBe(true);
      }),
    );
  });
});
