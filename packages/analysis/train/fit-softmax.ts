import type { Features } from "../src/reading/learned/features.ts";
import { EVERY_STORY } from "../src/reading/learned/features.ts";
import { softmax } from "../src/reading/learned/linear.ts";
import type { LinearWeights } from "../src/reading/learned/weights.ts";
import { placed, vocabularyOf } from "./examples.ts";
import { sequence, shuffled, sumsFor } from "./fit-heads.ts";
import type { Example } from "./fit-heads.ts";

/**
 * One of many labels, each told in few texts. What helps there: a feature counts the more the fewer texts have it, each
 * weight has a pace of its own (AdaGrad), and the labels share one whole, so that what speaks for one speaks against the
 * others.
 */
export interface SoftmaxSettings {
  /** A feature stands in at least so many texts. */
  fewest: number;
  rounds: number;
  step: number;
  /** So many weights are kept, those that say most. */
  kept: number;
  /** Each weight is kept as a whole number up to this, beside the scale of its feature. */
  levels: number;
}

/** A text with its labels: each has an equal part of the whole. */
export interface LabelledText {
  features: Features;
  labels: readonly number[];
}

const START = 1e-3;
/** Errors smaller than this teach nothing more. */
const SMALLEST_ERROR = 1e-4;

/** The weights of `outputs` labels, as they ship. Deterministic. */
export function fitSoftmax(
  texts: readonly LabelledText[],
  outputs: number,
  settings: SoftmaxSettings,
): Pick<LinearWeights, "hashes" | "scales" | "rows"> {
  const vocabulary = vocabularyOf(texts, settings.fewest);
  const places = new Map([...vocabulary].map((hash, place) => [hash, place]));
  const often = countsOf(texts, places);
  const rarity = Float64Array.from(vocabulary, (hash, place) =>
    hash === EVERY_STORY ? 1 : Math.log(texts.length / (often[place] ?? 1)) / 3,
  );
  const examples = texts.map(({ features, labels }) => {
    const own = placed(features, places);
    const values = own.values.map((value, at) => value * (rarity[own.places[at] ?? 0] ?? 0));
    return { places: own.places, values, labels };
  });
  const rows = learned(examples, vocabulary.length, outputs, settings);
  rows.forEach((weight, at) => (rows[at] = weight * (rarity[Math.floor(at / outputs)] ?? 0)));
  return inFewBytes(vocabulary, rows, often, outputs, settings);
}

function countsOf(texts: readonly LabelledText[], places: ReadonlyMap<number, number>): Float64Array {
  const often = new Float64Array(places.size);
  for (const { features } of texts)
    for (const hash of new Set(features.hashes)) {
      const place = places.get(hash);
      if (place !== undefined) often[place] = (often[place] ?? 0) + 1;
    }
  return often;
}

type Prepared = Pick<Example, "places" | "values"> & { labels: readonly number[] };

function learned(
  examples: readonly Prepared[],
  features: number,
  outputs: number,
  { rounds, step }: SoftmaxSettings,
): Float32Array {
  const rows = new Float32Array(features * outputs);
  const taught = new Float32Array(features * outputs).fill(START);
  const next = sequence(20_261_129);
  for (let round = 0; round < rounds; round++)
    for (const at of shuffled(examples.length, next)) {
      const example = examples[at];
      if (example) learnFrom(example, rows, taught, outputs, step);
    }
  return rows;
}

function learnFrom(
  { places, values, labels }: Prepared,
  rows: Float32Array,
  taught: Float32Array,
  outputs: number,
  step: number,
): void {
  const errors = softmax(sumsFor({ places, values }, rows, outputs));
  for (const label of labels) errors[label] = (errors[label] ?? 0) - 1 / labels.length;
  const telling = [...errors.keys()].filter((o) => Math.abs(errors[o] ?? 0) > SMALLEST_ERROR);
  for (let f = 0; f < places.length; f++) {
    const value = values[f] as number;
    const start = (places[f] as number) * outputs;
    for (const o of telling) {
      const slope = (errors[o] as number) * value;
      const before = (taught[start + o] as number) + slope * slope;
      taught[start + o] = before;
      rows[start + o] = (rows[start + o] as number) - (step * slope) / Math.sqrt(before);
    }
  }
}

/** The weights that say most, by their size and by how many texts have the feature, as small whole numbers. */
function inFewBytes(
  vocabulary: Uint32Array,
  rows: Float32Array,
  often: Float64Array,
  outputs: number,
  { kept, levels }: SoftmaxSettings,
): Pick<LinearWeights, "hashes" | "scales" | "rows"> {
  const says = rows.map((weight, at) => Math.abs(weight) * Math.sqrt(often[Math.floor(at / outputs)] ?? 0));
  const least = says.length <= kept ? 0 : (says.toSorted()[says.length - kept] ?? 0);
  const shown = [...vocabulary.keys()].filter((place) =>
    says.subarray(place * outputs, (place + 1) * outputs).some((size) => size >= least),
  );
  const scales = new Float32Array(shown.length);
  const small = new Int8Array(shown.length * outputs);
  shown.forEach((place, at) => {
    const from = place * outputs;
    const row = rows
      .subarray(from, from + outputs)
      .map((weight, o) => ((says[from + o] ?? 0) >= least ? weight : 0));
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / levels;
    scales[at] = scale;
    if (scale > 0) row.forEach((weight, o) => (small[at * outputs + o] = Math.round(weight / scale)));
  });
  return { hashes: Uint32Array.from(shown, (place) => vocabulary[place] ?? 0), scales, rows: small };
}
