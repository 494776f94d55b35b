import type { LegalCategory } from "../../knowledge.ts";

/** What is asked of a story. */
type StoryQuestion = "category" | "claim_type" | "side" | "topic" | "matter" | "danger";

/** One question that a learned reader answers: its labels, of which one holds (`one`) or any number (`any`). */
export interface Head<Question extends string = StoryQuestion> {
  name: Question;
  kind: "one" | "any";
  labels: readonly string[];
  /** How much more a label that holds counts while learning than one that does not: for what is seldom told. */
  rare?: number;
  /** For dangers and clocks: the share from which on each counts by itself. */
  doors?: Readonly<Record<string, number>>;
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

/** Weights of linear models over the same features. Row `i` belongs to `hashes[i]`; hashes rise. */
export interface LinearWeights<Question extends string = StoryQuestion> {
  heads: readonly Head<Question>[];
  hashes: Uint32Array;
  scales: Float32Array;
  rows: Int8Array;
}

/** Everything that was learned of whole stories. */
export interface LearnedWeights extends LinearWeights {
  vote: VoteWeights;
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

export function outputsOf(heads: readonly Pick<Head<string>, "labels">[]): number {
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
  return packed(preface, [hashes, scales, rows, neighbourVectors]);
}

/** Throws when the bytes are no weights, or are cut short. */
export function unpackWeights(bytes: Uint8Array): LearnedWeights {
  const { preface, numbers } = unpacked(bytes);
  const { heads, vote, features, neighbours, dimensions } = preface as Preface;
  const { linear, end } = linearIn(numbers, heads, features, neighbours.length * dimensions);
  return { ...linear, vote, neighbours, neighbourVectors: new Int8Array(numbers.buffer, end) };
}

/** Weights of days and lengths of time as bytes, in the same shape. */
export function packLinear<Question extends string>(weights: LinearWeights<Question>): Uint8Array {
  const { heads, hashes, scales, rows } = weights;
  return packed({ heads, features: hashes.length }, [hashes, scales, rows]);
}

/** Throws when the bytes are no weights, or are cut short. */
export function unpackLinear<Question extends string>(bytes: Uint8Array): LinearWeights<Question> {
  const { preface, numbers } = unpacked(bytes);
  const { heads, features } = preface as { heads: readonly Head<Question>[]; features: number };
  return linearIn(numbers, heads, features, 0).linear;
}

function packed(preface: object, numbers: readonly (Uint32Array | Float32Array | Int8Array)[]): Uint8Array {
  const text = JSON.stringify(preface);
  const json = new TextEncoder().encode(
    text.padEnd(text.length + ((WORD - (utf8Length(text) % WORD)) % WORD)),
  );
  const prefix = new Uint8Array(new Uint32Array([MARK, json.length]).buffer);
  const parts = [prefix, json, ...numbers.map(bytesOf)];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The bytes of the numbers, and where in them the numbers begin. */
interface Numbers {
  buffer: ArrayBuffer;
  at: number;
}

function unpacked(packedBytes: Uint8Array): { preface: unknown; numbers: Numbers } {
  const bytes = new Uint8Array(packedBytes);
  const [mark, length = 0] = new Uint32Array(bytes.buffer, 0, PREFIX_WORDS);
  if (mark !== MARK) throw new Error("These bytes are no weights of the learned reader.");
  const at = PREFIX_WORDS * WORD;
  const preface: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(at, at + length)));
  return { preface, numbers: { buffer: bytes.buffer, at: at + length } };
}

function linearIn<Question extends string>(
  { buffer, at }: Numbers,
  heads: readonly Head<Question>[],
  features: number,
  more: number,
): { linear: LinearWeights<Question>; end: number } {
  const outputs = outputsOf(heads);
  const end = at + features * (2 * WORD + outputs);
  if (buffer.byteLength !== end + more)
    throw new Error(`${buffer.byteLength} bytes of weights, not ${end + more}.`);
  const linear = {
    heads,
    hashes: new Uint32Array(buffer, at, features),
    scales: new Float32Array(buffer, at + features * WORD, features),
    rows: new Int8Array(buffer, at + features * 2 * WORD, features * outputs),
  };
  return { linear, end };
}

function bytesOf(numbers: Uint32Array | Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
