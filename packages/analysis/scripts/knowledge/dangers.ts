import type { z } from "zod";
import type { DangerFrame } from "../../src/lexicon.ts";
import { CRISIS_KINDS } from "../../src/knowledge.ts";
import { readPattern } from "../../src/reading/pattern.ts";
import { dangerFile, factPatternsFile, toldWaysFile } from "./danger-shapes.ts";
import type { LexiconFile } from "./lexicon-file.ts";
import type { KnowledgeFile, ReadOne } from "./yaml-file.ts";

/** Dangers and how they are told, as patterns. */
export interface Dangers {
  frames: DangerFrame[];
  words: Record<string, string>;
  ways: Record<string, string[]>;
}

type Fault = (message: string) => void;
const LISTS = ["clear", "hint", "slight", "needs", "unless", "never"] as const;

/** Classes of words as patterns name them, from the sections of a file. */
export function classesOf({ sections }: LexiconFile): Record<string, string> {
  return Object.fromEntries([...sections].map(([name, words]) => [name, words.join(" ")]));
}

/** Reads all dangers. A pattern that cannot be read, or names a class or a list that is not there, is a fault. */
export function readDangers(one: ReadOne, wordsFile: LexiconFile): Dangers {
  const words = classesOf(wordsFile);
  const frames = CRISIS_KINDS.flatMap((kind) => {
    const file = one(`lexicon/en/dangers/${kind}.yaml`, dangerFile);
    return (file?.content.frames ?? []).map(({ means, denies, ...lists }, at) => ({
      kind,
      means,
      ...Object.fromEntries(
        LISTS.flatMap((name) => {
          const given = lists[name];
          return given && file ? [[name, listOf(given, file, ["frames", at, name], words)]] : [];
        }),
      ),
      ...(denies ? { denies } : {}),
    }));
  });
  const ways = one("lexicon/en/told-ways.yaml", toldWaysFile);
  for (const [way, sources] of Object.entries(ways?.content ?? {}))
    for (const [at, source] of sources.entries())
      checkPattern(source, words, (message) => ways?.fault([way, at], message));
  return {
    frames,
    words,
    ways: ways?.content ?? {},
  };
}

function listOf(
  given: readonly (string | { same: string })[],
  { content, fault }: KnowledgeFile<z.infer<typeof dangerFile>>,
  at: readonly PropertyKey[],
  words: Record<string, string>,
): string[] {
  return given.flatMap((item, number) => {
    const say: Fault = (message) => fault([...at, number], message);
    if (typeof item === "string") {
      checkPattern(item, words, say);
      return item;
    }
    const list = content.lists[item.same];
    if (!list) say(`There is no list "${item.same}".`);
    for (const source of list ?? []) checkPattern(source, words, say);
    return list ?? [];
  });
}

/** Notes a fault where a pattern cannot be read. */
export function checkPattern(source: string, classes: Record<string, string>, say: Fault): void {
  try {
    readPattern(source, classes);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

/** Facts told by patterns. A fact that is not there, or a pattern that cannot be read, is a fault. */
export function readFactPatterns(one: ReadOne, facts: ReadonlySet<string>): z.infer<typeof factPatternsFile> {
  const file = one("lexicon/en/fact-patterns.yaml", factPatternsFile);
  for (const [fact, sources] of Object.entries(file?.content.facts ?? {})) {
    if (!facts.has(fact)) file?.fault(["facts", fact], `"${fact}" is no fact.`);
    for (const [at, source] of sources.entries())
      checkPattern(source, file?.content.classes ?? {}, (message) =>
        file?.fault(["facts", fact, at], message),
      );
  }
  return file?.content ?? { classes: {}, facts: {} };
}
