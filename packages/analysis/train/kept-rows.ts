import type { LinearWeights } from "../src/reading/learned/weights.ts";

const LARGEST_BYTE = 127;

/** The rows whose largest weight is largest, in the order of their hashes. */
export function mostTelling(
  { hashes, scales, rows }: Pick<LinearWeights, "hashes" | "scales" | "rows">,
  most: number,
): Pick<LinearWeights, "hashes" | "scales" | "rows"> {
  const outputs = rows.length / hashes.length;
  const kept = [...scales.keys()]
    .toSorted((a, b) => (scales[b] ?? 0) - (scales[a] ?? 0) || a - b)
    .slice(0, most)
    .toSorted((a, b) => a - b);
  const own = new Int8Array(kept.length * outputs);
  kept.forEach((place, at) => own.set(rows.subarray(place * outputs, (place + 1) * outputs), at * outputs));
  return {
    hashes: Uint32Array.from(kept, (place) => hashes[place] ?? 0),
    scales: Float32Array.from(kept, (place) => scales[place] ?? 0),
    rows: own,
  };
}

/** Each row in signed bytes, to be multiplied by its scale. */
export function inBytes(rows: Float32Array, features: number): Pick<LinearWeights, "scales" | "rows"> {
  const outputs = rows.length / features;
  const scales = new Float32Array(features);
  const bytes = new Int8Array(rows.length);
  for (let place = 0; place < features; place++) {
    const row = rows.subarray(place * outputs, (place + 1) * outputs);
    const scale = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE;
    scales[place] = scale;
    if (scale === 0) continue;
    row.forEach((value, o) => (bytes[place * outputs + o] = Math.round(value / scale)));
  }
  return { scales, rows: bytes };
}

/** The same weights without the labels that no door hears: each label is read by itself, so that the others stay as they are. */
export function withDoorsOnly<Question extends string>(
  weights: LinearWeights<Question>,
): LinearWeights<Question> {
  const isHeard = weights.heads.flatMap(({ labels, doors }) => labels.map((label) => label in (doors ?? {})));
  const heads = weights.heads.map((head) => ({
    ...head,
    labels: head.labels.filter((label) => label in (head.doors ?? {})),
  }));
  return { ...weights, heads, rows: weights.rows.filter((_, at) => isHeard[at % isHeard.length]) };
}
