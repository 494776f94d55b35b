import type { Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { datedDeadlines } from "./dated-deadlines.ts";
import { deadlineRows } from "./deadline-rows.ts";

const deadline = (rule: string, date: string, title = rule) =>
  ({
    rule,
    title,
    date,
    trigger_date: null,
    safe_date: null,
    latest_date: null,
    applies_to: null,
    kind: "limitation",
  }) as unknown as Deadline;

const rows = (...all: Deadline[]) => deadlineRows(datedDeadlines(all), "2026-11-23");

test("the same limit from two starts near each other is one row, its earliest day the safe one", () => {
  const found = rows(
    deadline("wages", "2027-03-31", "Wages, if it counts from October 2, 2026"),
    deadline("wages", "2027-04-02", "Wages"),
    deadline("board", "2027-04-02"),
  );
  expect(found.map(({ title, date, exact, latest_date }) => [title, date, exact, latest_date])).toEqual([
    ["Wages", "2027-03-31", false, "2027-04-02"],
    ["board", "2027-04-02", true, null],
  ]);
  expect(found[0]?.others.map(({ date }) => date)).toEqual(["2027-04-02"]);
});

test("starts far apart, and one that has passed beside one that has not, stay rows of their own", () => {
  expect(rows(deadline("a", "2027-01-01"), deadline("a", "2028-01-01"))).toHaveLength(2);
  expect(rows(deadline("a", "2026-11-20"), deadline("a", "2026-11-30"))).toHaveLength(2);
});
