import { READING_WORDS } from "../compiled/lexicon.js";
import type { State } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { namedPlaces, possibleStates, wordsBefore } from "./place-evidence.ts";
import type { NamedPlace, PossibleState } from "./place-evidence.ts";
import { stateSigns } from "./state-signs.ts";
import type { Story } from "./text.ts";

const GOES = new Set(READING_WORDS.places.goes);
const GOERS = new Set(READING_WORDS.places.who_goes);
const IN_THE_CAPITAL = new Set(READING_WORDS.places.in_the_capital);
/** From this share on a state is meant. */
const MEANT = 0.5;
/** From this share on it is the one of a single town that several states have. */
const MEANT_ALONE = 0.9;
/** From this share on it is where a state is named and nothing else: "my cousin says Louisiana is one year". */
const ONLY_STATE = 0.35;
/** Below this share another state may be meant after all, and the earlier of their dates counts. */
const PLAIN = 0.95;
/** From this share on it may be. */
const POSSIBLE = 0.08;
const MOST_STATES = 5;

/** Where the matter is, and how that is known. */
export interface PlaceReading {
  state: State | null;
  how: "field" | "city" | "story" | "unknown";
  /** The words it was read from. */
  quote: Quote | null;
  /** True when only a city is named, and no state. */
  bare?: boolean;
  /** The states that the story may mean, the likeliest first, where it names places of several and none is plain. `state` may stand among them. */
  several: readonly State[];
}

export interface MatterPlace {
  /** The state whose law the matter falls under, as far as the story tells. */
  state: State | null;
  quote: Quote | null;
  /** A city alone says it, and no state is named. */
  bare: boolean;
  /** Where it is not plain: the states that it may be, the likeliest first. */
  several: State[];
}

/** "Take the kids to Mississippi" and "a court in Washington" say nothing of where the matter is, even alone. */
function isOfNoMatter(story: Story, { from }: NamedPlace): boolean {
  const before = wordsBefore(story, from);
  const last = before.at(-1);
  const isTheirGoal =
    last === "to" && before.some((word) => GOES.has(word)) && before.some((word) => GOERS.has(word));
  const isCapital =
    story.tokens[from]?.word === "washington" && last === "in" && IN_THE_CAPITAL.has(before.at(-2) ?? "");
  return isTheirGoal || isCapital;
}

/** Where the matter is, by all places that the story names and what it says around them. */
export function placeOfMatter(story: Story): MatterPlace {
  const places = namedPlaces(story).filter((place) => !isOfNoMatter(story, place));
  const possible = possibleStates(story, places);
  const [best] = possible;
  const isOneUnsureCity = new Set(places.map(({ quote }) => quote.text.toLowerCase())).size === 1;
  const isOnlyState = possible.length === 1 && places.every(({ by }) => by === "state");
  const ofOne = isOnlyState ? ONLY_STATE : MEANT;
  const signs = stateSigns(story);
  const isAlone = isOneUnsureCity && isUnsure(places[0]) && !signs.some(({ state }) => state === best?.state);
  const needed = isAlone ? MEANT_ALONE : ofOne;
  if (!best || best.share < needed || isNowhere(story))
    return { state: null, quote: null, bare: places.every(isBare), several: severalOf(possible) };
  const theirs = places.filter(({ states }) => states.has(best.state));
  const sign = signs.find(({ state }) => state === best.state);
  // A court's or an agency's name that other states have too says nothing against the one state that is named.
  const isOnlyNamed = theirs.length === places.length && theirs.some(({ by }) => by === "state");
  const several = best.share < PLAIN && !isOnlyNamed ? severalOf(possible) : [];
  const named = theirs.find(({ by }) => by !== "unsure") ?? theirs[0];
  return {
    state: best.state,
    quote: named?.quote ?? sign?.quote ?? null,
    bare: !sign && theirs.every(isBare),
    several,
  };
}

function isUnsure(place: NamedPlace | undefined): boolean {
  return place?.by === "unsure" || place?.by === "county";
}

/** "The cruise line", "over the Atlantic", "£400": the law of no state. */
function isNowhere({ raw, tokens }: Story): boolean {
  const text = ` ${tokens.map(({ word }) => word).join(" ")} `;
  return raw.includes("£") || READING_WORDS.places.at_sea.some((phrase) => text.includes(` ${phrase} `));
}

function isBare({ by }: NamedPlace): boolean {
  return by === "city" || by === "county" || by === "unsure";
}

function severalOf(possible: readonly PossibleState[]): State[] {
  return possible
    .filter(({ share }) => share >= POSSIBLE)
    .slice(0, MOST_STATES)
    .map(({ state }) => state);
}
