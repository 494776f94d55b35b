import { beforeAll, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";
import type { Analysis } from "./result.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const read = (description: string): Promise<Analysis> =>
  analyze({ description, as_of: "2026-11-22" }, source);

it("a tenant who answers a notice and fell twice keeps the time to sue for the later fall, and is told of the first", async () => {
  const { deadlines } = await read(
    "I fell in my building in Chicago in January 2023 because the stairs were broken. I fell again on May 5, 2026 on the same stairs and broke my arm. When I complained to the city the landlord gave me an eviction notice on November 10, 2026.",
  );
  expect(deadlines.map(({ date }) => date)).toContain("2028-05-05");
  expect(deadlines.map(({ safe_date }) => safe_date)).toContain("2025-01-01");
});

it("a coach who touches a child is no sports injury", async () => {
  const { claim_types: types, legal_category: category } = await read(
    "My nine-year-old says her gymnastics coach in Pittsburgh, Pennsylvania touched her under her clothes at practice last week.",
  );
  expect([types[0]?.claim_type, category]).toEqual(["child_sexual_abuse", "personal_injury"]);
});

it("a city at the end of a sentence is not abroad because the next one begins with On", async () => {
  const { reading } = await read(
    "I run a small bakery in Austin. On November 12, 2026 I got a letter that my shop name infringes a trademark.",
  );
  expect(reading.state?.value).toBe("TX");
});

it.each([
  ["a warehouse", false],
  ["the railroad", true],
])("the law of railroads is named to those who work there: I work for %s", async (where, isNamed) => {
  const { deadlines } = await read(
    `I work for ${where}. I hurt my back at work on July 2, 2026 in Miami, Florida and my employer denied workers comp.`,
  );
  expect(deadlines.some(({ title }) => title.includes("railroad"))).toBe(isNamed);
});

it("an adoption that all agree to begins with papers, and not with an emergency number", async () => {
  const { ai_analysis_result: report, reading } = await read(
    "I want to adopt my stepson. His father signed the consent and agrees. What papers do we need in Ohio?",
  );
  expect(reading.crises).toEqual([]);
  expect(report.immediate_action_plan.within_24_hours.join(" ")).not.toContain("911");
});
