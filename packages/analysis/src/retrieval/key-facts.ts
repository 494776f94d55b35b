import { stem, tokenize, wordsOf } from "./tokenize.ts";

const NEGATIONS: ReadonlySet<string> = new Set(
  "no not never without none nobody nothing cannot cant dont didnt doesnt isnt wasnt werent arent wont couldnt wouldnt hadnt hasnt havent".split(
    " ",
  ),
);
/** A negation counts for a matched word when it stands at most this many words before it. */
const NEGATION_REACH = 3;
const ENOUGH = 2 / 3;

/** Words and stems of one sentence of a story. */
interface Sentence {
  words: string[];
  stems: string[];
}

/** The sentences of a text, for `saysKeyFact`. */
export function sentencesOf(text: string): Sentence[] {
  return text.split(/[.!?;\n]+/).flatMap((part) => {
    const words = wordsOf(part);
    return words.length === 0 ? [] : [{ words, stems: words.map(stem) }];
  });
}

/**
 * Whether one sentence says a short fact such as "no warning sign": at least two of three of its words stand there, all
 * of them when it has one or two, and both say no or both do not.
 */
export function saysKeyFact(sentences: readonly Sentence[], keyFact: string): boolean {
  const wanted = [...new Set(tokenize(keyFact))];
  if (wanted.length === 0) return false;
  const factIsNegative = wordsOf(keyFact).some((word) => NEGATIONS.has(word));
  const needed = wanted.length <= 2 ? wanted.length : Math.ceil(wanted.length * ENOUGH);
  return sentences.some((sentence) => {
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
