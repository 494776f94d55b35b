import { wordsOf } from "../../src/retrieval/tokenize.ts";

const MOST_SUBJECTS = 8;
/** A word in more texts than this share is of the trade; one in fewer than `FEWEST_TEXTS` is a name or a slip. */
const COMMON_SHARE = 0.1;
const FEWEST_TEXTS = 12;
const SHORTEST = 4;
/** A word that stands with a capital letter inside sentences more often than this is a name. */
const NAME_SHARE = 0.4;
/** Words of courts and papers that say nothing about a matter, and words that no list shows to a reader unasked. */
const NOT_SHOWN =
  /^(opinion|appell\w*|trial|juror?s?|jury|verdict|reversed?|affirm\w*|remand\w*|honou?r\w*|concur\w*|dissent\w*|petitioner\w*|respondent\w*|supra|infra|ibid|section\w*|chapter\w*|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|rape\w*|sodomy|penis|vagina\w*|semen|genital\w*|breasts?|anal|oral|intercourse|fellatio|molest\w*|negro\w*|colored|illegitimate|bastard\w*|idiot\w*|feeble\w*|retarded)$/;

/**
 * Finds the words that tell a text apart from all others: the rarest of those that it repeats (tf-idf), without names.
 * @param texts all texts, for how common each word is
 * @param vocabulary words that may be shown at all
 */
export function subjectFinder(
  texts: readonly string[],
  vocabulary: ReadonlySet<string>,
): (text: string, names: ReadonlySet<string>) => string[] {
  const inTexts = new Map<string, number>();
  const capital = new Map<string, number>();
  const inside = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) add(inTexts, word);
    for (const [, word = ""] of text.matchAll(/[a-z,;] ([A-Za-z]{4,})\b/g)) {
      const lower = word.toLowerCase();
      add(inside, lower);
      if (word !== lower) add(capital, lower);
    }
  }
  const isShown = (word: string): boolean => {
    const count = inTexts.get(word) ?? 0;
    return (
      word.length >= SHORTEST &&
      /^[a-z]+$/.test(word) &&
      vocabulary.has(word) &&
      count >= FEWEST_TEXTS &&
      count <= COMMON_SHARE * texts.length &&
      (capital.get(word) ?? 0) <= NAME_SHARE * (inside.get(word) ?? 0) &&
      !NOT_SHOWN.test(word)
    );
  };
  return (text, names) => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) add(counts, word);
    const weighed = [...counts]
      .filter(([word]) => !names.has(word) && isShown(word))
      .map(([word, count]) => ({
        word,
        weight: (1 + Math.log(count)) * Math.log(texts.length / (inTexts.get(word) ?? 1)),
      }))
      .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
    const kept: string[] = [];
    for (const { word } of weighed)
      if (kept.length < MOST_SUBJECTS && !kept.some((one) => isSameRoot(one, word))) kept.push(word);
    return kept;
  };
}

/** `easement` and `easements`: one of them is enough. */
function isSameRoot(one: string, other: string): boolean {
  const length = Math.max(SHORTEST, Math.min(one.length, other.length) - 2);
  return one.slice(0, length) === other.slice(0, length);
}

function add(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}
