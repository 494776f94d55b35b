import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";
import { lastDayOf } from "./deadlines/deadline.ts";

/** Stories that must come out right whatever else changes: the side, the danger and the first day. */

const tell = tellOn("2026-11-22");

describe("the person who answers", () => {
  it("is told of the court's time to answer a debt, and of nothing to sue for", async () => {
    const { found, day, types } = await tell(
      "Served on Nov 6, 2026 in San Antonio for $4,870 of credit card debt by a company I never heard of.",
    );
    expect(found.reading.side.value).toBe("defending");
    expect(["debt_suit", "debt_collection"]).toContain(types[0]);
    expect(day).toBe("2026-11-20");
  });

  it.each([
    [
      "a landlord",
      "I rent out a house in Reno, Nevada. My tenant is suing me over mold, I was served on November 12, 2026.",
    ],
    [
      "an employer",
      "I own a diner in Mobile, Alabama. A waitress I fired says I owe overtime and she filed with the labor department. A letter came November 3, 2026.",
    ],
    [
      "a driver at fault",
      "I rear ended a lady in Tucson, Arizona and now she is suing me. The papers came on November 10, 2026.",
    ],
    [
      "a person with a trademark letter",
      "I got a letter about my brand name from a company, trademark. They want me to stop by December 10, 2026. I am in Portland, Oregon.",
    ],
    [
      "a parent under investigation",
      "CPS in Phoenix, Arizona is investigating me because my son had a bruise from football. A worker came on November 17, 2026.",
    ],
    [
      "a tenant with a notice",
      "There is a 3 day notice to pay or leave on my door in Fresno, California since November 20, 2026.",
    ],
  ])("%s stands on that side", async (_, story) => {
    const { found } = await tell(story);
    expect(found.reading.side.value).toBe("defending");
    expect(found.deadlines.filter(({ kind }) => kind === "limitation" || kind === "charge")).toEqual([]);
  });
});

describe("the danger", () => {
  it("goes before the firing", async () => {
    const { found, doors } = await tell(
      "I got fired at 58 last week. I don't see the point of being here anymore, my family would be better off with the insurance money.",
    );
    expect(doors).toContain("suicide");
    expect(found.ai_analysis_result.analysis).toContain("988");
  });

  it("of a coach who touches a child is a door, and no sports injury", async () => {
    const { types, doors } = await tell(
      "My daughter is nine and her gymnastics coach in Scranton, Pennsylvania touched her under her leotard. She told me yesterday.",
    );
    expect(doors).toContain("child_abuse");
    expect(types).not.toContain("sports_injury");
  });

  it("is none where a job is killing somebody", async () => {
    const { doors, found } = await tell(
      "This job is killing me. 60 hours a week in Fresno, California and no overtime since March 2025.",
    );
    expect(doors).toEqual([]);
    expect(found.reading.crises).toEqual([]);
  });
});

describe("several clocks", () => {
  it("run for an injury and the death it led to", async () => {
    const { found, doors } = await tell(
      "My husband was hit by a van on Dec 1, 2024 in Atlanta and died Jan 15, 2025. The driver got a ticket and that ticket is still open in court. What can I do?",
    );
    expect(doors).toEqual([]);
    expect(found.claim_types[0]?.claim_type).not.toBe("traffic_ticket");
    const days = found.deadlines.map(lastDayOf);
    expect(days).toContain("2026-12-01");
    expect(days).toContain("2027-01-15");
  });

  it("of a VA hospital lead with the claim against the United States", async () => {
    const { lead, day } = await tell(
      "The VA hospital in Cleveland cut the wrong nerve in my foot on February 2, 2025. They said it was nobody's fault.",
    );
    expect(lead?.rule).toBe("US-ftca_administrative_claim");
    expect(day).toBe("2027-02-02");
  });

  it("name the start that is gone, and lead with the live one", async () => {
    const { found, day } = await tell(
      "The VA in Memphis did a scan in January 2024 and missed the tumor. I found out on March 3, 2025 when another doctor showed me the old pictures.",
    );
    expect(day).toBe("2027-03-03");
    expect(found.deadlines.some(({ date_note }) => date_note?.includes("it has gone"))).toBe(true);
  });

  it("do not start with the founding of a company", async () => {
    const { found } = await tell(
      "We founded our LLC in 2019 in Denver. In spring 2026 my partner changed the locks and took the bank account.",
    );
    for (const { trigger_date } of found.deadlines) expect(trigger_date?.startsWith("2019")).not.toBe(true);
  });
});

