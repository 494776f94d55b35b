import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { STATES } from "../../src/knowledge.ts";
import type { State } from "../../src/knowledge.ts";
import type { RuleWords } from "../../src/law/place-rule.ts";
import { readClaims } from "./claims.ts";
import type { Claims } from "./claims.ts";
import { placeEvidenceFile, placeNamesFile, placeSignsFile, stateSignsFile } from "./door-shapes.ts";
import { readCrises, readDecisionSides, readHelp, readPapers } from "./doors.ts";
import { readGloss } from "./gloss.ts";
import { readSpelling } from "./spelling.ts";
import { readWords } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { lexiconAt } from "./lexicon-file.ts";
import { limitsOf, limitUses, withoutAgency } from "./limits.ts";
import { letterForms } from "./letters.ts";
import { placeRules, placeTopics, placeUses } from "./place.ts";
import {
  citiesFile,
  countiesFile,
  federalLawFile,
  lawFile,
  lawWordsFile,
  letterWordsFile,
  lettersFile,
  limitTopicsFile,
  limitWordsFile,
  placeTopicsFile,
  placeUsesFile,
  placeWordsFile,
  ruleWordsFile,
  sourcesFile,
} from "./shapes.ts";
import { readOutcomeSources } from "./outcome-sources.ts";
import { readSentences } from "./sentences.ts";
import { readStandIns } from "./stand-ins.ts";
import { KnowledgeFaults, readKnowledge } from "./yaml-file.ts";
import type { Faults, KnowledgeFile } from "./yaml-file.ts";

/** A module that the engine reads: its values by the name of their export, each with its type in the engine's own terms. */
export interface CompiledModule {
  values: Record<string, { type: string; value: unknown }>;
  /** Closed lists of ids, which become types. */
  ids: Record<string, readonly string[]>;
}

/** The law, the claim types, the words by which stories tell things, and the sentences of the engine. */
export type Compiled = Record<"claims" | "lexicon" | "sentences" | "knowledge", CompiledModule>;

/**
 * Reads and checks all of `knowledge/`.
 * @throws KnowledgeFaults naming every fault with file and line
 */
