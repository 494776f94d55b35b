import { describe, expect, it } from "vitest";
import { readDates } from "./dates.ts";
import { placeOfMatter } from "./place-of-matter.ts";
import { readText } from "./text.ts";
import { toldFact } from "./told-facts.ts";

const TODAY = "2026-11-22";

describe("harm told by what was done to which part", () => {
  it.each([
    "A press crushed two of my fingers.",
    "it tore her left ankle up pretty good",
    "my collarbone is still broken from it",
    "knocked out three front teeth",
    "I ended up in a cast for six weeks",
    "she needed a skin graft",
  ])("%s", (story) => {
    expect(toldFact(readText(story), "injury").length).toBeGreaterThan(0);
  });

  it.each([
    "He broke our agreement.",
    "They cut my hours back.",
    "I never broke her wrist.",
    "It tore the roof off.",
  ])("is none: %s", (story) => {
    expect(toldFact(readText(story), "injury")).toEqual([]);
  });
});

describe("days and places as people name them", () => {
  it.each([
    ["her insurance wants a recorded statement by Friday", "2026-11-27"],
    ["the bank wants the truck the 30th", "2026-11-30"],
    ["he wanted it back, I returned it by Friday", "2026-11-20"],
  ])("%s", (story, day) => {
    expect(readDates(readText(story), TODAY).map(({ earliest }) => earliest)).toEqual([day]);
  });

  it.each([
    ["I was rear ended in Baton Rouge.", "LA"],
    ["A city bus in Newark closed on my arm.", "NJ"],
    ["A number from florida calls me ten times a day. Scranton", "PA"],
  ])("%s", (story, state) => {
    expect(placeOfMatter(readText(story)).state).toBe(state);
  });
});
