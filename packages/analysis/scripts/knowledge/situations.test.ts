import { expect, it } from "vitest";
import { LIMITATION_RULES } from "../../src/compiled/knowledge.js";
import { STATES } from "../../src/knowledge.ts";
import { readSituations, wrongSituations, wrongWithLimit } from "./situations.ts";

it("every situation comes out as it is written", () => {
  const all = readSituations();
  expect(all.map(({ jurisdiction }) => jurisdiction)).toEqual(["US", ...STATES]);
  expect(wrongSituations(all)).toEqual([]);
});

it("names a limit and a topic that there is not", () => {
  const limits = {
    moon_claim: {
      kind: "limitation" as const,
      facts: [],
      starts: { incident: "2025-02-14" },
      last_day: "2027-02-14",
    },
  };
  const content = { limits, place: { on: "2026-11-22", values: { cat_bite: "strict" }, also: [] } };
  expect(wrongSituations([{ jurisdiction: "OH", content }])).toEqual([
    "OH-moon_claim: there is no such limit.",
    "OH cat_bite: says nothing on 2026-11-22, not strict.",
  ]);
});

it("asks a rule that has ended, and one that came after it, each on its own day", () => {
  const told = (earlier: number) => ({
    limits: {},
    place: {
      on: "2026-11-22",
      values: { small_claims_limit: 15000 },
      also: [{ on: "2026-03-01", values: { small_claims_limit: earlier } }],
    },
  });
  expect(wrongSituations([{ jurisdiction: "ID", content: told(5000) }])).toEqual([]);
  expect(wrongSituations([{ jurisdiction: "ID", content: told(15000) }])).toEqual([
    "ID small_claims_limit: says 5000 on 2026-03-01, not 15000.",
  ]);
});

it("feels a longer period, another start, another kind, an older child", () => {
  const rule = LIMITATION_RULES.find(({ id }) => id === "TX-personal_injury");
  if (!rule) throw new Error("Texas has no limit for injuries.");
  const grown = {
    kind: "limitation" as const,
    facts: [],
    starts: { incident: "2025-02-14" },
    last_day: "2027-02-14",
  };
  const child = { ...grown, starts: { incident: "2020-02-14" }, born: "2010-06-01", last_day: "2030-06-01" };
  expect([wrongWithLimit(rule, grown), wrongWithLimit(rule, child)]).toEqual([null, null]);
  expect(wrongWithLimit({ ...rule, period: { amount: 3, unit: "years" } }, grown)).toContain("2028-02-14");
  expect(wrongWithLimit({ ...rule, runs_from: "delivery" }, grown)).toContain("no day");
  expect(wrongWithLimit({ ...rule, kind: "notice" }, grown)).toContain("is a notice");
  expect(wrongWithLimit({ ...rule, minority: { plain: "", until_age: 21 } }, child)).toContain("2033-06-01");
  expect(wrongWithLimit({ ...rule, accrued_from: "2026-01-01" }, grown)).toContain("does not cover");
});
