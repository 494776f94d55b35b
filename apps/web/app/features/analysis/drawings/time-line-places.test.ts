import type { Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { datedDeadlines } from "../report/dated-deadlines.ts";
import { timeLinePlaces } from "./time-line-places.ts";

const TODAY = "2026-11-20";
const deadline = (date: string | null, more: Partial<Deadline> = {}) =>
  ({ date, safe_date: null, latest_date: null, applies_to: null, kind: "limitation", ...more }) as Deadline;
const places = (...all: Deadline[]) => timeLinePlaces(datedDeadlines(all), TODAY);

test("today stands before what is to come and after what has passed", () => {
  const { today, clocks } = places(deadline("2025-01-01"), deadline("2028-01-01"));
  expect(clocks.map(({ passed }) => passed)).toEqual([true, false]);
  expect(clocks[0]?.at).toBeLessThan(today);
  expect(clocks[1]?.at).toBeGreaterThan(today);
});

test("a day in doubt reaches to the latest reading, and the line with it; an exact day does not", () => {
  const { clocks } = places(
    deadline(null, { safe_date: "2027-02-01", latest_date: "2028-02-01" }),
    deadline("2027-03-01", { latest_date: "2029-01-01" }),
  );
  expect(clocks[0]?.until).toBeGreaterThan(clocks[0]?.at ?? 1);
  expect(clocks[0]?.until).toBeLessThan(1);
  expect(clocks[1]?.until).toBeNull();
});

test("clocks of the same days stand above one another, others on the line", () => {
  const { clocks } = places(deadline("2027-02-01"), deadline("2027-02-05"), deadline("2031-02-01"));
  expect(clocks.map(({ level }) => level)).toEqual([0, 1, 0]);
});

test("there are at most five days below the line, each on it", () => {
  for (const last of ["2026-12-01", "2027-03-01", "2028-06-01", "2036-11-20", "2076-01-01"]) {
    const { ticks } = places(deadline(last));
    expect(ticks.length, last).toBeLessThanOrEqual(6);
    for (const { date, at } of ticks) {
      expect(date >= TODAY && date <= last, `${date} of ${last}`).toBe(true);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(1);
    }
  }
});

test("a deadline of today alone does not divide by nothing", () => {
  expect(places(deadline(TODAY)).clocks[0]?.at).toBe(places(deadline(TODAY)).today);
});
