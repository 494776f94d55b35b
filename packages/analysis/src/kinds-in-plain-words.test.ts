import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
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
    [
      "search_and_seizure",
      "got stopped for a tail light and they went thru my trunk, i said no. Nov 5 2026 Wichita Kansas",
    ],
    [
      "theft_charge",
      "boss says i took 900 from the till, detective wants me to come in. Nov 10 2026 Toledo Ohio",
    ],
    [
      "trademark_demand",
      "got a nasty email nov 10 2026 saying our band name belongs to somebody else. Richmond Virginia",
    ],
    [
      "partnership_dispute",
      "my brother in law and i bought a laundromat together, he keeps all the cash. noticed feb 2026 Akron Ohio",
    ],
    [
      "sports_injury",
      "high school coach made my kid keep playing after he got his bell rung, oct 2 2026, Phoenix Arizona. he still throws up",
    ],
    [
      "employment_discrimination",
      "passed over for lead again june 2 2026, they only put white guys up. Im the best welder there. Mobile Alabama",
    ],
    ["wrongful_termination", "got canned june 8 2026 for going to jury duty. Columbus Ohio"],
    [
      "disability_accommodation",
      "im deaf and they wont get me an interpreter for meetings. asked july 7 2026, Birmingham Alabama",
    ],
    [
      "unsafe_rental",
      "theres black stuff on the walls and my kid cant breathe, told the landlord sept 4 2026. Baltimore Maryland",
    ],
    [
      "title_or_deed",
      "somebody forged my signature and put my land in his name. found out may 6 2026. Detroit Michigan",
    ],
    [
      "defamation",
      "the newspaper printed my picture as the guy who robbed the bank. june 12 2026 Austin Texas",
    ],
    [
      "right_of_publicity",
      "the gym used my picture on a billboard, never asked me. july 20 2026 San Antonio Texas",
    ],
    ["product_liability", "my vape blew up in my pocket and cooked my leg july 2 2025. Tampa Florida"],
    ["birth_injury", "my babys arm doesnt move, they yanked him out. born march 2 2025 Tulsa Oklahoma"],
    ["surgical_error", "they nicked my bowel doing a hernia and i went septic. june 11 2025 Mesa Arizona"],
    ["car_accident", "kid blew a stop and spun my van around, my shoulder is torn. may 2 2025 Boise Idaho"],
    [
      "trademark_dispute",
      "guy across town named his food truck the same as mine in july 2026. Tulsa Oklahoma",
    ],
    [
      "credit_report_error",
      "landlord turned me down june 9 2026 because some report says i was evicted. never was. Austin Texas",
    ],
    ["elder_financial_abuse", "my cousin has grandmas card and its 12 grand lighter, Omaha Nebraska"],
    ["medication_error", "they gave my wife penicillin and her chart says allergic. july 19 2025 Akron Ohio"],
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

describe("a harm told without its legal name", () => {
  it("has the notice to the school's public body first, where an aide grabbed a child", async () => {
    const { claim_types: types, deadlines } = await tell(
      "a school aide grabbed my 7 year old by the neck oct 14 2026. Phoenix Arizona. she had marks",
    );
    expect(types[0]?.claim_type).toBe("assault_injury");
    expect(deadlines[0]).toMatchObject({ rule: "AZ-gov_notice_local", date: "2027-04-12" });
  });

  it("has the notice to a public body where the police chased the car that killed", async () => {
    const { deadlines } = await tell(
      "my brother died in a police chase crash sept 2 2026 Phoenix Arizona, they hit him",
    );
    expect(deadlines[0]?.rule).toBe("AZ-gov_notice_local");
  });

  it("is a death where somebody did not make it, and being behind with bills is none", async () => {
    const died = await tell(
      "a dump truck ran over my uncle may 12 2025, he didnt make it. San Antonio Texas",
    );
    expect(died.claim_types[0]?.claim_type).toBe("wrongful_death");
    expect(died.deadlines.map(({ rule }) => rule)).toContain("TX-wrongful_death");
    const owes = await tell(
      "im drowning, 41k on cards, cant keep up. Knoxville Tennessee. can i wipe it out",
    );
    expect(owes.deadlines.map(({ rule }) => rule)).not.toContain("TN-wrongful_death");
  });
});
