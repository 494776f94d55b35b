import { READING_WORDS } from "../compiled/lexicon.js";
import { stem, tokenize, wordsOf } from "./tokenize.ts";

const NEGATIONS = new Set(READING_WORDS.denial.in_key_facts);
/** A negation counts for a matched word when it stands at most this many words before it. */
const NEGATION_REACH = 3;
const ENOUGH = 2 / 3;

/** Words and stems of one sentence of a story. */
interface Sentence {
  words: string[];
  stems: string[];
  /** Where it begins in the text. */
  start: number;
}

/** The sentences of a text, for `saysKeyFact`. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^.!?;\n]+/g)].flatMap(({ 0: part, index }) => {
    const words = wordsOf(part);
    const start = index + part.length - part.trimStart().length;
    return words.length === 0 ? [] : [{ words, stems: words.map(stem), start }];
  });
}

/** Whether one sentence says a short fact such as "no warning sign". */
export function saysKeyFact(sentences: readonly Sentence[], keyFact: string): boolean {
  return sayingKeyFact(sentences, keyFact) !== undefined;
}

/**
 * The first sentence that says a short fact: at least two of three of its words stand there, all of them when it has
 * one or two, and both say no or both do not.
 */
export function sayingKeyFact(sentences: readonly Sentence[], keyFact: string): Sentence | undefined {
  const wanted = [...new Set(tokenize(keyFact))];
  if (wanted.length === 0) return undefined;
  const factIsNegative = wordsOf(keyFact).some((word) => NEGATIONS.has(word));
  const needed = wanted.length <= 2 ? wanted.length : Math.ceil(wanted.length * ENOUGH);
  return sentences.find((sentence) => {
    const places = wanted.flatMap((term) => {
      const place = sentence.stems.indexOf(term);
      return place < 0 ? [] : [place];
    });
    return places.length >= needed && isNegative(sentence, places) === factIsNegative;
  });
}

function isNegative({ words }: Sentence, places: readonly number[]): boolean {
  return places.some((place) =>
    words.slice(Math.max(0, place - NEGATION_REACH), place).some((word) => NEGATIONS.has(word)),
  );
}
