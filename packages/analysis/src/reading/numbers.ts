import { CALENDAR_WORDS } from "../compiled/lexicon.js";

const SMALL = CALENDAR_WORDS.numbers;
const ROUGH = new Set(CALENDAR_WORDS.rough_numbers);

/** The number that a word stands for: "3", "three", "a", "couple"; null for any other word. At most 6 digits. */
export function smallNumber(word: string): number | null {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  return SMALL[word] ?? null;
}

/** True where the number is only roughly meant. */
export function isRough(word: string): boolean {
  return ROUGH.has(word);
}
