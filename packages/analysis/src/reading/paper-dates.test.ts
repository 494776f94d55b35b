import { expect, it } from "vitest";
import { readStory } from "./read-story.ts";

it.each([
  [
    "the day of an errand and the day of mailing",
    "Ohio turned down my unemployment claim, misconduct it says. The determination was mailed November 12, 2026, though I put my proof in the drop box on October 2, 2026.",
    ["2026-10-02", "2026-11-12"],
  ],
  [
    "one day alone",
    "Ohio turned down my unemployment claim. The determination is of November 12, 2026, and I called on November 14, 2026.",
    ["2026-11-12"],
  ],
])("a paper has each day on which it may have come: %s", (_, description, days) => {
  const { papers } = readStory({ description, as_of: "2026-11-23" });
  const decision = papers.find(({ clock }) => clock.id === "unemployment_decision");
  expect(decision?.days.map(({ earliest }) => earliest)).toEqual(days);
});
