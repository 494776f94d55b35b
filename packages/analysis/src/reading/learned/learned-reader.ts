import { cosine } from "../../retrieval/word-vectors.ts";
import type { WordVectors } from "../../retrieval/word-vectors.ts";
import { logOdds, logistic, placesIn, softmax, sumsOf } from "./linear.ts";
import { clockFeatures, passageFeatures, passagesToRead, storyFeatures } from "./features.ts";
import type { Features, LexiconReading } from "./features.ts";
import type { SpanReader } from "./span-reader.ts";
import { outputsOf } from "./weights.ts";
import type { Head, LearnedWeights, LinearWeights, VoteWeights } from "./weights.ts";

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
  /** Each clock by itself: that it runs for the teller. */
  clock: Shares;
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
  /** From which share of `ANY_DANGER` on a door opens by what was learned alone; null where none may. */
  readonly dangerFrom: number | null;
  /** From which share on each clock is taken to run; empty where none was learned. */
  readonly heardFrom: Readonly<Record<string, number>>;
  /** Reads days and lengths of time; absent where only whole stories were learned. */
  readonly spans?: SpanReader;
}

/** The nearest decisions vote, each with e to the power of its nearness times this. */
const NEARNESS = 12;
const NEIGHBOURS = 25;
const SECOND_CLAIM = 0.5;

/** What was learned besides whole stories. */
interface LearnedBeside {
  spans?: SpanReader;
  /** Of dangers told in passing, in whole stories and in passages; without it the stories' own weights read dangers, and open no door. */
  dangers?: { whole: LinearWeights<"danger">; passages: LinearWeights<"danger"> };
  /** Of the clocks that run for the teller, the common ones and the rare ones. */
  clocks?: readonly LinearWeights<"clock">[];
}

export function learnedReader(
  weights: LearnedWeights,
  vectors: WordVectors,
  { spans, dangers, clocks = [] }: LearnedBeside = {},
): LearnedReader {
  const stories = sumsIn(weights);
  const danger = dangers && dangersIn(dangers);
  const running = clocksIn(clocks);
  const neighbours = neighboursIn(weights, vectors);
  return {
    vote: weights.vote,
    ...(spans ? { spans } : {}),
    dangerFrom: dangers?.whole.heads[0]?.doors?.[ANY_DANGER] ?? null,
    heardFrom: Object.fromEntries(clocks.flatMap(({ heads: [head] }) => (head ? heardFromOf(head) : []))),
    claimLabels: claimLabelsOf(weights.heads),
    read(text, lexicon) {
      const features = storyFeatures(text, lexicon, vectors);
      return {
        ...answers(weights.heads, stories(features)),
        ...(danger ? { danger: danger(text, features) } : {}),
        clock: running(clockFeatures(features, lexicon)),
        neighbours: neighbourVotes(text, neighbours, vectors),
      };
    },
  };
}

/** The sums of all outputs by these weights, for the features of any text. */
export function sumsIn(weights: LinearWeights<string>): (features: Features) => Float64Array {
  const outputs = outputsOf(weights.heads);
  const places = placesIn(weights.hashes);
  return (features) => sumsOf(features, weights, places, outputs);
}

/** Each clock that has a door, by the reader that learned it. */
function clocksIn(readers: readonly LinearWeights<"clock">[]): (features: Features) => Shares {
  const sums = readers.map(sumsIn);
  return (features) =>
    new Map(
      readers.flatMap(({ heads: [head] }, at) =>
        head ? clockShares(head, sums[at]?.(features) ?? new Float64Array()) : [],
      ),
    );
}

/** Where one of many holds, a share is small that is seldom wrong: each is stretched so that its door lies here. */
const DOOR_OF_ONE = 0.5;

function clockShares({ kind, labels, doors = {} }: Head<"clock">, sums: Float64Array): [string, number][] {
  const shares = kind === "one" ? softmax(sums) : sums.map(logistic);
  return labels.flatMap((label, at): [string, number][] => {
    const share = shares[at] ?? 0;
    const door = doors[label];
    if (door === undefined) return [];
    return [[label, kind === "one" ? stretched(share, door) : share]];
  });
}

