import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const asked = async (description: string) => {
  const { ai_analysis_result: result } = await analyze({ description, as_of: "2026-11-22" }, source);
  return { first: result.analysis.split("\n\n")[0], asked_time: result.asked_time };
};

it("the answer to a question about time stands by itself and opens the text", async () => {
  const { first, asked_time: answer } = await asked("How long do I have to sue over a dog bite in Ohio?");
  expect(answer?.[0]).toMatch(/year/);
  expect(first).toBe(answer?.join(" "));
});

it("a question without a state asks for it", async () => {
  const { asked_time: answer } = await asked("How long does somebody have to sue after a dog bite?");
  expect(answer).toEqual([
    "Each state sets its own time for this. Say in which state it is, and the time stands here.",
  ]);
});

it("a story that asks nothing has no answer", async () => {
  const { asked_time: answer } = await asked(
    "On March 3, 2026 the neighbor's dog bit my arm in Columbus, Ohio. I had stitches.",
  );
  expect(answer).toBeUndefined();
});

it("a question about the other side's time is answered with theirs, not with the time to sue", async () => {
  const { asked_time: answer } = await asked(
    "Can my landlord in Charlotte, North Carolina keep my whole security deposit? How long does he have to give it back?",
  );
  expect(answer).toEqual([expect.stringMatching(/^Return of the deposit in North Carolina: 30 days/)]);
});
