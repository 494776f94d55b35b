import { describe, expect, test } from "vitest";
import { formatDate, formatDateTime, formatDollars, formatMoney, preview } from "./format.ts";

describe("money", () => {
  test.each([
    [0, "$0"],
    [799, "$7.99"],
    [72_00, "$72"],
    [45_000_00, "$45,000"],
    [1, "$0.01"],
    [-2388, "-$23.88"],
  ])("%i cents is %s", (cents, text) => expect(formatMoney(cents)).toBe(text));
});

test("an estimate is shown in whole dollars", () => expect(formatDollars(1_929_994)).toBe("$19,300"));

describe("dates", () => {
  test("a calendar date is MMM dd, yyyy and never moves by a day", () => {
    expect(formatDate("2026-03-01")).toBe("Mar 01, 2026");
  });

  test("every day in UTC is written as the formatter writes it", () => {
    const formatter = new Intl.DateTimeFormat("en-US", {
      month: "short",
      day: "2-digit",
      year: "numeric",
      timeZone: "UTC",
    });
    for (let day = 0; day < 800; day += 1) {
      const date = new Date(Date.UTC(2025, 0, day, 23, 59));
      expect(formatDate(date.toISOString())).toBe(formatter.format(date));
    }
    expect(formatDate("0999-12-31")).toBe(formatter.format(new Date("0999-12-31")));
    expect(() => formatDate("no date")).toThrow(RangeError);
  });

  test("an instant is shown on the reader's day", () => {
    expect(formatDate("2026-03-01T03:00:00Z", "America/Los_Angeles")).toBe("Feb 28, 2026");
  });

  test.each([
    ["2026-11-05T15:07:00Z", "UTC", "Nov 05, 3:07 PM"],
    ["2026-11-05T00:00:00Z", "UTC", "Nov 05, 12:00 AM"],
    ["2026-11-05T03:00:00Z", "America/New_York", "Nov 04, 10:00 PM"],
  ])("%s in %s is %s", (instant, zone, text) => expect(formatDateTime(instant, zone)).toBe(text));
});

describe("previews", () => {
  test("a text that fits is left as it is", () =>
    expect(preview("a".repeat(100), 100)).toBe("a".repeat(100)));
  test("a longer one is cut and marked", () =>
    expect(preview(`${"a".repeat(99)} b`, 100)).toBe(`${"a".repeat(99)}…`));
});
