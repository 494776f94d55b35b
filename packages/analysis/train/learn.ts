import type { Decision } from "../src/records.ts";
import {
  answers,
  claimLabelsOf,
  neighboursIn,
  neighbourVotes,
} from "../src/reading/learned/learned-reader.ts";
import type { Features } from "../src/reading/learned/features.ts";
import { outputsOf } from "../src/reading/learned/weights.ts";
import type { Head, LearnedWeights } from "../src/reading/learned/weights.ts";
import type { WordVectors } from "../src/retrieval/word-vectors.ts";
import {
  headsFor,
  neighboursOf,
  placed,
  prepareText,
  startFromLexicon,
  vocabularyOf,
  wantedOf,
  wantedOfDecision,
} from "./examples.ts";
import type { PreparedStory } from "./examples.ts";
import { fitHeads, sumsFor } from "./fit-heads.ts";
import type { FitSettings } from "./fit-heads.ts";
import { fitVote } from "./fit-vote.ts";
import type { Learned } from "./learn-linear.ts";
import { inBytes, mostTelling } from "./kept-rows.ts";
import type { UnseenStory } from "./fit-vote.ts";
import type { TrainingStory } from "./training-story.ts";

const SETTINGS: FitSettings = { rounds: 15, step: 0.5, decay: 0.002 };
/** A feature stands in at least so many texts. */
const FEWEST_TEXTS = 5;
/** How much a shipped decision, told in our own words, counts beside a story. */
const DECISION_WEIGHT = 0.4;
/** So many features are kept, those that say most: the weights stay under eight million bytes. */
const MOST_FEATURES = 29_600;
/** Parts for the votes' weights when stories of one writer only are there, and beside the parts by writer. */
const PARTS = 5;

/** Everything that is learned from, made ready. */
export interface Material {
  heads: readonly Head[];
  stories: readonly PreparedStory[];
  decisions: readonly { features: Features; wanted: Float32Array }[];
  neighbours: Pick<LearnedWeights, "neighbours" | "neighbourVectors">;
  vectors: WordVectors;
}

export function materialOf(
  stories: readonly TrainingStory[],
  decisions: readonly Decision[],
  vectors: WordVectors,
): Material {
  const heads = headsFor(stories);
  return {
    heads,
    vectors,
    stories: stories.map((story) => ({ story, ...prepareText(story.text, vectors) })),
    decisions: decisions.map((decision) => ({
      features: prepareText(decision.facts, vectors).features,
      wanted: wantedOfDecision(decision, heads),
    })),
    neighbours: neighboursOf(decisions, vectors),
  };
}

function learnFrom({ heads, decisions }: Material, seen: readonly PreparedStory[]): Learned {
  const vocabulary = vocabularyOf([...seen, ...decisions], FEWEST_TEXTS);
  const places = new Map([...vocabulary].map((hash, place) => [hash, place]));
  const examples = [
    ...seen.map(({ story, features }) => ({
      ...placed(features, places),
      wanted: wantedOf(story, heads),
      weight: 1,
    })),
    ...decisions.map(({ features, wanted }) => ({
      ...placed(features, places),
      wanted,
      weight: DECISION_WEIGHT,
    })),
  ];
  const start = startFromLexicon(heads, places);
  return { vocabulary, places, rows: fitHeads(heads, examples, vocabulary.length, SETTINGS, start) };
}

/** Learns from some stories and reads others. */
function readUnseen(
  material: Material,
  seen: readonly PreparedStory[],
  unseen: readonly PreparedStory[],
): UnseenStory[] {
  const { heads, vectors } = material;
  const neighbours = neighboursIn(material.neighbours, vectors);
  const { places, rows } = learnFrom(material, seen);
  const outputs = outputsOf(heads);
  return unseen.map((one) => ({
    ...one,
    learned: {
      ...answers(heads, sumsFor(placed(one.features, places), rows, outputs)),
      neighbours: neighbourVotes(one.story.text, neighbours, vectors),
    },
  }));
}

/** Every story read by readers that learned from the stories of the other writers. */
export function readByWriter(material: Material): UnseenStory[] {
  const writers = [...new Set(material.stories.map(({ story }) => story.writer))];
  return readInParts(material, ({ story }) => writers.indexOf(story.writer), writers.length);
}

/** Every story read by readers that learned from four fifths of the others. */
export function readByFifths(material: Material): UnseenStory[] {
  return readInParts(material, (_, at) => at % PARTS, PARTS);
}

/** The same fifth of the stories, read by readers that learned from so many quarters of the others. */
export function readFifthAfter(
  material: Material,
  quarters: number,
): { seen: number; unseen: UnseenStory[] } {
  const unseen = material.stories.filter((_, at) => at % PARTS === 0);
  const seen = material.stories.filter((_, at) => at % PARTS !== 0).filter((_, at) => at % 4 < quarters);
  return { seen: seen.length, unseen: readUnseen(material, seen, unseen) };
}

function readInParts(
  material: Material,
  partOf: (story: PreparedStory, at: number) => number,
  parts: number,
): UnseenStory[] {
  return Array.from({ length: parts }, (_, part) =>
    readUnseen(
      material,
      material.stories.filter((one, at) => partOf(one, at) !== part),
      material.stories.filter((one, at) => partOf(one, at) === part),
    ),
  ).flat();
}

/** Learns from all stories. The votes are weighed on `unseen`, the same stories read without having been seen. */
export function learnWeights(material: Material, unseen: readonly UnseenStory[]): LearnedWeights {
  const { heads, neighbours } = material;
  const { vocabulary, rows } = learnFrom(material, material.stories);
  return {
    heads,
    vote: fitVote(unseen, claimLabelsOf(heads)),
    ...mostTelling({ hashes: vocabulary, ...inBytes(rows, vocabulary.length) }, MOST_FEATURES),
    ...neighbours,
  };
}
