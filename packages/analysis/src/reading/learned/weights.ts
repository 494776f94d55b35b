import type { LegalCategory } from "../../knowledge.ts";

/** One question that the learned reader answers: its labels, of which one holds (`one`) or any number (`any`). */
export interface Head {
  name: "category" | "claim_type" | "side" | "topic" | "matter" | "danger";
  kind: "one" | "any";
  labels: readonly string[];
  /** How much more a label that holds counts while learning than one that does not: for what is seldom told. */
  rare?: number;
  /** For claim types: the category of each, null for none. */
  categories?: readonly (LegalCategory | null)[];
}

/** How the readers' votes are weighed; learned on texts that the learned reader had not seen. */
export interface VoteWeights {
  category: { lexicon: number; learned: number; neighbours: number };
  claim_type: { lexicon: number; learned: number; neighbours: number; category: number };
  /** What the category's own shares, the kinds of claim that were read, and the person's own choice say of the category in the end. */
  settled: { category: number; claims: number; chosen: number };
  side: {
    lexicon: number;
    learned: number;
    /** What the claim types that were read say of the side. */
    claims: number;
    bias: Readonly<Record<string, number>>;
    /** For each claim type how often its tellers are on each side. */
    by_claim: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  topic: { lexicon: number; learned: number; bias: Readonly<Record<string, number>> };
}

/** A shipped decision, as far as it votes. */
interface NeighbourLabels {
  category: string;
  claim_types: readonly string[];
}

/** Everything that was learned. Row `i` of the weights belongs to `hashes[i]`; hashes rise. */
export interface LearnedWeights {
  heads: readonly Head[];
  vote: VoteWeights;
  hashes: Uint32Array;
  scales: Float32Array;
  rows: Int8Array;
  neighbours: readonly NeighbourLabels[];
  /** A packed word vector for each neighbour. */
  neighbourVectors: Int8Array;
}

const MARK = 0x53_54_4c_52;
const WORD = 4;
const PREFIX_WORDS = 2;

interface Preface {
  heads: readonly Head[];
  vote: VoteWeights;
  features: number;
  neighbours: readonly NeighbourLabels[];
  dimensions: number;
}

export function outputsOf(heads: readonly Head[]): number {
  return heads.reduce((sum, { labels }) => sum + labels.length, 0);
}

/** The weights as bytes: a mark, the length of the preface, the preface as JSON, then the numbers. */
export function packWeights(weights: LearnedWeights): Uint8Array {
  const { heads, vote, neighbours, neighbourVectors, hashes, scales, rows } = weights;
  const preface: Preface = {
    heads,
    vote,
    features: hashes.length,
    neighbours,
    dimensions: neighbours.length === 0 ? 0 : neighbourVectors.length / neighbours.length,
  };
  const text = JSON.stringify(preface);
  const json = new TextEncoder().encode(
    text.padEnd(text.length + ((WORD - (utf8Length(text) % WORD)) % WORD)),
  );
  const prefix = new Uint8Array(new Uint32Array([MARK, json.length]).buffer);
  const parts = [prefix, json, bytesOf(hashes), bytesOf(scales), bytesOf(rows), bytesOf(neighbourVectors)];
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** Throws when the bytes are no weights, or are cut short. */
export function unpackWeights(packed: Uint8Array): LearnedWeights {
  const bytes = packed.slice();
  const [mark, length = 0] = new Uint32Array(bytes.buffer, 0, PREFIX_WORDS);
  if (mark !== MARK) throw new Error("These bytes are no weights of the learned reader.");
  let at = PREFIX_WORDS * WORD;
  const preface = JSON.parse(new TextDecoder().decode(bytes.subarray(at, at + length))) as Preface;
  at += length;
  const { heads, vote, features, neighbours, dimensions } = preface;
  const outputs = outputsOf(heads);
  const size = at + features * (2 * WORD + outputs) + neighbours.length * dimensions;
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes of weights, not ${size}.`);
  const hashes = new Uint32Array(bytes.buffer, at, features);
  at += features * WORD;
  const scales = new Float32Array(bytes.buffer, at, features);
  at += features * WORD;
  const rows = new Int8Array(bytes.buffer, at, features * outputs);
  at += features * outputs;
  const neighbourVectors = new Int8Array(bytes.buffer, at);
  return { heads, vote, hashes, scales, rows, neighbours, neighbourVectors };
}

function bytesOf(numbers: Uint32Array | Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
