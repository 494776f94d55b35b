import { describe, expect, it } from "vitest";
import { hashOf } from "../src/reading/learned/features.ts";
import { softmax, sumsOf } from "../src/reading/learned/linear.ts";
import { fitSoftmax } from "./fit-softmax.ts";
import type { LabelledText } from "./fit-softmax.ts";

const SETTINGS = { fewest: 2, rounds: 6, step: 0.6, kept: 10_000, levels: 7 };
const featuresOf = (words: string) => {
  const hashes = words.split(" ").map((word) => hashOf(`w:${word}`));
  return { hashes, values: hashes.map(() => 1) };
};
const text = (words: string, ...labels: number[]): LabelledText => ({ features: featuresOf(words), labels });

/** Of one clock many texts, of two others few, and many of none, all with the same words around. */
const TEXTS = [
  ...Array.from({ length: 40 }, (_, at) => text(`my the a letter came job${at % 7}`, 0)),
  ...Array.from({ length: 20 }, (_, at) => text(`my the a summons court came job${at % 7}`, 1)),
  ...Array.from({ length: 3 }, () => text("my the a letter came loom patent", 2)),
  ...Array.from({ length: 3 }, () => text("my the a letter came tow yard", 3)),
];

function read(words: string, settings = SETTINGS): Float64Array {
  const weights = fitSoftmax(TEXTS, 4, settings);
  const places = new Map([...weights.hashes].map((hash, place) => [hash, place]));
  return softmax(sumsOf(featuresOf(words), weights, places, 4));
}

const likeliest = (shares: Float64Array): number => shares.indexOf(Math.max(...shares));

describe("one of many labels, each told in few texts", () => {
  it.each([
    ["my letter came about the patent", 2],
    ["the tow yard has it", 3],
    ["a summons from the court", 1],
    ["my job3 and the letter", 0],
  ])("%s", (words, label) => {
    expect(likeliest(read(words))).toBe(label);
  });

  it("reads the same after few weights are kept, and keeps no more than asked", () => {
    const few = { ...SETTINGS, kept: 24 };
    const { rows, hashes } = fitSoftmax(TEXTS, 4, few);
    expect(rows.filter((weight) => weight !== 0).length).toBeLessThanOrEqual(24);
    expect(rows.length).toBe(4 * hashes.length);
    expect(likeliest(read("a summons from the court", few))).toBe(1);
  });

  it("learns the same each time", () => {
    expect(fitSoftmax(TEXTS, 4, SETTINGS)).toEqual(fitSoftmax(TEXTS, 4, SETTINGS));
  });

  it("gives a text with two labels a part of each", () => {
    const both = fitSoftmax(
      [...TEXTS, ...Array.from({ length: 6 }, () => text("my barn burned", 2, 3))],
      4,
      SETTINGS,
    );
    const places = new Map([...both.hashes].map((hash, place) => [hash, place]));
    const shares = softmax(sumsOf(featuresOf("barn burned"), both, places, 4));
    expect(Math.abs((shares[2] ?? 0) - (shares[3] ?? 0))).toBeLessThan(0.15);
    expect((shares[2] ?? 0) + (shares[3] ?? 0)).toBeGreaterThan(0.6);
  });
});
