import { describe, expect, it } from "vitest";
import { STATES } from "../knowledge.ts";
import { LIMITATION_RULES } from "../compiled/knowledge.js";
import { limitsOf, lawTopics, placeLaw, topicLaw } from "./state-law.ts";

const DAY = "2026-11-20";

describe("the law of a state, to be read", () => {
  it("answers every topic in words or says why not, in every state", () => {
    const topics = lawTopics().flatMap((group) => group.topics.map(({ topic }) => topic));
    expect(topics).toHaveLength(34);
    for (const state of STATES) {
      const rules = placeLaw(state, DAY).flatMap((group) => group.rules);
      expect(rules.map(({ topic }) => topic)).toEqual(topics);
      for (const { says, abstained, confidence_words: sure } of rules) {
        expect(says === null).toBe(abstained !== null);
        expect(says === null ? "" : says).not.toMatch(/\{n\}|\b1 (days|months|years|hours)\b/);
        expect(says === null || sure !== "").toBe(true);
      }
    }
  });

  it("gives a rule with its citation, confidence and day", () => {
    const rules = placeLaw("TX", DAY).flatMap((group) => group.rules);
    expect(rules.find(({ topic }) => topic === "small_claims_limit")).toMatchObject({
      says: "Up to $20,000",
      citation: "Tex. Gov't Code Ann. § 27.031",
      confidence: "confirmed_by_one",
      checked: "2026-11-22",
    });
  });

  it("says where the law sets no time limit, and from which day on", () => {
    const abuse = (state: "CO" | "MD") =>
      limitsOf(state, "2026-11-23").find(({ rule }) => rule === `${state}-childhood_sexual_abuse`);
    expect(abuse("MD")).toMatchObject({ period: "There is no time limit.", runs_from: null });
    expect(abuse("CO")?.period).toBe(
      "The law sets no time limit for what was done on or after January 1, 2022.",
    );
  });

  it("gives only the periods that hold for what happens that day, and no day of a check where none was made", () => {
    const ids = limitsOf("FL", DAY).map(({ rule }) => rule);
    const old = LIMITATION_RULES.filter(
      ({ jurisdiction, accrued_before: before }) =>
        jurisdiction === "FL" && before !== undefined && before <= DAY,
    );
    expect(old.length).toBeGreaterThan(0);
    for (const { id } of old) expect(ids).not.toContain(id);
    const injury = limitsOf("OH", DAY).find(({ rule }) => rule === "OH-personal_injury");
    expect(injury).toMatchObject({ period: "2 years", title: "Time to sue for an injury" });
    for (const state of STATES)
      for (const { confidence, checked } of limitsOf(state, DAY))
        expect(confidence === "recalled").toBe(checked === null);
  });

  it("gives each state once on a topic, numbers in order", () => {
    const { answers, unknown } = topicLaw("answer_days", DAY);
    expect([...answers.flatMap(({ states }) => states), ...unknown].toSorted()).toEqual(STATES.toSorted());
    const shorts = answers.map(({ short }) => Number(short));
    expect(shorts).toEqual(shorts.toSorted((a, b) => a - b));
    expect(topicLaw("comparative_fault", DAY).answers.map(({ short }) => short)).toEqual([
      "",
      "",
      "",
      "",
      "",
    ]);
  });
});
