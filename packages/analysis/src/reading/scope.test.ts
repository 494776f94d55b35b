import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import { readStory } from "./read-story.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string) => analyze({ description, as_of: "2026-11-20" }, source);

describe("a matter that nobody lives through", () => {
  it.each([
    "I am writing a novel in which a detective is arrested for a murder he did not do, and my hero sues the city of Boston in 2014. Does my plot hold?",
    "Torts homework: a driver runs a red light in Ohio and breaks a cyclist's leg. List the elements.",
    "In my screenplay the main character is fired for being pregnant. How long would she have to sue in Texas?",
    "Moot problem for tomorrow: the landlord kept the deposit, the tenant sues. Which side is better?",
    "Just wanted to say thank you, your page told me about the deposit rule and my landlord gave it all back.",
    "Thanks so much for helping my uncle, his lawsuit over the truck crash settled last week. God bless.",
    "I'm working on a thriller. On March 3, 2025 a woman slips in a grocery store in Dallas and breaks her hip, then she sues. How would her lawyer open?",
    "In my novel the baker is fired on June 5, 2026 in Ohio for telling on his boss. What would a court say?",
    "How do I sell two tickets to the game on Saturday? My cousin got sick.",
    "For civics class, period 2, a made up case: Sam's kite is shot down by a deputy on May 4, 2026 and Sam sues the county. Who wins?",
    "Hi, it's me from June. You folks told me to ask for the list in writing and the landlord paid it all. I don't have a problem, I only wanted you to hear it.",
    "Hello again, I only want to thank whoever answers here. My aunt in Macon got her deposit back on November 9 and she is telling the whole choir. Do you take Christmas cards?",
    "Our podcast club heard all nine parts about the mill fire. I say the night watchman was innocent and the judge asleep, my sister says the owner's boy did it. What does everybody here think? We vote on Thursday and the loser brings pie.",
  ])("gives no claim and no date: %s", async (story) => {
    const { scope, claim_types: types, deadlines, ai_analysis_result: result } = await tell(story);
    expect(["out_of_scope", "unclear"]).toContain(scope);
    expect(types).toEqual([]);
    expect(deadlines).toEqual([]);
    const why = /does not read like a legal matter|could not find a legal matter/;
    expect(result.analysis).toMatch(why);
    expect(result.case_viability.overall_assessment).toMatch(why);
  });
});

describe("a true matter", () => {
  it.each([
    [
      "A man stole my novel and sells it on Amazon. I am writing a book about my life and he took whole pages.",
      "copyright_infringement",
    ],
    [
      "Thank you for reading. My landlord kept my deposit and never sent a list, I moved out in May.",
      "security_deposit",
    ],
    [
      "I am writing a novel on weekends. On June 5, 2026 a truck ran a red light in Columbus, Ohio and hit me, my leg is broken.",
      "car_accident",
    ],
    [
      "My son was doing his homework in the back seat when a truck ran a red light and hit our car in Dayton, Ohio on June 5, 2026. His leg is broken.",
      "car_accident",
    ],
    [
      "I slipped on the wet stairs leaving my book club at a store in Reno, Nevada on May 3, 2026 and broke my hip.",
      "slip_and_fall",
    ],
    [
      "I don't have a problem with the divorce. We settled the house in 2024 in Austin, Texas and now he has stopped paying the support he owes me.",
      "child_support",
    ],
    ["My son was doing his schoolwork when the neighbor's pit bull bit him in the face.", "dog_bite"],
  ])("stays one with like words: %s", async (story, claimType) => {
    const { scope, claim_types: types } = await tell(story);
    expect(scope).toBe("analyzed");
    expect(types[0]?.claim_type).toBe(claimType);
  });
});

describe("stories by a writer who knew nothing of the engine", () => {
  const stories = readFileSync(join(import.meta.dirname, "../../bench/told/abroad.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { text: string; abroad: boolean });
  const calledAbroad = (abroad: boolean) =>
    stories
      .filter((one) => one.abroad === abroad)
      .filter(
        ({ text }) =>
          readStory({ description: text, as_of: "2026-11-20" }, source.learner ?? null).scope === "not_us",
      ).length;

  it("are told to be of another country where they are", () => {
    expect(calledAbroad(true)).toBeGreaterThanOrEqual(70);
  });

  it("stay with us where another country is only touched", () => {
    expect(calledAbroad(false)).toBe(0);
  });
});
