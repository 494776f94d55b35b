import { READING_WORDS } from "../compiled/lexicon.js";
import type { State } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { STATES } from "../knowledge.ts";
import { citiesAt, citiesNamed, sizeIn, stateOfCities, statesOfCities } from "./cities.ts";
import { PLACE_NAMES } from "../compiled/knowledge.js";
import { isSharedName, stateBySigns } from "./place-signs.ts";
import { quoteTokens } from "./text.ts";
import { isCapital, isNamedAsPlace, isOfOwn, nameOf } from "./named-as-place.ts";
import type { Story } from "./text.ts";

/** Full names, as they are shown. */
export const STATE_NAMES: Record<State, string> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "the District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

const BY_NAME = new Map<string, State>([
  ...STATES.filter((state) => state !== "DC").map((state): [string, State] => [
    STATE_NAMES[state].toLowerCase(),
    state,
  ]),
  ...Object.entries(PLACE_NAMES.names),
  ...Object.entries(PLACE_NAMES.offices),
]);
const STATE_WORDS = new Set(STATES.map((state) => STATE_NAMES[state].toLowerCase()));
const LONGEST_NAME = 3;
const ABBREVIATIONS = new Set<string>(STATES);
const WORDLIKE = new Set(READING_WORDS.places.states_like_words.map((name) => name.toUpperCase()));
const EVERYDAY = new Set(READING_WORDS.places.everyday);
const BEFORE_ABBREVIATION = new Set(READING_WORDS.places.before_a_state);
const KNOWN_ABROAD = new Set(READING_WORDS.places.known_abroad);
const AFTER_A_PERSON = new RegExp(`^(?:,? (?:${READING_WORDS.places.after_a_person.join("|")})\\b)`, "i");
/** States that people are called after: bare, they need a word of place before them. */
const GIVEN_STATES = new Set(["virginia", "georgia"]);
const AFTER_A_NAME = new Set(READING_WORDS.places.after_a_name);
const VETERANS = new Set(READING_WORDS.places.veterans_words);
const SHORT = new Map<string, State>(Object.entries(PLACE_NAMES.short));
const ABROAD = new Set(READING_WORDS.places.after_a_city_abroad);

/** A US state named in a story. */
export interface PlaceMention {
  state: State;
  quote: Quote;
  from: number;
  /** Number of its words. */
  length: number;
  /** How it is named: with its city, by itself, or by a city alone. */
  by: "pair" | "state" | "city";
}

/** A city that is named without its state and could be in several. */
export interface UnsureCity {
  states: State[];
  /** Every state with a city of the name, however small. */
  all: State[];
  /** The one of which the story names a county, a highway, a team, a utility or an area code. */
  decided: State | null;
  quote: Quote;
  from: number;
  /** Number of its words. */
  length: number;
}

/** A state from a field: "CA", "ca" or "California"; null for anything else. */
export function stateFromField(text: string | undefined): State | null {
  const trimmed = (text ?? "").trim();
  const short = trimmed.toUpperCase().replaceAll(".", "");
  if (ABBREVIATIONS.has(short)) return STATES.find((state) => state === short) ?? null;
  const name = trimmed.toLowerCase();
  return STATES.find((state) => STATE_NAMES[state].toLowerCase() === name) ?? PLACE_NAMES.names[name] ?? null;
}

/** A state from a city field, when the city is large and its name leaves no doubt. */
export function stateFromCity(city: string | undefined): State | null {
  const named = (city ?? "").trim();
  return PLACE_NAMES.names[named.toLowerCase()] ?? stateOfCities(citiesNamed(named));
}

/** All states named in the story, in order: with a city, by name or letters, or by a large city alone. */
export function readPlaces(story: Story): PlaceMention[] {
  const places: PlaceMention[] = [];
  for (let at = 0; at < story.tokens.length; at++) {
    const found = placeAt(story, at);
    if (!found) continue;
    places.push({
      state: found.state,
      quote: quoteTokens(story, at, at + found.length - 1),
      from: at,
      length: found.length,
      by: found.by,
    });
    at += found.length - 1;
  }
  return places;
}

interface Found {
  state: State;
  length: number;
  by: PlaceMention["by"];
}

function placeAt(story: Story, at: number): Found | null {
  const pair = pairAt(story, at);
  if (pair) return pair;
  const own = nameAt(story, at) ?? abbreviationAt(story, at) ?? shortOfAnyTown(story, at);
  if (own) return isCityName(story, at, own.length) ? null : { ...own, by: "state" };
  return cityAt(story, at);
}

/** "Greensboro NC", "Gary, IN", "dover delaware", "Kansas City, Missouri", "Siler City, Carolina del Norte". */
function pairAt(story: Story, at: number): Found | null {
  const city = citiesAt(story.tokens, at);
  if (!city) return null;
  const next = at + city.length;
  if (!isBeside(story, next)) return null;
  const state = stateNameAt(story, next) ?? lettersAt(story, next) ?? shortAt(story, next);
  if (!state || isForVeterans(story, at, next)) return null;
  if (sizeIn(city.cities, state.state) === 0 && !(isCapital(story, at) && state.length === 1)) return null;
  if (sizeIn(city.cities, state.state) === 0 && state.isWord) return null;
  return { state: state.state, length: city.length + state.length, by: "pair" };
}

