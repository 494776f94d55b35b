import { decisionVector } from "../src/retrieval/word-vectors.ts";
import type { WordVectors } from "../src/retrieval/word-vectors.ts";
import type { Decision } from "../src/records.ts";
import { CRISIS_KINDS, LEGAL_CATEGORIES } from "../src/knowledge.ts";
import { readAmounts } from "../src/reading/amounts.ts";
import { readDates } from "../src/reading/dates.ts";
import { readFacts } from "../src/reading/facts.ts";
import { knowledgeIndex } from "../src/reading/knowledge-index.ts";
import { hashOf, storyFeatures } from "../src/reading/learned/features.ts";
import type { Features, LexiconReading } from "../src/reading/learned/features.ts";
import { ANY_DANGER } from "../src/reading/learned/learned-reader.ts";
import { outputsOf } from "../src/reading/learned/weights.ts";
import type { Head, LearnedWeights } from "../src/reading/learned/weights.ts";
import { readLexicon } from "../src/reading/lexicon.ts";
import { readPlaces } from "../src/reading/places.ts";
import { sideShares } from "../src/reading/side.ts";
import type { ToldSide } from "../src/reading/side.ts";
import { readText } from "../src/reading/text.ts";
import { TOPICS } from "../src/compiled/lexicon.js";
import type { Example } from "./fit-heads.ts";
import { CATEGORY_OF_CLAIM } from "./training-story.ts";
import type { TrainingStory } from "./training-story.ts";

/** A day on which all training stories are read: after the last of their dates. */
const READ_ON = "2026-11-30";

/** A training story with what the lexicon and the features say of it. */
export interface PreparedStory {
  story: TrainingStory;
  lexicon: LexiconReading;
  sides: ReadonlyMap<ToldSide, number>;
  features: Features;
}

export function prepareText(text: string, vectors: WordVectors): Omit<PreparedStory, "story"> {
  const story = readText(text);
  const matches = knowledgeIndex().scan(story);
  const facts = readFacts({
    story,
    matches,
    dates: readDates(story, READ_ON),
    amounts: readAmounts(story),
    places: readPlaces(story),
  });
  const lexicon = readLexicon({
    story,
    matches,
    told: story,
    routing: matches,
    factKeys: facts.map(({ key }) => key),
  });
  return { lexicon, sides: sideShares(lexicon.side), features: storyFeatures(text, lexicon, vectors) };
}

/** The label of a story that tells no claim. */
export const NO_CLAIM = "none";
const MAIN_CLAIM = 0.75;
const MAIN_CATEGORY = 0.75;
/** A danger is told in one story of twenty. */
const DANGER_COUNTS = 8;

/** The questions, with the labels that the stories use. */
export function headsFor(stories: readonly TrainingStory[]): Head[] {
  const claims = new Set(stories.flatMap(({ claim_types }) => claim_types));
  const claimTypes = [...CATEGORY_OF_CLAIM.keys()].filter((id) => claims.has(id));
  return [
    { name: "category", kind: "one", labels: LEGAL_CATEGORIES },
    {
      name: "claim_type",
      kind: "one",
      labels: [...claimTypes, NO_CLAIM],
      categories: [...claimTypes.map((id) => CATEGORY_OF_CLAIM.get(id) ?? null), null],
    },
    { name: "side", kind: "one", labels: ["claimant", "defending", "asking"] },
    { name: "topic", kind: "any", labels: TOPICS.map(({ topic }) => topic) },
    { name: "matter", kind: "any", labels: ["matter"] },
    { name: "danger", kind: "any", labels: [...CRISIS_KINDS, ANY_DANGER], rare: DANGER_COUNTS },
  ];
}

function isDanger(told: readonly string[], label: string): boolean {
  return label === ANY_DANGER ? told.length > 0 : told.includes(label);
}

/** What is wanted of each output for a story. */
export function wantedOf(story: TrainingStory, heads: readonly Head[]): Float32Array {
  const shares: Record<Head["name"], (label: string) => number> = {
    category: mainFirst(story.category, story.categories ?? [], MAIN_CATEGORY),
    claim_type: mainFirst(story.claim_types[0] ?? NO_CLAIM, story.claim_types.slice(1), MAIN_CLAIM),
    side: (label) => (story.side === "both" ? (label === "asking" ? 0 : 0.5) : Number(label === story.side)),
    topic: (label) => (story.topics === undefined ? Number.NaN : Number(story.topics.includes(label))),
    danger: (label) => (story.crises === undefined ? Number.NaN : Number(isDanger(story.crises, label))),
    matter: () => Number(!story.traits.includes("no_claim") || story.category !== "other"),
  };
  return Float32Array.from(heads.flatMap(({ name, labels }) => labels.map((label) => shares[name](label))));
}

