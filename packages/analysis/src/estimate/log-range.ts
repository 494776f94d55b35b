/** A median and an 80% range, in US cents, whole numbers, `low <= median <= high`. */
export interface CentRange {
  median_cents: number;
  low_cents: number;
  high_cents: number;
}

/** Below this many comparable results there is no range. */
export const FEWEST_RESULTS = 8;

/** Up to this many results the range is the wider of the two ways to compute it. */
const FEW_RESULTS = 30;
const TAIL = 0.1;
const Z_TAIL = 1.2815515655446004;

/**
 * Value at share `p` of ascending `sorted`, at position p(n + 1) between neighbours: a new result falls below it
 * with chance p. Beyond the ends: the end.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const position = Math.min(Math.max(p * (sorted.length + 1), 1), sorted.length);
  const below = Math.floor(position);
  const low = sorted[below - 1] ?? Number.NaN;
  const high = sorted[below] ?? low;
  return low + (position - below) * (high - low);
}

/** Upper 10% point of Student's t with `degrees` of freedom, by its series in 1/degrees; good to 0.002 from 5 up. */
export function studentTail(degrees: number): number {
  const z = Z_TAIL;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

/**
 * Median and 80% range for one more result like these, from amounts in US cents above 0. Works on logarithms, because
 * amounts differ by factors. With few results the range is widened: the outer of the order statistics and of
 * Student's t. Returns null under `FEWEST_RESULTS` amounts.
 */
export function logRange(cents: readonly number[]): CentRange | null {
  if (cents.length < FEWEST_RESULTS) return null;
  const logs = Float64Array.from(cents, Math.log).sort();
  let low = quantile(logs, TAIL);
  let high = quantile(logs, 1 - TAIL);
  if (logs.length < FEW_RESULTS) {
    const mean = logs.reduce((sum, x) => sum + x, 0) / logs.length;
    const spread = Math.sqrt(logs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (logs.length - 1));
    const reach = studentTail(logs.length - 1) * spread * Math.sqrt(1 + 1 / logs.length);
    low = Math.min(low, mean - reach);
    high = Math.max(high, mean + reach);
  }
  return {
    median_cents: Math.round(Math.exp(quantile(logs, 0.5))),
    low_cents: Math.round(Math.exp(low)),
    high_cents: Math.round(Math.exp(high)),
  };
}
