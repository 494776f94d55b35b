import { describe, expect, it } from "vitest";
import type { ComparableOutcome } from "./comparable-outcome.ts";
import { estimateRange } from "./estimate-range.ts";

let made = 0;
function outcomes(
  count: number,
  fields: Partial<ComparableOutcome>,
  amount = (i: number) => (i + 1) * 10_000,
): ComparableOutcome[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `made-up/${String((made += 1)).padStart(5, "0")}`,
    source: "state_wage_claims",
    legal_category: "employment_labor_law",
    claim_type: "unpaid_wages",
    jurisdiction: "OH",
    city: null,
    year: 2019,
    outcome: "plaintiff",
    amount_usd_cents: amount(i),
    amount_kind: "wages paid to the worker",
    defendant_kind: "employer",
    days: null,
    claimed_usd_cents: null,
    severity: null,
    ...fields,
  }));
}

const WAGES = { selectors: [{ claim_types: ["unpaid_wages"] }] };

describe("estimateRange", () => {
  it("refuses under 8 results and says why", () => {
    expect(estimateRange([], WAGES)).toMatchObject({
      n: 0,
      median_cents: null,
      low_cents: null,
      high_cents: null,
      points: [],
    });
    expect(estimateRange([], WAGES).refused).toMatch(/no comparable results/);
    const seven = estimateRange(outcomes(7, {}), WAGES);
    expect(seven).toMatchObject({ n: 7, median_cents: null, bias: null });
    expect(seven.refused).toMatch(/only 7 comparable results.*at least 8/);
    expect(estimateRange(outcomes(8, {}), WAGES).refused).toBeNull();
  });

  it("never puts two kinds of money together", () => {
    const records = [...outcomes(7, {}), ...outcomes(7, { amount_kind: "court judgment for the worker" })];
    expect(estimateRange(records, WAGES).refused).not.toBeNull();
  });

  it("never puts two kinds of defendant together", () => {
    const records = [...outcomes(7, {}), ...outcomes(7, { defendant_kind: "government" })];
    expect(estimateRange(records, WAGES).refused).not.toBeNull();
    const enough = [...outcomes(9, {}), ...outcomes(30, { defendant_kind: "government" }, () => 99_999_999)];
    const employer = estimateRange(enough, {
      selectors: [{ claim_types: ["unpaid_wages"], defendant_kinds: ["employer"] }],
    });
    expect(employer).toMatchObject({ n: 9, defendant_kind: "employer" });
    expect(employer.high_cents).toBeLessThan(99_999_999);
  });

  it("takes only the kinds of money asked for, and no result without an amount", () => {
    const records = [...outcomes(20, {}), ...outcomes(12, { amount_kind: "court judgment for the worker" })];
    const query = {
      selectors: [{ claim_types: ["unpaid_wages"], amount_kinds: ["court judgment for the worker"] }],
    };
    expect(estimateRange(records, query).n).toBe(12);
    expect(
      estimateRange(outcomes(50, { amount_usd_cents: null, amount_kind: null }), WAGES).refused,
    ).not.toBeNull();
  });

  it("goes from city to state to nation as far as it must", () => {
    const records = [
      ...outcomes(25, { city: "Dayton" }, () => 100_00),
      ...outcomes(25, { city: "Akron" }, () => 900_00),
      ...outcomes(60, { jurisdiction: "IN" }, () => 5_000_00),
    ];
    expect(estimateRange(records, { ...WAGES, state: "OH", city: "dayton" })).toMatchObject({
      n: 25,
      place: "city",
      median_cents: 100_00,
    });
    expect(estimateRange(records, { ...WAGES, state: "OH", city: "Toledo" })).toMatchObject({
      n: 50,
      place: "state",
    });
    expect(estimateRange(records, { ...WAGES, state: "OH" })).toMatchObject({ n: 50, place: "state" });
    expect(estimateRange(records, { ...WAGES, state: "TX" })).toMatchObject({ n: 110, place: "national" });
    expect(estimateRange(records, { ...WAGES, state: "IN", city: "Dayton" })).toMatchObject({
      n: 60,
      place: "state",
    });
  });

  it("tries the claim types in their order", () => {
    const records = [...outcomes(10, { claim_type: "unpaid_overtime" }), ...outcomes(100, {})];
    const query = { selectors: [{ claim_types: ["unpaid_overtime", "unpaid_wages"] }] };
    expect(estimateRange(records, query)).toMatchObject({ claim_type: "unpaid_overtime", n: 10 });
    expect(estimateRange(records.slice(5), query)).toMatchObject({ claim_type: "unpaid_wages", n: 100 });
  });

  it("uses the share that people with like claims got, when the person names an amount", () => {
    const half = outcomes(80, { claimed_usd_cents: 200_000 }, () => 100_000);
    const estimate = estimateRange(half, { ...WAGES, claimed_usd_cents: 300_000 });
    expect(estimate).toMatchObject({ median_cents: 150_000, scaled_to_claim: true });
    expect(estimateRange(half, WAGES)).toMatchObject({ median_cents: 100_000, scaled_to_claim: false });
  });

  it("uses the same degree of harm where there are enough", () => {
    const records = [
      ...outcomes(30, { severity: "minor" }, () => 1_000_00),
      ...outcomes(30, { severity: "serious" }, () => 90_000_00),
    ];
    expect(estimateRange(records, { ...WAGES, severity: "serious" })).toMatchObject({
      n: 30,
      median_cents: 90_000_00,
    });
    expect(estimateRange(records, WAGES).n).toBe(60);
  });

  it("shows at most 200 points that are real records, the smallest and the largest among them", () => {
    const records = outcomes(1000, {});
    const { points, n } = estimateRange(records, WAGES);
    expect(n).toBe(1000);
    expect(points).toHaveLength(200);
    const amounts = points.map(({ amount_usd_cents }) => amount_usd_cents);
    expect(Math.min(...amounts)).toBe(10_000);
    expect(Math.max(...amounts)).toBe(10_000_000);
    const known = new Set(records.map(({ id }) => id));
    expect(points.every(({ id }) => known.has(id))).toBe(true);
  });

  it("names the source and its bias, and is the same whatever the order of the records", () => {
    const records = outcomes(40, {});
    const estimate = estimateRange(records, WAGES);
    expect(estimate.sources).toEqual(["Wage claims decided by state labor agencies"]);
    expect(estimate.bias).toMatch(/Claims that got nothing are mostly missing/);
    expect(JSON.stringify(estimateRange([...records].reverse(), WAGES))).toBe(JSON.stringify(estimate));
  });
});
