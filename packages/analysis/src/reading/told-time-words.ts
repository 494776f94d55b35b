import { READING_WORDS } from "../compiled/lexicon.js";
import type { Token } from "./text.ts";

/** Words beside a time or a day that say whether anything is to be done. */

const BIRTHS = new Set(READING_WORDS.told_times.births);
const BIRTH_WITHIN = 6;

/** "Baby due December 30", "I'm due the 28th with twins": a birth, and nothing to do. */
export function isOfABirth(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - BIRTH_WITHIN), at + BIRTH_WITHIN)
    .some(({ word, sentence }) => sentence === tokens[at]?.sentence && BIRTHS.has(word));
}

/** The "90 days" of "a year and 90 days". */
export function isRestOfYears(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === "and" && /^(?:years?|yrs?)$/.test(tokens[at - 2]?.word ?? "");
}

/** "Ten days after you receive it", "30 days after the date of mailing": the time counts from a paper. */
export function countsFromPaper(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.word === "after" &&
    [1, 2].some((ahead) =>
      /^(?:you|receipt|receiving|getting|mailing|service)$/.test(tokens[at + ahead]?.word ?? ""),
    )
  );
}
