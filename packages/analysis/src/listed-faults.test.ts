import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";
import { lastDayOf } from "./deadlines/deadline.ts";

/** Faults that people met, each told in several ways: what came out wrong in one wording mostly does in others. */

const tell = tellOn("2026-11-22");

describe("a family that is turned away", () => {
  it.each([
    [
      "The building manager in Madison, Wisconsin turned us away because we have children, on February 9, 2026. It is still on the web.",
      "2027-02-09",
    ],
    [
      "On March 3, 2026 a landlord in Omaha, Nebraska refused to show us the duplex when he heard there is a baby coming.",
      "2027-03-03",
    ],
    [
      "We applied for a two bedroom in Mobile, Alabama. They rejected us on May 5, 2026, the lady said it was on account of our kids and the stairs.",
      "2027-05-05",
    ],
    [
      "nice condo in Reno, Nevada, then she saw my twins and goes we prefer couples only. that was june 18 2026",
      "2027-06-18",
    ],
  ])("%s", async (story, day) => {
    const { types, day: shown } = await tell(story);
    expect(types[0]).toBe("housing_discrimination");
    expect(shown).toBe(day);
  });
});

describe("a thing that falls on somebody", () => {
  it.each([
    [
      "A mirror came off the wall of the gym in Tucson, Arizona and crushed two toes on April 14, 2026. The adjuster calls every week.",
      "2028-04-14",
    ],
    [
      "The wardrobe mirror I bought fell out of its frame on August 2, 2026 and crushed two of my toes. The adjuster of the store offers a gift card. Boise, Idaho.",
      "2028-08-02",
    ],
    [
      "A shelf at the hardware store in Macon, Georgia tipped over on me May 20, 2026, it split my scalp.",
      "2028-05-20",
    ],
    [
      "on 6/7/26 the hotel tv dropped on my daughters foot in Newark, New Jersey. her toes are broken",
      "2028-06-07",
    ],
  ])("%s", async (story, day) => {
    const { day: shown, found } = await tell(story);
    expect(found.legal_category).toBe("personal_injury");
    expect(shown).toBe(day);
  });
});

describe("a form and a story that name different days", () => {
  it.each([
    "I slipped on the stairs of my building in Denver, Colorado in March 2026.",
    "In March 2026 a cart ran over my foot at a garden center in Denver, Colorado.",
    "The freezer door at a store in Denver, Colorado came down on my hand, that was March 2026.",
    "My accident in Denver, Colorado was in early March 2026, hurt my neck.",
  ])("raise the question: %s", async (story) => {
    const { found } = await tell(story, { incident_date: "2026-06-30" });
    expect(found.reading.conflicts.map(({ what }) => what)).toContain("incident_date");
    expect(found.reading.questions[0]?.id).toBe("incident_date");
  });

  it("raise none where the day of the form is told too", async () => {
    const { found } = await tell(
      "On June 30, 2026 I slipped at a store in Denver, Colorado. In August 2026 the manager called me.",
      { incident_date: "2026-06-30" },
    );
    expect(found.reading.conflicts).toEqual([]);
  });
});

describe("a suit over a card", () => {
  it.each([
    "Served on Nov 6, 2026 in San Antonio for $4,870 of credit card debt by a company I never heard of.",
    "A constable in San Antonio handed me a lawsuit November 6 2026. Capital One card, $4,870.",
    "got sued over an old credit card in San Antonio texas, papers came nov 6 2026, 4,870 dollars",
    "I was served in San Antonio on November 6, 2026. Some bank says I owe $4,870 on a card from 2019.",
  ])("is a suit, and not only a collector: %s", async (story) => {
    const { types, day, found } = await tell(story);
    expect(types[0]).toBe("debt_suit");
    expect(day).toBe("2026-11-20");
    expect(found.deadlines.filter(({ kind }) => kind === "limitation")).toEqual([]);
  });

  it("is none where a collector only calls", async () => {
    const { types } = await tell(
      "A debt collector calls me ten times a day in San Antonio, Texas about a credit card. No papers came.",
    );
    expect(types[0]).toBe("debt_collection");
  });
});

