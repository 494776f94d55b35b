import { compareText } from "../compare-text.ts";
import type { CuePattern, LegalCategory } from "../knowledge.ts";
import { TOPICS } from "../compiled/lexicon.js";
import type { TopicVocabulary } from "../lexicon.ts";
import type { CueMatches } from "./matcher.ts";

/** A legal topic raised by the story. */
export interface TopicScore {
  topic: string;
  code: string | null;
  /** 0 to 1; the topic counts as raised from 0.5 on. */
  score: number;
  /** The sum of the weights of its words, before scaling. */
  evidence: number;
}

const WEIGHTS = { strong: 3, medium: 1.2, weak: 0.5, against: -1.5 } as const;
/** A word that comes again adds less each time, and nothing beyond the fourth. */
const AGAIN = [0, 1, 1.4, 1.65, 1.8];

/** How much the words of a group add: each word by its weight, more when it comes again. */
function groupScore(cues: readonly CuePattern[], weight: number, matches: CueMatches): number {
  if (matches.standing(cues) === 0) return 0;
  let sum = 0;
  for (const cue of cues) {
    const times = Math.min(matches.of(cue).length, AGAIN.length - 1);
    if (times > 0) sum += weight * (AGAIN[times] ?? 1);
  }
  return sum;
}

/** Evidence for a vocabulary in a story: never below 0. */
function vocabularyEvidence(
  vocabulary: Pick<TopicVocabulary, "strong" | "medium" | "weak" | "against">,
  matches: CueMatches,
): number {
  const total =
    groupScore(vocabulary.strong, WEIGHTS.strong, matches) +
    groupScore(vocabulary.medium, WEIGHTS.medium, matches) +
    groupScore(vocabulary.weak, WEIGHTS.weak, matches) +
    groupScore(vocabulary.against, WEIGHTS.against, matches);
  return Math.max(0, total);
}

/**
 * Evidence needed before a topic counts as raised in a story of `words` words: long stories mention many things
 * in passing, so that they need more. `ease` above 1 lowers it for topics that people name in few words.
 */
function needed(words: number, ease: number): number {
  return (1.2 + 0.36 * Math.sqrt(words)) / ease;
}

/** All topics with their scores, the highest first. `words` is the length of the story in words. */
export function scoreTopics(matches: CueMatches, words: number): TopicScore[] {
  return TOPICS.map((vocabulary) => {
    const evidence = vocabularyEvidence(vocabulary, matches);
    const ratio = evidence / needed(words, vocabulary.ease ?? 1);
    return { topic: vocabulary.topic, code: vocabulary.code, score: ratio / (1 + ratio), evidence };
  }).toSorted((a, b) => b.score - a.score || compareText(a.topic, b.topic));
}

/** Which categories a topic speaks for, and how clearly. */
export const TOPIC_CATEGORIES: Record<string, [LegalCategory, number][]> = {
  housing: [["real_estate_law", 1.05]],
  family: [["family_law", 1.1]],
  divorce: [["family_law", 0.5]],
  domestic_violence: [["family_law", 0.35]],
  employment: [["employment_labor_law", 1.05]],
  crime: [["criminal_defense", 1.05]],
  traffic: [
    ["other", 0.6],
    ["personal_injury", 0.15],
  ],
  torts: [["personal_injury", 0.65]],
  consumer: [["other", 0.65]],
  health: [["medical_malpractice", 0.55]],
  estates: [["estate_planning_probate", 1]],
  immigration: [["immigration_law", 1.4]],
  business: [["business_corporate_law", 0.8]],
  education: [["other", 0.6]],
  benefits: [["other", 0.5]],
  courts: [["other", 0.15]],
  intellectual_property: [["copyright_intellectual_property", 1.1]],
  sports_entertainment: [["sports_entertainment_law", 1.1]],
  tax: [["tax_law", 0.9]],
  civil_rights: [["civil_rights", 0.8]],
};
