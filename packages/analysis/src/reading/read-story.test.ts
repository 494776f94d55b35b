import { describe, expect, it } from "vitest";
import type { AnalysisInput } from "../result.ts";
import { readStory } from "./read-story.ts";

const AS_OF = "2026-11-20";

function read(description: string, more: Partial<AnalysisInput> = {}) {
  return readStory({ description, as_of: AS_OF, ...more });
}

describe("which date is the date of what", () => {
  it.each([
    ["I worked there since 2015. I was fired on June 5, 2026.", "termination", "2026-06-05"],
    ["My father passed away on May 9, 2026 in the hospital.", "death", "2026-05-09"],
    ["I was served with court papers on November 2, 2026.", "service_of_papers", "2026-11-02"],
    ["I got my right to sue letter from the EEOC on October 1, 2026.", "right_to_sue_letter", "2026-10-01"],
    ["The IRS sent a notice of deficiency dated September 1, 2026.", "notice_received", "2026-09-01"],
    [
      "I came to the United States from Honduras on January 4, 2026 because gangs threatened me.",
      "arrival_in_us",
      "2026-01-04",
    ],
    ["He posted lies about me on Facebook on March 3, 2026.", "publication", "2026-03-03"],
    ["I found out about it on July 7, 2026.", "discovery", "2026-07-07"],
    ["On August 2, 2026 a truck hit me at a crosswalk.", "incident", "2026-08-02"],
  ] as const)("%s", (story, role, day) => {
    expect(read(story).dates[role]).toMatchObject({ earliest: day, latest: day, how: "story" });
  });

  it("takes the earliest of several days for one event", () => {
    expect(
      read("He hit me on May 3, 2026 and he hit me again on April 2, 2026.").dates.incident?.earliest,
    ).toBe("2026-04-02");
  });

  it("never counts from a day of the background", () => {
    expect(
      read("I signed a lease on January 1, 2020. I have lived here since 2018.").dates.incident,
    ).toBeUndefined();
  });

  it("keeps days to come apart, the nearest first", () => {
    const reading = read(
      "I have a hearing on January 5, 2027. My court date is December 3, 2026. It happened on May 1, 2026.",
    );
    expect(reading.coming.map(({ earliest }) => earliest)).toEqual(["2026-12-03", "2027-01-05"]);
    expect(reading.dates.incident?.earliest).toBe("2026-05-01");
  });

  it("takes a court day without a year for one to come, and one that was for one of the past", () => {
    const day = (story: string) => read(story).coming.map(({ earliest }) => earliest);
    expect(day("I was arrested yesterday. Court is on December 1.")).toEqual(["2026-12-01"]);
    expect(day("I had court on December 1.")).toEqual([]);
  });

  it("never takes a day after the death for the day of what led to it", () => {
    const { dates } = read(
      "My dad died in May 2024 after they gave him the wrong medicine. It came to us last month.",
    );
    expect(dates.death?.earliest).toBe("2024-05-01");
    expect(dates.incident).toBeUndefined();
  });

  it.each([
    ["I worked there from January 2025 until August 2026.", "2025-01-01", "2026-08-01"],
    ["He paid me nothing between May 3, 2026 and June 9, 2026.", "2026-05-03", "2026-06-09"],
    ["I worked 3/1/2025 - 4/1/2026 for him.", "2025-03-01", "2026-04-01"],
    ["My pay was short from June to August 2024.", "2024-06-01", "2024-08-01"],
    ["They have not paid me for the last two weeks of work.", "2026-10-30", AS_OF],
  ])("reads a stretch of time with its two ends: %s", (story, first, last) => {
    const { paid_work: worked } = read(story).dates;
    expect([worked?.earliest, worked?.until?.earliest]).toEqual([first, last]);
  });

  it.each([
    "I slipped on a wet floor in a store. Today my knee still hurts.",
    "I fell at a store. On November 1, 2026 I got a bill from the hospital.",
    "My doctor left a sponge inside me. I had an x-ray on June 1, 2026.",
    "I was hit by a car. I called a lawyer on October 1, 2026.",
    "My landlord ignores the mold. I complained on September 1, 2026.",
  ])("never takes a day of what came later for the day it happened: %s", (story) => {
    expect(read(story).dates.incident).toBeUndefined();
  });

  it("takes a letter after an EEOC charge for the one that starts the time to sue", () => {
    const { dates } = read("I filed with the EEOC on March 3, 2026 and got the letter on October 20, 2026.");
    expect(dates.right_to_sue_letter?.earliest).toBe("2026-10-20");
  });

  it("puts the entered day before any day of the story", () => {
    expect(read("I fell on May 3, 2026.", { incident_date: "2026-05-01" }).dates.incident).toEqual({
      earliest: "2026-05-01",
      latest: "2026-05-01",
      how: "field",
    });
  });
});

