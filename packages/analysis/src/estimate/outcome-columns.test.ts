import { describe, expect, it } from "vitest";
import { loadShippedBaseRates, loadShippedOutcomes } from "../retrieval/shipped.ts";
import { CLAIM_TYPE_IDS } from "../compiled/claims.js";
import type { ComparableOutcome } from "./comparable-outcome.ts";
import { OUTCOME_ONLY_CLAIM_TYPES } from "./comparable-outcome.ts";
import { fromColumns, outcomeFaults, toColumns } from "./outcome-columns.ts";
import { OUTCOME_SOURCES } from "../compiled/knowledge.js";

const RECORD: ComparableOutcome = {
  id: "state_wage_claims/1",
  source: "state_wage_claims",
  legal_category: "employment_labor_law",
  claim_type: "unpaid_wages",
  jurisdiction: "OH",
  city: null,
  year: null,
  outcome: "plaintiff",
  amount_usd_cents: 12_345,
  amount_kind: "wages paid to the worker",
  defendant_kind: "employer",
  days: 0,
  claimed_usd_cents: null,
  severity: null,
};

describe("columns", () => {
  it("give back what was put in, by id", () => {
    const other: ComparableOutcome = {
      ...RECORD,
      id: "state_wage_claims/0",
      city: "Dayton",
      year: 2019,
      days: null,
      claimed_usd_cents: 5,
      severity: "minor",
      amount_usd_cents: null,
      amount_kind: null,
    };
    expect(fromColumns(toColumns([RECORD, other]))).toEqual([other, RECORD]);
    expect(fromColumns(toColumns([]))).toEqual([]);
  });

  it("refuse records that are not valid, saying which and why", () => {
    const bad: [Partial<ComparableOutcome>, RegExp][] = [
      [{ source: "civil_rights_clearinghouse" }, /unknown source civil_rights_clearinghouse/],
      [{ amount_usd_cents: 10.5 }, /whole number of cents/],
      [{ amount_usd_cents: 0 }, /above 0/],
      [{ amount_kind: null }, /go together/],
      [{ claim_type: "Unpaid Wages" }, /bad claim type/],
      [{ year: 12 }, /bad year/],
    ];
    for (const [fields, fault] of bad)
      expect(() => fromColumns(toColumns([{ ...RECORD, ...fields }]))).toThrow(fault);
    expect(() => fromColumns(toColumns([RECORD, RECORD]))).toThrow(/same id/);
    expect(() => fromColumns({ ...toColumns([RECORD]), format: 2 as 1 })).toThrow(/format 2/);
    expect(outcomeFaults(RECORD)).toEqual([]);
  });
});

describe("the shipped outcomes", async () => {
  const records = await loadShippedOutcomes();
  const known = new Set<string>([...CLAIM_TYPE_IDS, ...OUTCOME_ONLY_CLAIM_TYPES]);

  it("are thousands, of known claim types", () => {
    expect(records.length).toBeGreaterThanOrEqual(2_000);
    expect(records.filter(({ claim_type }) => !known.has(claim_type))).toEqual([]);
    for (const claimType of [
      "excessive_force",
      "false_arrest",
      "unpaid_wages",
      "unpaid_overtime",
      "car_accident",
      "property_damage",
      "public_property_injury",
    ])
      expect(
        records.filter((r) => r.claim_type === claimType && r.amount_usd_cents !== null).length,
        claimType,
      ).toBeGreaterThanOrEqual(8);
  });

  it("name no person: ids are numbers of files, and no field has free text", () => {
    for (const { id, city } of records) {
      expect(id.slice(id.indexOf("/"))).not.toMatch(/\s/);
      expect(city ?? "A").toMatch(/^[A-Z][A-Za-z.' -]*$/);
    }
  });

  it("have amounts with losses only from sources that record them", () => {
    const losing = new Set(
      records.filter((r) => r.outcome === "defendant" || r.outcome === "dismissed").map((r) => r.source),
    );
    expect([...losing].filter((source) => OUTCOME_SOURCES[source]?.includes_losses !== true)).toEqual([
      "state_wage_claims",
    ]);
  });
});

describe("the shipped base rates", async () => {
  const rates = await loadShippedBaseRates();

  it("come only from tables with losses and name their bias", () => {
    expect(rates.length).toBeGreaterThanOrEqual(20);
    for (const rate of rates) {
      expect(rate.includes_losses).toBe(true);
      expect(rate.share_success).toBeGreaterThan(0);
      expect(rate.share_success).toBeLessThan(1);
      expect(rate.n).toBeGreaterThanOrEqual(30);
      expect(rate.bias).toMatch(/\.$/);
      expect(OUTCOME_SOURCES[rate.source]).toBeDefined();
    }
    expect(rates.map(({ source }) => source)).not.toContain("civil_rights_clearinghouse");
  });
});
