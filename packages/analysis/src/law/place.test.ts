import { describe, expect, it } from "vitest";
import { PLACE_RULES, PLACE_TOPICS } from "../compiled/knowledge.js";
import { lawRecord, readableLaw } from "../command-line/law-command.ts";
import { STATES } from "../knowledge.ts";
import { placeAnswer, placeRule, placeTopicFrom } from "./place.ts";

const DAY = "2026-11-20";

describe("the law of the place", () => {
  it("says Alabama's rule on shared fault with its confidence and the day to review it", () => {
    expect(placeRule("AL", "comparative_fault", DAY)).toMatchObject({
      state: "AL",
      value: "contributory",
      unit: null,
      may_have_changed: false,
    });
  });

  it("gives a number with its unit", () => {
    expect(placeRule("OH", "answer_days", DAY)).toMatchObject({ value: 28, unit: "days" });
  });

  it("answers every topic for every state with a value that is sure of something, or with a reason", () => {
    for (const state of STATES) {
      for (const { id } of PLACE_TOPICS) {
        const { rule, abstained } = placeAnswer(state, id, DAY);
        expect(rule === null, `${state} ${id}`).toBe(abstained !== null);
        expect((abstained ?? rule?.confidence)?.length, `${state} ${id}`).toBeGreaterThan(5);
      }
    }
  });

  it("does not carry a value past its end, and says so", () => {
    const ends = PLACE_RULES.WA["minimum_wage"]?.[0]?.until;
    expect(ends).toBe("2027-01-01");
    expect(placeRule("WA", "minimum_wage", "2026-12-31")?.value).toBe(17.13);
    expect(placeAnswer("WA", "minimum_wage", "2027-01-01")).toEqual({
      rule: null,
      abstained: "The rule that we knew has ended, and we do not know the new one yet.",
    });
  });

  it("marks a value as one that may have changed from the day after its review was due", () => {
    const due = placeRule("OH", "answer_days", DAY)?.review_by ?? "";
    expect(placeRule("OH", "answer_days", due)?.may_have_changed).toBe(false);
    expect(placeRule("OH", "answer_days", "2031-01-01")?.may_have_changed).toBe(true);
  });

  it("knows its topics", () => {
    expect(placeTopicFrom("dog_bite")).toBe("dog_bite");
    expect(placeTopicFrom("cat_bite")).toBeNull();
  });
});

describe("law at the command line", () => {
  it("answers a record, by a state's name too", () => {
    const line = lawRecord({ id: "r", value: { state: "Ohio", topic: "comparative_fault" } }, DAY);
    expect(line).toMatchObject({ id: "r", value: "modified_51", unit: null, abstained: null });
  });

  it("abstains in words", () => {
    const line = lawRecord(
      { id: "r", value: { state: "TN", topic: "security_deposit_return_days", as_of: DAY } },
      DAY,
    );
    expect(line).toMatchObject({ value: null, confidence: null });
    expect("abstained" in line && line.abstained).toContain("we give none");
  });

  it("says what is wrong with a record", () => {
    expect(lawRecord({ id: "r", value: { state: "Ontario", topic: "dog_bite" } }, DAY)).toEqual({
      id: "r",
      error: 'state "Ontario" is not a US state or DC.',
    });
    expect(lawRecord({ id: "r", value: { state: "OH", topic: "cat_bite" } }, DAY)).toEqual({
      id: "r",
      error: 'topic "cat_bite" is not one of the law of the place.',
    });
  });

  it("is read by a person", () => {
    expect(readableLaw("AL", "comparative_fault", DAY)).toContain(
      "Alabama: Shared fault\nCan you still be paid if you were partly at fault?\nOften not.",
    );
    expect(readableLaw("CA", "small_claims_limit", DAY)).toContain("Up to $12,500\n");
  });
});