/** Nothing but a space or a comma before this token. */
function isBeside({ raw, tokens }: Story, at: number): boolean {
  const [before, here] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined && here !== undefined && /^[,.]?\s*\(?$/.test(raw.slice(before.end, here.start))
  );
}

function stateNameAt(
  { tokens }: Story,
  at: number,
): { state: State; length: number; isWord: boolean } | null {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const name = words.join(" ");
    const isName = STATE_WORDS.has(name) || PLACE_NAMES.names[name] !== undefined;
    const state = words.length === length && isName ? BY_NAME.get(name) : undefined;
    if (state) return { state, length, isWord: false };
  }
  return null;
}

function lettersAt(
  { raw, tokens }: Story,
  at: number,
): { state: State; length: number; isWord: boolean } | null {
  const token = tokens[at];
  if (!token || token.end - token.start !== 2) return null;
  const text = raw.slice(token.start, token.end);
  const state = STATES.find((candidate) => candidate === text.toUpperCase());
  if (!state || (text !== state && EVERYDAY.has(token.word))) return null;
  return { state, length: 1, isWord: WORDLIKE.has(state) };
}

/** "Somerville, Mass." and "Providence R.I.", after a city only. */
function shortAt(
  { raw, tokens }: Story,
  at: number,
): { state: State; length: number; isWord: boolean } | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return null;
  const written = raw.slice(token.start, token.end);
  const state = SHORT.get(token.word);
  if (state && /^\p{Lu}\p{Ll}/u.test(written)) return { state, length: 1, isWord: false };
  const letters = next ? raw.slice(token.start, next.end) : "";
  if (!/^[A-Z]\. ?[A-Z]$/.test(letters)) return null;
  const dotted = STATES.find((candidate) => candidate === letters.replace(/\W/g, ""));
  return dotted ? { state: dotted, length: 2, isWord: false } : null;
}

/** "Shutesbury, Mass.": the state of a town that is too small to be known. */
function shortOfAnyTown(story: Story, at: number): { state: State; length: number } | null {
  const [town, token] = [story.tokens[at - 1], story.tokens[at]];
  const state = token && SHORT.get(token.word);
  if (!state || !town || !isCapital(story, at - 1) || !isCapital(story, at) || NO_TOWNS.has(town.word))
    return null;
  const isWritten = story.raw.slice(town.end, token.start) === ", " && story.raw.charAt(token.end) === ".";
  return isWritten ? { state, length: 1 } : null;
}

/** "Sunday, Mass." is no town. */
const NO_TOWNS = new Set(READING_WORDS.places.days);

/** "the Nashville VA" and "Tucson VA hospital" name the agency for veterans, not Virginia. */
function isForVeterans({ raw, tokens }: Story, at: number, next: number): boolean {
  const token = tokens[next];
  if (!token || raw.slice(token.start, token.end) !== "VA") return false;
  return tokens[at - 1]?.word === "the" || VETERANS.has(tokens[next + 1]?.word ?? "");
}

/** A large city alone: after a word of place, or with a capital letter where all know it. */
function cityAt(story: Story, at: number): Found | null {
  const found = citiesAt(story.tokens, at);
  if (!found || isPartOfAName(story, at, found.length)) return null;
  const words = nameOf(story, at, found.length);
  const states = found.cities.map((city) => city.state);
  const decided = isSharedName(words) ? stateBySigns(story, words, states) : null;
  const state = decided ?? stateOfCities(found.cities);
  const next = at + found.length;
  if (isAbroadAfter(story, at, next)) return null;
  if (!state || STATE_WORDS.has(words) || KNOWN_ABROAD.has(words)) return null;
  if (!isNamedAsPlace(story, at, found.length, sizeIn(found.cities, state))) return null;
  return { state, length: found.length, by: "city" };
}

/** "Columbus Day", "Lincoln Avenue" and "Lucas County" are no cities; in "my Lincoln place" it is one. */
function isPartOfAName(story: Story, at: number, length: number): boolean {
  const { raw, tokens } = story;
  const next = at + length;
  const [before, here] = [tokens[next - 1], tokens[next]];
  return (
    !(isOfOwn(story, at, length) && !isCapital(story, next)) &&
    before !== undefined &&
    here !== undefined &&
    AFTER_A_NAME.has(here.word) &&
    raw.slice(before.end, here.start) === " "
  );
}

/** "London, Ontario" and "London, ON", but not "Austin. On Monday". */
function isAbroadAfter(story: Story, at: number, next: number): boolean {
  const token = story.tokens[next];
  if (!token || !ABROAD.has(token.word) || token.sentence !== story.tokens[at]?.sentence) return false;
  if (!isBeside(story, next) || !isCapital(story, next)) return false;
  const written = story.raw.slice(token.start, token.end);
  return written.length > 2 || written === written.toUpperCase();
}

