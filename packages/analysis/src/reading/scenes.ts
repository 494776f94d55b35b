import type { ClaimType } from "../knowledge.ts";
import { CLAIM_TYPES } from "../compiled/claims.js";
import { SCENE_WORDS } from "../compiled/lexicon.js";
import { PatternIndex, readPattern } from "./pattern.ts";
import type { Story } from "./text.ts";

/** A scene of a claim type: patterns that must all stand in the story, each in one sentence, and some that must not. */
interface Scene {
  claimType: string;
  musts: readonly string[];
  nots: readonly string[];
}

interface SceneKnowledge {
  scenes: readonly Scene[];
  patterns: PatternIndex<string>;
}

let known: SceneKnowledge | null = null;

function readScene(claimType: string, source: string): Scene {
  const parts = source.split(" & ");
  return {
    claimType,
    musts: parts.filter((part) => !part.startsWith("!")),
    nots: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
  };
}

/** All scenes of these claim types, with one index over their patterns. Throws on a class of words that is not there. */
function prepare(claimTypes: readonly ClaimType[]): SceneKnowledge {
  const scenes = claimTypes.flatMap(({ id, scenes: sources }) =>
    (sources ?? []).map((source) => readScene(id, source)),
  );
  const patterns = new Set(scenes.flatMap(({ musts, nots }) => [...musts, ...nots]));
  return {
    scenes,
    patterns: new PatternIndex(
      [...patterns].map((source) => ({ pattern: readPattern(source, SCENE_WORDS), value: source })),
    ),
  };
}

/** What the story tells of one claim type: how many of its scenes, and in which sentences. */
interface ToldScenes {
  count: number;
  sentences: ReadonlySet<number>;
}

/** A story is read once, however many parts of the report ask. */
const READ = new WeakMap<Story, ReadonlyMap<string, ToldScenes>>();

/** The scenes of each claim type that the story tells. */
export function toldScenes(story: Story): ReadonlyMap<string, ToldScenes> {
  const read = READ.get(story) ?? readScenes(story);
  READ.set(story, read);
  return read;
}

function readScenes(story: Story): ReadonlyMap<string, ToldScenes> {
  known ??= prepare(CLAIM_TYPES);
  const places = new Map<string, number[]>();
  for (const [sentence, words] of sentencesOf(story).entries())
    for (const { value } of known.patterns.find(words))
      places.set(value, [...(places.get(value) ?? []), sentence]);
  const told = new Map<string, { count: number; sentences: Set<number> }>();
  for (const { claimType, musts, nots } of known.scenes) {
    if (!musts.every((one) => places.has(one)) || nots.some((one) => places.has(one))) continue;
    const before = told.get(claimType) ?? { count: 0, sentences: new Set<number>() };
    told.set(claimType, {
      count: before.count + 1,
      sentences: new Set([...before.sentences, ...musts.flatMap((one) => places.get(one) ?? [])]),
    });
  }
  return told;
}

/** How many scenes of each claim type the story tells. */
export function countScenes(story: Story): ReadonlyMap<string, number> {
  return new Map([...toldScenes(story)].map(([claimType, { count }]) => [claimType, count]));
}

function sentencesOf(story: Story): string[][] {
  const sentences: string[][] = story.sentences.map(() => []);
  for (const { word, sentence } of story.tokens) sentences[sentence]?.push(word);
  return sentences;
}