function stretched(share: number, door: number): number {
  return share < door
    ? (DOOR_OF_ONE * share) / door
    : DOOR_OF_ONE + ((1 - DOOR_OF_ONE) * (share - door)) / (1 - door);
}

function heardFromOf({ kind, doors = {} }: Head<"clock">): [string, number][] {
  return Object.entries(doors).map(([label, door]) => [label, kind === "one" ? DOOR_OF_ONE : door]);
}

/** Each label by itself, from the sums of all. */
export function sharesOfEach(heads: readonly Head<string>[], sums: Float64Array): Shares {
  const labels = heads.flatMap((head) => head.labels);
  return new Map(labels.map((label, at) => [label, logistic(sums[at] ?? 0)]));
}

/** Dangers as the whole story and its passages tell them together. */
function dangersIn({
  whole,
  passages,
}: Required<LearnedBeside>["dangers"]): (text: string, features: Features) => Shares {
  const ofWhole = sumsIn(whole);
  const ofPassage = sumsIn(passages);
  return (text, features) =>
    agreedOf(
      sharesOfEach(whole.heads, ofWhole(features)),
      mostOfEach(
        passagesToRead(text).map((one) => sharesOfEach(passages.heads, ofPassage(passageFeatures(one)))),
      ),
    );
}

/** How much the passages weigh beside the whole story. */
const PASSAGES = 0.7;

/** What the readers of a whole story and of its passages say together: the weighed mean of their odds in logarithms. */
export function agreedOf(whole: Shares, passages: Shares): Shares {
  return new Map(
    [...whole].map(([label, share]) => {
      const odds = (1 - PASSAGES) * logOdds(share) + PASSAGES * logOdds(passages.get(label) ?? 0);
      return [label, logistic(odds)];
    }),
  );
}

/** The largest share of each label. */
export function mostOfEach(all: readonly Shares[]): Shares {
  const most = new Map<string, number>();
  for (const shares of all)
    for (const [label, share] of shares) most.set(label, Math.max(share, most.get(label) ?? 0));
  return most;
}

export function claimLabelsOf(heads: readonly Head[]): LearnedReader["claimLabels"] {
  const head = heads.find(({ name }) => name === "claim_type");
  return (head?.labels ?? []).map((id, at) => ({ id, category: head?.categories?.[at] ?? null }));
}

/** The sums of all heads as shares, head by head. */
export function answers(heads: readonly Head[], sums: Float64Array): Omit<LearnedReading, "neighbours"> {
  const shares: Record<Head["name"] | "clock", Shares> = {
    category: new Map(),
    claim_type: new Map(),
    side: new Map(),
    topic: new Map(),
    matter: new Map(),
    danger: new Map(),
    clock: new Map(),
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

interface Near {
  labels: Neighbour["labels"];
  nearness: number;
}

/** The decisions that are nearest, the nearest first; of two alike the one that stands first. */
function nearest(own: Float32Array, neighbours: readonly Neighbour[]): Near[] {
  const near: Near[] = [];
  for (const { labels, vector } of neighbours) {
    const nearness = cosine(own, vector);
    if (nearness <= 0 || (near.length === NEIGHBOURS && nearness <= (near.at(-1)?.nearness ?? 0))) continue;
    const place = near.findIndex((one) => one.nearness < nearness);
    near.splice(place < 0 ? near.length : place, 0, { labels, nearness });
    if (near.length > NEIGHBOURS) near.pop();
  }
  return near;
}

/** Which categories and claim types the nearest decisions have, each by how near it is. */
export function neighbourVotes(
  text: string,
  neighbours: readonly Neighbour[],
  vectors: WordVectors,
): LearnedReading["neighbours"] {
  const own = vectors.textVector(text);
  const near = nearest(own, neighbours);
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
