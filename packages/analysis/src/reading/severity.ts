import { READING_WORDS } from "../compiled/lexicon.js";
import type { Severity } from "../estimate/comparable-outcome.ts";
import type { CueMatches } from "./matcher.ts";

const SERIOUS = READING_WORDS.harm.serious;
const MINOR = READING_WORDS.harm.minor;

/** How bad the harm is by the words, as publishers of outcomes code it; null when the words do not tell. */
export function readSeverity(matches: CueMatches): Severity | null {
  if (matches.affirmed(SERIOUS).length > 0) return "serious";
  return matches.standing(MINOR) > 0 ? "minor" : null;
}
