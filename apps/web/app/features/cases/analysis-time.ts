import * as words from "../../words/cases.ts";

const MINUTE_MS = 60_000;

/** How long an analysis took, in words: whole minutes, or that it was less than one. */
export function analysisTime(elapsedMs: number): string {
  return elapsedMs < MINUTE_MS
    ? words.underOneMinute()
    : words.minutes({ n: Math.round(elapsedMs / MINUTE_MS) });
}
