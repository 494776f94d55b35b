import { expect, test } from "vitest";
import { pairedGain } from "./paired-gain.ts";

const answers = (...hits: number[]) => hits.map((hit) => hit === 1);

test("no difference has no width", () => {
  const same = answers(1, 0, 1, 1, 0);
  expect(pairedGain(same, same)).toEqual({ gain: 0, low: 0, high: 0, queries: 5 });
});

test("a gain on a few queries stays in doubt, one on most of them does not", () => {
  const none = Array.from({ length: 100 }, () => false);
  const few = none.map((_, i) => i < 3);
  const most = none.map((_, i) => i < 80);
  expect(pairedGain(none, few)).toMatchObject({ gain: 0.03, low: 0 });
  const sure = pairedGain(none, most);
  expect(sure.gain).toBe(0.8);
  expect(sure.low).toBeGreaterThan(0.65);
  expect(sure.high).toBeLessThan(0.95);
});

test("gains and losses of other queries do not hide each other's doubt", () => {
  const before = Array.from({ length: 50 }, (_, i) => i % 2 === 0);
  const after = before.map((hit) => !hit);
  const { gain, low, high } = pairedGain(before, after);
  expect(gain).toBe(0);
  expect(low).toBeLessThan(-0.1);
  expect(high).toBeGreaterThan(0.1);
});

test("lists of other lengths are no pairs", () => {
  expect(() => pairedGain([true], [])).toThrow("cannot be compared");
});
