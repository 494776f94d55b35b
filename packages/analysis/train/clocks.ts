import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LIMIT_USES, PAPER_CLOCKS } from "../src/compiled/knowledge.js";
import type { LinearWeights } from "../src/reading/learned/weights.ts";
import type { WordVectors } from "../src/retrieval/word-vectors.ts";
import { clockFeatures } from "../src/reading/learned/features.ts";
import { sumsIn } from "../src/reading/learned/learned-reader.ts";
import type { Shares } from "../src/reading/learned/learned-reader.ts";
import { softmax } from "../src/reading/learned/linear.ts";
import { sha256 } from "./check.ts";
import { prepareText } from "./examples.ts";
import { fitSoftmax } from "./fit-softmax.ts";
import type { SoftmaxSettings } from "./fit-softmax.ts";
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
const FILES = {
  common: ["clocks.jsonl"],
  rare: ["clocks.jsonl", "rare-clocks.jsonl", "clocks-added.jsonl"],
} as const;
/** Rare clocks that were found later in stories of the first file: an id, and what runs there too. */
const ADDED = "clocks-added.jsonl";

/** Which of the two readers of clocks. */
export type ClockReader = keyof typeof FILES;

/** What a reader learns from. */
export function readClockStories(reader: ClockReader, folder = TRAINING_FOLDER): ClockStory[] {
  const read = (file: string): ClockStory[] =>
    linesOf(file, folder).map((line) => JSON.parse(line) as ClockStory);
  const told = FILES[reader].filter((file) => file !== ADDED).flatMap(read);
  if (reader === "common") return told;
  const added = new Map(read(ADDED).map(({ id, clocks }) => [id, clocks]));
  return told.map((one) => ({ ...one, clocks: [...one.clocks, ...(added.get(one.id) ?? [])] }));
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
 * Clocks told in at least so many texts of the first file have a reader, and the others another: learned together, the
 * words of the many others crowd out those that say of a common clock that it is none.
 */
const COMMON_FROM = 20;
const OF_COMMON: Omit<ToldSettings, "labels"> = { rare: 2, fewest: 3, most: 22_000 };
const OF_RARE: SoftmaxSettings = { fewest: 4, rounds: 4, step: 0.6, kept: 1_350_000, levels: 7 };
/** Of the rare ones' reader: that no clock runs. */
const NO_CLOCK = "none";

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

/** The clocks of the first reader: those that many texts of its own file tell. */
function commonClocks(): ReadonlySet<string> {
  const told = readClockStories("common").flatMap(({ clocks }) => clocks);
  return new Set(LABELS.filter((clock) => told.filter((one) => one === clock).length >= COMMON_FROM));
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
  const common = commonClocks();
  const often = LABELS.filter(
    (clock) => all.filter(({ told }) => told.includes(clock)).length >= FEWEST_TOLD,
  );
  const labels = often.filter((clock) => (reader === "common") === common.has(clock));
  if (reader === "rare") {
    const card = cardOf(labels, readRareByParts(all, [NO_CLOCK, ...often]));
    return { weights: rareWeights(all, [NO_CLOCK, ...often], doorsOf(card)), card };
  }
  const settings = { ...OF_COMMON, labels };
  const card = cardOf(labels, readByParts(all, settings));
  return { weights: withDoorsOnly(weightsOf("clock", all, settings, doorsOf(card))), card };
}

/** The weights of all clocks as one whole; only the rare ones have a door. */
function rareWeights(
  texts: readonly ToldText[],
  labels: readonly string[],
  doors: Readonly<Record<string, number>>,
): LinearWeights<"clock"> {
  const learnt = texts.map(({ told, features }) => ({ features, labels: placesOf(told, labels) }));
  return {
    heads: [{ name: "clock", kind: "one", labels, doors }],
    ...fitSoftmax(learnt, labels.length, OF_RARE),
  };
}

/** Where the clocks that are told stand among the labels; where none is, that of no clock. */
function placesOf(told: readonly string[], labels: readonly string[]): number[] {
  const known = told.map((clock) => labels.indexOf(clock)).filter((place) => place >= 0);
  return known.length > 0 ? known : [labels.indexOf(NO_CLOCK)];
}

/** Each text by a reader that learned from the other parts alone, as it would ship. */
function readRareByParts(texts: readonly ToldText[], labels: readonly string[]): ReadText[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const others = texts.filter((one) => one.part !== part);
    const sums = sumsIn(rareWeights(others, labels, {}));
    return texts
      .filter((one) => one.part === part)
      .map(({ told, features }) => {
        const shares = softmax(sums(features));
        return { told, shares: new Map(labels.map((label, at) => [label, shares[at] ?? 0])) };
      });
  }).flat();
}

type ReadText = { told: readonly string[]; shares: Shares };

function doorsOf(card: readonly ClockCount[]): Record<string, number> {
  return Object.fromEntries(card.flatMap(({ clock, from }) => (from === null ? [] : [[clock, from]])));
}

/** How each clock is heard where at least so many of those that have its share are right. */
function cardOf(labels: readonly string[], read: readonly ReadText[]): ClockCount[] {
  return labels.map((clock): ClockCount => {
    const shares = read
      .map(({ told, shares: of }) => ({ share: of.get(clock) ?? 0, isTold: told.includes(clock) }))
      .toSorted((a, b) => b.share - a.share);
    const told = shares.filter(({ isTold }) => isTold).length;
    const from = leastShare(shares);
    const given = from === null ? [] : shares.filter(({ share }) => share >= from);
    const found = given.filter(({ isTold }) => isTold).length;
    return { clock, from, told, found, wrong: given.length - found };
  });
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
