import type { LearnedReader } from "../../src/reading/learned/learned-reader.ts";
import { readStory } from "../../src/reading/read-story.ts";
import { loadShippedReader, loadShippedWordVectors } from "../../src/retrieval/shipped.ts";
import { notRun, hasData, readJsonLines, round } from "./development-data.ts";
import type { Part } from "./development-data.ts";

/** A post of the development sample, as far as it is used here. */
export interface Post {
  id: string;
  text: string;
  labels: { positive: string[]; negative: string[] };
  legal_category: string | null;
  mapping: string;
}

export interface RoutingCard {
  n: number;
  top_1: number;
  hits_at_2: number;
  macro_recall: number;
  recall_by_category: Record<string, number>;
  always_the_largest_category: number;
}

export interface IssuesCard {
  mean_balanced_accuracy: number;
  by_topic: Record<
    string,
    { balanced_accuracy: number; found: number; spared: number; positive: number; negative: number }
  >;
}

const FILE = ["lay", "learned_hands_dev.jsonl"] as const;
const AS_OF = "2026-01-01";
const TRUSTED = new Set(["exact", "inferred"]);
/** Housing has no negatives of its own in the sample. */
const FEWEST_NEGATIVES = 4;

export function readPosts(): Post[] {
  return hasData(...FILE) ? readJsonLines<Post>(...FILE) : [];
}

/** Category routing on posts whose category is exact or inferred. */
export function routingCard(posts: readonly Post[], learner: LearnedReader): Part<RoutingCard> {
  const used = posts.filter((post) => TRUSTED.has(post.mapping) && post.legal_category !== null);
  if (used.length === 0) return notRun("lay questions");
  const results = used.map((post) => {
    const { categories } = readStory({ description: post.text, as_of: AS_OF }, learner);
    return { wanted: post.legal_category ?? "", got: categories.map((one) => one.legal_category as string) };
  });
  const byCategory = Map.groupBy(results, (one) => one.wanted);
  const recalls = [...byCategory].map(([category, list]): [string, number] => [
    category,
    list.filter((one) => one.got[0] === category).length / list.length,
  ]);
  return {
    n: used.length,
    top_1: round(results.filter((one) => one.got[0] === one.wanted).length / results.length),
    hits_at_2: round(
      results.filter((one) => one.got.slice(0, 2).includes(one.wanted)).length / results.length,
    ),
    macro_recall: round(recalls.reduce((sum, [, recall]) => sum + recall, 0) / recalls.length),
    recall_by_category: Object.fromEntries(recalls.map(([category, recall]) => [category, round(recall)])),
    always_the_largest_category: round(
      Math.max(...[...byCategory.values()].map((list) => list.length)) / results.length,
    ),
  };
}

/** Issue spotting: for each topic, how many posts with it are found and how many without it are spared. */
export function issuesCard(posts: readonly Post[], learner: LearnedReader): Part<IssuesCard> {
  if (posts.length === 0) return notRun("lay questions");
  const seen = new Map<string, { positive: boolean; raised: boolean }[]>();
  for (const post of posts) {
    const raised = new Set(
      readStory({ description: post.text, as_of: AS_OF }, learner)
        .topics.filter(({ score }) => score >= 0.5)
        .map(({ topic }) => topic),
    );
    for (const [positive, topics] of [
      [true, post.labels.positive],
      [false, post.labels.negative],
    ] as const) {
      for (const topic of topics)
        seen.set(topic, [...(seen.get(topic) ?? []), { positive, raised: raised.has(topic) }]);
    }
  }
  const byTopic = [...seen].flatMap(([topic, list]): [string, IssuesCard["by_topic"][string]][] => {
    const positive = list.filter((one) => one.positive);
    const negative = list.filter((one) => !one.positive);
    if (negative.length < FEWEST_NEGATIVES || positive.length === 0) return [];
    const found = positive.filter((one) => one.raised).length / positive.length;
    const spared = negative.filter((one) => !one.raised).length / negative.length;
    return [
      [
        topic,
        {
          balanced_accuracy: round((found + spared) / 2),
          found: round(found),
          spared: round(spared),
          positive: positive.length,
          negative: negative.length,
        },
      ],
    ];
  });
  return {
    mean_balanced_accuracy: round(
      byTopic.reduce((sum, [, one]) => sum + one.balanced_accuracy, 0) / byTopic.length,
    ),
    by_topic: Object.fromEntries(byTopic),
  };
}

/** Both cards, without the rest of the scorecard: `node packages/analysis/bench/scorecard/lay-questions.ts`. */
async function printCards(): Promise<void> {
  const posts = readPosts();
  const learner = await loadShippedReader(await loadShippedWordVectors());
  console.log(
    JSON.stringify({ routing: routingCard(posts, learner), issues: issuesCard(posts, learner) }, null, 2),
  );
}

if (import.meta.main) await printCards();
