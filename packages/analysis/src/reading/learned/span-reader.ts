import { placesIn, softmax, sumsOf } from "./linear.ts";
import { spanFeatures } from "./span-features.ts";
import type { SpanContext } from "./span-features.ts";
import { outputsOf } from "./weights.ts";
import type { Head, LinearWeights } from "./weights.ts";

/** What a day in a story may be the day of, and what a length of time may be. */
export const DAY_LABELS = ["wrong", "paper", "found", "due", "birth", "none"] as const;
export const LENGTH_LABELS = ["limit", "since", "none"] as const;

export type SpanQuestion = "day" | "length";
export const SPAN_HEADS: readonly Head<SpanQuestion>[] = [
  { name: "day", kind: "one", labels: DAY_LABELS },
  { name: "length", kind: "one", labels: LENGTH_LABELS },
];

/** How likely a day is each of these; shares add up to 1. */
export type DayShares = Readonly<Record<(typeof DAY_LABELS)[number], number>>;
/** The same of a length of time: one that is given to do something, how long ago what happened was, or another. */
export type LengthShares = Readonly<Record<(typeof LENGTH_LABELS)[number], number>>;

/** Reads what each day and each length of time in a story is, by what was learned from labelled stories. */
export interface SpanReader {
  /** The shares of each span, in their order: of a day those of days, of a length those of lengths. */
  read(context: SpanContext): readonly (DayShares | LengthShares)[];
}

export function spanReader(weights: LinearWeights<SpanQuestion>): SpanReader {
  const outputs = outputsOf(weights.heads);
  const places = placesIn(weights.hashes);
  return {
    read: (context) =>
      context.spans.map((span) => {
        const sums = sumsOf(spanFeatures(span, context), weights, places, outputs);
        return sharesOf(sums, span.day ? "day" : "length");
      }),
  };
}

/** The shares of one question, from the sums of both. */
export function sharesOf(sums: Float64Array, question: SpanQuestion): DayShares | LengthShares {
  const labels = question === "day" ? DAY_LABELS : LENGTH_LABELS;
  const from = question === "day" ? 0 : DAY_LABELS.length;
  const values = softmax(sums.subarray(from, from + labels.length));
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? 0])) as DayShares | LengthShares;
}