export function compileKnowledge(folder: string): Compiled {
  const faults: Faults = [];
  const one = <T>(path: string, shape: z.ZodType<T>): KnowledgeFile<T> | null => {
    const name = `knowledge/${path}`;
    if (existsSync(join(folder, path))) return readKnowledge(join(folder, path), name, shape, faults);
    faults.push(`${name}:1: the file is missing.`);
    return null;
  };
  const byState = <T>(path: string, shape: z.ZodType<T>): Map<State, KnowledgeFile<T>> => {
    const found = new Map<State, KnowledgeFile<T>>();
    for (const entry of readdirSync(join(folder, path))) {
      const state = STATES.find((name) => `${name}.yaml` === entry);
      if (state === undefined && entry !== "US.yaml")
        faults.push(`knowledge/${path}/${entry}:1: not named after a state or DC.`);
    }
    for (const state of STATES) {
      const file = one(`${path}/${state}.yaml`, shape);
      if (file) found.set(state, file);
    }
    return found;
  };

  const cities = one("places/cities.yaml", citiesFile);
  const counties = one("places/counties.yaml", countiesFile);
  const topics = one("topics/place.yaml", placeTopicsFile);
  const uses = one("topics/uses.yaml", placeUsesFile);
  const topicWords = one("words/en/place.yaml", placeWordsFile);
  const ruleWords = one("words/en/rules.yaml", ruleWordsFile);
  const limitTopics = one("topics/limits.yaml", limitTopicsFile);
  const limitWords = one("words/en/limits.yaml", limitWordsFile);
  const sources = one("sources.yaml", sourcesFile);
  const federal = one("law/US.yaml", federalLawFile);
  const federalWords = one("words/en/law/US.yaml", lawWordsFile);
  const laws = byState("law", lawFile);
  const lawWords = byState("words/en/law", lawWordsFile);
  for (const [state, law] of laws)
    if (law.content.jurisdiction !== state) law.fault(["jurisdiction"], `This file is named after ${state}.`);
  const letters = one("letters.yaml", lettersFile);
  const letterWords = one("words/en/letters.yaml", letterWordsFile);
  const PLACE_TOPICS = topics && topicWords ? placeTopics(topics, topicWords) : [];
  const PLACE_RULES = placeRules(laws, lawWords, topics?.content ?? {});
  const shared =
    limitTopics && limitWords && sources
      ? { topics: limitTopics, words: limitWords, names: sources.content }
      : null;
  const LIMITATION_RULES = shared && [
    ...(federal ? limitsOf(federal, federalWords ?? undefined, shared) : []),
    ...[...laws].flatMap(([state, law]) => limitsOf(law, lawWords.get(state), shared)),
  ];
  const LIMIT_USES = shared && limitUses(shared);
  const limitKeys = new Set([
    ...Object.keys(limitTopics?.content ?? {}),
    ...(LIMITATION_RULES ?? []).map(({ claim }) => claim),
  ]);
  for (const key of limitKeys)
    if (limitWords && limitWords.content.titles[key] === undefined)
      limitWords.fault(["titles"], `"${key}" has no title.`);
  for (const key of Object.keys(limitWords?.content.titles ?? {}))
    if (!limitKeys.has(key)) limitWords?.fault(["titles", key], `"${key}" is no kind of limit.`);
  const crisisCues = lexiconAt(folder, "lexicon/en/crises.txt", faults);
  const words = readWords(folder, one, crisisCues, faults);
  const help = readHelp(one);
  const claims = readClaims(
    folder,
    { limits: limitKeys, facts: words.known, help: help.known, sceneWords: words.sceneWords },
    faults,
  );
  const standIns = readStandIns(one, claims.ids);
  const PAPER_CLOCKS = readPapers(one, lexiconAt(folder, "lexicon/en/papers.txt", faults), {
    claims: claims.ids,
    limits: limitKeys,
    topics: new Set(PLACE_TOPICS.map(({ id }) => id)),
  });
  const CRISES = readCrises(one, crisisCues, help.known);
  const DECISION_SIDES = readDecisionSides(one, claims.ids);
  const names = one("places/names.yaml", placeNamesFile);
  const signs = one("places/signs.yaml", placeSignsFile);
  const stateSigns = one("places/state-signs.yaml", stateSignsFile);
  const evidence = one("places/evidence.yaml", placeEvidenceFile);
  const PLACE_USES = uses && placeUses(uses, topics?.content ?? {}, claims.ids);
  const LETTERS =
    letters && letterWords ? letterForms(letters, letterWords, topics?.content ?? {}, claims.ids) : [];
  const OUTCOME_SOURCES = readOutcomeSources(one);
  const sentences = {
    SAYS: readSentences(folder, one, "words/en/sentences"),
    SAYS_IN_SPANISH: readSentences(folder, one, "words/es/sentences"),
  };
  const gloss = readGloss(folder, faults);
  const spelling = readSpelling(folder, faults);
  if (faults.length > 0) throw new KnowledgeFaults(faults);
  const knowledge: CompiledModule = {
    values: {
      PLACE_TOPICS: { type: "readonly (PlaceTopic & { id: PlaceTopicId })[]", value: PLACE_TOPICS },
      PLACE_RULES: { type: "PlaceRules", value: PLACE_RULES },
      PLACE_USES: { type: "PlaceUses", value: PLACE_USES },
      LIMITATION_RULES: { type: "readonly LimitationRule[]", value: LIMITATION_RULES },
      LIMIT_USES: { type: "Readonly<Record<LimitationKey, LimitUse>>", value: LIMIT_USES },
      LIMIT_TITLES: {
        type: "Readonly<Partial<Record<LimitationKey, string>>>",
        value: limitWords?.content.titles,
      },
      START_WORDS: { type: "Readonly<Record<Trigger, string>>", value: limitWords?.content.starts },
      NO_LIMIT_WORDS: { type: "NoLimitWords", value: limitWords?.content.no_limit },
      AGREEMENT_WORDS: {
        type: "Readonly<Partial<Record<LimitationKey, string>>>",
        value: limitWords?.content.agreements,
      },
      WITHOUT_FAIR_EMPLOYMENT_AGENCY: { type: "readonly State[]", value: withoutAgency(laws) },
      CITIES: {
        type: "Readonly<Partial<Record<State, Readonly<Record<string, number>>>>>",
        value: cities?.content.states,
      },
      COUNTIES: {
        type: "Readonly<Partial<Record<State, Readonly<Record<string, number>>>>>",
        value: counties?.content.states,
      },
      COUNTIES_CALLED: { type: "Readonly<Record<string, State>>", value: counties?.content.called },
      PLACE_NAMES: {
        type: 'Readonly<Record<"names" | "short" | "offices", Readonly<Record<string, State>>>>',
        value: names?.content,
      },
      CITY_SIGNS: {
        type: "Readonly<Record<string, Readonly<Partial<Record<State, readonly string[]>>>>>",
        value: signs?.content.cities,
      },
      STATE_SIGNS: {
        type: "Readonly<Partial<Record<State, Readonly<Record<string, number>>>>>",
        value: stateSigns?.content.states,
      },
      AREA_CODES: {
        type: "Readonly<Partial<Record<State, readonly number[]>>>",
        value: signs?.content.area_codes,
      },
      PLACE_EVIDENCE: { type: "Readonly<Record<string, number>>", value: evidence?.content.weights },
      CRISES: { type: "readonly Crisis[]", value: CRISES },
      FREE_HELP: { type: "readonly FreeHelp[]", value: help.help },
      SPANISH_DOORS: {
        type: "Readonly<Record<string, { name: string; plain: string }>>",
        value: help.spanish,
      },
      DOORS_BY_CATEGORY: {
        type: "Readonly<Record<LegalCategory, readonly string[]>>",
        value: help.categories,
      },
      PAPER_CLOCKS: { type: "readonly PaperClock[]", value: PAPER_CLOCKS },
      DECISION_SIDES: { type: "DecisionSides", value: DECISION_SIDES },
      OUTCOME_SOURCES: { type: "Readonly<Record<string, OutcomeSource>>", value: OUTCOME_SOURCES },
      LETTERS: { type: "readonly LetterForm[]", value: LETTERS },
      LETTER_WORDS: {
        type: "LetterWords",
        value: { blanks: letterWords?.content.blanks, closing: letterWords?.content.closing },
      },
      RULE_WORDS: { type: "RuleWords", value: ruleWords?.content satisfies RuleWords | undefined },
    },
    ids: { PlaceTopicId: PLACE_TOPICS.map(({ id }) => id) },
  };
  return {
    claims: claimsModule(claims, standIns),
    lexicon: lexiconModule(words, gloss, spelling),
    sentences: { values: sentences, ids: {} },
    knowledge,
  };
}

