import type { State } from "../knowledge.ts";
import { STATE_NAMES } from "../reading/places.ts";
import type { Decision } from "../records.ts";
import { CLAIM_TYPE_LABELS } from "../compiled/claims.js";
import { readText } from "../reading/text.ts";
import { sayingKeyFact, sentencesOf } from "./key-facts.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** A fact that the reader found, as far as a comparison needs it. `plain` completes "Your words say that ...". */
export interface ComparedFact {
  key: string;
  plain: string;
  /** The words that it was found in. */
  quotes?: readonly string[];
}

/** The story's side of a comparison. */
export interface ComparedStory {
  description: string;
  /** Ids of claim types, the likeliest first. */
  claim_types: string[];
  state?: State;
  facts: ComparedFact[];
}

/** What a story and a decision share, and what parts them, in plain sentences; each list at most five, `different` never empty. */
export interface Comparison {
  alike: string[];
  different: string[];
  /** Sentences of the story that both rest on, as they were told. */
  story_words: string[];
}

const MOST_SENTENCES = 5;
const MOST_NAMED = 3;
const MOST_STORY_FACTS = 2;
const MOST_QUOTED = 4;
/** What is longer is left out: a story without a full stop is no quotation, and none is cut. */
const LONGEST_QUOTED = 400;
const OLD_BEFORE = 1990;
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(CLAIM_TYPE_LABELS).flatMap((group) => Object.entries<string>(group)),
);

/** Compares. `decisionFacts` are what the same reader finds in the decision's facts; without them only key facts count. */
export function compare(
  story: ComparedStory,
  decision: Decision,
  decisionFacts: readonly ComparedFact[] = [],
): Comparison {
  const sentences = sentencesOf(story.description);
  const ofOneKind = story.claim_types.some((id) => decision.claim_types.includes(id));
  const shared = decision.key_facts.filter(
    (fact) => sayingKeyFact(sentences, fact) !== undefined && (ofOneKind || !isOneWord(fact)),
  );
  const unshared = decision.key_facts.filter((fact) => !shared.includes(fact));
  const inDecision = new Set(decisionFacts.map(({ key }) => key));
  const inBoth = story.facts.filter(({ key }) => inDecision.has(key));
  const onlyInStory = decisionFacts.length === 0 ? [] : story.facts.filter(({ key }) => !inDecision.has(key));
  const different = [
    ...claimDifference(story, decision),
    ...listed(unshared, (facts) => fill(SAYS.comparison.only_there, { facts })),
    ...onlyInStory
      .slice(0, MOST_STORY_FACTS)
      .map(({ plain }) => fill(SAYS.comparison.only_in_story, { fact: plain })),
    ...placeDifference(story, decision),
    ...ageDifference(decision),
  ].slice(0, MOST_SENTENCES);
  return {
    alike: [
      ...claimLikeness(story, decision),
      ...listed(shared, (facts) => fill(SAYS.comparison.both_involve, { facts })),
      ...inBoth.slice(0, MOST_NAMED).map(({ plain }) => fill(SAYS.comparison.in_both, { fact: plain })),
      ...placeLikeness(story, decision),
    ].slice(0, MOST_SENTENCES),
    different: different.length > 0 ? different : [SAYS.comparison.never_the_same],
    story_words: apart([
      ...wordsSaying(story.description, shared.slice(0, MOST_NAMED)),
      ...inBoth.slice(0, MOST_NAMED).flatMap(firstQuote),
      ...onlyInStory.slice(0, MOST_STORY_FACTS).flatMap(firstQuote),
    ]),
  };
}

/** One word alone, such as "bus", makes nobody's matter alike that is of another kind. */
const isOneWord = (keyFact: string): boolean => !/\S\s+\S/.test(keyFact.trim());

/** The whole sentences of a story that say these short facts. */
function wordsSaying(description: string, keyFacts: readonly string[]): string[] {
  if (keyFacts.length === 0) return [];
  const parts = sentencesOf(description);
  const whole = readText(description).sentences;
  return keyFacts.flatMap((fact) => {
    const said = sayingKeyFact(parts, fact);
    const sentence = said && whole.find(({ end }) => end > said.start);
    return sentence ? [description.slice(sentence.start, sentence.end)] : [];
  });
}

const firstQuote = ({ quotes = [] }: ComparedFact): string[] => quotes.slice(0, 1);

/** Each once, without those that stand in another. */
function apart(quotes: readonly string[]): string[] {
  const short = [...new Set(quotes)].filter(({ length }) => length <= LONGEST_QUOTED);
  return short
    .filter((one) => !short.some((other) => other !== one && other.includes(one)))
    .slice(0, MOST_QUOTED);
}

function listed(facts: readonly string[], sentence: (facts: string) => string): string[] {
  return facts.length === 0 ? [] : [sentence(facts.slice(0, MOST_NAMED).join("; "))];
}

function labelOf(claimType: string | undefined): string | undefined {
  return claimType === undefined ? undefined : LABELS.get(claimType);
}

function claimLikeness(story: ComparedStory, decision: Decision): string[] {
  const label = labelOf(story.claim_types.find((id) => decision.claim_types.includes(id)));
  return label === undefined ? [] : [fill(SAYS.comparison.same_claim, { label })];
}

function claimDifference(story: ComparedStory, decision: Decision): string[] {
  const main = decision.claim_types[0];
  const label = labelOf(main);
  if (
    main === undefined ||
    label === undefined ||
    story.claim_types.length === 0 ||
    story.claim_types.includes(main)
  )
    return [];
  return [fill(SAYS.comparison.other_claim, { label })];
}

function placeLikeness(story: ComparedStory, decision: Decision): string[] {
  if (decision.court_level === "us_supreme") return [SAYS.comparison.supreme_court];
  const { state } = story;
  if (state === undefined) return [];
  return decision.jurisdiction === state || decision.state === state
    ? [fill(SAYS.comparison.same_state, { state: STATE_NAMES[state] })]
    : [];
}

function placeDifference(story: ComparedStory, decision: Decision): string[] {
  const { state } = story;
  if (decision.jurisdiction === "US") {
    const arose = decision.state;
    const elsewhere = arose !== null && arose !== "US" && state !== undefined && arose !== state;
    return elsewhere && decision.court_level !== "us_supreme"
      ? [fill(SAYS.comparison.federal_court, { arose: STATE_NAMES[arose], state: STATE_NAMES[state] })]
      : [];
  }
  const name = STATE_NAMES[decision.jurisdiction];
  if (state === undefined) return [fill(SAYS.comparison.decided_in, { state: name })];
  return decision.jurisdiction === state
    ? []
    : [fill(SAYS.comparison.decided_elsewhere, { decided: name, state: STATE_NAMES[state] })];
}

function ageDifference(decision: Decision): string[] {
  return decision.year < OLD_BEFORE ? [fill(SAYS.comparison.old, { year: decision.year })] : [];
}
