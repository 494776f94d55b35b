import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LIMIT_USES, PAPER_CLOCKS } from "../src/compiled/knowledge.js";
import type { LinearWeights } from "../src/reading/learned/weights.ts";
import type { WordVectors } from "../src/retrieval/word-vectors.ts";
import { clockFeatures } from "../src/reading/learned/features.ts";
import { sha256 } from "./check.ts";
import { prepareText } from "./examples.ts";
import { PARTS, readByParts, weightsOf } from "./learn-told.ts";
import type { ToldSettings, ToldText } from "./learn-told.ts";
import { withDoorsOnly } from "./kept-rows.ts";
import { linesOf, TRAINING_FOLDER } from "./training-story.ts";
import type { TrainingStory } from "./training-story.ts";

/** The clocks that run for the teller: of a training story, by its id, or of a text written for this. */
export type ClockStory = { id: string; clocks: readonly string[] } & (
  | { text?: undefined }
  | {
      writer: string;
      text: string;
      /** The words that name the day from which the first clock counts; null where none does. */
      day: string | null;
    }
);

/** Of the clocks that many tell, and of rare ones beside them. */
const FILES = { common: ["clocks.jsonl"], rare: ["clocks.jsonl", "rare-clocks.jsonl"] } as const;

/** Which of the two readers of clocks. */
export type ClockReader = keyof typeof FILES;

/** What a reader learns from. */
export function readClockStories(reader: ClockReader, folder = TRAINING_FOLDER): ClockStory[] {
  return FILES[reader].flatMap((file) => linesOf(file, folder).map((line) => JSON.parse(line) as ClockStory));
}

export const hashOfClocks = (reader: ClockReader, folder = TRAINING_FOLDER): string =>
  sha256(Buffer.concat(FILES[reader].map((file) => readFileSync(join(folder, file)))));

/** What may be heard: papers and events that start a clock, and kinds of limits that are heard under a name. */
const LABELS: readonly string[] = [
  ...new Set([
    ...PAPER_CLOCKS.map(({ id }) => id),
    ...Object.values(LIMIT_USES).flatMap(({ heard_as: name }) => name ?? []),
  ]),
];
/**
 * Clocks told in at least so many texts have a reader, and the rarer ones another: learned together, the words of the
 * many rare ones crowd out those that say of a common clock that it is none.
 */
const COMMON_FROM = 20;
const SETTINGS: Readonly<Record<ClockReader, Omit<ToldSettings, "labels">>> = {
  common: { rare: 2, fewest: 3, most: 22_000 },
  // With fewer texts for each, words of few texts are learned by heart: they stay out.
  rare: { rare: 2, fewest: 15, most: 16_000 },
};

/**
 * Of the texts that have the share from which on a clock counts at least this part tells it: a clock that is heard
 * wrongly gives an earliest day too early, one that is not heard a day too late.
 */
const LEAST_RIGHT = 0.5;
/** Never at a smaller share than this. */
const LEAST_SHARE = 0.05;
/** A clock that is told in fewer texts is not listened for. */
const FEWEST_TOLD = 5;

/** How each clock is heard by readers that learned from the other four fifths. */
export interface ClockCount {
  clock: string;
  from: number | null;
  told: number;
  found: number;
  wrong: number;
}

/** Everything that is wrong with the labels: no such story, no such clock, a day that is not told. */
export function faultsOfClocks(stories: readonly TrainingStory[], folder = TRAINING_FOLDER): string[] {
  const ids = new Set(stories.map(({ id }) => id));
  const seen = new Set<string>();
  return readClockStories("rare", folder).flatMap((one) => {
    const twice = seen.has(one.id) ? [`${one.id}: stands twice`] : [];
    seen.add(one.id);
    return [
      ...twice,
      ...(one.text === undefined && !ids.has(one.id) ? [`${one.id}: no such story`] : []),
      ...(one.text !== undefined && one.day !== null && !one.text.includes(one.day)
        ? [`${one.id}: "${one.day}" is not told`]
        : []),
      ...one.clocks
        .filter((clock) => !LABELS.includes(clock))
        .map((clock) => `${one.id}: "${clock}" is no clock`),
    ];
  });
}

/** Learns which clocks run for the teller, the common or the rare ones, with the share from which on each counts. Deterministic. */
export function learnClocks(
  reader: ClockReader,
  stories: readonly TrainingStory[],
  vectors: WordVectors,
): { weights: LinearWeights<"clock">; card: ClockCount[] } {
  const texts = new Map(stories.map(({ id, text }) => [id, text]));
  const all: ToldText[] = readClockStories(reader).map((one, at) => {
    const { features, lexicon } = prepareText(one.text ?? texts.get(one.id) ?? "", vectors);
    return { told: one.clocks, part: at % PARTS, features: clockFeatures(features, lexicon) };
  });
  const labels = LABELS.filter((clock) => {
    const often = all.filter(({ told }) => told.includes(clock)).length;
    return often >= FEWEST_TOLD && (reader === "common") === often >= COMMON_FROM;
  });
  const settings = { ...SETTINGS[reader], labels };
  const read = readByParts(all, settings);
  const card = labels.map((clock): ClockCount => {
    const shares = read
      .map(({ told, shares: of }) => ({ share: of.get(clock) ?? 0, isTold: told.includes(clock) }))
      .toSorted((a, b) => b.share - a.share);
    const told = shares.filter(({ isTold }) => isTold).length;
    const from = leastShare(shares);
    const given = from === null ? [] : shares.filter(({ share }) => share >= from);
    const found = given.filter(({ isTold }) => isTold).length;
    return { clock, from, told, found, wrong: given.length - found };
  });
  const doors = Object.fromEntries(card.flatMap(({ clock, from }) => (from === null ? [] : [[clock, from]])));
  return { weights: withDoorsOnly(weightsOf("clock", all, settings, doors)), card };
}

/** The least share at which enough of those that have it are right; null where none is. */
function leastShare(falling: readonly { share: number; isTold: boolean }[]): number | null {
  let right = 0;
  let least: number | null = null;
  falling.forEach(({ share, isTold }, at) => {
    if (isTold) right += 1;
    if (share >= LEAST_SHARE && right >= LEAST_RIGHT * (at + 1)) least = Math.floor(share * 1000) / 1000;
  });
  return least;
}
