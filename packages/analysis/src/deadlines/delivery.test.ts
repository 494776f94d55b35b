import { expect, test } from "vitest";
import { computeDeadlines } from "./compute.ts";
import { resolveTrigger } from "./triggers.ts";

const on = (date: string) => ({ earliest: date, latest: date, how: "field" as const });

test("the harm never stands in for the delivery of a product, which comes before it", () => {
  expect(resolveTrigger("delivery", { incident: on("2026-03-03") })).toEqual({ known: null, basis: "none" });
  expect(
    resolveTrigger("delivery", { incident: on("2026-03-03"), delivery: on("2012-05-01") }).known,
  ).toEqual(on("2012-05-01"));
});

test("asked for the outer limit itself, the day given is that of the delivery", () => {
  const { deadlines } = computeDeadlines({
    state: "TX",
    claim: "product_liability_repose",
    date: "2012-05-01",
    as_of: "2026-11-20",
  });
  expect(deadlines.map(({ date }) => date)).toEqual(["2027-05-01"]);
});
