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
  "sourdough",
  "how do i cook",
  "how do i bake",
  "knitting",
  "crochet",
  "workout plan",
  "resale tickets",
  "sell~tickets",
  "tickets to the game",
  "tickets for the game",
  "fantasy football",
  "good restaurant",
  "best pizza",
  "birthday party ideas",
  "who won the",
];

/** A case that nobody lives through: a task of a class, a made-up matter. */
const TASK: readonly CuePattern[] = [
  "none of this is real",
  "none of it is real",
  "this is not real",
  "this isn't real",
  "not a real case",
  "not a real person",
  "purely fictional",
  "fictional",
  "moot problem",
  "moot court",
  "law school exam",
  "law school class",
  "bar exam question",
  "essay prompt",
  "class assignment",
  "school assignment",
  "homework",
  "prof gave us",
  "professor gave us",
  "teacher gave us",
  "book club",
];
/** Words of a person who writes fiction. One alone may stand in a true story. */
const FICTION: readonly CuePattern[] = [
  "writing a novel",
  "writing a mystery",
  "writing a thriller",
  "writing a screenplay",
  "writing a short story",
  "writing a book",
  "writing a story",
  "my novel",
  "my screenplay",
  "my character",
  "main character",
  "my hero",
  "my villain",
  "protagonist",
  "my plot",
  "the plot",
  "plot hole",
  "my readers",
  "readers nitpick",
  "in chapter",
  "a scene where",
  "the detective",
];
const FICTION_FROM = 2;
/** Words of a writer at work: one is enough where nobody tells of a wrong of their own. */
const WRITES_FICTION: readonly CuePattern[] = [
  "writing a novel",
  "writing a mystery",
  "writing a thriller",
  "writing a screenplay",
  "writing a short story",
  "working on a novel",
  "working on a mystery",
  "working on a thriller",
  "working on a screenplay",
  "working on my novel",
  "for my novel",
  "for my screenplay",
  "for a screenplay",
  "for a novel",
  "in my novel",
  "in my screenplay",
  "in my thriller",
  "my heroine",
  "my protagonist",
];
/** Words of something that befell the teller. */
const OWN_WRONG: readonly CuePattern[] = [
  "me",
  "us",
  "myself",
  "i was",
  "i got",
  "i fell",
  "i lost",
  "i slipped",
  "i am being",
  "i have been",
  "we were",
  "we got",
];
/** A writer's own matter: the book is what the wrong is about. */
const WRITERS_WRONG: readonly CuePattern[] = [
  "my publisher",
  "my agent",
  "stole my",
  "copied my",
  "plagiar*",
  "royalt*",
  "without my permission",
  "my contract",
  "sued me",
  "suing me",
];
/** Thanks for something that is over. */
const THANKS: readonly CuePattern[] = [
  "wanted to say thank*",
  "want to say thank*",
  "thank*~help*",
  "thank you so much",
  "you guys helped",
];
const OVER: readonly CuePattern[] = [
  "don't have a case",
  "don't have any legal",
  "no legal problem*",
  "got it back",
  "gave it back",
  "gave~back",
  "settled",
  "all good now",
  "it worked",
  "it worked out",
  "won the case",
  "keep it up",
  "keep up the good",
];

export const SCOPE_CUES: readonly CuePattern[] = [
  ...ABROAD,
  ...AT_HOME,
  ...MACHINE,
  ...NOT_LEGAL,
  ...TASK,
  ...FICTION,
  ...WRITES_FICTION,
  ...OWN_WRONG,
  ...WRITERS_WRONG,
  ...THANKS,
  ...OVER,
];

/** True for a matter that nobody lives through: homework, a novel, or thanks for one that is over. */
export function isNobodysMatter({ raw }: Story, matches: CueMatches): boolean {
  const stands = (cue: CuePattern): boolean => matches.of(cue).length > 0;
  if (TASK.some(stands)) return true;
  if (FICTION.filter(stands).length >= FICTION_FROM && !WRITERS_WRONG.some(stands)) return true;
  if (WRITES_FICTION.some(stands) && !OWN_WRONG.some(stands) && !WRITERS_WRONG.some(stands)) return true;
  return !raw.includes("?") && THANKS.some(stands) && OVER.some(stands);
}

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
