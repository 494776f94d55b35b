import type { Features } from "./features.ts";
import type { LinearWeights } from "./weights.ts";

/** Where the row of a hash stands. */
export type Places = Pick<ReadonlyMap<number, number>, "get">;

/** The places of hashes that rise, found by halving: nothing is built, so that weights are ready as soon as they are read. */
export function placesIn(hashes: Uint32Array): Places {
  return {
    get(hash) {
      let from = 0;
      let to = hashes.length - 1;
      while (from <= to) {
        const middle = (from + to) >>> 1;
        const found = hashes[middle] as number;
        if (found === hash) return middle;
        if (found < hash) from = middle + 1;
        else to = middle - 1;
      }
      return undefined;
    },
  };
}

/** The sums of all outputs for one text. */
export function sumsOf(
  { hashes, values }: Features,
  { rows, scales }: Pick<LinearWeights, "rows" | "scales">,
  places: Places,
  outputs: number,
): Float64Array {
  const sums = new Float64Array(outputs);
  for (let at = 0; at < hashes.length; at++) {
    const place = places.get(hashes[at] as number);
    if (place === undefined) continue;
    const scale = (values[at] as number) * (scales[place] as number);
    const start = place * outputs;
    for (let i = 0; i < outputs; i++) sums[i] = (sums[i] as number) + scale * (rows[start + i] as number);
  }
  return sums;
}

/** A share of 0 to 1 from a sum. */
export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Nearer to 0 or 1 than this a share is read as this. */
const EDGE = 1e-6;

/** The sum that gives a share of 0 to 1. */
export function logOdds(share: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, share));
  return Math.log(inside / (1 - inside));
}

/** Shares that add up to 1, from sums. */
export function softmax(sums: Float64Array): Float64Array {
  const most = sums.reduce((a, b) => Math.max(a, b), -Infinity);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / total);
}
