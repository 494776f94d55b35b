import type { CuePattern } from "../knowledge.ts";
import type { Severity } from "../estimate/comparable-outcome.ts";
import type { CueMatches } from "./matcher.ts";

const SERIOUS: readonly CuePattern[] = [
  "fractur*",
  "broke my",
  "broke his",
  "broke her",
  "broken arm",
  "broken leg",
  "broken jaw",
  "broken nose",
  "broken rib*",
  "broken wrist",
  "broken bone*",
  "broken hip",
  "brain injury",
  "brain damage",
  "head injury",
  "surgery",
  "surgeries",
  "paralyz*",
  "amputat*",
  "coma",
  "permanent*",
  "nerve damage",
  "lost an eye",
  "lost my eye",
  "punctured",
  "internal bleeding",
  "hospitalized",
  "in the icu",
  "was shot",
  "shot me",
  "shot him",
  "shot her",
  "died",
  "killed",
];
const MINOR: readonly CuePattern[] = [
  "bruis*",
  "scrape*",
  "scratch*",
  "sore",
  "sprain*",
  "handcuffs too tight",
  "cuffs too tight",
  "no injuries",
  "not hurt",
  "wasn't hurt",
  "minor injur*",
  "minor cuts",
];

export const SEVERITY_CUES: readonly CuePattern[] = [...SERIOUS, ...MINOR];

/** How bad the harm is by the words, as publishers of outcomes code it; null when the words do not tell. */
export function readSeverity(matches: CueMatches): Severity | null {
  if (matches.affirmed(SERIOUS).length > 0) return "serious";
  return MINOR.some((cue) => matches.of(cue).length > 0) ? "minor" : null;
}
