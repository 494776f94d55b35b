import { normaliseWord } from "./normal-word.ts";

/** One step of a pattern: words that fit it, and how far it may stand from the step before. */
interface Step {
  words: ReadonlySet<string>;
  /** Beginnings that fit with any ending. */
  openings: readonly string[];
  /** Most words that may stand before it. */
  gap: number;
  optional: boolean;
}

export interface Pattern {
  source: string;
  steps: readonly Step[];
}

export interface PatternMatch<T> {
  value: T;
  /** Word numbers, both included. */
  from: number;
  to: number;
}

const DEFAULT_GAP = 3;

/**
 * Reads one pattern: words parted by spaces, each a word, an opening (`choke*`), a class (`@partner`) or several of
 * these (`hit|@choke`). `~` lets up to three words stand between, `~6` up to six; `?word` may be missing.
 * Throws on an unknown class and on a pattern without words.
 */
export function readPattern(source: string, classes: Readonly<Record<string, string>>): Pattern {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of source.split(" ")) {
    if (/^~\d*$/.test(part)) {
      gap = part === "~" ? DEFAULT_GAP : Number(part.slice(1));
      continue;
    }
    const optional = part.startsWith("?");
    const words = new Set<string>();
    const openings: string[] = [];
    for (const one of (optional ? part.slice(1) : part).split("|")) addWords(one, classes, words, openings);
    steps.push({ words, openings, gap, optional });
    gap = 0;
  }
  if (steps.length === 0 || steps[0]?.optional) throw new Error(`The pattern "${source}" has no first word.`);
  return { source, steps };
}

function addWords(
  word: string,
  classes: Readonly<Record<string, string>>,
  words: Set<string>,
  openings: string[],
): void {
  if (word.startsWith("@")) {
    const list = classes[word.slice(1)];
    if (list === undefined) throw new Error(`There is no class of words "${word}".`);
    for (const one of list.split(" ")) addWords(one, classes, words, openings);
  } else if (word.endsWith("*")) openings.push(normaliseWord(word.slice(0, -1)));
  else words.add(normaliseWord(word));
}

interface Entry<T> {
  steps: readonly { id: number; gap: number; optional: boolean }[];
  /** The steps that must not be missing, those with the fewest words first. */
  musts: readonly number[];
  value: T;
}

/** About as many words begin with an opening. */
const WIDTH_OF_OPENING = 4;

/** Patterns with a value each, prepared so that one pass over the words of a sentence finds every one. */
export class PatternIndex<T> {
  readonly #entries: readonly Entry<T>[];
  /** Numbers of the steps that a word fits: by the whole word, and by its beginning. */
  readonly #byWord = new Map<string, number[]>();
  readonly #byOpening = new Map<string, number[]>();
  /** For each step the words that fit it; emptied after each sentence. */
  readonly #places: number[][];
  /** For each step the patterns, by place, that cannot be without it and of whose steps it has the fewest words. */
  readonly #byMust: number[][];
  #longestOpening = 0;

  constructor(entries: Iterable<{ pattern: Pattern; value: T }>) {
    const ids = new Map<string, number>();
    const idOf = (step: Step): number => {
      const key = [...step.words, ...step.openings.map((one) => `${one}*`)].toSorted().join("|");
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = ids.size;
      ids.set(key, id);
      for (const word of step.words) add(this.#byWord, word, id);
      for (const opening of step.openings) {
        add(this.#byOpening, opening, id);
        this.#longestOpening = Math.max(this.#longestOpening, opening.length);
      }
      return id;
    };
    this.#entries = [...entries].map(({ pattern, value }) => {
      const steps = pattern.steps.map((step) => ({ id: idOf(step), gap: step.gap, optional: step.optional }));
      const size = ({ words, openings }: Step): number => words.size + WIDTH_OF_OPENING * openings.length;
      const musts = pattern.steps.filter((step) => !step.optional).toSorted((a, b) => size(a) - size(b));
      return { steps, musts: musts.map(idOf), value };
    });
    this.#places = Array.from({ length: ids.size }, () => []);
    this.#byMust = Array.from({ length: ids.size }, () => []);
    for (const [at, { musts, steps }] of this.#entries.entries())
      this.#byMust[musts[0] ?? steps[0]?.id ?? 0]?.push(at);
  }

  /** Every place of every pattern in these words. */
  find(words: readonly string[]): PatternMatch<T>[] {
    const touched = this.#fill(words);
    const places = this.#places;
    const found: PatternMatch<T>[] = [];
    const may = touched.flatMap((id) => this.#byMust[id] ?? []).toSorted((a, b) => a - b);
    for (const at of may) {
      const entry = this.#entries[at];
      if (!entry || !hasAll(entry.musts, places)) continue;
      for (const from of places[entry.steps[0]?.id ?? -1] ?? []) {
        const to = endOf(entry.steps, places, 1, from, 0);
        if (to >= 0) found.push({ value: entry.value, from, to });
      }
    }
    for (const id of touched) places[id] = [];
    return found;
  }

  /** Notes for each step the words that fit it, in order; gives the steps that any word fits. */
  #fill(words: readonly string[]): number[] {
    const touched: number[] = [];
    const note = (ids: readonly number[] | undefined, at: number): void => {
      if (!ids) return;
      for (const id of ids) {
        const list = this.#places[id];
        if (!list || list.at(-1) === at) continue;
        if (list.length === 0) touched.push(id);
        list.push(at);
      }
    };
    for (const [at, word] of words.entries()) {
      note(this.#byWord.get(word), at);
      const longest = Math.min(word.length, this.#longestOpening);
      for (let length = 1; length <= longest; length++) note(this.#byOpening.get(word.slice(0, length)), at);
    }
    return touched;
  }
}

function hasAll(ids: readonly number[], places: readonly (readonly number[])[]): boolean {
  for (const id of ids) if (places[id]?.length === 0) return false;
  return true;
}

/** The word at which the pattern ends when the step before `number` stands at `before`, or -1. */
function endOf(
  steps: readonly { id: number; gap: number; optional: boolean }[],
  places: readonly (readonly number[])[],
  number: number,
  before: number,
  spare: number,
): number {
  const step = steps[number];
  if (!step) return before;
  for (const place of places[step.id] ?? []) {
    if (place <= before) continue;
    if (place > before + 1 + step.gap + spare) break;
    const end = endOf(steps, places, number + 1, place, 0);
    if (end >= 0) return end;
  }
  return step.optional ? endOf(steps, places, number + 1, before, spare + step.gap) : -1;
}

function add(map: Map<string, number[]>, key: string, id: number): void {
  const list = map.get(key);
  if (list) list.push(id);
  else map.set(key, [id]);
}
