import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

describe("clocks that few know of, told in a story", () => {
  it.each([
    [
      "US-tax_refund_claim",
      "2027-04-15",
      "I never filed my 2023 taxes, my job in Tulsa Oklahoma took out plenty and I think they owe me. I filed 2024 and 2025 on time. Can I still get that refund?",
    ],
    [
      "MO-security_deposit_return_days",
      "2026-12-03",
      "I'm a landlord in Springfield, Missouri. My tenant turned in the keys on November 3, 2026 and I'm holding the deposit for the carpet.",
    ],
    [
      "US-severance_take_back",
      "2026-11-25",
      "I'm 61. They laid off my whole line in Peoria Illinois and HR had me sign a release on November 18, 2026 for ten weeks pay. Can I undo it?",
    ],
    [
      "US-immigration_address",
      "2026-11-25",
      "I have immigration court for my asylum in San Antonio on January 12, 2027. I moved to my sister in Provo Utah on November 20, 2026 and the court has my old address.",
    ],
    [
      "US-aide_finding",
      "2026-12-09",
      "I'm a CNA in Nebraska. The state wrote on November 9, 2026 that they substantiated abuse and my name goes on the nurse aide registry.",
    ],
    [
      "US-medicare_coverage_ends",
      "2026-11-24",
      "Today the rehab in Sioux Falls South Dakota gave us a notice of Medicare non-coverage for my father, there is a number for a QIO on it.",
    ],
    [
      "US-crime_victim_certificate",
      "2027-02-10",
      "I was robbed at knifepoint in Cicero Illinois. The police chief signed my form for the U visa on August 10, 2026.",
    ],
    [
      "US-patent_maintenance",
      "2027-01-10",
      "My patent was granted on January 10, 2023, I make rakes in Fresno California. I never paid a maintenance fee on it. Is my patent dead?",
    ],
    [
      "MO-own_move_notice",
      "2026-12-14",
      "I have custody of my girls in Springfield Missouri, their dad has every other weekend. I want to move with my kids to Tulsa, the truck is booked for February 12, 2027. Do I have to tell their dad?",
    ],
    [
      "OH-property_assessment_appeal",
      "2027-03-31",
      "The county says my house in Dayton Ohio is worth 38 percent more. How do I appeal my property taxes, the assessed value is way too high?",
    ],
    [
      "TX-hoa_hearing_request",
      "2026-12-04",
      "The HOA in Round Rock Texas mailed me a violation notice on November 4, 2026, a fine of 50 dollars a day for my hens.",
    ],
    [
      "WA-tow_hearing",
      "2026-11-28",
      "Police impounded my car in Spokane Washington on November 18, 2026 for expired tabs. The tow yard wants 600 dollars. Is there a hearing?",
    ],
    [
      "FL-traffic_ticket_answer",
      "2026-12-12",
      "A trooper pulled me over in Ocala Florida on November 12, 2026 and wrote me a speeding ticket, 92 in a 70.",
    ],
    [
      "TN-father_registry",
      "2026-12-03",
      "My ex had my son on November 3, 2026 in Memphis Tennessee and now she is giving my baby up for adoption without me. I'm the father.",
    ],
    [
      "GA-spouse_allowance",
      "2027-04-08",
      "My husband died on April 8, 2025 in Waycross Georgia and left everything to his sons. Someone said a widow can ask for a year's support from the estate.",
    ],
  ])("%s on %s", async (rule, day, story) => {
    const { lead, day: last } = await tell(story);
    expect([lead?.rule, last]).toEqual([rule, day]);
  });

  it.each([
    "I'm 52 and they offered me a severance package in Ohio on November 18, 2026. I have not signed anything yet.",
    "My adjuster had me sign a release on November 18, 2026 after the car accident in Ohio for ten weeks pay.",
  ])(
    "says nothing of taking back a signature that was not given, or given to an insurer: %s",
    async (story) => {
      const { found } = await tell(story);
      expect(found.deadlines.map(({ rule }) => rule)).not.toContain("US-severance_take_back");
    },
  );
});

describe("words that are often misspelled", () => {
  it("are read as the right ones, and quoted as they were typed", async () => {
    const right = await tell(
      "My landlord is suing me in Toledo Ohio, I got the summons on November 12, 2026.",
    );
    const wrong = await tell(
      "My landlored is sueing me in Toledo Ohio, I got the sumons on November 12, 2026.",
    );
    expect(wrong.found.deadlines.map(({ rule, date }) => [rule, date])).toEqual(
      right.found.deadlines.map(({ rule, date }) => [rule, date]),
    );
    expect(wrong.found.reading.side.value).toBe("defending");
    expect(JSON.stringify(wrong.found.reading)).toContain("sueing");
  });
});
