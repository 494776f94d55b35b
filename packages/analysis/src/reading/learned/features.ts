import { stem } from "../../retrieval/tokenize.ts";
import type { WordVectors } from "../../retrieval/word-vectors.ts";
import type { ScoredCategory, ScoredClaimType } from "../route.ts";
import type { ToldSide } from "../side.ts";
import { readWord } from "../text.ts";
import type { TopicScore } from "../topics.ts";
import { passagesOf } from "./passages.ts";

/** What the lexicon found in a story: one of the readers, and part of what the learned one goes by. */
export interface LexiconReading {
  topics: readonly TopicScore[];
  claimTypes: readonly ScoredClaimType[];
  categories: readonly ScoredCategory[];
  /** Evidence for each side, in the unit of one clear sign. */
  sides: Readonly<Record<ToldSide, number>>;
  factKeys: readonly string[];
  /** Claim types of which not one of the words stands there that they can hardly be told without. */
  lacking: ReadonlySet<string>;
  /** The papers and events that start a clock and of which a word stands there, whoever's they are. */
  papers: readonly string[];
}

/** A story as numbers: the hash of each feature that it has, and how much of it, side by side. */
export interface Features {
  hashes: number[];
  values: number[];
}

/** Words beyond this many characters of a very long story add nothing. */
const READ_AT_MOST = 12_000;
/** How much each group of features counts beside the others; within a group a long story counts as much as a short one. */
const GROUP_WEIGHTS = { words: 1, pairs: 0.8, letters: 0.8, lexicon: 1.4, meaning: 1.2 } as const;
const RUN = 4;
const EVIDENCE_AT_HALF = 6;
/** Evidence of words that the lexicon does not know: a single weak word is not all that a story says. */
const UNHEARD = 1.5;
/** Two strong cues of a claim type. */
const PLAIN_EVIDENCE = 10;
/** Beyond this many words a story is long. */
const LONG = 250;

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** A feature's name as a 32-bit number (FNV-1a). */
export function hashOf(name: string): number {
  let hash = FNV_START;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

/** The feature that every text has. */
export const EVERY_STORY = hashOf("l:every story");

class Group {
  readonly #values = new Map<number, number>();

  add(name: string, value = 1): void {
    const hash = hashOf(name);
    this.#values.set(hash, (this.#values.get(hash) ?? 0) + value);
  }

  /** Adds the group to the features, `length` long as a vector; what comes again counts less each time. */
  appendTo({ hashes, values }: Features, length: number): void {
    const damped = [...this.#values].map(
      ([hash, value]) => [hash, Math.sign(value) * Math.sqrt(Math.abs(value))] as const,
    );
    const norm = Math.sqrt(damped.reduce((sum, [, value]) => sum + value * value, 0));
    if (norm === 0) return;
    for (const [hash, value] of damped) {
      hashes.push(hash);
      values.push((value / norm) * length);
    }
  }
}

/** Words as they are compared: lower case, numbers by their number of digits only. */
function wordsIn(text: string): string[] {
  const found = text.match(/\$|[\p{L}\p{N}]+(?:['’‘`][\p{L}]+)*|[?!]/gu) ?? [];
  return found.map((word) => {
    const plain = readWord(word);
    return /^\d+$/.test(plain) ? "0".repeat(plain.length) : plain === "" ? word : plain;
  });
}

/** The features of a story: words, pairs of words, runs of letters within words, what the lexicon found, and the place in the space of meanings. */
export function storyFeatures(text: string, lexicon: LexiconReading, vectors: WordVectors): Features {
  const read = text.slice(0, READ_AT_MOST);
  const features: Features = { hashes: [], values: [] };
  const words = addWords(features, read);
  addLexicon(features, lexicon, words);
  const meaning = vectors.textVector(read);
  meaning.forEach((value, at) => {
    features.hashes.push(hashOf(`v:${at}`));
    features.values.push(value * GROUP_WEIGHTS.meaning);
  });
  return features;
}

/** The features of a passage of a story: its words, pairs of words, and runs of letters within words. */
export function passageFeatures(text: string): Features {
  const features: Features = { hashes: [EVERY_STORY], values: [GROUP_WEIGHTS.lexicon] };
  addWords(features, text);
  return features;
}

/** The passages of what is read of a story. */
export function passagesToRead(text: string): string[] {
  return passagesOf(text.slice(0, READ_AT_MOST));
}

/** Adds the words of a text in every form; their number comes back. */
function addWords(features: Features, text: string): number {
  const words = wordsIn(text);
  const single = new Group();
  const pairs = new Group();
  const letters = new Group();
  words.forEach((word, at) => {
    single.add(`w:${word}`);
    const root = stem(word);
    if (root !== word) single.add(`w:${root}`, 0.5);
    pairs.add(`p:${words[at - 1] ?? ""} ${word}`);
    if (word.length >= RUN) addRuns(letters, `_${word}_`);
  });
  single.appendTo(features, GROUP_WEIGHTS.words);
  pairs.appendTo(features, GROUP_WEIGHTS.pairs);
  letters.appendTo(features, GROUP_WEIGHTS.letters);
  return words.length;
}

/** What speaks of clocks: the features of the story, and the papers that words name. */
export function clockFeatures({ hashes, values }: Features, { papers }: LexiconReading): Features {
  return {
    hashes: [...hashes, ...papers.map((id) => hashOf(`k:${id}`))],
    values: [...values, ...papers.map(() => GROUP_WEIGHTS.lexicon)],
  };
}

function addRuns(letters: Group, word: string): void {
  for (let at = 0; at + RUN <= word.length; at++) letters.add(`c:${word.slice(at, at + RUN)}`);
}

/** The lexicon's scores are on a scale of their own and are not made equally long: a story without cues has none. */
function addLexicon(features: Features, lexicon: LexiconReading, words: number): void {
  const add = (name: string, value: number): void => {
    if (value === 0) return;
    features.hashes.push(hashOf(`l:${name}`));
    features.values.push(value * GROUP_WEIGHTS.lexicon);
  };
  for (const { topic, evidence, score } of lexicon.topics) {
    add(`topic ${topic}`, evidence / (evidence + EVIDENCE_AT_HALF));
    add(`topic score ${topic}`, score);
  }
  const all = lexicon.claimTypes.reduce((sum, { evidence }) => sum + evidence, 0);
  for (const { claim_type, fit, evidence } of lexicon.claimTypes) {
    add(`claim ${claim_type.id}`, fit);
    add(`claim share ${claim_type.id}`, evidence / (all + UNHEARD));
    add(`claim plain ${claim_type.id}`, evidence >= PLAIN_EVIDENCE ? 0.5 : 0);
  }
  for (const { legal_category, score } of lexicon.categories) add(`category ${legal_category}`, score);
  for (const [side, evidence] of Object.entries(lexicon.sides)) add(`side ${side}`, Math.tanh(evidence / 3));
  for (const key of lexicon.factKeys) add(`fact ${key}`, 0.3);
  add("length", Math.log(1 + Math.min(words, LONG)) / 6);
  add("every story", 1);
}
