import type { LearnedReading } from "../src/reading/learned/learned-reader.ts";
import { logistic } from "../src/reading/learned/linear.ts";
import type { VoteWeights } from "../src/reading/learned/weights.ts";
import {
  claimLabels,
  settledByClaims,
  sidesOfClaims,
  topicSum,
  voteOnCategory,
  voteOnClaimType,
  voteOnSide,
} from "../src/reading/vote.ts";
import type { ToldSide } from "../src/reading/side.ts";
import { TOPICS } from "../src/compiled/lexicon.js";
import { NO_CLAIM } from "./examples.ts";
import type { PreparedStory } from "./examples.ts";

/** A story with what all readers say of it, the learned one without having seen it. */
export interface UnseenStory extends PreparedStory {
  learned: LearnedReading;
}

const NOTHING_CHOSEN = new Map<string, number>();
const LEAST = 1e-6;
/**
 * The lexicon keeps at least this weight: our stories are short and often told sideways, where words alone do badly,
 * and long plain ones, where they do well, are few among them.
 */
const LEAST_FOR_LEXICON = 0.7;
/** What a story is about says much of the side of longer ones, which are few among ours. */
const LEAST_FOR_CLAIMS = 0.6;
/** Many who only ask, and many who answer, are told in one line among ours; without these bounds longer stories go to them. */
const MOST_FOR_SIDES = { defending: 0.1, asking: 0.5 };
const LEAST_FOR_LEARNED_IN_SIDE = 0.7;
/** Where a kind of claim is plain, as it is in most stories that people tell, it says more than our short ones let it. */
const LEAST_FOR_SETTLING = { category: 0.4, claims: 0.8 };
const LEAST_FOR_LEXICON_IN_CATEGORY = 0.4;
const LEAST_FOR_LEXICON_IN_CLAIMS = 0.25;
/** The category that the person chose speaks once for the kinds of claim, and with this weight when they settle the category. */
const CHOSEN_AGAIN = 0.5;
const LEAST_FOR_LEXICON_IN_TOPICS = 0.6;
/** Writers label topics more or less widely; with less weight than this the posts of other people are read worse. */
const LEAST_FOR_LEARNED_IN_TOPICS = 0.5;
const FIRST_PACE = 0.4;
const LAST_PACE = 0.05;

/** Moves one weight at a time, in ever smaller paces, while the loss falls. Deterministic. */
function descend<K extends string>(
  start: Readonly<Record<K, number>>,
  lossOf: (weights: Record<K, number>) => number,
  lowest: Partial<Record<K, number>> = {},
  highest: Partial<Record<K, number>> = {},
): Record<K, number> {
  const within = (key: K, weight: number): number =>
    Math.min(highest[key] ?? Infinity, Math.max(lowest[key] ?? 0, weight));
  let best: Record<K, number> = { ...start };
  for (const key of Object.keys(best) as K[]) best[key] = within(key, best[key]);
  let least = lossOf(best);
  for (let pace = FIRST_PACE; pace >= LAST_PACE; pace /= 2) {
    for (let moved = true; moved;) {
      moved = false;
      for (const key of Object.keys(best) as K[]) {
        for (const way of [pace, -pace]) {
          const tried: Record<K, number> = { ...best, [key]: within(key, best[key] + way) };
          const loss = lossOf(tried);
          if (loss < least - 1e-5) {
            best = tried;
            least = loss;
            moved = true;
          }
        }
      }
    }
  }
  return best;
}

function meanLoss<T>(stories: readonly T[], shareOf: (story: T) => number): number {
  return stories.reduce((sum, one) => sum - Math.log(Math.max(LEAST, shareOf(one))), 0) / stories.length;
}

/** The votes' weights, with which the readers together are best calibrated on stories that the learned one had not seen. */
export function fitVote(
  unseen: readonly UnseenStory[],
  learnedLabels: Parameters<typeof claimLabels>[0],
): VoteWeights {
  const category = descend(
    { lexicon: LEAST_FOR_LEXICON_IN_CATEGORY, learned: 1, neighbours: 0.2 },
    (weights) =>
      meanLoss(unseen, ({ story, lexicon, learned }) => {
        const shares = voteOnCategory(lexicon, learned, weights, NOTHING_CHOSEN);
        return shares.find(({ legal_category }) => legal_category === story.category)?.score ?? 0;
      }),
    { lexicon: LEAST_FOR_LEXICON_IN_CATEGORY },
  );
  const labels = claimLabels(learnedLabels);
  const withCategories = unseen.map((one) => ({
    ...one,
    categories: voteOnCategory(one.lexicon, one.learned, category, NOTHING_CHOSEN),
  }));
  const claim_type = descend(
    { lexicon: LEAST_FOR_LEXICON_IN_CLAIMS, learned: 0.8, neighbours: 0.2, category: 0.4 },
    (weights) =>
      meanLoss(withCategories, ({ story, lexicon, learned, categories }) => {
        const shares = voteOnClaimType(labels, lexicon, learned, categories, weights);
        return shares.get(story.claim_types[0] ?? NO_CLAIM) ?? 0;
      }),
    { lexicon: LEAST_FOR_LEXICON_IN_CLAIMS },
  );
  const withClaims = withCategories.map((one) => ({
    ...one,
    claims: voteOnClaimType(labels, one.lexicon, one.learned, one.categories, claim_type),
  }));
  const settled = {
    ...descend(
      LEAST_FOR_SETTLING,
      (weights) =>
        meanLoss(withClaims, ({ story, categories, claims }) => {
          const shares = settledByClaims(
            categories,
            labels,
            claims,
            { ...weights, chosen: 0 },
            NOTHING_CHOSEN,
          );
          return shares.find(({ legal_category }) => legal_category === story.category)?.score ?? 0;
        }),
      LEAST_FOR_SETTLING,
    ),
    chosen: CHOSEN_AGAIN,
  };
  const told = withClaims.flatMap((one) =>
    one.story.side === "both"
      ? []
      : [
          {
            side: one.story.side,
            sides: one.sides,
            learned: one.learned,
            claims: sidesOfClaims(
              one.claims,
              sidesByClaim(unseen.filter(({ story }) => story.id !== one.story.id)),
            ),
          },
        ],
  );
  const weightOf = asOften(told.map(({ side }) => side));
  const sided = descend(
    { lexicon: LEAST_FOR_LEXICON, learned: 0.8, claims: 0.3, defending: 0, asking: 0 },
    ({ lexicon, learned: weight, claims: trust, defending, asking }) =>
      told.reduce((sum, { side, sides, learned, claims }) => {
        const weights = { lexicon, learned: weight, claims: trust, bias: { defending, asking } };
        const share = voteOnSide(sides, learned, claims, weights).get(side) ?? 0;
        return sum - weightOf[side] * Math.log(Math.max(LEAST, share));
      }, 0),
    {
      lexicon: LEAST_FOR_LEXICON,
      learned: LEAST_FOR_LEARNED_IN_SIDE,
      claims: LEAST_FOR_CLAIMS,
      defending: -2,
      asking: -2,
    },
    MOST_FOR_SIDES,
  );
  return {
    category,
    claim_type,
    settled,
    side: {
      lexicon: sided.lexicon,
      learned: sided.learned,
      claims: sided.claims,
      by_claim: sidesByClaim(unseen),
      bias: { claimant: 0, defending: sided.defending, asking: sided.asking },
    },
    topic: fitTopics(unseen),
  };
}

