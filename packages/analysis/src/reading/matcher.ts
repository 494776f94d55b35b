import { READING_WORDS } from "../compiled/lexicon.js";
import type { CuePattern } from "../knowledge.ts";
import { readWord } from "./text.ts";
import type { Story, Token } from "./text.ts";

/** Where a cue stands in a story: token numbers, both included. */
export interface CueMatch {
  from: number;
  to: number;
  /** True when a "no", "not" or "never" stands right before it, so that it says the opposite. */
  negated: boolean;
}

/** What one scan of a story found, by cue. */
export interface CueMatches {
  /** All places of a cue, in order; empty when it does not stand there. */
  of(cue: CuePattern): readonly CueMatch[];
  /** How many of these cues stand there. */
  standing(cues: readonly CuePattern[]): number;
  /** Places of any of these cues that are not negated, in order of the story. */
  affirmed(cues: readonly CuePattern[]): CueMatch[];
}

interface CueWord {
  text: string;
  anyEnding: boolean;
  /** Most words that may stand between this word and the one before. */
  gap: number;
}

interface CompiledCue {
  cue: CuePattern;
  words: CueWord[];
}

const GAP = 4;
const PLACES_KEPT = 40;
const NONE: readonly CueMatch[] = [];

const NEGATORS = new Set(READING_WORDS.denial.before_cues);

/** True for a word that makes what follows say the opposite. */
export function isNegator(word: string): boolean {
  return NEGATORS.has(word);
}

