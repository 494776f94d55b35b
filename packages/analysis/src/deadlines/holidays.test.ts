import { expect, test } from "vitest";
import { addDays } from "./calendar.ts";
import { federalHoliday } from "./holidays.ts";

/** The days of a year on which courts are closed by 5 U.S.C. § 6103, and those on which a weekend's is kept. */
function closedIn(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01` as const; day < `${year + 1}`; day = addDays(day, 1) as typeof day) {
    const name = federalHoliday(day);
    if (name !== null) days.push(`${day.slice(5)} ${name}`);
  }
  return days;
}

test("a year has its eleven federal holidays, each on its day", () => {
  expect(closedIn(2025).map((line) => line.slice(0, 5))).toEqual([
    "01-01",
    "01-20",
    "02-17",
    "05-26",
    "06-19",
    "07-04",
    "09-01",
    "10-13",
    "11-11",
    "11-27",
    "12-25",
  ]);
});

test("Juneteenth is one from 2021 on", () => {
  expect(federalHoliday("2020-06-19")).toBeNull();
  expect(federalHoliday("2024-06-19")).toBe("Juneteenth");
  expect(federalHoliday("2024-06-20")).toBeNull();
});
