import type { CueMatch } from "./matcher.ts";
import type { Story } from "./text.ts";

const ANIMALS = new Set(
  "puppy puppies dog dogs cat cats kitten kittens horse horses pony pet pets cow cows calf cattle chicken chickens goat goats parrot rabbit hamster bull mare foal hens sheep litter".split(
    " ",
  ),
);
const PEOPLE = new Set(
  "mom mother dad father son daughter husband wife brother sister grandma grandpa grandmother grandfather uncle aunt cousin baby child kid friend neighbor man woman person people infant toddler boy girl fiance partner mama papa nephew niece tenant owner driver patient".split(
    " ",
  ),
);
/** Things that people say have died; `it` and these right before the word. */
const THINGS = new Set(
  "it unit battery engine motor phone car truck system compressor transmission laptop computer furnace heater ac fridge freezer tv pump starter alternator van bike tree plants lawn grass deal".split(
    " ",
  ),
);
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
