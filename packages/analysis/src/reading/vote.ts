import { LEGAL_CATEGORIES } from "../knowledge.ts";
import type { AnalysisInput } from "../result.ts";
import { CLAIM_TYPES, STAND_INS } from "../compiled/claims.js";
import type { LexiconReading } from "./learned/features.ts";
import { logistic, softmax } from "./learned/linear.ts";
import type { LearnedReader, LearnedReading, Shares } from "./learned/learned-reader.ts";
import type { VoteWeights } from "./learned/weights.ts";
import type { ScoredCategory, ScoredClaimType } from "./route.ts";
import type { ToldSide } from "./side.ts";
import type { TopicScore } from "./topics.ts";

/** A clock that the learned reader hears, with how sure it is. */
export interface HeardClock {
  id: string;
  share: number;
}

/** What the readers say together. Shares are calibrated: of those called 80%, about 80% are right. */
export interface Vote {
  categories: ScoredCategory[];
  /** Only types that the engine knows; the share of the others, and of none, is left out. */
  claimTypes: ScoredClaimType[];
  sides: ReadonlyMap<ToldSide, number>;
  topics: TopicScore[];
  /** That the story is a legal matter at all. */
  matter: number;
  /** How sure the learned reader is of each danger. */
  dangers: Shares;
  /** From which share of any danger on a door opens by it alone; null where none may. */
  dangerFrom: number | null;
  /** The clocks that run for the teller as the learned reader has it, by whatever words: the likeliest first. */
  heard: readonly HeardClock[];
  /** Those that may run, heard surely or not: those first that are nearest to being heard. */
  perhapsHeard: readonly HeardClock[];
}

/** A share of nothing still leaves this much doubt. */
const DOUBT = 0.003;

/** What a kind of claim loses, as a logarithm, where none of the words stands that it can hardly be told without. */
const LACKING = 2.5;

/** Evidence below this is as good as none, and what a plain scene's worth of evidence weighs. */
const FAINT = 0.15;
const PLAIN = 1.57;

/**
 * How much more the words speak for a kind of claim than for one that they do not name, as a logarithm: by its share of
 * all that the words say, but no more than its own evidence bears. One weak word is not the whole story, even alone.
 */
function wordsFor(evidence: number, all: number): number {
  const byShare = doubted(evidence / all) - doubted(0);
  return Math.min(byShare, PLAIN * Math.log((evidence + FAINT) / FAINT));
}

const doubted = (share: number | undefined): number => Math.log(DOUBT + (share ?? 0));

/** Shares of the categories, each reader with its weight; `bonus` is what the person chose. */
export function voteOnCategory(
  lexicon: LexiconReading,
  learned: LearnedReading,
  weights: VoteWeights["category"],
  bonus: ReadonlyMap<string, number>,
): ScoredCategory[] {
  const byWords = new Map(lexicon.categories.map(({ legal_category, score }) => [legal_category, score]));
  const sums = Float64Array.from(
    LEGAL_CATEGORIES,
    (category) =>
      weights.lexicon * doubted(byWords.get(category)) +
      weights.learned * doubted(learned.category.get(category)) +
      weights.neighbours * doubted(learned.neighbours.category.get(category)) +
      (bonus.get(category) ?? 0),
  );
  return rankedShares(sums);
}

/** The categories with their shares of these sums, which stand in the order of the menus; best first. */
function rankedShares(sums: Float64Array): ScoredCategory[] {
  const shares = softmax(sums);
  return LEGAL_CATEGORIES.map((legal_category, at) => ({ legal_category, score: shares[at] ?? 0 })).toSorted(
    (a, b) =>
      b.score - a.score ||
      LEGAL_CATEGORIES.indexOf(a.legal_category) - LEGAL_CATEGORIES.indexOf(b.legal_category),
  );
}

/** The categories once more, with the kinds of claim that were read: a story that is surely of one kind is of its category. */
export function settledByClaims(
  categories: readonly ScoredCategory[],
  labels: readonly ClaimLabel[],
  claims: ReadonlyMap<string, number>,
  weights: VoteWeights["settled"],
  bonus: ReadonlyMap<string, number>,
): ScoredCategory[] {
  const own = new Map<string, number>(categories.map(({ legal_category, score }) => [legal_category, score]));
  const ofClaims = new Map<string, number>();
  let without = 0;
  for (const { id, category } of labels) {
    const share = claims.get(id) ?? 0;
    if (category === null) without += share;
    else ofClaims.set(category, (ofClaims.get(category) ?? 0) + share);
  }
  return rankedShares(
    Float64Array.from(
      LEGAL_CATEGORIES,
      (category) =>
        weights.category * doubted(own.get(category)) +
        weights.claims * doubted((ofClaims.get(category) ?? 0) + without * (own.get(category) ?? 0)) +
        weights.chosen * (bonus.get(category) ?? 0),
    ),
  );
}

