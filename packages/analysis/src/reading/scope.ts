import { READING_WORDS } from "../compiled/lexicon.js";
import type { CuePattern, State } from "../knowledge.ts";
import type { AnalysisInput } from "../result.ts";
import { isForeignPlace, namesForeignPlace } from "./foreign-places.ts";
import type { CueMatches } from "./matcher.ts";
import type { Story } from "./text.ts";

const ABROAD = READING_WORDS.scope.abroad;
const AT_HOME = READING_WORDS.scope.at_home;

const MACHINE = READING_WORDS.scope.orders_to_machine;

const NOT_LEGAL = READING_WORDS.scope.not_legal;

const TASK = READING_WORDS.scope.task;
const PERHAPS_A_TASK = READING_WORDS.scope.perhaps_a_task;
const FICTION = READING_WORDS.scope.fiction;
const FICTION_FROM = 2;
const WRITES_FICTION = READING_WORDS.scope.writes_fiction;
const OWN_WRONG = READING_WORDS.scope.own_wrong;
const WRITERS_WRONG = READING_WORDS.scope.writers_wrong;
const THANKS = READING_WORDS.scope.thanks;

/** Hardly any story with a legal matter has a smaller share of the learned reader: a word of thanks or fiction then says enough. */
const HARDLY_A_MATTER = 0.9;

/**
 * True for a matter that nobody lives through: homework, a novel, or thanks for one that is over. `matter` is how sure the
 * learned reader is of a legal matter, 0 to 1; 1 where nothing was learned.
 */
export function isNobodysMatter(matches: CueMatches, matter: number): boolean {
  const stands = (cue: CuePattern): boolean => matches.of(cue).length > 0;
  const isWronged = [...OWN_WRONG, ...WRITERS_WRONG].some(stands);
  const says = (cues: readonly CuePattern[]): boolean => cues.some(stands);
  const isPerhapsTold = says(THANKS) || (!isWronged && (says(PERHAPS_A_TASK) || says(FICTION)));
  if (says(TASK) || (matter < HARDLY_A_MATTER && isPerhapsTold)) return true;
  return !isWronged && (says(WRITES_FICTION) || FICTION.filter(stands).length >= FICTION_FROM);
}

/** So many signs of another country outweigh a US state that the story names beside it. */
const PLAINLY_ABROAD = 2;

/** How many of the words for another country stand there and are not denied. */
function signsAbroad(matches: CueMatches): number {
  if (matches.standing(ABROAD) === 0) return 0;
  return ABROAD.filter((cue) => matches.of(cue).some(({ negated }) => !negated)).length;
}

/** True when the words place the matter in another country, plainly or where nothing places it in a US state. */
export function isAbroad(
  story: Story,
  matches: CueMatches,
  input: Pick<AnalysisInput, "incident_state">,
  place: { state: State | null; several: readonly State[]; bare?: boolean },
  isImmigration: boolean,
): boolean {
  const isAtHome = isImmigration || matches.affirmed(AT_HOME).length > 0;
  const signs = signsAbroad(matches) + Number(namesForeignPlace(story));
  if (signs >= PLAINLY_ABROAD && !isAtHome) return true;
  if (place.state !== null && place.bare !== true) return false;
  if (isForeignPlace(input.incident_state)) return true;
  return !isAtHome && !(place.several.length > 1 && place.bare !== true) && signs > 0;
}

/** True when the text tries to give orders to the machine. It is read as any other text; the orders do nothing. */
export function givesOrdersToMachine(matches: CueMatches): boolean {
  return matches.standing(MACHINE) > 0;
}

/** True when the words ask for something that is no legal matter. */
export function asksForSomethingElse(matches: CueMatches): boolean {
  return matches.standing(NOT_LEGAL) > 0;
}
