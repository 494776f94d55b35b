import type { OutcomeEstimate } from "./estimate-range.ts";

const DIGITS = 2;

/** The estimate as it is shown: two digits that count, the ends rounded outward, so that no figure looks more exact than it is. */
export function roundEstimate(estimate: OutcomeEstimate): OutcomeEstimate {
  return {
    ...estimate,
    low_cents: estimate.low_cents === null ? null : roundTo(estimate.low_cents, Math.floor),
    median_cents: estimate.median_cents === null ? null : roundTo(estimate.median_cents, Math.round),
    high_cents: estimate.high_cents === null ? null : roundTo(estimate.high_cents, Math.ceil),
  };
}

function roundTo(cents: number, round: (value: number) => number): number {
  const dollars = Math.max(1, cents / 100);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(dollars)) + 1 - DIGITS);
  return round(dollars / step) * step * 100;
}
