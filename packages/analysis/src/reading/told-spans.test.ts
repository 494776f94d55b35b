import { expect, it } from "vitest";
import { loadShippedReader, loadShippedWordVectors } from "../retrieval/shipped.ts";
import { readDates } from "./dates.ts";
import { NO_SPANS, readSpans } from "./told-spans.ts";
import { readText } from "./text.ts";

const reader = await loadShippedReader(await loadShippedWordVectors());

function shares(text: string, about: { side: string; category: string }) {
  const story = readText(text);
  return readSpans(reader.spans ?? null, story, readDates(story, "2026-11-22"), "2026-11-22", about);
}

function likeliest(text: string, side = "defending", category = "other"): string[] {
  const { days, lengths } = shares(text, { side, category });
  return [...days.values(), ...lengths.values()].map(
    (one) => Object.entries(one).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "",
  );
}

it.each([
  ["The court wants me there on December 4 at nine in the morning.", ["due"]],
  ["The denial letter is dated November 3 and came in the mail.", ["paper"]],
  ["I slipped on a wet floor in the store on March 14, 2026 and broke my hip.", ["wrong"]],
  ["The paper says I have 14 days to answer it.", ["limit"]],
  ["I worked there for 10 months and liked it.", ["none"]],
])("%s", (text, wanted) => {
  expect(likeliest(text)).toEqual(wanted);
});

it("takes the day of a firing for the wrong sooner than the day of the hiring", () => {
  const { days } = shares("I was hired on March 1, 2019. They fired me on May 4, 2026 for being sick.", {
    side: "claimant",
    category: "employment_labor_law",
  });
  const [hired = 1, fired = 0] = [...days.values()].map(({ wrong }) => wrong);
  expect(fired).toBeGreaterThan(hired);
});

it("gives each span shares that add up to one, and nothing where nothing was learned", () => {
  const { days } = shares("Fired on May 4, 2026. The hearing is December 9, 2026.", {
    side: "claimant",
    category: "employment_labor_law",
  });
  expect(days.size).toBe(2);
  for (const one of days.values())
    expect(Object.values(one).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const story = readText("Fired on May 4, 2026.");
  const about = { side: "claimant", category: "other" };
  expect(readSpans(null, story, readDates(story, "2026-11-22"), "2026-11-22", about)).toBe(NO_SPANS);
});
