/** The form in which a word of a story or of a cue is compared: lower case, without accents, apostrophes and a possessive `'s`. */
export function normaliseWord(word: string): string {
  const lower = word.toLowerCase();
  if (/^(?:\$|[a-z0-9]+)$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’‘`]s$/u, "")
    .replace(/['’‘`]/gu, "");
}
