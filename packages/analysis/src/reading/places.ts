import type { State } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { STATES } from "../knowledge.ts";
import { quoteTokens } from "./text.ts";
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

/** Large cities whose name, in such a story, all but names the state. */
const CITY_STATES: Record<string, State> = {
  "los angeles": "CA",
  "san francisco": "CA",
  "san diego": "CA",
  "san jose": "CA",
  sacramento: "CA",
  oakland: "CA",
  fresno: "CA",
  "new york city": "NY",
  nyc: "NY",
  brooklyn: "NY",
  queens: "NY",
  bronx: "NY",
  manhattan: "NY",
  buffalo: "NY",
  chicago: "IL",
  houston: "TX",
  dallas: "TX",
  austin: "TX",
  "san antonio": "TX",
  "fort worth": "TX",
  "el paso": "TX",
  miami: "FL",
  orlando: "FL",
  tampa: "FL",
  jacksonville: "FL",
  philadelphia: "PA",
  pittsburgh: "PA",
  cleveland: "OH",
  cincinnati: "OH",
  atlanta: "GA",
  charlotte: "NC",
  raleigh: "NC",
  detroit: "MI",
  "grand rapids": "MI",
  seattle: "WA",
  boston: "MA",
  denver: "CO",
  phoenix: "AZ",
  tucson: "AZ",
  "las vegas": "NV",
  minneapolis: "MN",
  milwaukee: "WI",
  baltimore: "MD",
  nashville: "TN",
  memphis: "TN",
  indianapolis: "IN",
  "salt lake city": "UT",
  "new orleans": "LA",
  honolulu: "HI",
  albuquerque: "NM",
  omaha: "NE",
  "oklahoma city": "OK",
  tulsa: "OK",
  "st louis": "MO",
  "saint louis": "MO",
  "virginia beach": "VA",
  newark: "NJ",
  anchorage: "AK",
  boise: "ID",
};

const EXTRA_NAMES: Record<string, State> = {
  "washington dc": "DC",
  "district of columbia": "DC",
  "washington state": "WA",
  "new york state": "NY",
  cali: "CA",
  calif: "CA",
  philly: "PA",
};

const BY_NAME = new Map<string, State>([
  ...STATES.filter((state) => state !== "DC").map((state): [string, State] => [
    STATE_NAMES[state].toLowerCase(),
    state,
  ]),
  ...Object.entries(CITY_STATES),
  ...Object.entries(EXTRA_NAMES),
]);
const LONGEST_NAME = 3;
const ABBREVIATIONS = new Set<string>(STATES);
/** State abbreviations that are also words: they count only after a comma or inside brackets. */
const WORDLIKE = new Set([
  "IN",
  "OR",
  "ME",
  "OK",
  "HI",
  "OH",
  "AL",
  "PA",
  "MA",
  "DE",
  "ID",
  "LA",
  "CO",
  "MS",
  "CT",
  "MD",
  "AR",
]);
const BEFORE_ABBREVIATION = new Set(["in", "from", "state", "here", "of", "to", "near", "live"]);

/** A US state named in a story. */
export interface PlaceMention {
  state: State;
  quote: Quote;
}

/** A state from a field: "CA", "ca" or "California"; null for anything else. */
export function stateFromField(text: string | undefined): State | null {
  const trimmed = (text ?? "").trim();
  const short = trimmed.toUpperCase().replaceAll(".", "");
  if (ABBREVIATIONS.has(short)) return STATES.find((state) => state === short) ?? null;
  const name = trimmed.toLowerCase();
  return STATES.find((state) => STATE_NAMES[state].toLowerCase() === name) ?? EXTRA_NAMES[name] ?? null;
}

/** A state from a city field, when the city is large and its name leaves no doubt. */
export function stateFromCity(city: string | undefined): State | null {
  return CITY_STATES[(city ?? "").trim().toLowerCase()] ?? null;
}

/** All states named in the story, in order, by name, by "City, ST", or by a large city. */
export function readPlaces(story: Story): PlaceMention[] {
  const places: PlaceMention[] = [];
  for (let at = 0; at < story.tokens.length; at++) {
    const found = nameAt(story, at) ?? abbreviationAt(story, at);
    if (!found || isCityName(story, at, found.length)) continue;
    places.push({ state: found.state, quote: quoteTokens(story, at, at + found.length - 1) });
    at += found.length - 1;
  }
  return places;
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
  const first = story.raw[token.start] ?? "";
  const before = story.tokens[at - 1]?.word ?? "";
  return first === first.toLowerCase() && !BEFORE_ABBREVIATION.has(before);
}

function abbreviationAt(story: Story, at: number): { state: State; length: number } | null {
  const token = story.tokens[at];
  if (!token || token.end - token.start !== 2) return null;
  const text = story.raw.slice(token.start, token.end);
  const state = STATES.find((candidate) => candidate === text);
  if (!state) return null;
  const before = story.raw.slice(Math.max(0, token.start - 2), token.start);
  const marked =
    before.endsWith("(") || before.endsWith("[") || before.endsWith(",") || before.endsWith(", ");
  const led = BEFORE_ABBREVIATION.has(story.tokens[at - 1]?.word ?? "");
  if (marked || (led && !WORDLIKE.has(text)) || (led && story.raw.slice(token.end, token.end + 1) === "."))
    return { state, length: 1 };
  return null;
}
