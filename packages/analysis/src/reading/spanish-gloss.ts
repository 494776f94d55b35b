import { SPANISH_GLOSS } from "../compiled/lexicon.js";
import type { Quote } from "../quote.ts";
import type { Crisis } from "../crisis.ts";
import type { LegalCategory } from "../knowledge.ts";
import type { PlaceReading } from "./place-of-matter.ts";
import type { ReadCrisis, ReadSide } from "./reading.ts";
import type { ScoredCategory, ScoredClaimType } from "./route.ts";
import type { TopicScore } from "./topics.ts";
import type { HeardClock } from "./vote.ts";
import { quoteTokens } from "./text.ts";
import type { Story } from "./text.ts";

/**
 * A story in Spanish, word by word in English. It is no translation, and nobody is shown it: its words tell what the
 * story is about, and its days and towns stand in it as they were told.
 */

const LONGEST = Math.max(...Object.keys(SPANISH_GLOSS).map((words) => words.split(" ").length));

/** The story with the words that are known in English; names, numbers and what parts the sentences stay. */
export function glossOf({ raw, tokens }: Story): string {
  const said: string[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length;) {
    const { length, english } = meaningAt(tokens, at);
    const from = tokens[at]?.start ?? end;
    const to = tokens[at + length - 1]?.end ?? from;
    const written = raw.slice(from, to);
    said.push(raw.slice(end, from), english === null ? written : asWritten(english, written));
    end = to;
    at += length;
  }
  return said.join("") + raw.slice(end);
}

/** The longest entry that begins with this word, within its sentence. */
function meaningAt(tokens: Story["tokens"], at: number): { length: number; english: string | null } {
  for (let length = Math.min(LONGEST, tokens.length - at); length >= 1; length--) {
    const words = tokens.slice(at, at + length);
    if (words.at(-1)?.sentence !== words[0]?.sentence) continue;
    const english = SPANISH_GLOSS[words.map(({ word }) => word).join(" ")];
    if (english !== undefined) return { length, english };
  }
  return { length: 1, english: null };
}

function asWritten(english: string, written: string): string {
  return /^\p{Lu}/u.test(written) ? english.charAt(0).toUpperCase() + english.slice(1) : english;
}

/** What a gloss tells of a story. */
interface Told {
  story: Story;
  place: PlaceReading;
  side: ReadSide;
  topics: TopicScore[];
  categories: ScoredCategory[];
  category: LegalCategory;
  claimTypes: ScoredClaimType[];
  heard: readonly HeardClock[];
  perhapsHeard: readonly HeardClock[];
  dangers: readonly ReadCrisis[];
  crises: Crisis[];
  quietCrises: Crisis[];
}

/**
 * The reading of a Spanish story with what its gloss tells: side, category, kinds of claim, clocks, and the dangers that
 * its own words do not open. What is quoted is the sentence as it was told.
 */
export function withGloss<Reading extends Told>(told: Reading, glossed: Reading): Reading {
  const inStory = (quote: Quote): Quote => sentenceOf(told.story, glossed.story, quote);
  const known = new Set(told.dangers.map(({ kind }) => kind));
  const more = glossed.dangers
    .filter(({ kind }) => !known.has(kind))
    .map((danger): ReadCrisis => ({ ...danger, words: danger.words.map(inStory) }));
  const isNew = (one: Crisis): boolean => one.danger !== null && more.some(({ kind }) => kind === one.danger);
  return {
    ...told,
    place: glossed.place.state === null ? told.place : placeIn(glossed.place, inStory),
    side: { ...glossed.side, words: glossed.side.words.map(inStory) },
    topics: glossed.topics,
    categories: glossed.categories,
    category: glossed.category,
    claimTypes: glossed.claimTypes,
    heard: glossed.heard,
    perhapsHeard: glossed.perhapsHeard,
    dangers: [...told.dangers, ...more],
    crises: [...told.crises, ...glossed.crises.filter(isNew)],
    quietCrises: [...told.quietCrises, ...glossed.quietCrises.filter(isNew)],
  };
}

/** The words around a town are read in English: "en Siler City" tells little. */
function placeIn(place: PlaceReading, inStory: (quote: Quote) => Quote): PlaceReading {
  return { ...place, quote: place.quote && inStory(place.quote) };
}

/** The sentence of the story in which the words of the gloss stand: a gloss parts its sentences as the story does. */
function sentenceOf(story: Story, gloss: Story, { start }: Quote): Quote {
  const number = gloss.sentences.findLastIndex((sentence) => sentence.start <= start);
  const own = story.tokens.flatMap(({ sentence }, at) => (sentence === number ? [at] : []));
  return quoteTokens(story, own[0] ?? 0, own.at(-1) ?? 0);
}
