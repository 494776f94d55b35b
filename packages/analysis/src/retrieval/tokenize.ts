import { READING_WORDS } from "../compiled/lexicon.js";

const STOP_WORDS = new Set(READING_WORDS.search.stop_words);

const SHORTEST_STEMMED = 4;

/** The search terms of a text, in order: lower case, without accents and stop words, stemmed. Numbers stay as they are. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => (STOP_WORDS.has(word) ? [] : [stem(word)]));
}

/** Lower-case words of a text in order, possessives and apostrophes taken off. One-letter words are dropped. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/['\u2019]s\b/g, "")
    .replace(/(?<=[a-z])['\u2019](?=[a-z])/g, "");
  return plain.match(/[a-z0-9]{2,}/g) ?? [];
}

/** A word without its plural, past, -ing, -ly, final e and y: `injuries`, `injury` and `injured` need not all agree. */
export function stem(word: string): string {
  if (word.length < SHORTEST_STEMMED || /\d/.test(word)) return word;
  let root = singular(word);
  if (root.length > 5 && root.endsWith("ing") && hasVowel(root.slice(0, -3)))
    root = undouble(root.slice(0, -3));
  else if (root.length > 5 && root.endsWith("ied")) root = `${root.slice(0, -3)}y`;
  else if (root.length > 4 && root.endsWith("ed") && hasVowel(root.slice(0, -2)))
    root = undouble(root.slice(0, -2));
  if (root.length > 5 && root.endsWith("ly")) root = root.slice(0, -2);
  if (root.length > 3 && root.endsWith("e")) root = root.slice(0, -1);
  return root.length > 4 && root.endsWith("y") ? `${root.slice(0, -1)}i` : root;
}

function singular(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function hasVowel(text: string): boolean {
  return /[aeiouy]/.test(text);
}

function undouble(root: string): string {
  return /([^aeioulsz])\1$/.test(root) ? root.slice(0, -1) : root;
}
