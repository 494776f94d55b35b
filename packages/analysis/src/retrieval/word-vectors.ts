import type { Decision } from "../records.ts";
import { wordsOf } from "./tokenize.ts";

/** Turns a text into a point in the space of meanings: texts about like things lie close together. */
export interface WordVectors {
  readonly dimensions: number;
  /** Of length one; all zeros when no word of the text is known. */
  textVector(text: string): Float32Array;
}

/** The vocabulary of word vectors: one row of `dims` signed bytes for each term, to be multiplied by its scale. */
export interface WordVectorTerms {
  dims: number;
  terms: readonly string[];
  scale: readonly number[];
}

/**
 * Word vectors learned from opinions of US courts (tf-idf and a truncated singular value decomposition, the inverse
 * document frequency folded in). A text's vector is the normalised sum over its terms of (1 + ln tf) x row.
 * Throws when the rows do not fit the terms.
 */
export function wordVectors(rows: Int8Array, { dims, terms, scale }: WordVectorTerms): WordVectors {
  if (rows.length !== dims * terms.length || scale.length !== terms.length)
    throw new Error(`${rows.length} bytes are no ${dims} dimensions of ${terms.length} terms.`);
  const places = new Map(terms.map((term, place) => [term, place]));
  return {
    dimensions: dims,
    textVector(text) {
      const counts = new Map<number, number>();
      for (const word of wordsOf(text)) {
        const place = places.get(word);
        if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
      }
      const sum = new Float32Array(dims);
      for (const [place, count] of counts) {
        const weight = (1 + Math.log(count)) * (scale[place] ?? 0);
        const start = place * dims;
        for (let i = 0; i < dims; i++) sum[i] = (sum[i] ?? 0) + weight * (rows[start + i] ?? 0);
      }
      return normalised(sum);
    },
  };
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

const LARGEST_BYTE = 127;

/** A vector in one signed byte a dimension, the largest becoming 127; its length is lost, its direction kept. */
function packVector(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return largest === 0
    ? new Int8Array(vector.length)
    : Int8Array.from(vector, (value) => Math.round((value / largest) * LARGEST_BYTE));
}

/** The lengths of packed vectors, each counted once. */
const LENGTHS = new WeakMap<Int8Array, number>();

function lengthOf(packed: Int8Array): number {
  const known = LENGTHS.get(packed);
  if (known !== undefined) return known;
  const length = Math.sqrt(packed.reduce((sum, byte) => sum + byte * byte, 0));
  LENGTHS.set(packed, length);
  return length;
}

/** Cosine of the angle between a vector of length one and a packed one, -1 to 1; 0 where either has no direction. */
export function cosine(vector: Float32Array, packed: Int8Array): number {
  const length = lengthOf(packed);
  if (length === 0) return 0;
  let dot = 0;
  for (let i = 0; i < packed.length; i++) dot += (vector[i] as number) * (packed[i] as number);
  return dot / length;
}

/** The packed vector of a decision: of its title, facts, holding, why it matters, and key facts. */
export function decisionVector(decision: Decision, vectors: WordVectors): Int8Array {
  const { case_title, facts, holding, matters, key_facts } = decision;
  return packVector(vectors.textVector([case_title, facts, holding, matters, ...key_facts].join(" ")));
}
