import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { computeDeadlines } from "./deadlines/compute.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";
import { FACT_CUES } from "./compiled/lexicon.js";
import { LIMITATION_RULES } from "./compiled/knowledge.js";
import { searchPrecedents } from "./search-precedents.ts";

/** Stories as people told them, each with what the answer must hold. */

const AS_OF = "2026-11-20";
let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

function tell(description: string) {
  return analyze({ description, as_of: AS_OF }, source);
}

describe("pay over a stretch of time", () => {
  const COOK =
    "I worked as a cook in a restaurant in Chicago from January 2025 until August 2026. I worked about 55 hours a week and was paid for 40. My boss said that I was salaried.";

  it("is overtime, with the earliest part first and the last part beside it", async () => {
    const result = await tell(COOK);
    expect(result.claim_types[0]?.claim_type).toBe("unpaid_overtime");
    const federal = result.deadlines.filter(({ rule }) => rule === "US-flsa");
    expect(federal.map(({ title, date }) => [title.split(": ")[1], date])).toEqual([
      ["pay from January 2025", "2027-01-01"],
      ["pay from August 2026", "2028-08-01"],
    ]);
    expect(result.ai_analysis_result.analysis).toMatch(/pay from January 2025: January 1, 2027/);
    expect(result.ai_analysis_result.analysis).toMatch(/pay from August 2026: August 1, 2028/);
  });

  it("shows no limit of the laws against discrimination", async () => {
    const { deadlines } = await tell(COOK);
    expect(deadlines.filter(({ rule }) => rule.includes("eeoc"))).toEqual([]);
  });

  it("says that the oldest part is lost by now, and never gives the late date alone", async () => {
    const { deadlines, ai_analysis_result: result } = await tell(
      "I worked at a warehouse in Chicago from March 2022 to October 2026, 60 hours a week on a salary with no overtime pay.",
    );
    const first = deadlines.find(({ rule }) => rule === "US-flsa");
    expect(first).toMatchObject({ trigger_date: "2022-03-01", date: "2024-03-01" });
    expect(first?.date_note).toMatch(/before November 20, 2024 seems to be over/);
    expect(result.analysis).toMatch(/pay earned before November 20, 2024 seems to be over/);
  });

  it("reads one year for both ends, and work that still goes on", async () => {
    const once = await tell(
      "I worked at a diner in Ohio from May to August 2024 and was never paid overtime. I worked 50 hours a week.",
    );
    expect(once.deadlines.find(({ rule }) => rule === "US-flsa")?.trigger_date).toBe("2024-05-01");
    const now = await tell(
      "I have worked at a diner in Ohio since May 2025. I work 50 hours a week and my boss pays no overtime.",
    );
    const days = now.deadlines
      .filter(({ rule }) => rule === "US-flsa")
      .map(({ trigger_date }) => trigger_date);
    expect(days).toEqual(["2025-05-01", AS_OF]);
  });
});

describe("court papers and notices", () => {
  it("put the answer first, and do not count a collector's wrong from the last payment", async () => {
    const { ai_analysis_result: result, deadlines } = await tell(
      "I was served on November 10 2026 with a lawsuit from Midland Funding for a credit card I stopped paying in 2015. I live in Georgia.",
    );
    expect(result.analysis).toMatch(/^Court papers carry a time to answer\. The papers name the day/);
    expect(result.next_steps_recommendation.urgency_level).toBe("immediate");
    const [first, ...others] = result.immediate_action_plan.within_24_hours;
    expect(first).toMatch(/^A deadline is near: Answer to /);
    expect(others.join(" ")).not.toMatch(/20 to 35 days/);
    expect(result.doors[0]?.urgent).toBe(true);
    expect(JSON.stringify(deadlines)).not.toMatch(/2015|2016/);
  });

  it("say in general how long there is where no day to answer is known", async () => {
    const { ai_analysis_result: result } = await tell(
      "I was served with papers of a lawsuit last week. I don't know who they are.",
    );
    expect(result.immediate_action_plan.within_24_hours.join(" ")).toMatch(/20 to 35 days/);
  });

  it("are no longer urgent after two months", async () => {
    const { ai_analysis_result: result } = await tell(
      "I was served on March 10 2026 with a lawsuit from a debt collector for a credit card that I never had. I live in Georgia.",
    );
    expect(result.analysis).not.toMatch(/time to answer/);
  });

  it("name the day that a notice with a number of days runs to, as information", async () => {
    const { ai_analysis_result: result } = await tell(
      "I got a 3 day notice to pay or quit on my door in San Diego yesterday.",
    );
    expect(result.analysis).toMatch(/notice of 3 days, given on November 19, 2026\. .* November 22, 2026\./);
    expect(result.analysis).toMatch(/Weekends and court holidays may not count/);
    expect(result.case_viability.elements.find(({ id }) => id === "tenant")?.state).toBe("met");
  });
});

