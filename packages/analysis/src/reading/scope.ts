import type { CuePattern, State } from "../knowledge.ts";
import type { AnalysisInput } from "../result.ts";
import { isForeignPlace, namesForeignPlace } from "./foreign-places.ts";
import type { CueMatches } from "./matcher.ts";
import type { Story } from "./text.ts";

/** Offices, laws and words of other countries. */
const ABROAD: readonly CuePattern[] = [
  "rcmp",
  "citizens advice",
  "acas",
  "centrelink",
  "fair work commission",
  "fair work ombudsman",
  "landlord and tenant board",
  "ltb",
  "council tax",
  "crown prosecut*",
  "canadian law",
  "uk law",
  "english law",
  "scottish law",
  "australian law",
  "indian law",
  "german law",
  "gardai",
  "employment tribunal",
  "deposit protection scheme",
  "tenancy deposit scheme",
  "section 21 notice",
  "universal credit",
  "hmrc",
  "the nhs",
  "letting agent*",
  "county court judgment",
  "ncat",
  "vcat",
  "qcat",
  "residential tenancies branch",
];
/** Words that keep a matter in the United States, whatever country they also name. */
const AT_HOME: readonly CuePattern[] = [
  "in the us",
  "in the usa",
  "in the united states",
  "in america",
  "us citizen",
  "usa",
];

const MACHINE: readonly CuePattern[] = [
  "ignore previous instructions",
  "ignore all previous",
  "ignore all instructions",
  "ignore your instructions",
  "disregard previous",
  "disregard all",
  "system prompt",
  "you are now",
  "act as a",
  "pretend to be",
  "as an ai",
  "language model",
  "jailbreak",
  "developer mode",
  "reveal your",
];

const NOT_LEGAL: readonly CuePattern[] = [
  "write me a poem",
  "write a poem",
  "write a story",
  "tell me a joke",
  "recipe for",
  "weather~today",
  "homework",
  "my essay",
  "school project",
  "write code",
  "python script",
  "javascript",
  "movie recommend*",
  "who won the",
];

export const SCOPE_CUES: readonly CuePattern[] = [...ABROAD, ...AT_HOME, ...MACHINE, ...NOT_LEGAL];

/** True when the words place the matter in another country and nothing places it in a US state. */
export function isAbroad(
  story: Story,
  matches: CueMatches,
  input: Pick<AnalysisInput, "incident_state">,
  place: { state: State | null; several: boolean; bare?: boolean },
  isImmigration: boolean,
): boolean {
  if (place.state !== null && place.bare !== true) return false;
  if (isForeignPlace(input.incident_state)) return true;
  if (place.several || isImmigration || matches.affirmed(AT_HOME).length > 0) return false;
  return matches.affirmed(ABROAD).length > 0 || namesForeignPlace(story);
}

/** True when the text tries to give orders to the machine. It is read as any other text; the orders do nothing. */
export function givesOrdersToMachine(matches: CueMatches): boolean {
  return MACHINE.some((cue) => matches.of(cue).length > 0);
}

/** True when the words ask for something that is no legal matter. */
export function asksForSomethingElse(matches: CueMatches): boolean {
  return NOT_LEGAL.some((cue) => matches.of(cue).length > 0);
}