function claimsModule(
  { types, ids, labels, answering, hints, needs }: Claims,
  standIns: Record<string, string>,
): CompiledModule {
  const { evidence, strategy, actions, alternatives, warnings, theory, counterclaims, recovery } = answering;
  return {
    values: {
      CLAIM_TYPES: { type: "readonly ClaimType[]", value: types },
      CLAIM_TYPE_IDS: { type: "readonly ClaimTypeId[]", value: ids },
      CLAIM_TYPE_LABELS: {
        type: "Readonly<Record<LegalCategory, Readonly<Record<string, string>>>>",
        value: labels,
      },
      CLAIM_HINTS: { type: "readonly (ClaimHint & { claim_type: ClaimTypeId })[]", value: hints },
      STAND_INS: { type: "Readonly<Record<string, string>>", value: standIns },
      CLAIM_NEEDS: { type: "Readonly<Partial<Record<ClaimTypeId, readonly string[]>>>", value: needs },
      ANSWERING: {
        type: 'Pick<ClaimType, "evidence" | "strategy" | "actions" | "alternatives" | "warnings" | "theory" | "counterclaims" | "recovery">',
        value: { evidence, strategy, actions, alternatives, warnings, theory, counterclaims, recovery },
      },
    },
    ids: { ClaimTypeId: ids },
  };
}

function lexiconModule(
  words: Lexicon,
  gloss: Record<string, string>,
  spelling: Record<string, string>,
): CompiledModule {
  const {
    facts,
    sides,
    accused,
    people,
    topics,
    sceneWords,
    thesaurus,
    steps,
    dangers,
    factPatterns,
    urgent,
    courts,
    reading,
    calendar,
  } = words;
  return {
    values: {
      FACT_CUES: { type: "readonly FactCue[]", value: facts },
      SIDE_CUES: { type: "readonly SideCues[]", value: sides },
      ACCUSED: { type: "readonly string[]", value: accused },
      RELATIVES: { type: "readonly string[]", value: people.relatives },
      OWN_SUBJECTS: { type: "readonly string[]", value: people.own_subjects },
      OTHER_SUBJECTS: { type: "readonly string[]", value: people.other_subjects },
      COMES_TO_US: { type: "readonly string[]", value: people.comes_to_us },
      OWN_PREMISES: { type: "readonly string[]", value: people.own_premises },
      TOPICS: { type: "readonly TopicVocabulary[]", value: topics },
      SCENE_WORDS: { type: "Readonly<Record<string, string>>", value: sceneWords },
      DANGER_FRAMES: { type: "readonly DangerFrame[]", value: dangers.frames },
      DANGER_WORDS: { type: "Readonly<Record<string, string>>", value: dangers.words },
      TOLD_WAYS: {
        type: "Readonly<Record<(typeof TELLINGS)[number], readonly string[]>>",
        value: dangers.ways,
      },
      FACT_CLASSES: { type: "Readonly<Record<string, string>>", value: factPatterns.classes },
      FACT_PATTERNS: { type: "Readonly<Record<string, readonly string[]>>", value: factPatterns.facts },
      URGENT_CUES: { type: "readonly string[]", value: urgent },
      COURT_CUES: {
        type: "Readonly<Record<(typeof COURTS)[number], readonly string[]>>",
        value: courts,
      },
      THESAURUS: { type: "readonly ThesaurusEntry[]", value: thesaurus },
      CALENDAR_WORDS: { type: "CalendarWords", value: calendar },
      READING_WORDS: { type: "ReadingWords", value: reading },
      STEP_KINDS: { type: "readonly StepKind[]", value: steps },
      SPANISH_GLOSS: { type: "Readonly<Record<string, string>>", value: gloss },
      SPELLING: { type: "Readonly<Record<string, string>>", value: spelling },
    },
    ids: {},
  };
}
