import { describe, expect, it } from "vitest";
import { parseCsv } from "./base-rates.ts";
import { mapChicagoPayment, mapLosAngelesPayout } from "./map-city-torts.ts";
import { mapChicagoDisposition, mapPoliceSettlement } from "./map-police.ts";
import { claimedCents, mapFederalCase, mapStateWageClaim, mapWashingtonComplaint } from "./map-wages.ts";
import type { SourceRecord } from "./source-record.ts";
import { cityOf, daysBetween } from "./to-outcomes.ts";

function line(fields: Partial<SourceRecord>): SourceRecord {
  return {
    source: "x",
    source_id: "1",
    case_title: null,
    jurisdiction: "IL",
    city: "Chicago",
    year: 2015,
    date_filed: null,
    date_closed: null,
    legal_category: "personal_injury",
    claim_type: null,
    outcome: "settled",
    amount_usd_cents: 100_000,
    amount_kind: "any",
    text_kind: null,
    ...fields,
  };
}

describe("labels", () => {
  it.each([
    ["Mva - City Vehicle [Police]", "car_accident"],
    ["Mva - Property Damage Only [S&S]", "property_damage"],
    ["Mva - Pedestrian [Police]", "pedestrian_or_bicycle_accident"],
    ["Fall Down - Sidewalk [Cdot]", "public_property_injury"],
    ["Mva - Street Condition [Cdot]", "road_condition_accident"],
    ["property damage claim: Property Damage/Other [Water Mgmt / Water]", "property_damage"],
    ["Pursuit/Offender Accident [Police]", "police_pursuit"],
    ["Wrongful Death [Police]", "wrongful_death"],
  ])("Chicago payment %s is %s", (claim_type, expected) => {
    expect(mapChicagoPayment(line({ claim_type }))?.claim_type).toBe(expected);
  });

  it("leaves out utility companies and labels that say too little", () => {
    for (const claim_type of [
      "Damage To Cable [Water]",
      "property damage claim: Operns Damaged Util Lines - Underground [Water]",
      "Other [Law]",
    ])
      expect(mapChicagoPayment(line({ claim_type }))).toBeNull();
  });

  it("parts claims paid without a lawsuit from lawsuits", () => {
    const inCourt = mapChicagoPayment(
      line({
        claim_type: "Mva",
        amount_kind: "payment to claimant (excl. separately listed fees/costs of $10.00)",
      }),
    );
    const before = mapChicagoPayment(
      line({ claim_type: "Mva", amount_kind: "administrative claim payment" }),
    );
    expect(inCourt?.amount_kind).not.toBe(before?.amount_kind);
  });

  it.each([
    ["Police - False Arrest/Detention/Imprisonment", "false_arrest"],
    ["2001: Excessive Force (Police)", "excessive_force"],
    ["False Arrest w/ Excessive Force", "excessive_force"],
    ["Wrongful Death - Officer Involved Shooting", "wrongful_death"],
    ["police liability", "police_misconduct"],
    ["Assault, battery, false arrest, imprison", "police_misconduct"],
    ["LAW ENFORCEMENT - SEARCH & SEIZURE", "illegal_search"],
    ["negligence; motor veh accident", "car_accident"],
  ])("city settlement %s is %s", (claim_type, expected) => {
    expect(mapPoliceSettlement(line({ claim_type, legal_category: "civil_rights" }))?.claim_type).toBe(
      expected,
    );
  });

  it("keeps how serious the harm was", () => {
    expect(mapChicagoDisposition(line({ claim_type: "Excessive Force Serious" }))).toMatchObject({
      claim_type: "excessive_force",
      severity: "serious",
    });
    expect(mapChicagoDisposition(line({ claim_type: "Preservation" }))).toBeNull();
  });

  it("leaves out second payments for one incident", () => {
    expect(mapLosAngelesPayout(line({ claim_type: "motor vehicle claim" }))?.claim_type).toBe("car_accident");
    expect(
      mapLosAngelesPayout(
        line({ claim_type: "LAPD: sexual misconduct on a minor (2nd payout for same incident)" }),
      ),
    ).toBeNull();
  });

  it("reads wages", () => {
    expect(
      mapStateWageClaim(
        line({
          claim_type: "wage claim: overtime | claimed $12.50",
          amount_kind: "paid to claimant",
          jurisdiction: "OH",
        }),
      ),
    ).toMatchObject({
      claim_type: "unpaid_overtime",
      amount_kind: "wages paid to the worker",
      claimed_usd_cents: 1250,
      defendant_kind: "employer",
    });
    expect(mapStateWageClaim(line({ jurisdiction: "NE" }))).toBeNull();
    expect(
      mapWashingtonComplaint(line({ claim_type: "non-wage claim: Other | industry Retail" })),
    ).toBeNull();
    expect(
      mapFederalCase(
        line({
          claim_type: "federal wage-hour enforcement: X | 4 employees paid",
          amount_kind: "back wages agreed/assessed",
        }),
      )?.amount_usd_cents,
    ).toBe(25_000);
    expect(
      mapFederalCase(line({ claim_type: "x | 4 employees paid", amount_kind: "civil money penalty" })),
    ).toBeNull();
    expect(claimedCents("wage claim | originally payable $72.00 | 2 issue(s)")).toBe(7200);
    expect(claimedCents("wage claim")).toBeNull();
  });
});

describe("fields", () => {
  it("counts days and takes only plain city names", () => {
    expect(daysBetween("2015-02-27", "2015-03-02")).toBe(3);
    expect(daysBetween("2015-03-02", "2015-02-27")).toBeNull();
    expect(daysBetween(null, "2015-02-27")).toBeNull();
    expect(cityOf("Worcester, Ma")).toBe("Worcester");
    expect(cityOf("Boston, Ma; Boston")).toBeNull();
    expect(cityOf(null)).toBeNull();
  });

  it("reads quoted fields of a comma-separated text", () => {
    expect(parseCsv('a,b,c\n1,"x, ""y""",\n')).toEqual([{ a: "1", b: 'x, "y"', c: "" }]);
  });
});
