import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { PLACE_RULES } from "../compiled/knowledge.js";
import { placeRule } from "../law/place.ts";
import { leadingDeadline } from "../report/limits.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import type { Deadline } from "../result.ts";
import { addDays } from "./calendar.ts";
import { lastDayOf } from "./deadline.ts";

/** Papers that came, as people tell of them, each with the day that must lead. */

const TODAY = "2026-11-22";
let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

async function told(description: string, more: { incident_state?: string; incident_date?: string } = {}) {
  const found = await analyze({ description, as_of: TODAY, ...more }, source);
  const lead: Deadline | null = leadingDeadline(found.deadlines);
  return { found, lead, day: lead && lastDayOf(lead) };
}

describe("the clock of a paper", () => {
  it("is that of a Texas justice court for a small debt, and nothing about suing stands beside it", async () => {
    const { found, lead, day } = await told(
      "Served on Nov 6, 2026 in San Antonio for $4,870 of card debt. The last time I paid anything on it was in 2018. The man said I should just call them.",
    );
    expect(day).toBe("2026-11-20");
    expect(lead).toMatchObject({ rule: "TX-answer_days_small_claims", statute: "Tex. R. Civ. P. 502.5(d)" });
    expect(found.deadlines.filter(({ kind }) => kind !== "answer")).toEqual([]);
  });

  it.each([
    [
      "of the general court where the amount is too large for the small one",
      "A deputy brought me a lawsuit on November 9, 2026 in Dallas. A bank wants $68,000 from my old shop. I live in Texas.",
      "2026-11-30",
    ],
    [
      "of the state where no court is named",
      "I got served on November 3, 2026 in Cleveland, Ohio. A card company is suing me for $21,300 and I never saw the account.",
      "2026-12-01",
    ],
    [
      "of a federal court",
      "I was served on November 12, 2026. It is a case in federal court in Atlanta, Georgia about a song. They are suing me for copying.",
      "2026-12-03",
    ],
    [
      "that the paper itself names",
      "A process server handed me court papers on November 16, 2026 in Reno, Nevada. The summons says I have 21 days to respond. It is about a loan.",
      "2026-12-07",
    ],
    [
      "of unemployment, from the day of mailing and not of opening",
      "They denied my unemployment here in Michigan. The letter was mailed November 2, 2026 and I only opened it on the 10th because I was at my aunt's.",
      "2026-12-02",
    ],
    [
      "of a license after a drunk-driving arrest",
      "I got arrested for a DWI on November 14, 2026 outside Austin, Texas and blew a .10. They gave me a yellow paper and took my license.",
      "2026-11-29",
    ],
    [
      "of food benefits",
      "My food stamps in Ohio were cut from $410 to $60. The letter is dated September 14, 2026 and says my overtime counts.",
      "2026-12-13",
    ],
    [
      "of a denied citizenship application",
      "USCIS denied my citizenship. The denial was mailed on November 4, 2026. I live in Denver, Colorado and have had a green card for nine years.",
      "2026-12-04",
    ],
    [
      "of a hearing that is named",
      "The county says my dog is dangerous. There is a hearing on December 3, 2026 at 10 in the annex. I'm in Boise, Idaho and they accuse me of not having a leash.",
      "2026-12-03",
    ],
    [
      "of a demand letter, without calling it a court date",
      "A lawyer wrote us a cease and desist over our cafe name, we are in Tulsa Oklahoma. They demand that we change it by December 18, 2026 or they sue.",
      "2026-12-18",
    ],
  ])("is that %s", async (_, story, expected) => {
    expect((await told(story)).day).toBe(expected);
  });

  it("asks for the day on the papers where a small court hears without a written answer", async () => {
    const { found } = await told(
      "My old tenant is suing me in small claims in Racine, Wisconsin. I was served last week. What happens at the hearing?",
    );
    expect(found.deadlines.find(({ rule }) => rule === "WI-answer_days_small_claims")?.date_note).toMatch(
      /papers name the day/,
    );
  });

  it("does not count a person's own plans, nor a time that the person gave", async () => {
    const { found } = await told(
      "I slipped in a store in Louisville, Kentucky on December 10, 2025. My surgery is scheduled for December 1, 2026 and my birthday party is December 5, 2026. I gave my boss 14 days notice on November 2, 2026.",
    );
    expect(found.deadlines.filter(({ rule }) => rule.startsWith("told-"))).toEqual([]);
  });

  it("runs to the Monday after the days where the rule says so, and only then is over", async () => {
    const { found, day } = await told(
      "My wife had me served with an Original Petition for Divorce in San Antonio, Texas on October 29, 2026.",
    );
    expect(day).toBe("2026-11-23");
    expect(found.deadlines[0]?.arithmetic).toBe(
      "20 days from October 29, 2026 end on November 18, 2026. The time runs to the Monday after: November 23, 2026.",
    );
  });

  it("has no day for a criminal summons but that of the court", async () => {
    const { found, day } = await told(
      "I got a criminal summons on November 5, 2026 in Roanoke, Virginia, they charge me with trespassing. Arraignment is December 17, 2026.",
    );
    expect(day).toBe("2026-12-17");
    expect(found.deadlines.map(({ rule }) => rule)).not.toContain("VA-answer_days");
  });

  it("counts an unsure day from its first reading, and where that is over treats today as the last safe day", async () => {
    const { lead } = await told(
      "I was served with a lawsuit about three weeks ago in Tampa, Florida. A roofing company is suing me for $30,000.",
    );
    expect(lead).toMatchObject({ rule: "FL-answer_days", date: null, safe_date: TODAY });
    expect(lead?.date_note).toMatch(/today is the safe day/);
  });
});