/** A claim type counts as told so many times by the usual people before the first story. */
const USUALLY_TOLD = 3;

/** For each claim type of the stories how often its tellers are on each side. */
function sidesByClaim(stories: readonly Pick<UnseenStory, "story">[]): VoteWeights["side"]["by_claim"] {
  const counts: Record<string, Record<ToldSide, number>> = {};
  for (const { story } of stories) {
    if (story.side === "both") continue;
    const id = story.claim_types[0] ?? NO_CLAIM;
    counts[id] ??= {
      claimant: USUALLY_TOLD * USUAL.claimant,
      defending: USUALLY_TOLD * USUAL.defending,
      asking: USUALLY_TOLD * USUAL.asking,
    };
    counts[id][story.side]++;
  }
  return Object.fromEntries(
    Object.entries(counts).map(([id, own]) => {
      const all = own.claimant + own.defending + own.asking;
      return [
        id,
        Object.fromEntries(
          Object.entries(own).map(([side, count]) => [side, Math.round((count / all) * 1000) / 1000]),
        ),
      ];
    }),
  );
}

/** How often people of each side are taken to write; the training stories hold more who defend themselves. */
const USUAL: Record<ToldSide, number> = { claimant: 0.62, defending: 0.25, asking: 0.13 };

/** A weight for each side, so that the stories count as often as people of that side write. */
function asOften(sides: readonly ToldSide[]): Record<ToldSide, number> {
  const weight = (side: ToldSide): number =>
    USUAL[side] / Math.max(1, sides.filter((one) => one === side).length);
  return { claimant: weight("claimant"), defending: weight("defending"), asking: weight("asking") };
}

type TopicWeights = VoteWeights["topic"];
const LARGEST_BIAS = 4;
const BIAS_STEP = 0.1;
/** A topic with few stories keeps near no bias at all. */
const BIAS_COST = 0.01;

function fitTopics(unseen: readonly UnseenStory[]): TopicWeights {
  const labelled = unseen.filter(({ story }) => story.topics !== undefined);
  const names = TOPICS.map(({ topic }) => topic);
  const sumsFor = (weights: { lexicon: number; learned: number }, topic: string) =>
    labelled.map(({ story, lexicon, learned }) => ({
      sum: topicSum(topic, lexicon, learned, { ...weights, bias: {} }),
      raised: story.topics?.includes(topic) === true,
    }));
  const best = (weights: { lexicon: number; learned: number }) =>
    names.map((topic) => [topic, bestBias(sumsFor(weights, topic))] as const);
  const weights = descend(
    { lexicon: LEAST_FOR_LEXICON_IN_TOPICS, learned: 0.5 },
    (tried) => best(tried).reduce((sum, [, { loss }]) => sum + loss, 0) / names.length,
    { lexicon: LEAST_FOR_LEXICON_IN_TOPICS, learned: LEAST_FOR_LEARNED_IN_TOPICS },
  );
  return { ...weights, bias: Object.fromEntries(best(weights).map(([topic, { bias }]) => [topic, bias])) };
}

/** The bias with which stories with and without the topic, each half of the whole, are told apart best. */
function bestBias(sums: readonly { sum: number; raised: boolean }[]): { bias: number; loss: number } {
  const raised = sums.filter((one) => one.raised);
  const spared = sums.filter((one) => !one.raised);
  if (raised.length === 0) return { bias: 0, loss: 0 };
  let best = { bias: 0, loss: Infinity };
  for (let bias = -LARGEST_BIAS; bias <= LARGEST_BIAS; bias += BIAS_STEP) {
    const loss =
      meanLoss(raised, ({ sum }) => logistic(sum + bias)) / 2 +
      meanLoss(spared, ({ sum }) => 1 - logistic(sum + bias)) / 2 +
      BIAS_COST * bias * bias;
    if (loss < best.loss) best = { bias: Math.round(bias * 10) / 10, loss };
  }
  return best;
}
