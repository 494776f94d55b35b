import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";
import { lastDayOf } from "./deadlines/deadline.ts";

/** Stories with several days: which one starts the clock, and what is said of the others. */

const TODAY = "2026-11-22";
const tell = tellOn("2026-11-22");

describe("the earliest plausible start leads", () => {
  it("and a later surgery or an adjuster's word moves nothing", async () => {
    const { day } = await tell(
      "I slipped on spilled juice in a Kroger in Louisville, Kentucky on December 10, 2025 and broke my hip. I had surgery in March and again on September 3, 2026. The adjuster says there is plenty of time.",
    );
    expect(day).toBe("2026-12-10");
  });

  it("where form and story disagree, and the question asks which day is right", async () => {
    const { found, day } = await tell(
      "On March 14, 2025 I slipped on a wet floor in a hotel lobby in Columbus, Ohio and tore my knee.",
      { incident_date: "2026-06-30", legal_category: "personal_injury" },
    );
    expect(day).toBe("2027-03-14");
    expect(found.reading.conflicts).toEqual([
      expect.objectContaining({
        what: "incident_date",
        values: [
          expect.objectContaining({ value: "2026-06-30", field: "incident_date" }),
          expect.objectContaining({ value: "2025-03-14", field: null }),
        ],
      }),
    ]);
    const [first] = found.reading.questions;
    expect(first).toMatchObject({ id: "incident_date", kind: "choice" });
    expect(first?.choices.map(({ value }) => value)).toEqual(["2025-03-14", "2026-06-30"]);
  });

  it("until an answer says which day it was", async () => {
    const { found, day } = await tell(
      "On March 14, 2025 I slipped on a wet floor in a hotel lobby in Columbus, Ohio and tore my knee.",
      {
        incident_date: "2026-06-30",
        legal_category: "personal_injury",
        answers: { incident_date: "2026-06-30" },
      },
    );
    expect(day).toBe("2028-06-30");
    expect(found.reading.conflicts).toEqual([]);
    expect(found.reading.questions.map(({ id }) => id)).not.toContain("incident_date");
  });

  it("with the live day of discovery where the first start is gone, and says so", async () => {
    const { found, day } = await tell(
      "A clinic in Lexington, Kentucky read my scan as normal on January 5, 2025 and missed a tumor. I found out on March 3, 2026 when another doctor looked at it.",
    );
    expect(day).toBe("2027-03-03");
    expect(found.ai_analysis_result.analysis).toContain("has gone: ask a lawyer today");
  });

  it("of the claim form to the United States, counted from discovery where the first start is gone", async () => {
    const { found } = await tell(
      "The VA hospital in Columbia, South Carolina read my scan as normal in January 2024 and missed a tumor. I found out on March 3, 2025 when another doctor looked at it.",
    );
    const form = found.deadlines.filter(({ rule }) => rule === "US-ftca_administrative_claim");
    expect(form.map(lastDayOf)).toContain("2027-03-03");
    expect(form[0]?.date_note).toContain("If it counts from January 1, 2024");
  });

  it("of two clocks for an injury and the death that came of it", async () => {
    const { found, day } = await tell(
      "My husband was hit by a delivery van on December 1, 2024 in Atlanta, Georgia. He died on January 15, 2025 in the hospital. The driver's ticket is still open.",
    );
    expect(day).toBe("2026-12-01");
    expect(found.deadlines.map(({ rule, date }) => `${rule} ${date}`)).toEqual(
      expect.arrayContaining(["GA-personal_injury 2026-12-01", "GA-wrongful_death 2027-01-15"]),
    );
  });

  it("and a founding long ago starts nothing", async () => {
    const { found } = await tell(
      "We formed the LLC in 2019 in Austin, Texas. My partner locked me out of our shop on April 20, 2026 and keeps all the money. We had a written agreement.",
    );
    expect(JSON.stringify(found.deadlines)).not.toMatch(/2019|2020|2021|2022|2023/);
    expect(found.deadlines.some(({ date }) => date?.startsWith("2030-04-20"))).toBe(true);
  });

  it("of the second of two falls, the first being gone", async () => {
    const { found, day } = await tell(
      "I fell on the broken stairs of my building in Nashville, Tennessee on May 3, 2024 and hurt my back. I fell on the same stairs on April 9, 2026 and broke my wrist.",
    );
    expect(day).toBe("2027-04-09");
    expect(found.ai_analysis_result.analysis).toContain("If it counts from May 3, 2024, it has gone");
  });

  it("of a child, whose own time is not called over", async () => {
    const { day } = await tell(
      "I turned 18 on March 12, 2026. When I was 15, on June 8, 2023, a boat hit me on a lake near Paducah, Kentucky and broke my leg. My mother never did anything about it.",
    );
    expect(day).toBe("2027-03-12");
  });
});

