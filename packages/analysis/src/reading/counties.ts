import { COUNTIES, COUNTIES_CALLED } from "../compiled/knowledge.js";
import type { State } from "../knowledge.ts";
import { keyOf } from "./cities.ts";
import type { Token } from "./text.ts";

/** A county named in a story, with the states that have one of the name, by the share of people who live there. */
export interface CountyMention {
  from: number;
  length: number;
  states: ReadonlyMap<State, number>;
}

const COUNTY = "county";
const KINDS = new Set([COUNTY, ...Object.keys(COUNTIES_CALLED)]);
const CALLED_OTHERWISE = new Set(Object.values(COUNTIES_CALLED));
const LONGEST_NAME = 3;

let byName: ReadonlyMap<string, ReadonlyMap<State, number>> | null = null;

function counties(): ReadonlyMap<string, ReadonlyMap<State, number>> {
  if (byName) return byName;
  const found = new Map<string, Map<State, number>>();
  for (const [state, names] of Object.entries(COUNTIES) as [State, Record<string, number>][])
    for (const [name, size] of Object.entries(names)) {
      const key = keyOf(name);
      found.set(key, (found.get(key) ?? new Map<State, number>()).set(state, size));
    }
  byName = found;
  return found;
}

/** Every "Kanawha County" and "county of Orange", in order. */
export function countiesNamed(tokens: readonly Token[]): CountyMention[] {
  return tokens.flatMap(({ word }, at) => {
    if (!KINDS.has(word)) return [];
    const before = longestBefore(tokens, at);
    if (before) return [before];
    return tokens[at + 1]?.word === "of" ? (longestAfter(tokens, at + 2, at) ?? []) : [];
  });
}

function longestBefore(tokens: readonly Token[], at: number): CountyMention | null {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const states = statesAt(tokens, at - length, length);
    if (states) return { from: at - length, length: length + 1, states };
  }
  return null;
}

function longestAfter(tokens: readonly Token[], at: number, from: number): CountyMention | null {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const states = statesAt(tokens, at, length);
    if (states) return { from, length: at + length - from, states };
  }
  return null;
}

function statesAt(tokens: readonly Token[], at: number, length: number): ReadonlyMap<State, number> | null {
  if (at < 0) return null;
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  const sizes = counties().get(words.join(" ").replace(/^saint /, "st "));
  if (!sizes || words.length < length) return null;
  const only = COUNTIES_CALLED[tokens[at + length]?.word ?? ""];
  const there = [...sizes].filter(([state]) => (only ? state === only : !CALLED_OTHERWISE.has(state)));
  const all = there.reduce((sum, [, size]) => sum + size, 0);
  return there.length === 0 ? null : new Map(there.map(([state, size]) => [state, size / all]));
}
