import { READING_WORDS } from "../compiled/lexicon.js";
import type { Quote } from "../quote.ts";
import { quoteTokens } from "./text.ts";
import type { Story } from "./text.ts";

const BEGINS = new Set(READING_WORDS.clauses.after_a_mark);
/** A sentence up to this many words is quoted whole. */
const WHOLE_WORDS = 24;

/**
 * The whole clause around the tokens from `from` to `to`, both included: the sentence, or, where that is long, the part
 * between marks after which a new clause begins. Never cuts a word, a number or a date.
 */
export function clauseAt(story: Story, from: number, to: number): Quote {
  const { tokens } = story;
  let start = from;
  let end = to;
  while (start > 0 && tokens[start - 1]?.sentence === tokens[from]?.sentence) start--;
  while (end < tokens.length - 1 && tokens[end + 1]?.sentence === tokens[to]?.sentence) end++;
  if (end - start < WHOLE_WORDS) return quoteTokens(story, start, end);
  for (let at = from; at > start; at--) {
    if (beginsClause(story, at)) {
      start = at;
      break;
    }
  }
  for (let at = to + 1; at <= end; at++) {
    if (beginsClause(story, at)) {
      end = at - 1;
      break;
    }
  }
  return quoteTokens(story, start, end);
}

function beginsClause({ raw, tokens }: Story, at: number): boolean {
  const before = tokens[at - 1];
  const here = tokens[at];
  if (!before || !here) return false;
  const between = raw.slice(before.end, here.start);
  return /[;:()]| [-–—]/.test(between) || (between.includes(",") && BEGINS.has(here.word));
}
