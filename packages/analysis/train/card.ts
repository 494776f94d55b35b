import { countOf } from "../bench/scorecard/development-data.ts";
import type { Count } from "../bench/scorecard/development-data.ts";
import type { LegalCategory } from "../src/knowledge.ts";
import { LEGAL_CATEGORIES } from "../src/knowledge.ts";
import type { ScoredCategory } from "../src/reading/route.ts";
import type { VoteWeights } from "../src/reading/learned/weights.ts";
import {
  bonusOf,
  claimLabels,
  topicSum,
  voteOnMatter,
  voteOnSide,
  sidesOfClaims,
} from "../src/reading/vote.ts";
import { NO_CLAIM } from "./examples.ts";
import type { UnseenStory } from "./fit-vote.ts";

/** How right the readers are on stories of our own that the learned one had not seen. */
export interface TrainingCard {
  category_by_words: Count;
  category: Count;
  category_in_two: Count;
  claim_type_by_words: Count;
  claim_type: Count;
  side_by_words: Count;
  side: Count;
  /** Read rightly without the form, with a share of four fifths; then the form says another category. */
  wrong_form_overcome: Count;
  /** Read wrongly without the form; then the form says the right category. */
  right_form_followed: Count;
  topics_balanced: number;
  /** Of those called by this share, how many were right. */
  calibration: { called: string; count: Count }[];
}

const STEPS = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01];
const NOTHING_CHOSEN = new Map<string, number>();

export function trainingCard(
  unseen: readonly UnseenStory[],
  vote: VoteWeights,
  learnedLabels: Parameters<typeof claimLabels>[0],
): TrainingCard {
  const labels = claimLabels(learnedLabels);
  const read = unseen.map((one) => {
    const { story, lexicon, learned, sides } = one;
    const { categories, claims } = voteOnMatter(labels, lexicon, learned, vote, NOTHING_CHOSEN);
    return {
      ...one,
      right: [story.category, ...(story.categories ?? [])],
      claims: story.claim_types.length > 0 ? story.claim_types : [NO_CLAIM],
      categories,
      claim: first(claims),
      side: first(voteOnSide(sides, learned, sidesOfClaims(claims, vote.side.by_claim), vote.side)),
      sideByWords: first(sides),
    };
  });
  const count = (held: (one: (typeof read)[number]) => boolean): Count => countOf(read.map(held));
  return {
    category_by_words: count(({ right, lexicon }) =>
      right.includes(lexicon.categories[0]?.legal_category ?? "other"),
    ),
    category: count(({ right, categories }) => right.includes(categories[0]?.legal_category ?? "other")),
    category_in_two: count(({ right, categories }) =>
      categories.slice(0, 2).some(({ legal_category }) => right.includes(legal_category)),
    ),
    claim_type_by_words: count(({ claims, lexicon }) =>
      claims.includes(lexicon.claimTypes[0]?.claim_type.id ?? NO_CLAIM),
    ),
    claim_type: count(({ claims, claim }) => claims.includes(claim)),
    side_by_words: count(({ story, sideByWords }) => story.side === "both" || story.side === sideByWords),
    side: count(({ story, side }) => story.side === "both" || story.side === side),
    ...formCounts(read, labels, vote),
    topics_balanced: balanced(unseen, vote),
    calibration: STEPS.slice(1).map((to, at) => {
      const from = STEPS[at] ?? 0;
      const called = read.filter(({ categories }) => {
        const share = categories[0]?.score ?? 0;
        return share >= from && share < to;
      });
      return {
        called: `${from} to ${Math.min(1, to)}`,
        count: countOf(
          called.map(({ right, categories }) => right.includes(categories[0]?.legal_category ?? "other")),
        ),
      };
    }),
  };
}

const PLAIN = 0.8;
/** Steps through the categories so that every one is chosen wrongly for every other. */
const STRIDE = 5;

function formCounts(
  read: readonly (UnseenStory & { right: readonly LegalCategory[]; categories: readonly ScoredCategory[] })[],
  labels: ReturnType<typeof claimLabels>,
  vote: VoteWeights,
): Pick<TrainingCard, "wrong_form_overcome" | "right_form_followed"> {
  const withForm = ({ lexicon, learned }: UnseenStory, legal_category: LegalCategory): LegalCategory =>
    voteOnMatter(labels, lexicon, learned, vote, bonusOf({ legal_category })).categories[0]?.legal_category ??
    "other";
  const isRight = ({ right, categories }: (typeof read)[number]): boolean =>
    right.includes(categories[0]?.legal_category ?? "other");
  const plain = read.filter((one) => isRight(one) && (one.categories[0]?.score ?? 0) >= PLAIN);
  const missed = read.filter((one) => !isRight(one));
  return {
    wrong_form_overcome: countOf(
      plain.map((one, at) => {
        const others = LEGAL_CATEGORIES.filter((category) => !one.right.includes(category));
        return one.right.includes(withForm(one, others[(at * STRIDE) % others.length] ?? "other"));
      }),
    ),
    right_form_followed: countOf(missed.map((one) => one.right.includes(withForm(one, one.story.category)))),
  };
}

function first(shares: ReadonlyMap<string, number>): string {
  return [...shares].reduce((a, b) => (b[1] > a[1] ? b : a), ["", -1] as [string, number])[0];
}

function balanced(unseen: readonly UnseenStory[], vote: VoteWeights): number {
  const topics = Object.keys(vote.topic.bias);
  const labelled = unseen.filter(({ story }) => story.topics !== undefined);
  const scores = topics.flatMap((topic) => {
    const told = labelled.map(({ story, lexicon, learned }) => ({
      is: story.topics?.includes(topic) === true,
      read: topicSum(topic, lexicon, learned, vote.topic) >= 0,
    }));
    const raised = told.filter(({ is }) => is);
    const spared = told.filter(({ is }) => !is);
    if (raised.length === 0 || spared.length === 0) return [];
    return [
      (raised.filter(({ read }) => read).length / raised.length +
        spared.filter(({ read }) => !read).length / spared.length) /
        2,
    ];
  });
  return Math.round((1000 * scores.reduce((sum, one) => sum + one, 0)) / Math.max(1, scores.length)) / 1000;
}
