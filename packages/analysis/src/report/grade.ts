const SENTENCE = /[^.!?\n]+[.!?]*/g;
const WORD = /[A-Za-z][A-Za-z'’]*/g;

/** Syllables by vowel groups; a silent final e does not count. */
export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (plain.length <= 3) return 1;
  const trimmed = plain.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, "");
  return Math.max(1, (trimmed.match(/[aeiouy]+/g) ?? []).length);
}

/**
 * Reading grade of a text by Flesch and Kincaid: 0.39 words per sentence + 11.8 syllables per word - 15.59.
 * 0 for a text without words.
 */
export function readingGrade(text: string): number {
  const sentences = (text.match(SENTENCE) ?? []).filter((one) => /[A-Za-z]/.test(one)).length;
  const words = text.match(WORD) ?? [];
  if (sentences === 0 || words.length === 0) return 0;
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (total / words.length) - 15.59;
}