/** What is wanted for a shipped decision: its category and claim types only. */
export function wantedOfDecision(
  { legal_category, claim_types }: Decision,
  heads: readonly Head[],
): Float32Array {
  const known = new Set(heads.find(({ name }) => name === "claim_type")?.labels);
  const [main, ...others] = claim_types.filter((id) => known.has(id));
  const claim = main === undefined ? null : mainFirst(main, others, MAIN_CLAIM);
  return Float32Array.from(
    heads.flatMap(({ name, labels }) =>
      labels.map((label) => {
        if (name === "category") return Number(label === legal_category);
        if (name === "claim_type" && claim) return claim(label);
        return name === "matter" ? 1 : Number.NaN;
      }),
    ),
  );
}

function mainFirst(main: string, others: readonly string[], share: number): (label: string) => number {
  const rest = others.filter((one) => one !== main);
  if (rest.length === 0) return (label) => Number(label === main);
  return (label) => (label === main ? share : rest.includes(label) ? (1 - share) / rest.length : 0);
}

/** The features that stand in at least so many stories, by hash in rising order. */
export function vocabularyOf(prepared: readonly { features: Features }[], fewest: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of prepared)
    for (const hash of new Set(features.hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return Uint32Array.from([...counts].flatMap(([hash, count]) => (count >= fewest ? [hash] : []))).sort();
}

/** Features by their places in the vocabulary; what is not in it is left out. */
export function placed(
  { hashes, values }: Features,
  places: ReadonlyMap<number, number>,
): Pick<Example, "places" | "values"> {
  const kept = hashes.flatMap((hash, at) => {
    const place = places.get(hash);
    return place === undefined ? [] : [[place, values[at] ?? 0] as const];
  });
  return {
    places: Uint32Array.from(kept, ([place]) => place),
    values: Float32Array.from(kept, ([, value]) => value),
  };
}

/** The decisions as neighbours. */
export function neighboursOf(
  decisions: readonly Decision[],
  vectors: WordVectors,
): Pick<LearnedWeights, "neighbours" | "neighbourVectors"> {
  const neighbourVectors = new Int8Array(decisions.length * vectors.dimensions);
  decisions.forEach((decision, at) =>
    neighbourVectors.set(decisionVector(decision, vectors), at * vectors.dimensions),
  );
  return {
    neighbours: decisions.map(({ legal_category, claim_types }) => ({
      category: legal_category,
      claim_types,
    })),
    neighbourVectors,
  };
}

/** How much a plainly told claim type speaks for its category; the categories are the first head. */
const PLAIN_CLAIM_FOR_CATEGORY = 2;
/** What the lexicon's own scores say before anything is learned: each speaks so much for the label of its name. */
const TRUST_IN_LEXICON: Record<Head["name"], readonly (readonly [feature: string, trust: number])[]> = {
  category: [["category", 3]],
  claim_type: [
    ["claim", 2],
    ["claim share", 3],
    ["claim plain", 2],
  ],
  side: [["side", 1.5]],
  topic: [["topic score", 3]],
  matter: [],
  danger: [],
};

export function startFromLexicon(
  heads: readonly Head[],
  places: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const outputs = outputsOf(heads);
  const start = new Map<number, number>();
  const speak = (feature: string, output: number, trust: number): void => {
    const place = places.get(hashOf(`l:${feature}`));
    if (place !== undefined) start.set(place * outputs + output, trust);
  };
  let from = 0;
  for (const { name, labels, categories } of heads) {
    labels.forEach((label, at) => {
      for (const [feature, trust] of TRUST_IN_LEXICON[name]) speak(`${feature} ${label}`, from + at, trust);
      const category = categories?.[at];
      if (category !== undefined && category !== null)
        speak(`claim plain ${label}`, LEGAL_CATEGORIES.indexOf(category), PLAIN_CLAIM_FOR_CATEGORY);
    });
    from += labels.length;
  }
  return start;
}
