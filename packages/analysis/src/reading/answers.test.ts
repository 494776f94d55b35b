import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import { CLAIM_TYPES } from "../compiled/claims.js";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string, state = "TX") =>
  analyze({ description, incident_state: state, as_of: "2026-11-20" }, source);

describe("a type of the defense", () => {
  it("is read where the teller is the one sued, and not where the teller sues", async () => {
    const sued = await tell("My tenant is suing me, she says I kept her deposit. I sent her the list.");
    expect(sued.claim_types[0]?.claim_type).toBe("landlord_defense");
    const suing = await tell("My landlord kept my deposit and never sent a list. Can I sue him?");
    expect(suing.claim_types.map(({ claim_type }) => claim_type)).not.toContain("landlord_defense");
    expect(suing.claim_types[0]?.claim_type).toBe("security_deposit");
  });

  it("stands before the claim that it answers, which stays listed", async () => {
    const { claim_types: types } = await tell(
      "A debt buyer sued me over an old credit card. The summons says I have to answer. It went to collections in 2017.",
    );
    const ids = types.map(({ claim_type }) => claim_type);
    expect(ids.indexOf("debt_suit")).toBe(0);
    expect(ids).toContain("debt_collection");
  });

  it("names the other side's own time to sue as a defense with its statute, and gives no date to sue", async () => {
    const { ai_analysis_result: result, deadlines } = await tell(
      "A debt buyer sued me over a credit card that I stopped paying in 2017. The summons says I have to answer.",
    );
    expect(result.risk_assessment.potential_defenses[0]).toMatch(
      /^Their time to sue may have run out\. In Texas it is 4 years on a written agreement or a spoken agreement \(Tex\. /,
    );
    expect(deadlines.filter(({ kind }) => kind !== "answer")).toEqual([]);
    expect(result.case_viability.viability_percentage).toBeNull();
    expect(result.damages_assessment.estimate.median_cents).toBeNull();
  });

  it("answers only claims that have another side", () => {
    const answering = CLAIM_TYPES.filter(({ answers }) => answers);
    expect(
      answering.filter(({ posture, burden }) => posture !== "respondent" || burden !== "theirs"),
    ).toEqual([]);
    expect(answering.length).toBeGreaterThan(5);
  });
});

describe("abuse of a child", () => {
  it("by a coach is no sports injury: police, the child line, and the state's long time, with no short date", async () => {
    const {
      claim_types: types,
      ai_analysis_result: result,
      deadlines,
    } = await tell(
      "My son is 9. His gymnastics coach touched his private parts after practice and told him not to tell.",
      "PA",
    );
    expect(types[0]?.claim_type).toBe("child_sexual_abuse");
    expect(deadlines.map(({ rule, safe_date: safe }) => [rule, (safe ?? "") > "2070"])).toEqual([
      ["PA-childhood_sexual_abuse", true],
    ]);
    expect(result.legal_analysis.applicable_laws.map(({ citation }) => citation)).toContain(
      "42 Pa. Cons. Stat. § 5533(b)(2)",
    );
    expect(JSON.stringify(result.immediate_action_plan.within_24_hours)).toMatch(/911.*1-800-422-4453/);
    expect(result.doors.map(({ id }) => id)).toContain("childhelp");
  });

  it("by clergy is read as such, long ago too", async () => {
    const { claim_types: types } = await tell(
      "The priest at our parish abused me when I was an altar boy. The diocese moved him around. I am 61 now.",
      "NY",
    );
    expect(types.slice(0, 2).map(({ claim_type }) => claim_type)).toEqual([
      "clergy_abuse",
      "child_sexual_abuse",
    ]);
  });
});