const MOST_STATES = 5;

function largest(cities: readonly { size: number }[]): number {
  return Math.max(0, ...cities.map(({ size }) => size));
}

/**
 * The first city named after a word of place that could be in several states; null where none is. Where two are told,
 * and only one state has both, it is that one.
 */
export function unsureCity(story: Story): UnsureCity | null {
  const [first, ...others] = unsureCities(story);
  if (!first || first.decided) return first ?? null;
  const shared = others
    .filter(({ quote }) => quote.text.toLowerCase() !== first.quote.text.toLowerCase())
    .reduce((states, other) => states.filter((state) => other.states.includes(state)), first.states);
  const [only, more] = shared;
  return others.length > 0 && only && !more ? { ...first, decided: only } : first;
}

/** Every city named as a place that could be in several states, in order. */
export function unsureCities(story: Story): UnsureCity[] {
  return story.tokens.flatMap((_, at) => {
    const found = isCapital(story, at) ? citiesAt(story.tokens, at) : null;
    if (
      !found ||
      isPartOfAName(story, at, found.length) ||
      !isNamedAsPlace(story, at, found.length, largest(found.cities))
    )
      return [];
    const name = nameOf(story, at, found.length);
    if (placeAt(story, at) || STATE_WORDS.has(name) || KNOWN_ABROAD.has(name)) return [];
    const all = [...new Set(found.cities.map(({ state }) => state))];
    return {
      all,
      decided: stateBySigns(story, name, all),
      states: statesOfCities(found.cities).slice(0, MOST_STATES),
      quote: quoteTokens(story, at, at + found.length - 1),
      from: at,
      length: found.length,
    };
  });
}

/** "Kansas City, Missouri" and "Delaware, Ohio": the name of a state that is the name of a city in another. */
function isCityName(story: Story, at: number, length: number): boolean {
  const isOwnCity = story.tokens[at + length]?.word === "city";
  const next = at + length + (isOwnCity ? 1 : 0);
  const city = story.tokens[next - 1];
  const own = story.tokens[at];
  const after = story.tokens[next];
  if (own?.word === "kansas" && isOwnCity) return true;
  if (!city || !after || !/^, $/.test(story.raw.slice(city.end, after.start))) return false;
  const follows = nameAt(story, next) ?? abbreviationAt(story, next);
  const itself = nameAt(story, at) ?? abbreviationAt(story, at);
  return (
    follows !== null && itself !== null && follows.state !== itself.state && isStateName(story, at, length)
  );
}

function isStateName(story: Story, at: number, length: number): boolean {
  const words = story.tokens.slice(at, at + length).map((token) => token.word);
  return STATES.some((state) => STATE_NAMES[state].toLowerCase() === words.join(" "));
}

function nameAt(story: Story, at: number): { state: State; length: number } | null {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const words = story.tokens.slice(at, at + length);
    if (words.length < length) continue;
    const state = BY_NAME.get(words.map((token) => token.word).join(" "));
    if (state && !(length === 1 && isOtherUse(story, at))) return { state, length };
  }
  return null;
}

/** "Washington" the president's city, "Georgia" the given name, "Virginia" the aunt: only with a capital letter. */
function isOtherUse(story: Story, at: number): boolean {
  const token = story.tokens[at];
  if (!token) return true;
  const before = story.tokens[at - 1]?.word ?? "";
  if (BEFORE_ABBREVIATION.has(before)) return false;
  if (GIVEN_STATES.has(token.word) && !/,\s*$/.test(story.raw.slice(0, token.start)))
    return AFTER_A_PERSON.test(story.raw.slice(token.end, token.end + 12));
  return !isCapital(story, at) && !(STATE_WORDS.has(token.word) && token.word !== "washington");
}

function abbreviationAt(story: Story, at: number): { state: State; length: number } | null {
  const token = story.tokens[at];
  if (!token || token.end - token.start !== 2) return null;
  const text = story.raw.slice(token.start, token.end);
  const state = STATES.find((candidate) => candidate === text);
  if (!state || (text === "VA" && isForVeterans(story, at, at))) return null;
  const before = story.raw.slice(Math.max(0, token.start - 2), token.start);
  const marked =
    before.endsWith("(") || before.endsWith("[") || before.endsWith(",") || before.endsWith(", ");
  const led = BEFORE_ABBREVIATION.has(story.tokens[at - 1]?.word ?? "");
  const beforeCity = citiesAt(story.tokens, at + 1);
  if (
    beforeCity &&
    isBeside(story, at + 1) &&
    isCapital(story, at + 1) &&
    sizeIn(beforeCity.cities, state) > 0
  )
    return { state, length: 1 };
  const wasName = isCapital(story, at - 1) || citiesAt(story.tokens, at - 1) !== null;
  if (
    (marked && (text !== "VA" || wasName)) ||
    (led && !WORDLIKE.has(text)) ||
    (led && story.raw.slice(token.end, token.end + 1) === ".")
  )
    return { state, length: 1 };
  return null;
}
