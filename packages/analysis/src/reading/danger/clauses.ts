import { READING_WORDS } from "../../compiled/lexicon.js";
import type { Quote } from "../../result.ts";
import { quoteTokens } from "../text.ts";
import type { Story } from "../text.ts";

/** A sentence of a story as its words, with the clauses in it. Word numbers are those of the whole story. */
export interface Sentence {
  /** Number of its first word in the story. */
  first: number;
  words: string[];
  /** First word of each clause, counted in the sentence; the first is always 0. */
  clauses: number[];
}

/** A run-on story is read in pieces of this many words, cut where a clause begins. */
const LONGEST = 60;
const BREAK = /[,;:()\u2013\u2014/]|\s-+\s|\.\.+|\u2026/;
const JOINS = new Set(READING_WORDS.clauses.in_dangers);

/** The sentences of a story with their clauses, in time linear in its length. */
export function readSentences(story: Story): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | null = null;
  let number = -1;
  for (const [at, token] of story.tokens.entries()) {
    const before = story.tokens[at - 1];
    const begins =
      before !== undefined && (JOINS.has(token.word) || BREAK.test(story.raw.slice(before.end, token.start)));
    if (!open || token.sentence !== number || (begins && open.words.length >= LONGEST)) {
      open = { first: at, words: [], clauses: [0] };
      sentences.push(open);
      number = token.sentence;
    } else if (begins) open.clauses.push(open.words.length);
    open.words.push(token.word);
  }
  return sentences;
}

/** First word of the clause in which a word of the sentence stands. */
export function clauseStart(sentence: Sentence, word: number): number {
  return sentence.clauses.findLast((start) => start <= word) ?? 0;
}

/** Last word of the clause in which a word of the sentence stands. */
function clauseEnd(sentence: Sentence, word: number): number {
  return (sentence.clauses.find((start) => start > word) ?? sentence.words.length) - 1;
}

/** The whole clauses from one word of the sentence to another. */
export function quoteClauses(story: Story, sentence: Sentence, from: number, to: number): Quote {
  return quoteTokens(
    story,
    sentence.first + clauseStart(sentence, from),
    sentence.first + clauseEnd(sentence, to),
  );
}