describe("what is recognised", () => {
  it("a question only is one, with the rule that holds", async () => {
    const { found, types } = await tell("how long do I have to sue for a dog bite in Ohio?");
    expect(found.reading.side.value).toBe("asking");
    expect(types[0]).toBe("dog_bite");
    expect(found.deadlines[0]?.arithmetic).toMatch(/years/);
  });

  it.each([
    ["I was hit by a car in Greensboro NC last Tuesday", "NC", "2029-11-17"],
    ["They fired me in Gary IN two weeks before Thanksgiving because I am pregnant", "IN", "2027-05-11"],
  ])("%s", async (story, state, day) => {
    const read = await tell(story);
    expect(read.found.reading.state.value).toBe(state);
    expect(read.day).toBe(day);
  });

  it("a story in Spanish is answered in Spanish", async () => {
    const { found } = await tell(
      "Me cai en una tienda en Houston Texas el 5 de mayo de 2026 y me rompi la pierna. Que puedo hacer?",
    );
    expect(found.scope).toBe("other_language");
    expect(found.ai_analysis_result.analysis).toMatch(/ingl[eé]s/i);
  });

  it.each([
    ["A dog bit my son in the face on April 2, 2026 in Tulsa, Oklahoma. Twelve stitches.", "dog_bite"],
    ["my boss in Tampa FL owes me two paychecks, the last one was due October 2, 2026", "unpaid_wages"],
    [
      "A cop in Oakland, California pushed my face into the concrete on September 9, 2026, I was not resisting.",
      "excessive_force",
    ],
    [
      "My doctor in Boise, Idaho missed my cancer on March 5, 2025. I learned of it on January 4, 2026.",
      "misdiagnosis",
    ],
  ])("%s", async (story, claimType) => {
    const { types, found } = await tell(story);
    expect(types[0]).toBe(claimType);
    expect(found.similar_cases_found.length).toBeGreaterThan(0);
  });
});

describe("a rider without a motor", () => {
  it.each([
    ["I crashed my bike when a truck cut me off in Austin, Texas on August 1, 2026. I broke two ribs.", true],
    ["I had a bike crash with a car in Boston, Massachusetts on June 4, 2026. My knee is broken.", true],
    ["A truck hit my motorcycle in Austin, Texas on August 1, 2026 and I flew off my bike.", false],
  ])("%s", async (story, isBicycle) => {
    const { types } = await tell(story);
    expect(types[0]).toBe(isBicycle ? "pedestrian_or_bicycle_accident" : "car_accident");
  });
});

it("a time that holds only for another story is not called missed", async () => {
  const { found } = await tell(
    "I was fired on September 28, 2026 from a warehouse in Newark, New Jersey, a week after I asked my boss for my overtime pay.",
  );
  expect(found.ai_analysis_result.analysis).not.toMatch(/seems to have passed: OSHA/);
});

it("who has a hearing in immigration court is not told where somebody is held", async () => {
  const { doors } = await tell(
    "I came from Honduras in January 2026 and live in Dallas, Texas. I have a hearing in immigration court on January 12, 2027.",
  );
  expect(doors).toEqual([]);
  const held = await tell("They have my husband at immigration since last night in Dallas, Texas.");
  expect(held.doors).toContain("detained_now");
});