describe("a child and a year", () => {
  it("call no day the last one, and say when the time would plainly have ended", async () => {
    const { ai_analysis_result: result } = await tell(
      "My son was born in 2019 at a hospital in New York. The doctor waited too long for the c-section and he lost oxygen. He has cerebral palsy and is now 7.",
    );
    expect(result.analysis).toMatch(/Counted plainly from January 1, 2019 the time ended on July 1, 2021/);
    expect(result.analysis).toMatch(/may be a child/);
    expect(result.legal_analysis.statute_of_limitations.deadline).toBeNull();
  });
});

describe("federal charges of discrimination", () => {
  it("have 180 days only where the state has no agency", () => {
    for (const state of ["AL", "AR", "GA", "MS", "NC"]) {
      const { deadlines } = computeDeadlines({
        state,
        claim: "eeoc_charge_300",
        date: "2026-06-01",
        as_of: AS_OF,
      });
      expect(deadlines.map(({ rule }) => rule)).toEqual(["US-eeoc_charge_180"]);
    }
    const { deadlines } = computeDeadlines({
      state: "IL",
      claim: "eeoc_charge_300",
      date: "2026-06-01",
      as_of: AS_OF,
    });
    expect(deadlines[0]).toMatchObject({ rule: "US-eeoc_charge_300", date: "2027-03-28" });
  });
});

describe("money and quotes", () => {
  it("shows one range, rounded outward, in the text and in the numbers", async () => {
    const { ai_analysis_result: result } = await tell(
      "Chicago police slammed me to the ground on May 2, 2026 while I was in handcuffs and broke my arm. I needed surgery.",
    );
    const { low_cents, median_cents, high_cents } = result.damages_assessment.estimate;
    for (const cents of [low_cents, median_cents, high_cents]) {
      const dollars = (cents ?? 0) / 100;
      expect(String(dollars)).toMatch(/^\d{1,2}0*$/);
      expect(result.analysis).toContain(`$${dollars.toLocaleString("en-US")}`);
    }
  });

  it("compares like harm with like harm", async () => {
    const told = (harm: string) =>
      tell(`Chicago police used too much force on me on May 2, 2026 while I was in handcuffs. ${harm}`);
    const [serious, minor] = await Promise.all([
      told("They broke my arm and I needed surgery."),
      told("I had bruises."),
    ]);
    expect(serious.ai_analysis_result.damages_assessment.estimate.median_cents).toBeGreaterThan(
      minor.ai_analysis_result.damages_assessment.estimate.median_cents ?? Number.POSITIVE_INFINITY,
    );
  });

  it("quotes the same words once for each part", async () => {
    const { ai_analysis_result: result } = await tell(
      "My boss said that I must stay. My boss said that I must stay. I worked 55 hours a week in Texas with no overtime pay.",
    );
    for (const { words } of result.case_viability.elements)
      expect(new Set(words.map(({ text }) => text)).size).toBe(words.length);
  });
});

