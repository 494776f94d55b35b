import type { Token } from "./text.ts";

/** Words of place before the name of a city. */

/** They make a bare name a place. */
const BEFORE_A_CITY = new Set([
  "in",
  "near",
  "outside",
  "around",
  "downtown",
  "within",
  "throughout",
  "here",
  "live",
  "by",
  "at",
  "to",
  "en",
  "cerca",
]);
/** "outside of", "west of", "the city of". */
const SIDES_OF_A_CITY = new Set(
  "outside out north south east west northeast northwest southeast southwest city town suburb side part".split(
    " ",
  ),
);
/** Of these the ones that need a city people know, since shops and persons follow them too. */
const LOOSE_BEFORE = new Set(["by", "at", "to", "here", "live", "en"]);

/** How surely the words before a name make it a place; null where none do. */
export function leadOfCity(tokens: readonly Token[], at: number): "firm" | "loose" | null {
  const before = tokens[at - 1];
  if (before?.sentence !== tokens[at]?.sentence) return null;
  const word = before?.word ?? "";
  if (word === "of" && SIDES_OF_A_CITY.has(tokens[at - 2]?.word ?? "")) return "firm";
  if (!BEFORE_A_CITY.has(word)) return null;
  return LOOSE_BEFORE.has(word) ? "loose" : "firm";
}
