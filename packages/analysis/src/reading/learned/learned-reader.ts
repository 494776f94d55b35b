import { cosine } from "../../retrieval/word-vectors.ts";
import type { WordVectors } from "../../retrieval/word-vectors.ts";
import { storyFeatures } from "./features.ts";
import type { Features, LexiconReading } from "./features.ts";
import { outputsOf } from "./weights.ts";
import type { Head, LearnedWeights, VoteWeights } from "./weights.ts";

/** The label that says that some danger is told. */
export const ANY_DANGER = "any";

/** How sure a reader is of each label. */
export type Shares = ReadonlyMap<string, number>;

/** What the learned reader and the nearest shipped decisions say of one story. */
export interface LearnedReading {
  category: Shares;
  claim_type: Shares;
  side: Shares;
  /** Each topic by itself. */
  topic: Shares;
  /** Each danger by itself, and under `ANY_DANGER` that there is one at all. */
  danger: Shares;
  /** That the story is a legal matter at all, 0 to 1. */
  matter: number;
  neighbours: { category: Shares; claim_type: Shares };
}

/** Reads a story by what was learned from the training stories, and by the decisions that lie nearest to it. */
export interface LearnedReader {
  readonly vote: VoteWeights;
  /** The claim types that it learned, each with its category; none is one of them. */
  readonly claimLabels: readonly { id: string; category: string | null }[];
  read(text: string, lexicon: LexiconReading): LearnedReading;
}

/** The nearest decisions vote, each with e to the power of its nearness times this. */
const NEARNESS = 12;
const NEIGHBOURS = 25;
const SECOND_CLAIM = 0.5;

export function learnedReader(weights: LearnedWeights, vectors: WordVectors): LearnedReader {
  const outputs = outputsOf(weights.heads);
  const places = new Map<number, number>();
  weights.hashes.forEach((hash, place) => places.set(hash, place));
  const neighbours = neighboursIn(weights, vectors);
  return {
    vote: weights.vote,
    claimLabels: claimLabelsOf(weights.heads),
    read(text, lexicon) {
      const sums = sumsOf(storyFeatures(text, lexicon, vectors), weights, places, outputs);
      return {
        ...answers(weights.heads, sums),
        neighbours: neighbourVotes(text, neighbours, vectors),
      };
    },
  };
}

export function claimLabelsOf(heads: readonly Head[]): LearnedReader["claimLabels"] {
  const head = heads.find(({ name }) => name === "claim_type");
  return (head?.labels ?? []).map((id, at) => ({ id, category: head?.categories?.[at] ?? null }));
}

function sumsOf(
  { hashes, values }: Features,
  { rows, scales }: LearnedWeights,
  places: ReadonlyMap<number, number>,
  outputs: number,
): Float64Array {
  const sums = new Float64Array(outputs);
  hashes.forEach((hash, at) => {
    const place = places.get(hash);
    if (place === undefined) return;
    const scale = (values[at] ?? 0) * (scales[place] ?? 0);
    const start = place * outputs;
    for (let i = 0; i < outputs; i++) sums[i] = (sums[i] ?? 0) + scale * (rows[start + i] ?? 0);
  });
  return sums;
}

/** The sums of all heads as shares, head by head. */
export function answers(heads: readonly Head[], sums: Float64Array): Omit<LearnedReading, "neighbours"> {
  const shares: Record<Head["name"], Shares> = {
    category: new Map(),
    claim_type: new Map(),
    side: new Map(),
    topic: new Map(),
    matter: new Map(),
    danger: new Map(),
  };
  let from = 0;
  for (const { name, kind, labels } of heads) {
    const own = sums.subarray(from, from + labels.length);
    const values = kind === "one" ? softmax(own) : own.map(logistic);
    shares[name] = new Map(labels.map((label, i) => [label, values[i] ?? 0]));
    from += labels.length;
  }
  return { ...shares, matter: shares.matter.get("matter") ?? 1 };
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Shares that add up to 1, from sums. */
export function softmax(sums: Float64Array): Float64Array {
  const most = sums.reduce((a, b) => Math.max(a, b), -Infinity);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / total);
}

/** A decision that may vote, with its packed vector. */
interface Neighbour {
  labels: LearnedWeights["neighbours"][number];
  vector: Int8Array;
}

/** The decisions with their vectors: cut once, since the length of a vector is known by the vector that it was counted of. */
export function neighboursIn(
  { neighbours, neighbourVectors }: Pick<LearnedWeights, "neighbours" | "neighbourVectors">,
  { dimensions }: WordVectors,
): Neighbour[] {
  return neighbours.map((labels, at) => ({
    labels,
    vector: neighbourVectors.subarray(at * dimensions, (at + 1) * dimensions),
  }));
}

/** Which categories and claim types the nearest decisions have, each by how near it is. */
export function neighbourVotes(
  text: string,
  neighbours: readonly Neighbour[],
  vectors: WordVectors,
): LearnedReading["neighbours"] {
  const own = vectors.textVector(text);
  const near = neighbours
    .map(({ labels, vector }) => ({ labels, nearness: cosine(own, vector) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, NEIGHBOURS);
  const categories = new Map<string, number>();
  const claimTypes = new Map<string, number>();
  const total = near.reduce((sum, { nearness }) => sum + Math.exp(NEARNESS * nearness), 0);
  for (const { labels, nearness } of near) {
    const vote = Math.exp(NEARNESS * nearness) / total;
    categories.set(labels.category, (categories.get(labels.category) ?? 0) + vote);
    labels.claim_types.forEach((id, rank) => {
      const part = vote * (rank === 0 ? 1 : SECOND_CLAIM);
      claimTypes.set(id, (claimTypes.get(id) ?? 0) + part);
    });
  }
  return { category: categories, claim_type: claimTypes };
}
