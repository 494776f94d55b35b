import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

describe("clocks of papers and events, told in a story", () => {
  it.each([
    [
      "US-bank_levy_release",
      "2026-12-07",
      "On November 16, 2026 the IRS levied my bank account in Georgia and Chase froze all my money. I owe back taxes.",
    ],
    [
      "US-remove_conditions_petition",
      "2027-01-14",
      "I got my conditional green card through my husband on January 15, 2025 in Ohio. When do we have to file the I-751?",
    ],
    [
      "PA-relocation_objection",
      "2026-12-10",
      "My ex wife sent me a letter on November 10, 2026 that she is moving to Texas with our son. We have joint custody in Pennsylvania. How long do I have to object?",
    ],
    [
      "TN-legal_malpractice",
      "2027-06-02",
      "I hired an attorney in Tennessee for my divorce. On June 2, 2026 he never filed the appeal and I lost the house. I want to sue my attorney for legal malpractice.",
    ],
    [
      "TX-mechanics_lien",
      "2026-12-16",
      "I do drywall. The general contractor in Texas owes me $6,400. My last day of work on the house was October 3, 2026.",
    ],
    [
      "NV-mechanics_lien",
      "2027-01-18",
      "I am an electrician in Las Vegas Nevada, rewired a shop for a guy, last day was October 20, 2026, invoice sent October 28, he ignores me.",
    ],
    [
      "MI-exemption_claim",
      "2026-11-30",
      "I got a writ of garnishment in Michigan on November 16, 2026 for an old credit card judgment. My only money in the bank is social security.",
    ],
    [
      "NC-exemption_claim",
      "2026-12-02",
      "In North Carolina the sheriff handed me a notice of right to have exemptions designated on November 12, 2026 for a judgment on a credit card.",
    ],
    [
      "US-hipaa_complaint",
      "2027-03-01",
      "My clinic in Georgia sent my HIV results to my boss on September 2, 2026. I want to report them for HIPAA.",
    ],
    [
      "FL-lemon_law_report",
      "2027-01-10",
      "I bought a new Jeep in Tampa Florida on January 10, 2025. The transmission has been in the shop 5 times and the dealer can't fix it.",
    ],
    [
      "IL-gov_notice_local",
      "2027-03-04",
      "I fell in the village community center in Skokie, Illinois on March 4, 2026 on a wet floor and broke my wrist.",
    ],
    [
      "US-health_plan_appeal",
      "2027-04-03",
      "On October 5, 2026 I got a letter from Aetna that they denied my back surgery as not medically necessary. I have health insurance through my job in Ohio.",
    ],
    [
      "US-flood_insurance_suit",
      "2027-03-02",
      "Our flood insurance denied part of our claim, letter dated March 2, 2026. The house is in Lee County, Florida. Hurricane in October 2025.",
    ],
    [
      "US-billing_error_notice",
      "2026-12-19",
      "On October 20, 2026 there was a $900 charge on my credit card for a couch that never came. The store in Ohio ignores me.",
    ],
    [
      "US-foia_appeal",
      "2026-12-30",
      "I sent a FOIA request to ICE and on October 1, 2026 they denied most of it. Can I appeal?",
    ],
    [
      "US-cobra_election",
      "2027-01-02",
      "I was laid off in Illinois and got the COBRA packet on November 3, 2026. How long do I have?",
    ],
    [
      "MI-eviction_appeal",
      "2026-11-28",
      "The judge in Grand Rapids Michigan ruled against me in the eviction on November 18, 2026 and I want to appeal.",
    ],
    [
      "ND-mechanics_lien",
      "2027-01-01",
      "I do drywall. The general contractor in Fargo, North Dakota owes me $6,400. My last day of work on the house was October 3, 2026.",
    ],
    [
      "AZ-comp_denial_hearing",
      "2026-12-31",
      "I hang drywall in Glendale, Arizona and my knee is done. The notice of claim status was mailed October 2, 2026 and says my workers comp is closed, no permanent impairment.",
    ],
    [
      "WA-comp_denial_hearing",
      "2026-12-08",
      "L&I closed my claim in Spokane. The order is dated October 9, 2026 and says my back is fixed. My attending doctor does not agree.",
    ],
    [
      "US-sox_whistleblower",
      "2026-12-06",
      "I kept books at a publicly traded bank in Atlanta, Georgia. I told the audit committee that revenue was booked in the wrong quarter. On June 9, 2026 they walked me out, restructuring they called it.",
    ],
    [
      "IL-home_sale_disclosure",
      "2027-04-16",
      "We bought a house in Peoria, Illinois and closed on April 16, 2026. The seller's form said no water in the basement. In July we had eleven inches, and old water marks behind the paneling.",
    ],
    [
      "MA-gov_notice_local-road",
      "2026-12-02",
      "I hit a crater on Shrewsbury Street in Worcester, Massachusetts on November 2, 2026 with my Vespa. It was a pothole as deep as my wheel, I broke my collarbone.",
    ],
    [
      "NY-right_of_publicity",
      "2027-04-20",
      "I teach spin in Buffalo, New York. On April 20, 2026 a weight loss clinic put up ads on the bus shelters, and I am the before picture. I never signed a release.",
    ],
  ])("%s ends on %s", async (rule, day, story) => {
    const { lead, day: last } = await tell(story);
    expect([lead?.rule, last]).toEqual([rule, day]);
  });

  it.each([
    "A credit card company froze my bank account in Ohio on November 12, 2026 with a levy after a judgment.",
    "I got a two year lease on March 1, 2025 in Ohio. My husband and I want to move out.",
    "I have primary custody in Pennsylvania and want to move with my daughter to Georgia. On November 2, 2026 I sent her dad a notice of relocation.",
    "Hired a roofing company in Virginia. They finished my roof October 1, 2026 and it leaks. They threaten a mechanics lien.",
    "I designed a website for a client in Ohio, delivered October 10, 2026. The client never paid my invoice.",
    "I bought a used Nissan from a dealer in Tampa Florida on January 10, 2026. The transmission died and they won't fix it.",
    "I was fired in Illinois on October 1, 2026 and they never sent me a COBRA notice.",
    "Citibank sued me over a charge on my credit card that is not mine, I got the summons on November 10, 2026 in Ohio.",
    "My phone company denied the refund and my health insurance is fine. I fell at Kroger in Ohio on May 3, 2026.",
    "The surgeon in Kentucky botched my knee on May 3, 2026. My attorney says that it is malpractice.",
  ])("does not start for: %s", async (story) => {
    const { found } = await tell(story);
    const started = found.deadlines.filter(({ rule }) =>
      /cobra_election|billing_error|health_plan_appeal|bank_levy_release|remove_conditions|relocation_objection|legal_malpractice|mechanics_lien|lemon_law/.test(
        rule,
      ),
    );
    expect(started).toEqual([]);
  });
});
