import { CRISIS_KINDS } from "../src/knowledge.ts";
import { ANY_DANGER } from "../src/reading/learned/learned-reader.ts";
import type { LinearWeights } from "../src/reading/learned/weights.ts";
import { readText } from "../src/reading/text.ts";
import type { WordVectors } from "../src/retrieval/word-vectors.ts";
import { prepareText } from "./examples.ts";
import { PARTS, readByParts, weightsOf } from "./learn-told.ts";
import type { ToldSettings, ToldText } from "./learn-told.ts";
import { linesOf, TRAINING_FOLDER } from "./training-story.ts";
import type { TrainingStory } from "./training-story.ts";

/** A danger told by its signs alone in one to four sentences, or sentences that only resemble one. */
export interface DangerExcerpt {
  text: string;
  /** The dangers told; empty for sentences that only resemble one. */
  kinds: readonly string[];
}

const FILE = "dangers.jsonl";

export function readDangerExcerpts(folder = TRAINING_FOLDER): DangerExcerpt[] {
  return linesOf(FILE, folder).map((line) => JSON.parse(line) as DangerExcerpt);
}

/** A step that has no divisor in common with any number of stories that is likely. */
const STEP = 7919;

/**
 * Each excerpt told in passing, as dangers mostly are: between two sentences of a story about something else, in which
 * no danger is told. The same story and place every time.
 */
export function toldInPassing(
  excerpts: readonly DangerExcerpt[],
  stories: readonly TrainingStory[],
): (DangerExcerpt & { host: string })[] {
  const hosts = stories.filter(({ crises, traits }) => !crises?.length && !traits.includes("spanish"));
  return excerpts.map(({ text, kinds }, at) => {
    const host = hosts[(at * STEP) % hosts.length];
    const around = host?.text ?? "";
    const { sentences } = readText(around);
    const start = sentences[(at * STEP) % (sentences.length + 1)]?.start ?? around.length;
    const whole = `${around.slice(0, start)} ${text} ${around.slice(start)}`.trim();
    return { text: whole, kinds, host: host?.id ?? "" };
  });
}

/** A story or an excerpt made ready. */
interface PreparedDanger extends ToldText {
  kinds: readonly string[];
  /** True for a training story, by which the doors are set. */
  isStory: boolean;
}

/** A danger is told in one text of many. */
const SETTINGS: ToldSettings = {
  labels: [...CRISIS_KINDS, ANY_DANGER],
  rare: 3,
  fewest: 4,
  most: 15_500,
};
/** A door of a kind opens by the learned reader alone in at most this part of the stories in which no danger is told. */
const MOST_FALSE = 0.002;
/** Never at a smaller share than this. */
const LEAST_SHARE = 0.2;

/** A story and what is told in passing in it are read by the same reader, which saw neither. */
function prepared(
  stories: readonly TrainingStory[],
  excerpts: readonly DangerExcerpt[],
  vectors: WordVectors,
): PreparedDanger[] {
  const parts = new Map(stories.map(({ id }, at) => [id, at % PARTS]));
  const texts = [
    ...stories.flatMap(({ id, text, crises }) =>
      crises ? [{ text, kinds: crises, isStory: true, part: parts.get(id) ?? 0 }] : [],
    ),
    ...toldInPassing(excerpts, stories).map(({ host, ...one }) => ({
      ...one,
      isStory: false,
      part: parts.get(host) ?? 0,
    })),
  ];
  return texts.map(({ text, kinds, isStory, part }) => ({
    kinds,
    told: kinds.length > 0 ? [...kinds, ANY_DANGER] : [],
    isStory,
    part,
    features: prepareText(text, vectors).features,
  }));
}

/** How each kind is read by readers that learned from the other four fifths. */
export interface DangerCount {
  kind: string;
  /** The share from which on it opens its door. */
  door: number;
  told: number;
  found: number;
  /** Stories without any danger that have this share. */
  wrong: number;
  calm: number;
}

/** Learns dangers told in passing, with the share from which on each opens its door. Deterministic. */
export function learnDangers(
  stories: readonly TrainingStory[],
  vectors: WordVectors,
): { weights: LinearWeights<"danger">; card: DangerCount[] } {
  const all = prepared(stories, readDangerExcerpts(), vectors);
  const read = readByParts(all, SETTINGS);
  const calm = read.filter(({ isStory, kinds }) => isStory && kinds.length === 0);
  const card = CRISIS_KINDS.map((kind) => {
    const shares = calm.map((one) => one.shares.get(kind) ?? 0).toSorted((a, b) => b - a);
    const share = shares[Math.floor(MOST_FALSE * shares.length)] ?? 1;
    const door = Math.max(LEAST_SHARE, Math.round(share * 1000) / 1000);
    const told = read.filter(({ kinds }) => kinds.includes(kind));
    return {
      kind,
      door,
      told: told.length,
      found: told.filter((one) => (one.shares.get(kind) ?? 0) >= door).length,
      wrong: shares.filter((one) => one >= door).length,
      calm: calm.length,
    };
  });
  const doors = Object.fromEntries(card.map(({ kind, door }) => [kind, door]));
  return { weights: weightsOf("danger", all, SETTINGS, doors), card };
}