describe("a day that hangs on a guess", () => {
  it("is shown as the earliest safe day, with the question beside it", async () => {
    const { found, lead, day } = await tell(
      "A dog bit me in the face in March 2026 in Denver, Colorado. I got twelve stitches.",
    );
    expect(lead?.date).toBeNull();
    expect(day).toBe("2028-03-01");
    expect(found.ai_analysis_result.legal_analysis.statute_of_limitations.deadline).toBe("2028-03-01");
    expect(found.reading.questions).toContainEqual(
      expect.objectContaining({ id: "incident_date", kind: "date" }),
    );
  });

  it("becomes exact with the answer", async () => {
    const { lead } = await tell(
      "A dog bit me in the face in March 2026 in Denver, Colorado. I got twelve stitches.",
      { answers: { incident_date: "2026-03-19" } },
    );
    expect(lead?.date).toBe("2028-03-19");
  });

  it("takes the state that an answer names", async () => {
    const story = "A dog bit me in the face on March 19, 2026 in Springfield. I got twelve stitches.";
    const before = await tell(story);
    expect(before.lead?.date).toBeNull();
    expect(before.lead?.date_note).toContain("Springfield is the name of cities in several states");
    const ask = before.found.reading.questions.find(({ id }) => id === "state");
    expect(ask?.kind).toBe("choice");
    expect(ask?.choices.map(({ value }) => value)).toContain("IL");
    expect((await tell(story, { answers: { state: "IL" } })).day).toBe("2028-03-19");
  });

  it("asks at most five things", async () => {
    const { found } = await tell("Somebody hurt me and I got papers.");
    expect(found.reading.questions.length).toBeLessThanOrEqual(5);
  });
});

describe("twelve stories with seventeen distracting sentences", () => {
  /** Each story with the last day that may lead. */
  const STORIES: readonly (readonly [string, string])[] = [
    [
      "I slipped on ice melt in a drugstore in Akron, Ohio on February 10, 2025 and broke my ankle.",
      "2027-02-10",
    ],
    [
      "A pickup ran a red light and hit my car on January 22, 2025 in Mesa, Arizona. My neck is hurt.",
      "2027-01-22",
    ],
    ["The surgeon cut my bile duct on March 6, 2025 in Plano, Texas and I almost died.", "2027-03-06"],
    ["My neighbor's dog bit my hand on July 2, 2025 in Sacramento, California.", "2027-07-02"],
    ["They fired me on August 14, 2026 in Tampa, Florida because I am pregnant.", "2027-02-10"],
    ["The police in Covington, Kentucky broke my arm on December 30, 2025 during an arrest.", "2026-12-30"],
    [
      "My old boss in Lexington, Kentucky posted on Facebook on January 9, 2026 that I steal. It is a lie.",
      "2027-01-09",
    ],
    [
      "The contractor in Raleigh, North Carolina walked off the job on May 5, 2024. We had a written contract.",
      "2027-05-05",
    ],
    [
      "My father fell out of bed in a nursing home in Knoxville, Tennessee on January 28, 2026 and broke his hip.",
      "2027-01-28",
    ],
    [
      "A shelf of paint cans fell on me in a hardware store in Norman, Oklahoma on April 16, 2025 and broke my shoulder.",
      "2027-04-16",
    ],
    [
      "The county jail in Paducah, Kentucky kept my insulin from me on February 24, 2026 and I lost a toe.",
      "2027-02-24",
    ],
    ["A deputy in Bakersfield, California broke my jaw on August 20, 2026 at a traffic stop.", "2027-02-20"],
  ];
  const DISTRACTIONS: readonly string[] = [
    "I had another surgery on October 1, 2026.",
    "I lost my other job on September 18, 2026.",
    "My birthday was on November 2, 2026.",
    "My company was founded on June 1, 2018.",
    "The adjuster called me on November 12, 2026.",
    "The adjuster sent me a letter dated October 20, 2026.",
    "They made another payment on November 1, 2026.",
    "My lawyer friend said on November 15, 2026 that there is no hurry.",
    "I moved to a new apartment on August 30, 2026.",
    "My next doctor visit is on December 18, 2026.",
    "I emailed them on October 9, 2026 and got no answer.",
    "My sister got married on September 5, 2026.",
    "My cast came off on November 9, 2026.",
    "I started a new job on October 26, 2026.",
    "A neighbor told me on November 18, 2026 that I have four years.",
    "My grandmother died on September 30, 2026.",
    "My insurance runs out on January 31, 2028.",
  ];

  it.each(STORIES)("never lead with a later day: %s", async (story, latest) => {
    const plain = (await tell(story)).day;
    expect(plain).not.toBeNull();
    expect((plain ?? "") <= latest, `${story} leads with ${plain}`).toBe(true);
    const late: string[] = [];
    for (const sentence of DISTRACTIONS) {
      for (const text of [`${story} ${sentence}`, `${sentence} ${story}`]) {
        const { day } = await tell(text);
        if (day === null || day > latest || day < TODAY) late.push(`${text} -> ${day}`);
      }
    }
    expect(late).toEqual([]);
  });
});

describe("a day in the form beside an earlier day of the same matter", () => {
  const ARREST =
    "They arrested my husband at the gas station in Vineland, New Jersey on August 30, 2026 on a warrant for another man with the same name. He sat two nights in the county jail. A judge dropped the charge on September 9, 2026.";

  it("counts from both, and the earlier one leads", async () => {
    const { found, day } = await tell(ARREST, { incident_date: "2026-09-09" });
    expect(day).toBe("2026-11-28");
    expect(found.deadlines.map(lastDayOf)).toContain("2026-12-08");
  });

  it("counts from the form's day alone where the words say so too", async () => {
    const { day } = await tell(
      "I called OSHA because the forklift at our yard in Henderson, Nevada has no brakes. OSHA came out on October 26. On November 2, 2026 my boss cut my pay and moved me to nights because I called them.",
      { incident_date: "2026-11-02" },
    );
    expect(day).toBe("2026-12-02");
  });
});
