import type { Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { datedDeadlines } from "../report/dated-deadlines.ts";
import { anchorOf, timeLinePlaces } from "./time-line-places.ts";

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

test("names of months never touch on a phone: the first is left out where the second stands close to it", () => {
  for (const last of ["2026-12-20", "2027-01-15", "2027-03-31", "2027-06-01", "2028-01-01", "2031-05-05"]) {
    const { ticks } = places(deadline(last));
    const ends = ticks.map(({ at }) => ({ start: at + 0.17, middle: at + 0.085, end: at })[anchorOf(at)]);
    const begins = ticks.map(({ at }) => ({ start: at, middle: at - 0.085, end: at - 0.17 })[anchorOf(at)]);
    for (const [place, begin] of begins.entries())
      if (place > 0) expect(begin + 1e-9, last).toBeGreaterThanOrEqual(ends[place - 1] ?? 0);
    expect(ticks.length, last).toBeGreaterThan(last === "2026-12-20" ? 0 : 1);
  }
});

test("a deadline of today alone does not divide by nothing", () => {
  expect(places(deadline(TODAY)).clocks[0]?.at).toBe(places(deadline(TODAY)).today);
});
