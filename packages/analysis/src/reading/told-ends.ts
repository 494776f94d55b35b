import type { DateMention } from "./dates.ts";
import type { Story } from "./text.ts";

/** A time whose last day the teller names: nothing is left to count. */

/** So many words may stand between a time and the day on which it ends: "45 days to sign, which was". */
const END_WITHIN = 6;
const IS = new Set(["is", "was", "means", "meant", "ends", "ended"]);
const WHICH = new Set(["which", "that", "so", "days", "time"]);
const UNTIL = new Set(["until", "till", "by"]);

/** "45 days which was October 12", "30 days to answer, by December 1": the day from this word on ends the time before it. */
export function isEndOfTime(tokens: Story["tokens"], from: number): boolean {
  const [before, link] = [tokens[from - 2]?.word ?? "", tokens[from - 1]?.word ?? ""];
  if (!UNTIL.has(link) && !(IS.has(link) && WHICH.has(before)) && link !== "which") return false;
  return tokens
    .slice(Math.max(0, from - END_WITHIN), from - 1)
    .some(({ word, sentence }) => sentence === tokens[from]?.sentence && /^days?$/.test(word));
}

/** "I have 45 days which was October 12": the teller names the last day, and nothing is left to count. */
export function endsOnTold({ tokens }: Story, unitAt: number, mentions: readonly DateMention[]): boolean {
  return mentions.some(
    ({ from, earliest, latest }) =>
      from > unitAt && from <= unitAt + END_WITHIN && earliest === latest && isEndOfTime(tokens, from),
  );
}