describe("the knowledge and the reader agree", () => {
  it("on every fact that a limitation rule asks for", () => {
    const known = new Set(FACT_CUES.map(({ key }) => key));
    const asked = LIMITATION_RULES.flatMap(({ applies_if }) => (applies_if ?? []).map(({ fact }) => fact));
    expect(asked.filter((fact) => !known.has(fact))).toEqual([]);
  });

  it("on the fit of claim types in a search", async () => {
    const asked: number[][] = [];
    await searchPrecedents(
      { text: "my landlord kept my security deposit" },
      {
        ...source,
        candidates: (query) => (asked.push(query.claim_type_scores ?? []), source.candidates(query)),
      },
    );
    expect(asked[0]?.[0]).toBeGreaterThan(0.3);
  });
});

describe("the kind of matter", () => {
  it.each([
    [
      "Two Cleveland police officers threw me on the ground. They cuffed me so tight my wrist still tingles. They let me go after an hour.",
      "excessive_force",
    ],
    [
      "I was stopped at a light in Sacramento and a guy texting slammed into the back of me. My neck hurts.",
      "car_accident",
    ],
    [
      "I have lupus and asked my company in Boston for a chair and one day from home. They said no and wrote me up.",
      "disability_accommodation",
    ],
    ["The landlord put a paper on our door in Phoenix saying we have 5 days to pay or get out.", "eviction"],
    [
      "They are going to deport my wife. The judge ordered her removed. We live in Houston.",
      "removal_proceedings",
    ],
    ["I am a waitress in Georgia and my manager takes part of our tips.", "unpaid_wages"],
    ["The IRS took $3,100 out of my bank account. I did not get any letter.", "tax_collection"],
    [
      "My mom's caregiver got her to sign over the house in Arizona. Mom has memory problems.",
      "elder_financial_abuse",
    ],
    [
      "I lost my job at the plant in Alabama right after I told them I was pregnant.",
      "employment_discrimination",
    ],
    ["My dad died at the hospital after they gave him the wrong medicine.", "medication_error"],
  ])("is told by the words of people: %s", async (story, claimType) => {
    expect((await tell(story)).claim_types[0]?.claim_type).toBe(claimType);
  });

  it("shows the early notice to the city after a fall on a sidewalk", async () => {
    const { deadlines } = await tell(
      "I tripped on a broken sidewalk in Los Angeles on August 30, 2026 and broke my ankle.",
    );
    expect(deadlines[0]).toMatchObject({ rule: "CA-gov_notice_local", date: "2027-02-28" });
  });
});

describe("urgency", () => {
  it("is not immediate for a limit that passed years ago, and is for one that ends in days", async () => {
    const told = async (year: string) => {
      const result = await tell(
        `I slipped on a wet floor in a store in Texas on November 30, ${year} and broke my wrist.`,
      );
      return result.ai_analysis_result.next_steps_recommendation.urgency_level;
    };
    expect(await told("2019")).toBe("soon");
    expect(await told("2024")).toBe("immediate");
  });
});

it("a person's own words stand beside what has to be shown as whole sentences", async () => {
  const { ai_analysis_result: result } = await tell(
    "On June 3, 2026 a van ran a red light and hit me in Columbus, Ohio. The bills are $42,000 so far. My leg is broken.",
  );
  const quoted = result.case_viability.elements.flatMap(({ words }) => words.map(({ text }) => text));
  expect(quoted).toContain("The bills are $42,000 so far");
  expect(quoted).toContain("On June 3, 2026 a van ran a red light and hit me in Columbus, Ohio");
});

it("a plan gives the number of a hotline once", async () => {
  const { ai_analysis_result: result } = await tell(
    "My ex boyfriend came to my house last night and said he will kill me. He hit me two times this summer. We live in Portland, Oregon.",
  );
  const steps = result.immediate_action_plan.within_24_hours.join("\n");
  expect(steps.split("1-800-799-7233")).toHaveLength(2);
});
