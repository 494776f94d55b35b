import { READING_WORDS } from "../compiled/lexicon.js";
import type { Story } from "./text.ts";

/**
 * Places outside the United States that stories come from. Names that are also common first names or US towns count
 * only with a word of place before them, like all others, and never where the story names a US state.
 */
const NAMES = new Set([...READING_WORDS.places.countries, ...READING_WORDS.places.regions]);
const CITY_NAMES = new Set(READING_WORDS.places.cities_abroad);
const FIRST_WORDS = new Set([...NAMES, ...CITY_NAMES].map((name) => name.split(" ")[0] ?? ""));
const LONGEST = 3;
const PROVINCES = new Set(READING_WORDS.places.provinces.map((name) => name.toUpperCase()));
const PLACE_WORDS = new Set(READING_WORDS.places.in_a_place);
const MOTION = new Set(READING_WORDS.places.motion);
const ELSEWHERE = new Set(READING_WORDS.places.elsewhere);
const POUNDS = /(?:£|€|₹) ?\d/;

/** True when the words place the matter in another country: by a word of place, or as "City UK", "City, Ontario". */
export function namesForeignPlace(story: Story): boolean {
  if (POUNDS.test(story.raw)) return true;
  return story.tokens.some((_, at) => isPlacedAbroad(story, at));
}

/** True for a state or region field that names a place abroad. */
export function isForeignPlace(field: string | undefined): boolean {
  const name = (field ?? "").trim();
  return NAMES.has(name.toLowerCase()) || PROVINCES.has(name);
}

function isPlacedAbroad(story: Story, at: number): boolean {
  if (isProvinceLetters(story, at)) return true;
  if (!FIRST_WORDS.has(word(story, at))) return false;
  if (speaksOfElsewhere(story, at)) return false;
  const length = lengthOfName(story, at, NAMES);
  if (length > 0)
    return hasPlaceBefore(story, at) || followsCity(story, at) || standsAlone(story, at, length);
  const city = lengthOfName(story, at, CITY_NAMES);
  return city > 0 && (hasPlaceBefore(story, at) || word(story, at - 1) === "in");
}

function speaksOfElsewhere(story: Story, at: number): boolean {
  const sentence = story.tokens[at]?.sentence;
  return story.tokens.some((token) => token.sentence === sentence && ELSEWHERE.has(token.word));
}

function word(story: Story, at: number): string {
  return story.tokens[at]?.word ?? "";
}

function lengthOfName(story: Story, at: number, names: ReadonlySet<string>): number {
  if (word(story, at - 1) === "new") return 0;
  for (let length = LONGEST; length >= 1; length--) {
    const words = story.tokens.slice(at, at + length);
    if (words.length === length && names.has(words.map((one) => one.word).join(" "))) return length;
  }
  return 0;
}

/** "in England", "here in the UK". */
function hasPlaceBefore(story: Story, at: number): boolean {
  const before = word(story, at - 1) === "the" ? word(story, at - 2) : word(story, at - 1);
  return PLACE_WORDS.has(before);
}

/** "in Manchester UK", "Leeds, England", but not "from Leeds, England". */
function followsCity(story: Story, at: number): boolean {
  const city = story.tokens[at - 1];
  const own = story.tokens[at];
  if (!city || !own || city.sentence !== own.sentence) return false;
  const between = story.raw.slice(city.end, own.start);
  const isName = /^\p{Lu}/u.test(story.raw.slice(city.start, city.end));
  if (!isName || !/^,? $/.test(between)) return false;
  return !MOTION.has(word(story, at - 2)) && !MOTION.has(word(story, at - 3));
}

/** "(UK)", or a sentence that is nothing but the place. */
function standsAlone(story: Story, at: number, length: number): boolean {
  const first = story.tokens[at];
  const last = story.tokens[at + length - 1];
  if (!first || !last) return false;
  const around = `${story.raw[first.start - 1] ?? ""}${story.raw[last.end] ?? ""}`;
  const sentence = story.sentences[first.sentence];
  const isSentence = sentence?.start === first.start && sentence.end === last.end;
  return around === "()" || around === "[]" || isSentence;
}

function isProvinceLetters(story: Story, at: number): boolean {
  const token = story.tokens[at];
  const city = story.tokens[at - 1];
  if (!token || !city || !PROVINCES.has(story.raw.slice(token.start, token.end))) return false;
  const isName = /^\p{Lu}\p{Ll}/u.test(story.raw.slice(city.start, city.end));
  return isName && story.raw.slice(city.end, token.start) === ", ";
}
