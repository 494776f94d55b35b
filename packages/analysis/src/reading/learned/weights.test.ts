import { expect, it } from "vitest";
import { packLinear, packWeights, unpackLinear, unpackWeights } from "./weights.ts";
import type { LearnedWeights } from "./weights.ts";

const WEIGHTS: LearnedWeights = {
  heads: [{ name: "side", kind: "one", labels: ["claimant", "defending", "asking"] }],
  vote: {
    category: { lexicon: 1, learned: 1, neighbours: 1 },
    claim_type: { lexicon: 1, learned: 1, neighbours: 1, category: 1 },
    settled: { category: 0.5, claims: 1, chosen: 0.5 },
    side: {
      lexicon: 1,
      learned: 1,
      claims: 0.5,
      bias: { claimant: 0.5 },
      by_claim: { debt_suit: { defending: 1 } },
    },
    topic: { lexicon: 1, learned: 1, bias: {} },
  },
  hashes: Uint32Array.from([7, 4_000_000_000]),
  scales: Float32Array.from([0.5, 0.25]),
  rows: Int8Array.from([1, -2, 3, 127, -127, 0]),
  neighbours: [{ category: "tax_law", claim_types: ["tax_refund"] }],
  neighbourVectors: Int8Array.from([1, 2, -3]),
};

it("comes back from its bytes as it was", () => {
  expect(unpackWeights(packWeights(WEIGHTS))).toEqual(WEIGHTS);
});

it("refuses bytes that are no weights, and weights cut short", () => {
  const packed = packWeights(WEIGHTS);
  expect(() => unpackWeights(packed.subarray(0, packed.length - 1))).toThrow(/bytes of weights/);
  expect(() => unpackWeights(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]))).toThrow(/no weights/);
});

it("comes back as linear weights alone, and not cut short", () => {
  const { heads, hashes, scales, rows } = WEIGHTS;
  const packed = packLinear({ heads, hashes, scales, rows });
  expect(unpackLinear(packed)).toEqual({ heads, hashes, scales, rows });
  expect(() => unpackLinear(packed.slice(0, -1))).toThrow("bytes of weights");
});