describe("where it happened", () => {
  it.each([
    ["I live in Houston, Texas.", "TX"],
    ["[CA] my landlord kept my deposit", "CA"],
    ["This was in Columbus, OH last week.", "OH"],
    ["I am in FL and got hurt.", "FL"],
    ["it happened in new york", "NY"],
    ["Brooklyn landlord changed my locks", "NY"],
    ["We live in West Virginia.", "WV"],
    ["He put it in my or your account, ok", null],
    ["Virginia, my aunt, and Georgia were there; nobody else", null],
    ["I moved from Ohio to Texas.", null],
  ] as const)("%s", (story, state) => {
    expect(read(story).place.state).toBe(state);
  });

  it("takes the field before the story, and the city when there is no state", () => {
    expect(read("I live in Texas.", { incident_state: "ca" }).place).toMatchObject({
      state: "CA",
      how: "field",
    });
    expect(read("I fell.", { incident_city: "Chicago" }).place).toMatchObject({ state: "IL", how: "city" });
    expect(read("I fell. I once lived in Texas.", { incident_state: "Puerto Rico" }).place.state).toBeNull();
  });
});

describe("money", () => {
  it.each([
    ["He owes me $1,234.50 now", [123_450]],
    ["it cost 5k dollars", [500_000]],
    ["I lost $1.5 million", [150_000_000]],
    ["I paid 300 dollars and $40", [30_000, 4000]],
    ["about 2 grand", [200_000]],
    ["it is 2026 and I am 45", []],
  ] as const)("%s", (story, cents) => {
    expect(read(story).amounts.map((amount) => amount.cents)).toEqual(cents);
  });

  it("knows a loss from a fine", () => {
    const { facts } = read(
      "I got a $50 speeding fine last year, and that is long done and over with. My medical bills are $900.",
    );
    const lost = facts.filter(({ key }) => key === "amount_lost").map((fact) => fact.amount_usd_cents);
    expect(lost).toContain(90_000);
    expect(lost).not.toContain(5000);
  });
});

describe("facts", () => {
  it("are left out when the story denies them", () => {
    expect(read("I was not injured and there were no witnesses.").factKeys).not.toContain("injury");
    expect(read("My wrist was broken and I was injured.").factKeys).toContain("injury");
  });

  it("do not see a public body in every police report", () => {
    expect(read("A driver rear ended me and the police came and took a report.").factKeys).not.toContain(
      "government_defendant",
    );
    expect(read("A city bus hit my car.").factKeys).toContain("government_defendant");
  });
});

describe("categories", () => {
  it.each([
    ["My boss fired me after I asked for my unpaid overtime.", "employment_labor_law"],
    [
      "My landlord will not return our security deposit after we moved out of the apartment.",
      "real_estate_law",
    ],
    ["My ex wife will not let me see my kids and we have a custody order.", "family_law"],
    [
      "I was arrested and charged with a felony, my arraignment is next week and I need a public defender.",
      "criminal_defense",
    ],
    ["USCIS denied my green card and my visa expired, I am afraid of deportation.", "immigration_law"],
    [
      "My grandmother passed away and the executor of her estate will not show us the will.",
      "estate_planning_probate",
    ],
    ["A dog bit me and I needed stitches, the owner refuses to pay my medical bills.", "personal_injury"],
    [
      "The surgeon left a sponge inside me and the hospital will not answer. I want to sue for malpractice.",
      "medical_malpractice",
    ],
    ["The IRS says I owe back taxes and sent a notice of deficiency.", "tax_law"],
    [
      "Someone copied my song and my artwork, and ignored my copyright and my DMCA notice.",
      "copyright_intellectual_property",
    ],
    ["Police officers beat me while I was handcuffed. It was excessive force.", "civil_rights"],
    [
      "My business partner in our LLC breached our contract and owes my company money.",
      "business_corporate_law",
    ],
    [
      "The NCAA says I am not eligible after I used the transfer portal, and my coach dropped me from the team.",
      "sports_entertainment_law",
    ],
    ["A debt collector keeps calling about a credit card debt that is on my credit report.", "other"],
  ] as const)("%s", (story, category) => {
    expect(read(story).categories[0]?.legal_category).toBe(category);
  });

  it("keep the category that the person chose, unless it is other", () => {
    const story = "My landlord will not return our security deposit.";
    expect(read(story, { legal_category: "personal_injury" }).category).toBe("personal_injury");
    expect(read(story, { legal_category: "other" }).category).toBe("real_estate_law");
  });
});

describe("places with the name of a state", () => {
  it.each([
    ["I live in Kansas City, Missouri.", "MO"],
    ["I live in Kansas City, KS.", "KS"],
    ["It happened in Delaware, Ohio.", "OH"],
    ["It happened in Nevada City, California.", "CA"],
    ["It happened in New York City, New York.", "NY"],
  ])("%s", (story, state) => {
    expect(read(story).place.state).toBe(state);
  });
});
