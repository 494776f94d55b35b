import type { Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { datedDeadlines, spanOf } from "./dated-deadlines.ts";

const deadline = (date: string | null, trigger_date: string | null = null) =>
  ({ date, trigger_date }) as Deadline;

test("the earliest comes first, and those without a date are left out", () => {
  const dates = datedDeadlines([deadline("2028-01-01"), deadline(null), deadline("2027-02-01")]).map(
    ({ date }) => date,
  );
  expect(dates).toEqual(["2027-02-01", "2028-01-01"]);
});

test("the drawing reaches from the first trigger to the last deadline", () => {
  const dated = datedDeadlines([deadline("2028-01-01", "2026-01-01"), deadline("2027-02-01")]);
  expect(spanOf(dated, "2026-11-20")).toEqual({ first: "2026-01-01", last: "2028-01-01" });
});

test("today is in the drawing also when every deadline has passed", () => {
  expect(spanOf(datedDeadlines([deadline("2020-01-01", "2018-01-01")]), "2026-11-20")).toEqual({
    first: "2018-01-01",
    last: "2026-11-20",
  });
});
