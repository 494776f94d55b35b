import { SPELLING } from "../compiled/lexicon.js";
import { normaliseWord } from "./normal-word.ts";
import type { Quote } from "../result.ts";

/** One word of a story, as it is matched, with the place it came from. */
export interface Token {
  /** Lower case, without accents and apostrophes; a possessive `'s` is dropped, and a common misspelling put right. */
  word: string;
  /** Character offsets into the raw story. */
  start: number;
  end: number;
  /** Number of the sentence that it stands in, from 0. */
  sentence: number;
}

/** A story made ready for reading. */
export interface Story {
  raw: string;
  tokens: Token[];
  /** Character offsets of each sentence. */
  sentences: { start: number; end: number }[];
}

/** Words beyond this many are not read: about 60,000 characters of English. */
const MAX_TOKENS = 12_000;

const WORD = /\$|[\p{L}\p{N}]+(?:['’‘`][\p{L}]+)*/gu;
const SENTENCE_END = /[.!?\n]/;

const SPELLED = new Map(Object.entries(SPELLING));

/** The form in which a word is compared, a common misspelling put right. */
export function readWord(word: string): string {
  const plain = normaliseWord(word);
  return SPELLED.get(plain) ?? plain;
}

/** Splits a story into words and sentences, in time linear in its length. Never fails, whatever the text. */
export function readText(raw: string): Story {
  const tokens: Token[] = [];
  const sentences: { start: number; end: number }[] = [];
  let sentenceStart = 0;
  let previousEnd = 0;
  for (const found of raw.matchAll(WORD)) {
    if (tokens.length >= MAX_TOKENS) break;
    const start = found.index;
    const between = raw.slice(previousEnd, start);
    if (tokens.length > sentenceStart && endsSentence(between)) {
      closeSentence(tokens, sentences, sentenceStart);
      sentenceStart = tokens.length;
    }
    const end = start + found[0].length;
    tokens.push({ word: readWord(found[0]), start, end, sentence: sentences.length });
    previousEnd = end;
  }
  if (tokens.length > sentenceStart) closeSentence(tokens, sentences, sentenceStart);
  return { raw, tokens, sentences };
}

/** A full stop ends a sentence only before a space or the end, so that "U.S." and "2.5" stay whole. */
function endsSentence(between: string): boolean {
  const at = between.search(SENTENCE_END);
  if (at < 0) return false;
  if (between[at] !== ".") return true;
  return at + 1 < between.length && /\s/.test(between[at + 1] ?? "");
}

function closeSentence(tokens: Token[], sentences: { start: number; end: number }[], from: number): void {
  const first = tokens[from];
  const last = tokens[tokens.length - 1];
  if (first && last) sentences.push({ start: first.start, end: last.end });
}

/** The words of the story from one token to another, both included. */
export function quoteTokens(story: Story, from: number, to: number): Quote {
  const start = story.tokens[from]?.start ?? 0;
  const end = story.tokens[to]?.end ?? start;
  return { start, end, text: story.raw.slice(start, end) };
}