/** What a story is about: its categories and its kinds of claim, each read with the other. */
export function voteOnMatter(
  labels: readonly ClaimLabel[],
  lexicon: LexiconReading,
  learned: LearnedReading,
  weights: Pick<VoteWeights, "category" | "claim_type" | "settled">,
  bonus: ReadonlyMap<string, number>,
): { categories: ScoredCategory[]; claims: ReadonlyMap<string, number> } {
  const read = (categories: readonly ScoredCategory[]): ReadonlyMap<string, number> =>
    voteOnClaimType(labels, lexicon, learned, categories, weights.claim_type);
  const first = voteOnCategory(lexicon, learned, weights.category, bonus);
  const categories = settledByClaims(first, labels, read(first), weights.settled, bonus);
  return { categories, claims: read(categories) };
}

/** A label of the claim types with its category; those that the engine does not know yet vote too. */
interface ClaimLabel {
  id: string;
  category: string | null;
}

/** Shares of all claim types that the engine or the learned reader knows, `none` among them. */
export function voteOnClaimType(
  labels: readonly ClaimLabel[],
  lexicon: LexiconReading,
  learned: LearnedReading,
  categories: readonly ScoredCategory[],
  weights: VoteWeights["claim_type"],
): ReadonlyMap<string, number> {
  const evidence = lexicon.claimTypes.reduce((sum, one) => sum + one.evidence, 0);
  const byWords = new Map<string, number>(
    lexicon.claimTypes.map((one) => [one.claim_type.id, wordsFor(one.evidence, evidence)]),
  );
  const shareOf = new Map(categories.map(({ legal_category, score }) => [legal_category as string, score]));
  const sums = Float64Array.from(
    labels,
    ({ id, category }) =>
      weights.lexicon * (byWords.get(id) ?? 0) +
      weights.learned * doubted(learned.claim_type.get(id)) +
      weights.neighbours * doubted(learned.neighbours.claim_type.get(id)) +
      weights.category * doubted(category === null ? shareOf.get("other") : shareOf.get(category)) -
      (lexicon.lacking.has(id) ? LACKING : 0),
  );
  const shares = softmax(sums);
  return new Map(labels.map(({ id }, at) => [id, shares[at] ?? 0]));
}

export function voteOnSide(
  lexicon: ReadonlyMap<ToldSide, number>,
  learned: LearnedReading,
  claims: ReadonlyMap<ToldSide, number>,
  weights: Omit<VoteWeights["side"], "by_claim">,
): ReadonlyMap<ToldSide, number> {
  const sides = [...lexicon.keys()];
  const sums = Float64Array.from(
    sides,
    (side) =>
      weights.lexicon * doubted(lexicon.get(side)) +
      weights.learned * doubted(learned.side.get(side)) +
      weights.claims * doubted(claims.get(side)) +
      (weights.bias[side] ?? 0),
  );
  const shares = softmax(sums);
  return new Map(sides.map((side, at) => [side, shares[at] ?? 0]));
}

/** How likely each side is by the claim types that were read. */
export function sidesOfClaims(
  claims: ReadonlyMap<string, number>,
  byClaim: VoteWeights["side"]["by_claim"],
): ReadonlyMap<ToldSide, number> {
  const sides: Record<ToldSide, number> = { claimant: 0, defending: 0, asking: 0 };
  for (const [id, share] of claims) {
    const own = byClaim[id];
    if (!own) continue;
    for (const side of Object.keys(sides) as ToldSide[]) sides[side] += share * (own[side] ?? 0);
  }
  const all = sides.claimant + sides.defending + sides.asking;
  return new Map(
    (Object.keys(sides) as ToldSide[]).map((side) => [side, all === 0 ? 1 / 3 : sides[side] / all]),
  );
}

const logit = (share: number): number => Math.log((DOUBT + share) / (1 + DOUBT - share));

/** What speaks for a topic, all readers together, on the scale of a logistic function. */
export function topicSum(
  topic: string,
  lexicon: LexiconReading,
  learned: LearnedReading,
  weights: VoteWeights["topic"],
): number {
  const byWords = lexicon.topics.find((one) => one.topic === topic)?.score ?? 0;
  return (
    weights.lexicon * logit(byWords) +
    weights.learned * logit(learned.topic.get(topic) ?? 0) +
    (weights.bias[topic] ?? 0)
  );
}

function voteOnTopics(
  lexicon: LexiconReading,
  learned: LearnedReading,
  weights: VoteWeights["topic"],
): TopicScore[] {
  return lexicon.topics
    .map((one) => ({ ...one, score: logistic(topicSum(one.topic, lexicon, learned, weights)) }))
    .toSorted((a, b) => b.score - a.score);
}