describe("a question only", () => {
  it.each([
    ["how long do I have to sue for a dog bite in Ohio?", /year.*Ohio|Ohio.*year/],
    ["what's the statute of limitations on a car accident in Colorado", /Colorado.*3 years/],
    ["Is there a time limit to sue a surgeon in Texas?", /Texas.*2 years/],
    ["In Michigan, how many years until it's too late to sue over a slip and fall?", /Michigan.*3 years/],
    ["how much time is there to contest a will in Ohio", /Ohio.*3 months/],
  ])("has its answer in words in the first line: %s", async (story, words) => {
    const { firstLine, found } = await tell(story);
    expect(found.scope).toBe("analyzed");
    expect(firstLine).toMatch(words);
  });

  it("without a state is asked for it in the first line", async () => {
    const { firstLine } = await tell("how long do you have to sue after a car accident?");
    expect(firstLine).toMatch(/state/);
  });

  it("is no answer to a danger, which goes first", async () => {
    const { firstLine } = await tell(
      "How long do I have to get a protective order in Ohio? He is outside my door with a knife right now.",
    );
    expect(firstLine).toMatch(/911/);
  });
});

describe("short clocks", () => {
  it.each([
    ["Got laid off on October 30, 2026. I am on H-1B and live in Austin, Texas.", "2026-12-29"],
    ["my last day was 10/26/26, on an L-1 in Boston, Massachusetts. what about my visa", "2026-12-25"],
    ["They eliminated my role November 2, 2026. TN visa, Seattle Washington, two kids.", "2027-01-01"],
  ])("of a visa that hangs on a job: %s", async (story, day) => {
    const { found } = await tell(story);
    expect(found.deadlines.map(lastDayOf)).toContain(day);
  });

  it.each([
    [
      "I hurt my back lifting a crate at work in Tampa, Florida on November 4, 2026. I told nobody yet.",
      "2026-12-04",
    ],
    ["Cut my hand on the job in Houston, Texas on 11/10/26. Boss does not know, I wrapped it.", "2026-12-10"],
    ["fell off a ladder at work in Peoria, Illinois on november 1 2026, havent told anyone", "2026-12-16"],
    ["I hurt my back at work in Newark, New Jersey on November 16, 2026.", "2026-11-30"],
    ["I hurt my back at work in Minneapolis, Minnesota on November 16, 2026.", "2026-11-30"],
  ])("to tell the employer of a work injury: %s", async (story, day) => {
    const { day: shown, lead } = await tell(story);
    expect(shown).toBe(day);
    expect(lead?.title).toMatch(/employer/);
  });

  it.each([
    "I hurt my back at work in Tampa, Florida on November 4, 2026 and told my boss the same day. Their insurer denied my claim.",
    "I hurt my back at work in Tampa, Florida on May 4, 2026.",
    "I hurt my back at work in Providence, Rhode Island on November 16, 2026.",
  ])("to tell the employer are none where it was done, has gone or rests on no source: %s", async (story) => {
    const { found } = await tell(story);
    expect(found.deadlines.filter(({ title }) => /employer of a work injury/.test(title))).toEqual([]);
  });

  it.each([
    [
      "The IRS letter dated November 3, 2026 says intent to levy and that I can ask for a hearing. Macon, Georgia",
      "2026-12-03",
    ],
    ["got an LT11 from the irs dated nov 10 2026, they want to take my wages in Toledo Ohio", "2026-12-10"],
    [
      "IRS put a tax lien on my house in Mobile, Alabama. The notice of federal tax lien is from November 6, 2026.",
      "2026-12-06",
    ],
    [
      "final notice from the IRS, dated October 30 2026, they will levy my bank in Eugene, Oregon",
      "2026-11-29",
    ],
  ])("to ask for a hearing about a lien or levy: %s", async (story, day) => {
    const { day: shown } = await tell(story);
    expect(shown).toBe(day);
  });

  it.each([
    [
      "The IRS disallowed my refund claim. The letter was mailed February 10, 2025. I live in Salem, Oregon.",
      "2027-02-10",
    ],
    [
      "irs denied my amended return for 2020, letter dated march 3 2025. can i take them to court? Denver Colorado",
      "2027-03-03",
    ],
    [
      "They rejected our refund from the IRS for 2019 on January 15, 2025 by certified mail. Tulsa, Oklahoma.",
      "2027-01-15",
    ],
  ])("to sue for a refund: %s", async (story, day) => {
    const { day: shown } = await tell(story);
    expect(shown).toBe(day);
  });
});
