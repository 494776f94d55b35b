import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { STATES } from "../../src/knowledge.ts";
import type { State } from "../../src/knowledge.ts";
import type { RuleWords } from "../../src/law/place-rule.ts";
import { readClaims } from "./claims.ts";
import type { Claims } from "./claims.ts";
import { limitsOf, limitUses, withoutAgency } from "./limits.ts";
import { letterForms } from "./letters.ts";
import { placeRules, placeTopics, placeUses } from "./place.ts";
import {
  citiesFile,
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
import { KnowledgeFaults, readKnowledge } from "./yaml-file.ts";
import type { Faults, KnowledgeFile } from "./yaml-file.ts";

/** A module that the engine reads: its values by the name of their export, each with its type in the engine's own terms. */
export interface CompiledModule {
  values: Record<string, { type: string; value: unknown }>;
  /** Closed lists of ids, which become types. */
  ids: Record<string, readonly string[]>;
}

/** The law, and the claim types. */
export type Compiled = Record<"claims" | "knowledge", CompiledModule>;

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
  const claims = readClaims(folder, limitKeys, faults);
  const PLACE_USES = uses && placeUses(uses, topics?.content ?? {}, claims.ids);
  const LETTERS =
    letters && letterWords ? letterForms(letters, letterWords, topics?.content ?? {}, claims.ids) : [];
  if (faults.length > 0) throw new KnowledgeFaults(faults);
  const knowledge: CompiledModule = {
    values: {
      PLACE_TOPICS: { type: "readonly (PlaceTopic & { id: PlaceTopicId })[]", value: PLACE_TOPICS },
      PLACE_RULES: { type: "PlaceRules", value: PLACE_RULES },
      PLACE_USES: { type: "PlaceUses", value: PLACE_USES },
      LIMITATION_RULES: { type: "readonly LimitationRule[]", value: LIMITATION_RULES },
      LIMIT_USES: { type: "Readonly<Record<LimitationKey, LimitUse>>", value: LIMIT_USES },
      AGREEMENT_WORDS: {
        type: "Readonly<Partial<Record<LimitationKey, string>>>",
        value: limitWords?.content.agreements,
      },
      WITHOUT_FAIR_EMPLOYMENT_AGENCY: { type: "readonly State[]", value: withoutAgency(laws) },
      CITIES: {
        type: "Readonly<Partial<Record<State, Readonly<Record<string, number>>>>>",
        value: cities?.content.states,
      },
      LETTERS: { type: "readonly LetterForm[]", value: LETTERS },
      LETTER_WORDS: {
        type: "LetterWords",
        value: { blanks: letterWords?.content.blanks, closing: letterWords?.content.closing },
      },
      RULE_WORDS: { type: "RuleWords", value: ruleWords?.content satisfies RuleWords | undefined },
    },
    ids: { PlaceTopicId: PLACE_TOPICS.map(({ id }) => id) },
  };
  return { claims: claimsModule(claims), knowledge };
}

function claimsModule({ types, ids, labels, answering }: Claims): CompiledModule {
  const { evidence, strategy, actions, alternatives, warnings, theory, counterclaims, recovery } = answering;
  return {
    values: {
      CLAIM_TYPES: { type: "readonly ClaimType[]", value: types },
      CLAIM_TYPE_IDS: { type: "readonly ClaimTypeId[]", value: ids },
      CLAIM_TYPE_LABELS: {
        type: "Readonly<Record<LegalCategory, Readonly<Record<string, string>>>>",
        value: labels,
      },
      ANSWERING: {
        type: 'Pick<ClaimType, "evidence" | "strategy" | "actions" | "alternatives" | "warnings" | "theory" | "counterclaims" | "recovery">',
        value: { evidence, strategy, actions, alternatives, warnings, theory, counterclaims, recovery },
      },
    },
    ids: { ClaimTypeId: ids },
  };
}
