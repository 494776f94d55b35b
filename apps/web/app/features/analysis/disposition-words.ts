import * as words from "../../words/analysis-library.ts";

const KNOWN = [
  "affirmed",
  "reversed",
  "remanded",
  "vacated",
  "mixed",
  "dismissed",
  "denied",
  "granted",
] as const;

/** What a court did, in plain words; null for a word that is none of ours. */
export function dispositionWords(disposition: string | null): string | null {
  const known = KNOWN.find((one) => one === disposition);
  return known === undefined ? null : words.disposition(known);
}
