import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import { clauseAt } from "./clauses.ts";
import { readStory } from "./read-story.ts";
import { readText } from "./text.ts";

const AS_OF = "2026-11-20";

function sideOf(description: string) {
  return readStory({ description, as_of: AS_OF }).side;
}

describe("the side of the teller", () => {
  it.each([
    [
      "A process server gave me papers on Monday. The credit union is suing me for $3,100 on a loan I paid off.",
    ],
    ["I own a rental in Toledo. My former tenant is suing us in small claims over the deposit we kept."],
    ["i rear ended a guy at a light last year and now he sued me for his back. my insurance lapsed"],
    ["Got a cease and desist letter from a lawyer. They say the name of my salon infringes their trademark."],
    ["I was arrested Saturday for shoplifting at Target in Mesa and my arraignment is next week."],
    ["CPS came to my door because somebody reported me. The investigator wants to talk with my kids."],
    ["A customer filed a complaint against my license with the contractor board."],
    ["My ex got a restraining order against me and the hearing is on December 3."],
    [
      "My nephew was at a bar when a man spilled a drink on him. My nephew hit back. He was arrested and charged with assault.",
    ],
    ["Former employee filed an EEOC charge against us and the position statement is due soon."],
    ["A guy I let go reported my shop to OSHA and an inspector comes Tuesday. We build cabinets in Dayton."],
    ["Somebody called animal control on us over our goats and there is a hearing."],
    ["His lawyer wrote that he wants my policy limits for a bump in a parking lot."],
    ["the school wants to expel my son, they accused him of bringing a knife, he says its not his"],
  ])("is defending: %s", (story) => {
    expect(sideOf(story).value).toBe("defending");
  });

  it.each([
    ["My landlord kept my deposit and won't give me a list. I want my money back."],
    ["I was rear ended on I-80 by a truck and needed surgery on my neck. The adjuster lowballs me."],
    ["They fired me two weeks after I told them I'm pregnant. I worked there for six years."],
    ["A roofer took my money and never finished. He ghosted me since August."],
    [
      "My husband was hit by a car on Dec 1 and died in January. The driver got a ticket and that case is open.",
    ],
    ["I was hit crossing the street. The drunk driver was arrested at the scene and charged with a felony."],
    [
      "On May 2, 2026 I was crossing Main Street in Tulsa when a drunk driver hit me and broke my leg. He was arrested and charged with DUI and his court date is in January.",
    ],
    ["My daughter's coach was arrested for what he did to her and the other girls."],
    ["I called CPS on my neighbor because her kids are outside at midnight, and nothing happened."],
    ["We had just reported her to the housing office when she changed the locks on us."],
    ["My tenant threatened me with a knife when I came about the rent. I want to sue him."],
  ])("is claiming: %s", (story) => {
    expect(sideOf(story).value).toBe("claimant");
  });

  it.each([
    ["How long do I have to sue for a dog bite in Ohio?"],
    ["Just curious, does a will have to be notarized in Oregon? No rush, nothing wrong, we all get along."],
    ["Thinking about starting an LLC with my sister. What's the difference between that and a partnership?"],
  ])("is asking: %s", (story) => {
    expect(sideOf(story).value).toBe("asking");
  });

  it("is told with whole clauses", () => {
    const { words } = sideOf(
      "It was a long day. A process server came on Nov 6, 2026 for $4,870.00 of debt. I cried.",
    );
    expect(words.map(({ text }) => text)).toEqual([
      "A process server came on Nov 6, 2026 for $4,870.00 of debt",
    ]);
  });

  it("quotes the clause, not the whole of a long sentence, and cuts no number or date", () => {
    const story = readText(
      "i was at work all day like any other tuesday, and my boss came over with two men, then they handed me the lawsuit on Nov 6, 2026 for $4,870.50, and i did not know what to say to anybody at all",
    );
    const at = story.tokens.findIndex(({ word }) => word === "lawsuit");
    expect(clauseAt(story, at, at).text).toBe("then they handed me the lawsuit on Nov 6, 2026 for $4,870.50");
  });
});

describe("a report for a person who answers", () => {
  let source: PrecedentSource;
  beforeAll(async () => {
    source = await shippedSource();
  });

  it("holds no time to sue, no strength and no range", async () => {
    const result = await analyze(
      {
        description:
          "i rear ended a guy at a light on March 3, 2025 in Dayton, Ohio and now he sued me for his back. I got served on November 9, 2026.",
        as_of: AS_OF,
      },
      source,
    );
    expect(result.reading.side.value).toBe("defending");
    expect(result.deadlines.filter(({ kind }) => kind !== "answer")).toEqual([]);
    expect(result.ai_analysis_result.case_viability.viability_percentage).toBeNull();
    expect(result.ai_analysis_result.case_viability.has_legal_merit).toBeNull();
    expect(result.ai_analysis_result.damages_assessment.realistic_settlement_range).toEqual({
      min: null,
      max: null,
    });
    expect(result.ai_analysis_result.analysis).not.toMatch(/time to sue|your claim/i);
    expect(result.ai_analysis_result.analysis).toMatch(/answer/i);
  });
});
