import { NUMBER_WORDS } from "./number-words.ts";
import { opensSentence, sentencesOf } from "./sentences.ts";

/** Why a new wording is not taken. */
export type Refusal =
  | "marks"
  | "cases"
  | "length"
  | "markup"
  | "numbers"
  | "quotations"
  | "links"
  | "names"
  | "meaning"
  | "sentences"
  | "advice"
  | "harder"
  | "distance";

const SHORTEST = 0.5;
const LONGEST = 1.5;
/** Share of its longer words that each sentence must have in common with its new wording. */
const NEAREST = 0.5;

/** Words on which the sense of a rule turns: none may appear, disappear or be repeated. */
const WEIGHTY = new Set(
  (
    "not no never none nobody nothing neither nor without except unless until if only or either both all any every " +
    "each always often usually mostly rarely sometimes likely unlikely may might can could must should shall will " +
    "would before after within between more less most least fewer under over above below against " +
    "plaintiff defendant won lost guilty liable"
  ).split(" "),
);

const ADVICE = [
  /\byou(?:'d| had)? (?:should|must|need to|ought to|have to|better)\b/g,
  /\b(?:we|i) (?:would )?(?:recommend|advise|suggest|urge|believe|think|guess)\b/g,
  /\b(?:my|our) (?:advice|recommendation|opinion)\b/g,
  /\b(?:guarantee|promise|assure|deserve)\w*/g,
  /\b(?:definitely|certainly|surely|undoubtedly|obviously|clearly|easily|absolutely)\b/g,
  /\b(?:will|would|shall|sure to|certain to|bound to|going to) (?:\w+ )?(?:win|lose|succeed|prevail|fail|get|receive|recover)\b/g,
  /\b(?:strong|weak|solid|winning|great|good|hopeless) (?:case|claim|chance|chances)\b/g,
  /\b(?:do not|don't|no need to) (?:worry|hurry|wait|call|hire|talk|speak)\b/g,
  /\b(?:sue|file|sign|pay|settle|refuse|accept|hire)\b/g,
  /\b(?:as an ai|language model|system prompt|instructions?)\b/g,
];

/**
 * Judges a new wording of a paragraph by the paragraph alone, whoever wrote it. Each sentence must keep what its
 * sentence had, so that nothing is moved to where it means something else.
 * @returns null when it may stand in the paragraph's place
 */
export function judge(original: string, rephrased: string): Refusal | null {
  const share = rephrased.length / original.length;
  if (rephrased.trim() === "" || share < SHORTEST || share > LONGEST) return "length";
  if (!same(oddCharacters(original).toSorted(), oddCharacters(rephrased).toSorted())) return "markup";
  const whole = judgeFacts(original, rephrased);
  if (whole !== null) return whole;
  if (ADVICE.some((pattern) => count(pattern, rephrased) > count(pattern, original))) return "advice";
  if (!same(weighty(original), weighty(rephrased))) return "meaning";
  const [before, after] = [sentencesOf(original), sentencesOf(rephrased)];
  if (before.length !== after.length) return "sentences";
  const pairs = before.map((sentence, place) => [sentence, after[place] ?? ""] as const);
  if (pairs.some(([one, other]) => judgeFacts(one, other) !== null || !same(weighty(one), weighty(other)))) {
    return "meaning";
  }
  if (!pairs.every(([one, other]) => isNear(unquoted(one), unquoted(other)))) return "distance";
  return difficulty(rephrased) > difficulty(original) + HARDER ? "harder" : null;
}

function judgeFacts(original: string, rephrased: string): Refusal | null {
  if (!same(numbers(original), numbers(rephrased))) return "numbers";
  if (!same(quotations(original), quotations(rephrased))) return "quotations";
  if (!same(links(original), links(rephrased))) return "links";
  return keepsNames(original, rephrased) ? null : "names";
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.join("\n") === others.join("\n");
}

/** Everything but letters, digits, spaces and the marks of plain prose: markup, line breaks, hidden characters. */
function oddCharacters(text: string): string[] {
  return text.match(/[^\p{L}\p{M}\p{N} .,;:?'’()"“”$%§&/-]/gu) ?? [];
}

const NUMBER = new RegExp(
  String.raw`[$§#]?\s?\d(?:[\d.,/:-]*\d)?\s?%?|(?<![\p{L}'’])(?:${NUMBER_WORDS.join("|")})(?![\p{L}])`,
  "giu",
);

/** Numbers in figures and in words, in their order. */
function numbers(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((one) => one.trim().toLowerCase());
}

const QUOTATION = /"[^"]*"|“[^”]*”/g;

const unquoted = (text: string) => text.replaceAll(QUOTATION, '"');

function quotations(text: string): string[] {
  const marks = text.match(/["“”]/g) ?? [];
  return [...(text.match(QUOTATION) ?? []), ...marks];
}

function links(text: string): string[] {
  const found =
    text.match(/\S+@\S+|\S*:\/\/\S*|\b[\w-]+(?:\.[\w-]+)*\.(?:gov|org|com|net|edu|us|info)\b\S*/gi) ?? [];
  return found.map((link) => link.replace(/[.,;:)]+$/, ""));
}

/** Capitalized words inside a sentence are names: as many of each stay, and none comes in. */
function keepsNames(original: string, rephrased: string): boolean {
  const [before, after] = [capitalized(unquoted(original)), capitalized(unquoted(rephrased))];
  return [...before.inside, ...after.inside].every((name) => before.all.get(name) === after.all.get(name));
}

function capitalized(text: string): { all: Map<string, number>; inside: Set<string> } {
  const all = new Map<string, number>();
  const inside = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}]*/gu)) {
    all.set(word, (all.get(word) ?? 0) + 1);
    if (!opensSentence(text.slice(0, index))) inside.add(word);
  }
  return { all, inside };
}

/** Words in lower case, shortened forms spelled out. */
function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\bcan(?:'t|not)\b/g, "can not")
    .replaceAll(/\bwon't\b/g, "will not")
    .replaceAll(/n't\b/g, " not")
    .replaceAll(/'ll\b/g, " will")
    .replaceAll(/'d\b/g, " would");
  return plain.match(/[\p{L}\p{M}]+/gu) ?? [];
}

const weighty = (text: string) =>
  words(text)
    .filter((word) => WEIGHTY.has(word))
    .toSorted();

function count(pattern: RegExp, text: string): number {
  return text.toLowerCase().replaceAll("’", "'").match(pattern)?.length ?? 0;
}

/** About one school year of reading. */
const HARDER = 1;

/** Automated readability index, less its constant: longer words and longer sentences are harder. */
function difficulty(text: string): number {
  const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  const spaced = text.split(/\s+/).length;
  return 4.71 * (letters / spaced) + 0.5 * (spaced / sentencesOf(text).length);
}

const LONG_WORD = 4;
const STEM = 5;

/** True when each of two sentences shares enough of its longer words with the other. */
function isNear(original: string, rephrased: string): boolean {
  const stems = (text: string) =>
    new Set(words(text).flatMap((word) => (word.length < LONG_WORD ? [] : [word.slice(0, STEM)])));
  const [before, after] = [stems(original), stems(rephrased)];
  const common = [...before].filter((stem) => after.has(stem)).length;
  return common >= NEAREST * Math.max(before.size, after.size);
}
