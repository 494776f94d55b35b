/** How much more is answered now than before, query by query, with its 95% interval. */
export interface PairedGain {
  gain: number;
  low: number;
  high: number;
  queries: number;
}

const DRAWS = 2_000;
const OUTSIDE = 0.025;

/**
 * The gain in the share of queries answered, with a bootstrap interval over the queries. The draws are
 * the same in every run, so that the same two lists always give the same interval.
 * @throws when the two lists are not of the same queries
 */
export function pairedGain(before: readonly boolean[], after: readonly boolean[]): PairedGain {
  if (before.length !== after.length || after.length === 0)
    throw new Error(`${before.length} queries cannot be compared with ${after.length}.`);
  const differences = after.map((hit, i) => Number(hit) - Number(before[i]));
  const n = differences.length;
  const next = drawsFrom(n);
  const means = Array.from({ length: DRAWS }, () => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += differences[Math.floor(next() * n)] ?? 0;
    return sum / n;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => round(means[Math.floor(share * (DRAWS - 1))] ?? 0);
  return {
    gain: round(differences.reduce((sum, one) => sum + one, 0) / n),
    low: at(OUTSIDE),
    high: at(1 - OUTSIDE),
    queries: n,
  };
}

/** Numbers from 0 to 1 that look like chance and are the same in every run (mulberry32). */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