describe("a rule that was not looked at in time", () => {
  const SERVED =
    "I got served on December 2, 2030 in Cleveland, Ohio. A card company is suing me for $21,300 and I never saw the account.";
  const servedAsOf = (as_of: string) => analyze({ description: SERVED, as_of }, source);

  it("is shown with its own words and drives no date; on the last day of its time it still does", async () => {
    const due = placeRule("OH", "answer_days", TODAY)?.review_by ?? "";
    const before = await analyze(
      { description: SERVED.replace("December 2, 2030", `on ${due}`), as_of: due },
      source,
    );
    expect(before.deadlines.find(({ rule }) => rule === "OH-answer_days")).toMatchObject({
      date: addDays(due, 28),
    });
    const { deadlines, ai_analysis_result: report } = await servedAsOf("2030-12-05");
    const late = deadlines.find(({ rule }) => rule === "OH-answer_days");
    expect(late).toMatchObject({ date: null, falls_on: null, days_left: null });
    expect(late && lastDayOf(late)).toBeNull();
    expect(late?.date_note).toContain("may have changed");
    expect(late?.arithmetic).toContain("28 days");
    expect(report.legal_analysis.statute_of_limitations.deadline).toBeNull();
    expect(report.legal_analysis.jurisdiction_considerations).toContain("may have changed");
  });

  it("decides no court: where the limit of small claims may have changed, the shorter time stands", async () => {
    const words =
      "Served on Nov 6, 2026 in San Antonio for $48,700 of card debt. The last time I paid anything on it was in 2018.";
    const rules = PLACE_RULES.TX["small_claims_limit"] ?? [];
    const [rule] = rules;
    if (!rule) throw new Error("There is no limit for Texas");
    const now = await analyze({ description: words, as_of: TODAY }, source);
    expect(now.deadlines.map((one) => one.rule)).toContain("TX-answer_days");
    PLACE_RULES.TX["small_claims_limit"] = [{ ...rule, review_by: "2026-11-21" }];
    try {
      const after = await analyze({ description: words, as_of: TODAY }, source);
      expect(after.deadlines.map((one) => one.rule)).toContain("TX-answer_days_small_claims");
    } finally {
      PLACE_RULES.TX["small_claims_limit"] = rules;
    }
  });
});

it("a story told earlier counts its 'last week' from the day on which it was told", async () => {
  const description =
    "I got served two days ago in Cleveland, Ohio. A card company is suing me for $21,300 and I never saw the account.";
  const day = async (input: { as_of: string; told_on?: string }) => {
    const lead = leadingDeadline((await analyze({ description, ...input }, source)).deadlines);
    return lead && lastDayOf(lead);
  };
  expect(await day({ as_of: "2026-11-12" })).toBe("2026-12-08");
  expect(await day({ as_of: "2026-11-22", told_on: "2026-11-12" })).toBe("2026-12-08");
});