/** Shares with those of kinds that the engine does not know given to the claim types that stand in for them. */
function withStandIns(shares: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const given = new Map(shares);
  for (const [id, share] of shares) {
    const standIn = KNOWN.has(id) ? undefined : STAND_INS[id];
    if (standIn !== undefined) given.set(standIn, (given.get(standIn) ?? 0) + share);
  }
  return given;
}

const KNOWN = new Set<string>(CLAIM_TYPES.map(({ id }) => id));

/** The labels that vote on the claim type: those of the engine, then those that only the learned reader knows. */
export function claimLabels(learned: readonly ClaimLabel[]): ClaimLabel[] {
  return [
    ...CLAIM_TYPES.map(({ id, legal_category }) => ({ id, category: legal_category })),
    ...learned.filter(({ id }) => !KNOWN.has(id)),
  ];
}

/** What a person's own choice adds: a story that plainly says otherwise overcomes the category, nothing a claim type. */
const CHOSEN_CATEGORY = 2.5;
const CHOSEN_OTHER = 1;
const CHOSEN_CLAIM = 9;

export function bonusOf({
  legal_category,
  claim_type,
}: Pick<AnalysisInput, "legal_category" | "claim_type">): ReadonlyMap<string, number> {
  const bonus = new Map<string, number>();
  if (legal_category) bonus.set(legal_category, legal_category === "other" ? CHOSEN_OTHER : CHOSEN_CATEGORY);
  const chosen = CLAIM_TYPES.find(({ id }) => id === claim_type);
  if (chosen) bonus.set(chosen.legal_category, CHOSEN_CLAIM);
  return bonus;
}

/** No training story has more words. */
const LONGEST_LEARNED = 400;

/** Of a text longer than all it learned from, the learned reader knows less, and its weight goes to the words. */
function trustedFor<T extends { lexicon: number; learned: number }>(weights: T, trust: number): T {
  const { lexicon, learned } = weights;
  return { ...weights, lexicon: lexicon + (1 - trust) * learned, learned: trust * learned };
}

/** Lets all readers vote on one story. `text` is what the learned reader reads. */
export function castVote(
  input: AnalysisInput,
  text: string,
  lexicon: LexiconReading,
  bySide: ReadonlyMap<ToldSide, number>,
  reader: LearnedReader,
): Vote {
  const learned = reader.read(text, lexicon);
  const trust = Math.min(1, LONGEST_LEARNED / (text.match(/\S+/g)?.length ?? 1));
  const { categories, claims } = voteOnMatter(
    claimLabels(reader.claimLabels),
    lexicon,
    learned,
    {
      ...reader.vote,
      category: trustedFor(reader.vote.category, trust),
      claim_type: trustedFor(reader.vote.claim_type, trust),
    },
    bonusOf(input),
  );
  const shares = withStandIns(claims);
  const byWords = new Map(lexicon.claimTypes.map((one) => [one.claim_type.id, one]));
  return {
    categories,
    claimTypes: CLAIM_TYPES.map((claim_type) => ({
      claim_type,
      evidence: byWords.get(claim_type.id)?.evidence ?? 0,
      fit: byWords.get(claim_type.id)?.fit ?? 0,
      score: shares.get(claim_type.id) ?? 0,
    })).toSorted((a, b) => b.score - a.score),
    sides: voteOnSide(bySide, learned, sidesOfClaims(claims, reader.vote.side.by_claim), reader.vote.side),
    topics: voteOnTopics(lexicon, learned, reader.vote.topic),
    matter: learned.matter,
    dangers: learned.danger,
    dangerFrom: reader.dangerFrom,
    heard: heardClocks(learned.clock, reader.heardFrom),
    perhapsHeard: perhapsHeard(learned.clock, reader.heardFrom),
  };
}

/** A clock with less than this part of the likeliest one's share is not heard, and no more than so many are. */
const BESIDE_LIKELIEST = 0.5;
const MOST_HEARD = 2;

function heardClocks(shares: Shares, from: Readonly<Record<string, number>>): HeardClock[] {
  const likeliest = Math.max(0, ...shares.values());
  return likeliestFirst(
    [...shares].filter(
      ([id, share]) => share >= Math.max(from[id] ?? Infinity, BESIDE_LIKELIEST * likeliest),
    ),
  ).slice(0, MOST_HEARD);
}

/** A clock may run from this part of the share on at which it is heard. */
const PERHAPS = 0.65;

/** The clocks that may run, those first that are nearest to being heard. */
function perhapsHeard(shares: Shares, from: Readonly<Record<string, number>>): HeardClock[] {
  const nearness = ({ id, share }: HeardClock): number => share / (from[id] ?? Infinity);
  return likeliestFirst([...shares])
    .filter((clock) => nearness(clock) >= PERHAPS)
    .toSorted((a, b) => nearness(b) - nearness(a));
}

function likeliestFirst(shares: readonly [id: string, share: number][]): HeardClock[] {
  return shares.toSorted(([, a], [, b]) => b - a).map(([id, share]) => ({ id, share }));
}
