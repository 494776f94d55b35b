import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { loadShippedSource } from "./retrieval/shipped.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await loadShippedSource();
});

const tell = (description: string) => analyze({ description, as_of: "2026-11-23" }, source);

describe("a kind of matter told without its name, and the one that resembles it", () => {
  it.each([
    [
      "consumer_fraud",
      "used truck with two total losses hidden by the dealer, bought March 10 2025 in Akron Ohio",
    ],
    [
      "lemon_law",
      "brand new truck from the dealer in Peoria Illinois, in the shop 6 times for the same shudder",
    ],
    ["free_speech", "school suspended my kid for wearing a shirt about the war. October 6 2026 Ames Iowa"],
    [
      "special_education",
      "they stopped my daughters speech time on Jan 15 2026 though it is written in her plan, Salem Oregon",
    ],
    ["disability_access", "the diner in Reno Nevada wouldnt let me in with my guide dog on aug 30 2026"],
    [
      "robocalls",
      "some solar outfit keeps ringing my cell with a recorded voice, told them stop. Reno Nevada",
    ],
    [
      "jail_or_prison_conditions",
      "son got stabbed by his cellie in Angola feb 11 2026, guards knew about the threats. Louisiana",
    ],
    [
      "credit_report_error",
      "a background check company mixed me up with some felon and i lost a warehouse job in Memphis Tennessee",
    ],
    [
      "insurance_denial",
      "hail tore up our roof april 19 2026 in Norman Oklahoma and state farm says its wear and tear wont pay",
    ],
    [
      "bankruptcy",
      "im drowning, 41k on cards plus the truck, cant keep up. Knoxville Tennessee. can i just wipe it all out",
    ],
    [
      "towing_or_repossession",
      "they came at 3am nov 2 2026 and took my charger, i was only 1 payment late. Shreveport Louisiana",
    ],
    [
      "elder_financial_abuse",
      "neighbor talked my 84 yr old dad into putting him on the deed on april 2 2026, Spokane Washington",
    ],
    [
      "guardianship_respondent",
      "my kids went to court to take over my money and say im senile. i am 79 and fine. Orlando Florida",
    ],
  ])("is %s: %s", async (claimType, story) => {
    const { claim_types: types } = await tell(story);
    expect(types[0]?.claim_type).toBe(claimType);
  });
});

describe("who was arrested by mistake", () => {
  it.each([
    "the store had me arrested for shoplifting sept 9 2026, charges dropped, i didnt take anything. San Diego California",
    "sat in jail 2 days because they mixed me up with my cousin who has a warrant. july 17 2026, Phoenix Arizona",
  ])("claims, and has a notice to a public body to give: %s", async (story) => {
    const { claim_types: types, deadlines, reading } = await tell(story);
    expect(types[0]?.claim_type).toBe("false_arrest");
    expect(reading.side.value).toBe("claimant");
    expect(deadlines[0]?.rule).toMatch(/gov_notice/);
  });

  it.each([
    "got arrested for shoplifting at target sept 9 2026, court is december 4. San Diego California",
    "i have an old warrant in Phoenix Arizona for a missed court date on july 17 2026",
  ])("is not who has a charge open: %s", async (story) => {
    expect((await tell(story)).reading.side.value).toBe("defending");
  });
});