/** Parses one cue: words parted by spaces, or by `~` where up to four words may stand between. */
function compile(cue: CuePattern): CompiledCue | null {
  const words: CueWord[] = [];
  const parts = cue.split("~");
  for (const [partNumber, part] of parts.entries()) {
    const found = part.match(/\$|[\p{L}\p{N}'’]+\*?/gu) ?? [];
    for (const [number, raw] of found.entries()) {
      const anyEnding = raw.endsWith("*");
      const text = readWord(anyEnding ? raw.slice(0, -1) : raw);
      if (text === "") continue;
      words.push({ text, anyEnding, gap: number === 0 && partNumber > 0 ? GAP : 0 });
    }
  }
  return words.length === 0 ? null : { cue, words };
}

function fits(word: CueWord, token: Token | undefined): boolean {
  if (!token) return false;
  return word.anyEnding ? token.word.startsWith(word.text) : token.word === word.text;
}

/** Last token of the nearest match that starts at `start`, or -1. Time is bounded by cue length times gap. */
function matchAt({ words }: CompiledCue, tokens: readonly Token[], start: number): number {
  let at = start;
  for (let i = 1; i < words.length; i++) {
    const word = words[i];
    if (!word || word.gap > 0) return matchWithGaps(words, i, tokens, at);
    if (!fits(word, tokens[at + 1])) return -1;
    at += 1;
  }
  return at;
}

/** The same from a word on before which others may stand. */
function matchWithGaps(
  words: readonly CueWord[],
  first: number,
  tokens: readonly Token[],
  start: number,
): number {
  let reached = [start];
  for (let i = first; i < words.length; i++) {
    const word = words[i];
    if (!word) return -1;
    const next = new Set<number>();
    for (const at of reached) {
      for (let step = 1; step <= word.gap + 1; step++) if (fits(word, tokens[at + step])) next.add(at + step);
    }
    if (next.size === 0) return -1;
    reached = [...next];
  }
  return Math.min(...reached);
}

/** Cues that may begin with a word, those apart whose second word is whole and stands right after it. */
interface Starters {
  all: readonly CompiledCue[];
  bySecond: ReadonlyMap<string, readonly CompiledCue[]>;
}

function startersOf(cues: readonly CompiledCue[]): Starters {
  const bySecond = new Map<string, CompiledCue[]>();
  const all: CompiledCue[] = [];
  for (const cue of cues) {
    const second = cue.words[1];
    if (!second || second.anyEnding || second.gap > 0) all.push(cue);
    else {
      const list = bySecond.get(second.text);
      if (list) list.push(cue);
      else bySecond.set(second.text, [cue]);
    }
  }
  return { all, bySecond };
}

/** So many words of stories are remembered with the cues that begin with them; a word that begins none, as a name, is not. */
const WORDS_KEPT = 20_000;

/** All cues of the knowledge, prepared so that one pass over a story finds every one of them. */
export class CueIndex {
  readonly #exact = new Map<string, CompiledCue[]>();
  readonly #open = new Map<string, CompiledCue[]>();
  readonly #starters = new Map<string, Starters>();
  /** Each cue by its number, and the numbers of lists of cues that were asked for. */
  readonly #numbers = new Map<CuePattern, number>();
  readonly #lists = new WeakMap<readonly CuePattern[], Int32Array>();
  #longestOpen = 0;

  constructor(cues: Iterable<CuePattern>) {
    for (const cue of new Set(cues)) {
      const compiled = compile(cue);
      const first = compiled?.words[0];
      if (!compiled || !first) throw new Error(`The cue "${cue}" has no words.`);
      this.#numbers.set(cue, this.#numbers.size);
      const map = first.anyEnding ? this.#open : this.#exact;
      const list = map.get(first.text);
      if (list) list.push(compiled);
      else map.set(first.text, [compiled]);
      if (first.anyEnding) this.#longestOpen = Math.max(this.#longestOpen, first.text.length);
    }
  }

  /** Finds every cue in the story. */
  scan({ tokens }: Story): CueMatches {
    const found = new Map<CuePattern, CueMatch[]>();
    const note = (cue: CompiledCue, from: number): void => {
      const to = matchAt(cue, tokens, from);
      if (to < 0) return;
      const match: CueMatch = { from, to, negated: isNegated(tokens, from) };
      const list = found.get(cue.cue);
      if (!list) found.set(cue.cue, [match]);
      else if (list.length < PLACES_KEPT) list.push(match);
    };
    for (const [at, { word }] of tokens.entries()) {
      const { all, bySecond } = this.#startersOf(word);
      for (const cue of all) note(cue, at);
      for (const cue of bySecond.get(tokens[at + 1]?.word ?? "") ?? []) note(cue, at);
    }
    return new Found(found, this.#numbers, this.#lists);
  }

  #startersOf(word: string): Starters {
    const known = this.#starters.get(word);
    if (known) return known;
    const found = startersOf(this.#startingWith(word));
    if (found.all.length + found.bySecond.size === 0) return found;
    if (this.#starters.size >= WORDS_KEPT) this.#starters.clear();
    this.#starters.set(word, found);
    return found;
  }

  #startingWith(word: string): CompiledCue[] {
    const cues = [...(this.#exact.get(word) ?? [])];
    for (let length = 1; length <= Math.min(word.length, this.#longestOpen); length++) {
      const open = this.#open.get(word.slice(0, length));
      if (open) cues.push(...open);
    }
    return cues;
  }
}

function isNegated(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at];
  if (!own || NEGATORS.has(own.word)) return false;
  for (let back = 1; back <= 2; back++) {
    const before = tokens[at - back];
    if (!before || before.sentence !== own.sentence) return false;
    if (NEGATORS.has(before.word)) return true;
  }
  return false;
}

/**
 * What stands in a story. The knowledge has thousands of lists of cues of which nearly none stands there: each is asked for
 * by the numbers of its cues, and not by their words.
 */
class Found implements CueMatches {
  readonly #matches: ReadonlyMap<CuePattern, CueMatch[]>;
  readonly #numbers: ReadonlyMap<CuePattern, number>;
  readonly #lists: WeakMap<readonly CuePattern[], Int32Array>;
  /** For each cue by its number whether it stands there. */
  readonly #stands: Uint8Array;

  constructor(
    matches: ReadonlyMap<CuePattern, CueMatch[]>,
    numbers: ReadonlyMap<CuePattern, number>,
    lists: WeakMap<readonly CuePattern[], Int32Array>,
  ) {
    this.#matches = matches;
    this.#numbers = numbers;
    this.#lists = lists;
    this.#stands = new Uint8Array(numbers.size);
    for (const cue of matches.keys()) this.#stands[numbers.get(cue) ?? numbers.size] = 1;
  }

  of(cue: CuePattern): readonly CueMatch[] {
    return this.#matches.get(cue) ?? NONE;
  }

  standing(cues: readonly CuePattern[]): number {
    let count = 0;
    for (const number of this.#numbersOf(cues)) count += this.#stands[number] ?? 0;
    return count;
  }

  affirmed(cues: readonly CuePattern[]): CueMatch[] {
    if (this.standing(cues) === 0) return [];
    const all = cues.flatMap((cue) => this.of(cue)).filter((match) => !match.negated);
    return all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  }

  #numbersOf(cues: readonly CuePattern[]): Int32Array {
    const known = this.#lists.get(cues);
    if (known) return known;
    const numbers = Int32Array.from(cues, (cue) => this.#numbers.get(cue) ?? -1);
    this.#lists.set(cues, numbers);
    return numbers;
  }
}
