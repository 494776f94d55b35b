import type { PrecedentSource } from "@standing/analysis";
import { expect, test, vi } from "vitest";
import { findBestDecisions } from "./find-best-decisions.ts";

test("decisions for the same words are looked for once in ten seconds, and again after a failure", async () => {
  const candidates = vi.fn<PrecedentSource["candidates"]>(async () => []);
  const clock = { now: 0 };
  const services = {
    precedents: { candidates } as unknown as PrecedentSource,
    now: () => new Date(clock.now),
  };
  const find = (words: string, limit = 4) => findBestDecisions(services, words, limit);
  candidates.mockRejectedValueOnce(new Error("no connection"));
  await expect(find("deposit")).rejects.toThrow("no connection");
  await find("deposit");
  await find("deposit");
  expect(candidates).toHaveBeenCalledTimes(2);
  await find("eviction");
  await find("deposit", 20);
  expect(candidates).toHaveBeenCalledTimes(4);
  clock.now = 9_999;
  await find("deposit");
  expect(candidates).toHaveBeenCalledTimes(4);
  clock.now = 10_000;
  await find("deposit");
  expect(candidates).toHaveBeenCalledTimes(5);
});
