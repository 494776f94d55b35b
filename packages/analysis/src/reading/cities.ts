import { CITIES } from "../compiled/knowledge.js";
import type { State } from "../knowledge.ts";
import { readWord } from "./text.ts";
import type { Token } from "./text.ts";

/** A city of a name: its state, and its size in thousands of people. */
interface City {
  state: State;
  size: number;
}

/** A name as it is compared: its words, parted by single spaces. */
export function keyOf(name: string): string {
  return (name.match(/[\p{L}\p{N}'’.]+/gu) ?? []).map((word) => readWord(word.replaceAll(".", ""))).join(" ");
}

let byName: ReadonlyMap<string, readonly City[]> | null = null;
let longest = 1;
const firstWords = new Set<string>();

function cities(): ReadonlyMap<string, readonly City[]> {
  if (byName) return byName;
  const found = new Map<string, City[]>();
  for (const [state, names] of Object.entries(CITIES) as [State, Record<string, number>][]) {
    for (const [name, size] of Object.entries(names)) {
      for (const key of spellings(keyOf(name))) {
        const words = key.split(" ");
        longest = Math.max(longest, words.length);
        firstWords.add(words[0] ?? "");
        const list = found.get(key);
        if (list) list.push({ state, size });
        else found.set(key, [{ state, size }]);
      }
    }
  }
  byName = found;
  return found;
}

/** "St Louis" and "Saint Louis", "Fort Worth" and "Ft Worth". */
function spellings(key: string): string[] {
  const other = key
    .replace(/^st /, "saint ")
    .replace(/^fort /, "ft ")
    .replace(/^mount /, "mt ");
  return other === key ? [key] : [key, other];
}

/** The cities whose name begins at a token, by the longest name that fits; null where none does. */
export function citiesAt(
  tokens: readonly Token[],
  at: number,
): { cities: readonly City[]; length: number } | null {
  const names = cities();
  if (!firstWords.has(tokens[at]?.word ?? "")) return null;
  for (let length = Math.min(longest, 4); length >= 1; length--) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const found = names.get(words.map(({ word }) => word).join(" "));
    if (found) return { cities: found, length };
  }
  return null;
}

/** Below this size (in thousands) a bare name that several cities bear says too little. */
const LARGE = 40;
/** The share of all people in cities of a name that one state must hold to be meant without being named. */
const MEANT_FROM = 0.7;
/** A city this large (in thousands) is meant from a smaller share on. */
const KNOWN = 250;
const KNOWN_FROM = 0.67;
/** A middle-sized city is meant where the others of its name are hardly more than villages. */
const MIDDLE = 25;
const MIDDLE_FROM = 0.85;
/** The share from which on a state may be the one that is meant. */
const POSSIBLE_FROM = 0.1;

/** States with a city of a name, the one with most people in it first. */
function sharesOf(found: readonly City[]): { state: State; share: number; size: number }[] {
  const all = found.reduce((sum, { size }) => sum + size, 0);
  return [...Map.groupBy(found, ({ state }) => state)]
    .map(([state, there]) => {
      const size = there.reduce((sum, one) => sum + one.size, 0);
      return { state, size, share: size / all };
    })
    .toSorted((a, b) => b.size - a.size);
}

/** The state of the one city that a bare name means: the only one, or by far the largest; null where several could be meant. */
export function stateOfCities(found: readonly City[]): State | null {
  const [first, second] = sharesOf(found);
  if (!first) return null;
  if (!second) return first.state;
  if (first.size >= KNOWN && first.share >= KNOWN_FROM) return first.state;
  if (first.size >= MIDDLE && first.share >= MIDDLE_FROM) return first.state;
  return first.size >= LARGE && first.share >= MEANT_FROM ? first.state : null;
}

/** The states that a bare name may mean, each with its share of the people in cities of the name. */
export function sharesOfCity(name: string): ReadonlyMap<State, number> {
  return new Map(sharesOf(citiesNamed(name)).map(({ state, share }) => [state, share]));
}

/** The states that a bare name may mean, the likeliest first. */
export function statesOfCities(found: readonly City[]): State[] {
  return sharesOf(found)
    .filter(({ share }) => share >= POSSIBLE_FROM)
    .map(({ state }) => state);
}

/** All cities of a name that is written in a field. */
export function citiesNamed(name: string): readonly City[] {
  return cities().get(keyOf(name)) ?? [];
}

/** How large a city is, in thousands of people. */
export function sizeIn(found: readonly City[], state: State): number {
  return found.find((city) => city.state === state)?.size ?? 0;
}
