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
function matchAt(cue: CompiledCue, tokens: readonly Token[], start: number): number {
  let reached = [start];
  for (let i = 1; i < cue.words.length; i++) {
    const word = cue.words[i];
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

/** All cues of the knowledge, prepared so that one pass over a story finds every one of them. */
export class CueIndex {
  readonly #exact = new Map<string, CompiledCue[]>();
  readonly #open = new Map<string, CompiledCue[]>();
  #longestOpen = 0;

  constructor(cues: Iterable<CuePattern>) {
    for (const cue of new Set(cues)) {
      const compiled = compile(cue);
      const first = compiled?.words[0];
      if (!compiled || !first) throw new Error(`The cue "${cue}" has no words.`);
      const map = first.anyEnding ? this.#open : this.#exact;
      const list = map.get(first.text);
      if (list) list.push(compiled);
      else map.set(first.text, [compiled]);
      if (first.anyEnding) this.#longestOpen = Math.max(this.#longestOpen, first.text.length);
    }
  }

  /** Finds every cue in the story. */
  scan(story: Story): CueMatches {
    const found = new Map<CuePattern, CueMatch[]>();
    const starters = new Map<string, CompiledCue[]>();
    for (let at = 0; at < story.tokens.length; at++) {
      const word = story.tokens[at]?.word ?? "";
      let cues = starters.get(word);
      if (!cues) {
        cues = this.#startingWith(word);
        starters.set(word, cues);
      }
      for (const cue of cues) {
        const to = matchAt(cue, story.tokens, at);
        if (to < 0) continue;
        const match: CueMatch = { from: at, to, negated: isNegated(story.tokens, at) };
        const list = found.get(cue.cue);
        if (!list) found.set(cue.cue, [match]);
        else if (list.length < PLACES_KEPT) list.push(match);
      }
    }
    return new Found(found);
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

class Found implements CueMatches {
  readonly #matches: Map<CuePattern, CueMatch[]>;
  constructor(matches: Map<CuePattern, CueMatch[]>) {
    this.#matches = matches;
  }
  of(cue: CuePattern): readonly CueMatch[] {
    return this.#matches.get(cue) ?? NONE;
  }
  affirmed(cues: readonly CuePattern[]): CueMatch[] {
    const all = cues.flatMap((cue) => this.of(cue)).filter((match) => !match.negated);
    return all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  }
}
