import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { COURTS } from "../../src/lexicon.ts";
import type { FactCue, SideCues, StepKind, ThesaurusEntry, TopicVocabulary } from "../../src/lexicon.ts";
import type { CalendarWords } from "../../src/calendar-words.ts";
import type { ReadingWords } from "../../src/reading-words.ts";
import { readCalendarWords } from "./calendar-words.ts";
import { classesOf, readDangers, readFactPatterns } from "./dangers.ts";
import type { Dangers } from "./dangers.ts";
import { lexiconAt } from "./lexicon-file.ts";
import type { LexiconFile } from "./lexicon-file.ts";
import { factWordsFile, layTopicsFile, sidesFile, stepsFile, thesaurusFile } from "./lexicon-shapes.ts";
import { readReadingWords } from "./reading-words.ts";
import type { Faults, KnowledgeFile, ReadOne } from "./yaml-file.ts";

/** Facts that the reader computes apart from its cues. */
const READ_APART = ["date", "amount", "amount_lost", "state"];

/** The words by which stories tell things, as the engine reads them. */
export interface Lexicon {
  facts: FactCue[];
  sides: SideCues[];
  accused: string[];
  people: Record<"relatives" | "own_subjects" | "other_subjects" | "comes_to_us" | "own_premises", string[]>;
  topics: TopicVocabulary[];
  sceneWords: Record<string, string>;
  dangers: Dangers;
  factPatterns: ReturnType<typeof readFactPatterns>;
  /** Words that something falls due within days. */
  urgent: string[];
  courts: Record<(typeof COURTS)[number], string[]>;
  thesaurus: ThesaurusEntry[];
  steps: StepKind[];
  reading: ReadingWords;
  calendar: CalendarWords | null;
  /** Every fact that a rule may wait for. */
  known: ReadonlySet<string>;
}

/** Reads the lexicon. A section without its meaning, or a meaning without its words, is a fault. */
export function readWords(folder: string, one: ReadOne, crises: LexiconFile, faults: Faults): Lexicon {
  const cues = (path: string) => lexiconAt(folder, path, faults);
  const facts = factsOf(cues("lexicon/en/facts.txt"), one("words/en/facts.yaml", factWordsFile));
  const sides = cues("lexicon/en/sides.txt");
  const steps = one("lexicon/en/steps.yaml", stepsFile);
  const thesaurus = one("lexicon/en/thesaurus.yaml", thesaurusFile);
  const section = (name: string) => {
    const words = sides.sections.get(name);
    if (!words) sides.fault("", `[${name}] is missing.`);
    return [...(words ?? [])];
  };
  const relatives = section("relatives");
  return {
    facts,
    sides: sidesOf(sides, one("sides.yaml", sidesFile)),
    accused: section("accused"),
    people: {
      relatives,
      own_subjects: [...section("own_subjects"), ...relatives],
      other_subjects: section("other_subjects"),
      comes_to_us: section("comes_to_us"),
      own_premises: section("own_premises"),
    },
    topics: topicsOf(folder, one("topics/lay.yaml", layTopicsFile), faults),
    sceneWords: classesOf(cues("lexicon/en/scene-words.txt")),
    dangers: readDangers(one, cues("lexicon/en/danger-words.txt")),
    factPatterns: readFactPatterns(one, new Set(facts.map(({ key }) => key))),
    urgent: [...(crises.sections.get("urgent") ?? [])],
    courts: courtsOf(cues("lexicon/en/courts.txt")),
    thesaurus: thesaurus?.content ?? [],
    steps: (steps?.content ?? []).map(
      ({ id, step, done, past_after: days, not_when: without, looks_up: topic }) => ({
        id,
        step,
        done_cues: done ?? [],
        past_after: days ?? null,
        out_cues: without ?? [],
        looks_up: topic ?? null,
      }),
    ),
    reading: readReadingWords(folder, faults),
    calendar: readCalendarWords(one),
    known: new Set([...facts.map(({ key }) => key), ...READ_APART]),
  };
}

function factsOf(cues: LexiconFile, words: KnowledgeFile<Record<string, string>> | null): FactCue[] {
  for (const key of Object.keys(words?.content ?? {}))
    if (!cues.sections.has(key)) words?.fault([key], `${cues.path} has no [${key}].`);
  return [...cues.sections].map(([key, said]) => {
    const plain = words?.content[key];
    if (words && plain === undefined) cues.fault(key, `"${key}" has no words in ${words.path}.`);
    return { key, plain: plain ?? "", cues: [...said] };
  });
}

/** Sections of `sides.txt` that are no cues but people. */
const PEOPLE = new Set(["relatives", "own_subjects", "other_subjects", "comes_to_us", "own_premises"]);

function sidesOf(cues: LexiconFile, sides: KnowledgeFile<z.infer<typeof sidesFile>> | null): SideCues[] {
  const named = new Set(sides?.content.map(({ id }) => id));
  for (const section of cues.sections.keys())
    if (sides && !PEOPLE.has(section) && !named.has(section))
      cues.fault(section, `[${section}] is not in ${sides.path}.`);
  return (sides?.content ?? []).map(({ id, side, weight, befalls }, at) => {
    const said = cues.sections.get(id);
    if (!said) sides?.fault([at], `${cues.path} has no [${id}].`);
    return { side, weight, cues: [...(said ?? [])], ...(befalls ? { befalls } : {}) };
  });
}

function courtsOf(cues: LexiconFile): Lexicon["courts"] {
  for (const court of COURTS) if (!cues.sections.has(court)) cues.fault("", `[${court}] is missing.`);
  const said = (court: (typeof COURTS)[number]) => [...(cues.sections.get(court) ?? [])];
  return {
    small: said("small"),
    eviction: said("eviction"),
    criminal: said("criminal"),
    federal: said("federal"),
  };
}

const WEIGHTS = ["strong", "medium", "weak", "against"] as const;

function topicsOf(
  folder: string,
  topics: KnowledgeFile<z.infer<typeof layTopicsFile>> | null,
  faults: Faults,
): TopicVocabulary[] {
  const names = new Set(topics?.content.map(({ id }) => `${id}.txt`));
  for (const entry of readdirSync(join(folder, "lexicon/en/topics")))
    if (topics && !names.has(entry))
      faults.push(`knowledge/lexicon/en/topics/${entry}:1: not in ${topics.path}.`);
  return (topics?.content ?? []).map(({ id, code, ease }) => {
    const cues = lexiconAt(folder, `lexicon/en/topics/${id}.txt`, faults);
    for (const section of cues.sections.keys())
      if (!WEIGHTS.some((weight) => weight === section))
        cues.fault(section, `[${section}] is none of: ${WEIGHTS.join(", ")}.`);
    const weighing = (weight: (typeof WEIGHTS)[number]) => [...(cues.sections.get(weight) ?? [])];
    return {
      topic: id,
      code: code ?? null,
      ...(ease === undefined ? {} : { ease }),
      strong: weighing("strong"),
      medium: weighing("medium"),
      weak: weighing("weak"),
      against: weighing("against"),
    };
  });
}
