import { READING_WORDS } from "../compiled/lexicon.js";
import type { Story } from "./text.ts";

/** "Moved out on November 30... I mean October 30": a teller who mends a day means the second one. */

interface Told {
  /** First and last token. */
  from: number;
  to: number;
  until?: unknown;
}

const CORRECTIONS = READING_WORDS.dates.corrections.map((words) => words.split(" "));
/** So many words may stand between a day and the one that mends it. */
const WITHIN = 7;

/** The mentions without those that the teller takes back in the next breath. */
export function withoutTakenBack<One extends Told>(mentions: readonly One[], { tokens }: Story): One[] {
  return mentions.filter((mention, at) => {
    const next = mentions[at + 1];
    if (!next || next.from - mention.to > WITHIN + 1 || isParted(mention) || isParted(next)) return true;
    const between = tokens.slice(mention.to + 1, next.from).map(({ word }) => word);
    return !CORRECTIONS.some((words) =>
      between.some((_, start) => words.every((word, ahead) => between[start + ahead] === word)),
    );
  });
}

function isParted({ until }: Told): boolean {
  return until !== undefined;
}
