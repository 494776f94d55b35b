import { STATES } from "../knowledge.ts";
import type { Jurisdiction, State } from "../knowledge.ts";
import { STATE_NAMES } from "../reading/places.ts";
import type { CourtLevel } from "../records.ts";

/** What the name of a court tells. */
export interface CourtFacts {
  court_level: CourtLevel;
  jurisdiction: Jurisdiction;
  /** The state whose court it is, or in which a federal trial court sits. */
  state: State | null;
}

const plainNames: [State, string][] = STATES.map((state) => [state, STATE_NAMES[state].replace(/^the /, "")]);
/** Longer names first, so that West Virginia is not taken for Virginia. */
const NAMED_STATES = plainNames.sort((a, b) => b[1].length - a[1].length);

/** The state named in a text, or null. */
export function stateNamed(text: string): State | null {
  return NAMED_STATES.find(([, name]) => text.includes(name))?.[0] ?? null;
}

/** States whose highest court is not called supreme court, and whose supreme court is a trial court. */
const HIGH_COURTS =
  /^(New York Court of Appeals|Court of Appeals of New York|(Court of Appeals of Maryland|Maryland Court of Appeals)|(Texas )?Court of Criminal Appeals( of Texas)?|Supreme Judicial Court.*)$/;
const NEW_YORK_TRIAL =
  /^(New York Supreme Court|Supreme Court of New York|Supreme Court of the State of New York)/;

/** Level and jurisdiction of a state court by its name; null when no state is known. */
export function stateCourt(name: string, state: State | null): CourtFacts | null {
  if (state === null) return null;
  return { court_level: stateLevel(name.trim(), state), jurisdiction: state, state };
}

function stateLevel(name: string, state: State): CourtLevel {
  if (HIGH_COURTS.test(name)) return "state_high";
  if (/appellate (division|term)/i.test(name)) return "state_appeals";
  if (state === "NY" && NEW_YORK_TRIAL.test(name)) return "state_trial";
  if (/supreme (court|judicial)/i.test(name) && !/special|appellate/i.test(name)) return "state_high";
  if (/appeal|appellate|superior court of pennsylvania|commonwealth court/i.test(name))
    return "state_appeals";
  return "state_trial";
}

/** Level of a federal court by its name. */
export function federalCourt(name: string): CourtFacts {
  const trialState = stateNamed(name);
  const facts = { jurisdiction: "US" as const, state: null };
  if (
    /^(Supreme Court of the United States|United States Supreme Court|U\.?S\.? Supreme Court)$/i.test(
      name.trim(),
    )
  )
    return { ...facts, court_level: "us_supreme" };
  if (
    /court of appeals|circuit/i.test(name) &&
    !/district|veterans/i.test(name.replace(/district of columbia circuit/i, ""))
  )
    return { ...facts, court_level: "federal_appeals" };
  if (/board|commission|agency|department|appeals council/i.test(name))
    return { ...facts, court_level: "agency" };
  return { jurisdiction: "US", state: trialState, court_level: "federal_trial" };
}
