import { CRISIS_KINDS } from "../src/knowledge.ts";
import { passageFeatures, passagesToRead } from "../src/reading/learned/features.ts";
import type { Features } from "../src/reading/learned/features.ts";
import { ANY_DANGER, agreedOf, mostOfEach } from "../src/reading/learned/learned-reader.ts";
import type { Shares } from "../src/reading/learned/learned-reader.ts";
import type { LinearWeights } from "../src/reading/learned/weights.ts";
import { readText } from "../src/reading/text.ts";
import type { WordVectors } from "../src/retrieval/word-vectors.ts";
import { prepareText } from "./examples.ts";
import { PARTS, readerWithout, weightsOf } from "./learn-told.ts";
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

/** The part of a story: each is read by a reader that saw no story of its part. */
function partOfStory(at: number): number {
  return at % PARTS;
}

/** Excerpts that stand near each other, often a danger and what resembles it by one writer, are of one part. */
function partOfExcerpt(at: number, all: number): number {
  return Math.floor((at * PARTS) / all);
}

/**
 * Each excerpt told in passing, as dangers mostly are: between two sentences of a story about something else, in which
 * no danger is told. The story is of the same part as the excerpt; the same story and place every time.
 */
export function toldInPassing(
  excerpts: readonly DangerExcerpt[],
  stories: readonly TrainingStory[],
): (DangerExcerpt & { part: number })[] {
  const calm = stories
    .map((story, at) => ({ story, part: partOfStory(at) }))
    .filter(({ story: { crises, traits } }) => !crises?.length && !traits.includes("spanish"));
  const hosts = Array.from({ length: PARTS }, (_, part) => calm.filter((one) => one.part === part));
  return excerpts.map(({ text, kinds }, at) => {
    const part = partOfExcerpt(at, excerpts.length);
    const own = hosts[part] ?? [];
    const around = own[(at * STEP) % own.length]?.story.text ?? "";
    const { sentences } = readText(around);
    const start = sentences[(at * STEP) % (sentences.length + 1)]?.start ?? around.length;
    const whole = `${around.slice(0, start)} ${text} ${around.slice(start)}`.trim();
    return { text: whole, kinds, part };
  });
}

const LABELS = [...CRISIS_KINDS, ANY_DANGER];
/** A danger is told in one story of many. */
const OF_STORIES: ToldSettings = { labels: LABELS, rare: 3, fewest: 4, most: 15_500 };
const OF_PASSAGES: ToldSettings = { labels: LABELS, rare: 1, fewest: 3, most: 60_000 };
/** So many passages of a story without a danger teach that there is none in them. */
const PASSAGES_OF_STORY = 10;
/** In at most this part of the stories in which no danger is told the learned reader opens a door by itself. */
const MOST_FALSE = 0.021;

/** A text made ready: as a whole, and passage by passage. */
interface DangerText {
  told: readonly string[];
  part: number;
  whole: Features;
  passages: Features[];
  /** A training story without a danger, by which the door is set. */
  isCalm: boolean;
}

/** What an excerpt teaches by itself. */
function alone({ text, kinds }: DangerExcerpt, part: number): ToldText {
  return { told: labelsOf(kinds), part, features: passageFeatures(text) };
}

function labelsOf(kinds: readonly string[]): string[] {
  return kinds.length > 0 ? [...kinds, ANY_DANGER] : [];
}

function prepared(
  { text, kinds, part }: DangerExcerpt & { part: number },
  isCalm: boolean,
  vectors: WordVectors,
): DangerText {
  return {
    told: labelsOf(kinds),
    part,
    whole: prepareText(text, vectors).features,
    passages: passagesToRead(text).map(passageFeatures),
    isCalm,
  };
}

/** As many passages as teach, from all over the story. */
function someOf(passages: readonly Features[]): Features[] {
  const each = Math.max(1, passages.length / PASSAGES_OF_STORY);
  return passages.filter((_, at) => Math.floor(at / each) !== Math.floor((at - 1) / each));
}

/** How dangers are read by readers that learned from the other four fifths. */
export interface DangerCard {
  /** The share from which on a door opens: that any danger is told. */
  door: number;
  /** Stories without a danger that have this share. */
  wrong: number;
  calm: number;
  kinds: {
    kind: string;
    told: number;
    /** Told in passing, and the share is reached. */
    found: number;
    /** And the danger is the likeliest. */
    own: number;
  }[];
}

/**
 * Learns dangers told in passing, from whole stories and from passages by themselves, with the share from which on a door
 * opens. Deterministic.
 */
export function learnDangers(
  stories: readonly TrainingStory[],
  vectors: WordVectors,
): { whole: LinearWeights<"danger">; passages: LinearWeights<"danger">; card: DangerCard } {
  const excerpts = readDangerExcerpts();
  const all = [
    ...stories.flatMap(({ text, crises: kinds }, at) =>
      kinds ? [prepared({ text, kinds, part: partOfStory(at) }, kinds.length === 0, vectors)] : [],
    ),
    ...toldInPassing(excerpts, stories).map((one) => prepared(one, false, vectors)),
  ];
  const wholes = all.map(({ told, part, whole }): ToldText => ({ told, part, features: whole }));
  const passages = [
    ...excerpts.map((one, at) => alone(one, partOfExcerpt(at, excerpts.length))),
    ...all
      .filter(({ isCalm }) => isCalm)
      .flatMap((one) =>
        someOf(one.passages).map((features): ToldText => ({ told: [], part: one.part, features })),
      ),
  ];
  const read = Array.from({ length: PARTS }, (_, part) => {
    const ofWhole = readerWithout(part, wholes, OF_STORIES);
    const ofPassage = readerWithout(part, passages, OF_PASSAGES);
    return all
      .filter((one) => one.part === part)
      .map((one) => ({
        ...one,
        shares: agreedOf(ofWhole(one.whole), mostOfEach(one.passages.map(ofPassage))),
      }));
  }).flat();
  const card = cardOf(read);
  const doors = { [ANY_DANGER]: card.door };
  return {
    whole: weightsOf("danger", wholes, OF_STORIES, doors),
    passages: weightsOf("danger", passages, OF_PASSAGES, doors),
    card,
  };
}

function cardOf(read: readonly (DangerText & { shares: Shares })[]): DangerCard {
  const any = ({ shares }: { shares: Shares }): number => shares.get(ANY_DANGER) ?? 0;
  const calm = read
    .filter(({ isCalm }) => isCalm)
    .map(any)
    .toSorted((a, b) => b - a);
  const door = Math.round((calm[Math.floor(MOST_FALSE * calm.length)] ?? 1) * 1000) / 1000;
  const kinds = CRISIS_KINDS.map((kind) => {
    const told = read.filter((one) => one.told.includes(kind));
    const found = told.filter((one) => any(one) >= door);
    const own = found.filter(({ shares }) =>
      CRISIS_KINDS.every((other) => (shares.get(other) ?? 0) <= (shares.get(kind) ?? 0)),
    );
    return { kind, told: told.length, found: found.length, own: own.length };
  });
  return { door, wrong: calm.filter((share) => share >= door).length, calm: calm.length, kinds };
}
