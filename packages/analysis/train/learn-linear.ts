import type { Features } from "../src/reading/learned/features.ts";
import type { Head } from "../src/reading/learned/weights.ts";
import { placed, vocabularyOf } from "./examples.ts";
import { fitHeads } from "./fit-heads.ts";
import type { FitSettings } from "./fit-heads.ts";

/** Features with their weights, one row for each. */
export interface Learned {
  vocabulary: Uint32Array;
  places: ReadonlyMap<number, number>;
  rows: Float32Array;
}

/** Learns from texts that all count alike; a feature stands in at least `fewest` of them. */
export function learnLinear(
  heads: readonly Head<string>[],
  seen: readonly { features: Features; wanted: Float32Array }[],
  fewest: number,
  settings: FitSettings,
): Learned {
  const vocabulary = vocabularyOf(seen, fewest);
  const places = new Map([...vocabulary].map((hash, place) => [hash, place]));
  const examples = seen.map(({ features, wanted }) => ({ ...placed(features, places), wanted, weight: 1 }));
  return { vocabulary, places, rows: fitHeads(heads, examples, vocabulary.length, settings) };
}
