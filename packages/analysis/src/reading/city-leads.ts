import { READING_WORDS } from "../compiled/lexicon.js";
import type { Token } from "./text.ts";

const BEFORE_A_CITY = new Set(READING_WORDS.places.before_a_city);
const SIDES_OF_A_CITY = new Set(READING_WORDS.places.sides_of_a_city);
const LOOSE_BEFORE = new Set(READING_WORDS.places.loose_before_a_city);

const SHOWS = new Set(["this", "its", "it", "here"]);

const BEFORE_BY = new Set(["out", "over", "up", "down", "somewhere"]);

/** "Out by Wasilla", "over by Elko". */
export function isOutBy(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === "by" && BEFORE_BY.has(tokens[at - 2]?.word ?? "");
}

/** How surely the words before a name make it a place; null where none do. */
export function leadOfCity(tokens: readonly Token[], at: number): "firm" | "loose" | null {
  const before = tokens[at - 1];
  if (before?.sentence !== tokens[at]?.sentence) return null;
  const word = before?.word ?? "";
  if (word === "of" && SIDES_OF_A_CITY.has(tokens[at - 2]?.word ?? "")) return "firm";
  if (word === "is" && SHOWS.has(tokens[at - 2]?.word ?? "")) return "firm";
  if (isOutBy(tokens, at)) return "firm";
  if (!BEFORE_A_CITY.has(word)) return null;
  return LOOSE_BEFORE.has(word) ? "loose" : "firm";
}
