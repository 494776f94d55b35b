import { beforeAll, expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";
import type { Analysis } from "./result.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const run = (description: string): Promise<Analysis> => analyze({ description, as_of: "2026-11-20" }, source);

const DOUGH =
  "just trying this out. My tomato plant died after the frost, is that my fault lol. Really though, what is the best way to bring it back, the leaves are black and the stem smells. I water it every morning since 2021 and was away for a week at my brothers house. Do i cut it down or leave it";

test("words without a kind of claim and without a state get no decision, however like one they sound", async () => {
  const found = await run(DOUGH);
  expect(found.claim_types).toEqual([]);
  expect(found.similar_cases_found).toEqual([]);
});

test("a state alone is enough to look", async () => {
  const found = await run(`${DOUGH} I am in Toledo, Ohio and the neighbor says that he will sue me over it.`);
  expect(found.similar_cases_found.length).toBeGreaterThan(0);
});

test.each([
  "My father died in Davao, Philippines in May 2026 and left a house and a farm. My brothers say the farm was given to them years ago. How do I claim my share of it?",
  "My aunt died in Recife, Brazil last year and left me her apartment, and her neighbor moved in and will not leave. What can I do?",
])("the name of a country does not make an inheritance there a matter of immigration: %s", async (story) => {
  const found = await run(story);
  expect(found.scope).toBe("not_us");
  expect(found.similar_cases_found).toEqual([]);
});

test("who has to leave for one of those countries has a matter here", async () => {
  const found = await run(
    "My wife is from Davao, Philippines. We filed the I-130 petition in 2024 and USCIS sent a denial of her green card in March. We live in the United States. Can we appeal?",
  );
  expect(found.scope).toBe("analyzed");
});
