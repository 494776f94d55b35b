import { READING_WORDS } from "../compiled/lexicon.js";
import type { CueMatch } from "./matcher.ts";
import type { Story } from "./text.ts";

const ANIMALS = new Set(READING_WORDS.living.animals);
const PEOPLE = new Set(READING_WORDS.living.people);
const THINGS = new Set(READING_WORDS.living.things);
/** This many words before are looked at, also in the sentence before. */
const LOOK_BACK = 20;

/** True where what died is an animal or a thing: the nearest living being told before these words is one. */
export function isOfNoPerson({ tokens }: Story, { from }: CueMatch): boolean {
  if (THINGS.has(tokens[from - 1]?.word ?? "")) return true;
  for (let at = from - 1; at >= Math.max(0, from - LOOK_BACK); at--) {
    const word = tokens[at]?.word ?? "";
    if (ANIMALS.has(word)) return true;
    if (PEOPLE.has(word)) return false;
  }
  return false;
}
