import type { Head } from "../src/reading/learned/weights.ts";
import { outputsOf } from "../src/reading/learned/weights.ts";
import { logistic, softmax } from "../src/reading/learned/linear.ts";

/** One text to learn from: its features by their places, and for each output what is wanted, NaN where it is not labelled. */
export interface Example {
  places: Uint32Array;
  values: Float32Array;
  wanted: Float32Array;
  /** How much it counts beside a training story. */
  weight: number;
}

export interface FitSettings {
  rounds: number;
  step: number;
  /** How strongly weights are drawn to zero. */
  decay: number;
}

/** Numbers between 0 and 1 in an order that is always the same. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled(length: number, next: () => number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Sums of all outputs for one text. All places lie within `rows`. */
export function sumsFor(
  { places, values }: Pick<Example, "places" | "values">,
  rows: Float32Array,
  outputs: number,
): Float64Array {
  const sums = new Float64Array(outputs);
  for (let f = 0; f < places.length; f++) {
    const value = values[f] as number;
    const start = (places[f] as number) * outputs;
    for (let o = 0; o < outputs; o++) sums[o] = (sums[o] as number) + value * (rows[start + o] as number);
  }
  return sums;
}

/** How far each output is from what is wanted; nothing where the text is not labelled. */
function errorsOf(
  heads: readonly Head<string>[],
  sums: Float64Array,
  { wanted, weight }: Example,
): Float64Array {
  const errors = new Float64Array(sums.length);
  let from = 0;
  for (const { kind, labels, rare = 1 } of heads) {
    const to = from + labels.length;
    const own = sums.subarray(from, to);
    const shares = kind === "one" ? softmax(own) : own.map(logistic);
    for (let o = from; o < to; o++) {
      const aim = wanted[o] ?? Number.NaN;
      const lift = aim > 0 ? rare : 1;
      errors[o] = Number.isNaN(aim) ? 0 : weight * lift * ((shares[o - from] ?? 0) - aim);
    }
    from = to;
  }
  return errors;
}

/** Errors smaller than this teach nothing more. */
const SMALLEST_ERROR = 0.002;
const START = 0.1;

/**
 * Logistic regression for all heads at once, by steps that shrink with what a feature has taught (AdaGrad by rows).
 * Weights begin at, and are drawn to, `start` where it has one and zero elsewhere. Deterministic.
 */
export function fitHeads(
  heads: readonly Head<string>[],
  examples: readonly Example[],
  features: number,
  { rounds, step, decay }: FitSettings,
  start: ReadonlyMap<number, number> = new Map(),
): Float32Array {
  const outputs = outputsOf(heads);
  const rows = new Float32Array(features * outputs);
  for (const [at, value] of start) rows[at] = value;
  const taught = new Float32Array(features).fill(START);
  const next = sequence(20_261_122);
  for (let round = 0; round < rounds; round++) {
    for (const at of shuffled(examples.length, next)) {
      const example = examples[at];
      if (!example) continue;
      const errors = errorsOf(heads, sumsFor(example, rows, outputs), example);
      learnFrom(example, errors, rows, taught, step);
    }
    for (let at = 0; at < rows.length; at++) rows[at] = (rows[at] ?? 0) * (1 - decay);
    for (const [at, value] of start) rows[at] = (rows[at] ?? 0) + decay * value;
  }
  return rows;
}

function learnFrom(
  { places, values }: Example,
  errors: Float64Array,
  rows: Float32Array,
  taught: Float32Array,
  step: number,
): void {
  const telling = [...errors.keys()].filter((o) => Math.abs(errors[o] ?? 0) > SMALLEST_ERROR);
  const size = telling.reduce((sum, o) => sum + (errors[o] ?? 0) ** 2, 0);
  for (let f = 0; f < places.length; f++) {
    const value = values[f] ?? 0;
    const place = places[f] ?? 0;
    const before = taught[place] ?? 0;
    taught[place] = before + value * value * size;
    const pace = (step * value) / Math.sqrt(before + value * value * size);
    const start = place * errors.length;
    for (const o of telling) rows[start + o] = (rows[start + o] ?? 0) - pace * (errors[o] ?? 0);
  }
}
