import { STATE_SIGNS } from "../compiled/knowledge.js";
import type { State } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { quoteTokens, readWord } from "./text.ts";
import type { Story } from "./text.ts";

/** Something that speaks for a state without being a place: an agency, a court, a program, a base. */
export interface StateSign {
  state: State;
  /** How strongly: 3 says the state where nothing else does. */
  weight: number;
  quote: Quote;
}

interface Sign {
  words: readonly string[];
  /** The letters that must stand in capitals, by the number of their word. */
  capitals: readonly boolean[];
  /** Parts joined by "&" stand joined in the story too. */
  joined: boolean;
  weights: Map<State, number>;
}

let byFirst: ReadonlyMap<string, readonly Sign[]> | null = null;

function signs(): ReadonlyMap<string, readonly Sign[]> {
  if (byFirst) return byFirst;
  const byText = new Map<string, Sign>();
  for (const [state, ofState] of Object.entries(STATE_SIGNS) as [State, Record<string, number>][])
    for (const [text, weight] of Object.entries(ofState)) {
      const sign = byText.get(text) ?? signOf(text);
      sign.weights.set(state, weight);
      byText.set(text, sign);
    }
  byFirst = Map.groupBy(byText.values(), ({ words }) => words[0] ?? "");
  return byFirst;
}

function signOf(text: string): Sign {
  const parts = text.split(/[ &]/);
  return {
    words: parts.map(readWord),
    capitals: parts.map((part) => /\p{Lu}/u.test(part) && part === part.toUpperCase()),
    joined: text.includes("&"),
    weights: new Map(),
  };
}

/** Every sign of a state that a story names, each once for a state. */
export function stateSigns(story: Story): StateSign[] {
  const found = new Map<string, StateSign>();
  story.tokens.forEach(({ word }, at) => {
    for (const sign of signs().get(word) ?? []) {
      if (!standsAt(story, at, sign)) continue;
      const quote = quoteTokens(story, at, at + sign.words.length - 1);
      for (const [state, weight] of sign.weights)
        found.set(`${state} ${sign.words.join(" ")}`, { state, weight, quote });
    }
  });
  return [...found.values()];
}

function standsAt({ raw, tokens }: Story, at: number, { words, capitals, joined }: Sign): boolean {
  return words.every((word, order) => {
    const token = tokens[at + order];
    if (!token || token.word !== word || token.sentence !== tokens[at]?.sentence) return false;
    const written = raw.slice(token.start, token.end);
    if (capitals[order] && written !== written.toUpperCase()) return false;
    const before = tokens[at + order - 1];
    return !joined || order === 0 || !before || raw.slice(before.end, token.start).trim() === "&";
  });
}
