import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const STORY =
  "My manager in Los Angeles, California took 25 percent of my acting pay since January 2025 and owes me $9,000.";
const present = async (words: string) => {
  const input = { description: `${STORY} ${words}`, as_of: "2026-11-22" };
  const { ai_analysis_result: result } = await analyze(input, source);
  return result.evidence_requirements.evidence_already_present.join("\n");
};

it("what the words say nobody has is no evidence that is there", async () => {
  expect(await present("He does not have an agent license.")).not.toMatch(/License/);
  expect(await present("I have the contract that we signed.")).toMatch(/All contracts/);
  expect(await present("He never gave me a contract.")).not.toMatch(/All contracts/);
  expect(await present("There was no written contract.")).not.toMatch(/All contracts/);
});
