/**
 * Finding a decision from a held-back part of its opinion, beside plain BM25 in the same run. Prints one JSON object.
 * `node bench/retrieval.ts [--quick] [--keep FILE] [--against FILE]`: `--quick` leaves out the cut opinions, `--keep`
 * writes which queries were answered, `--against` compares with what another run kept, query by query: the gain and its
 * 95% interval. Development only: without the data it says so and stops.
 *
 * Three kinds of sets: the shipped decisions, told in our words, searched with the court's words; and opinions cut in
 * two, where the first half is the decision and part of the second half is the query. Names are taken out of queries.
 * "Routed" is what the product does: category, claim types and thesaurus words are what the reader makes of the query,
 * with its vote; "shown" counts only decisions that the report would show. Claim types of cut opinions, which have none, are what the reader makes of the first half.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readStory } from "../src/reading/read-story.ts";
import type { Decision } from "../src/records.ts";
import { memorySource } from "../src/retrieval/memory-source.ts";
import { queryTerms } from "../src/retrieval/query-terms.ts";
import { loadShippedDecisions, loadShippedReader, loadShippedWordVectors } from "../src/retrieval/shipped.ts";
import { similarCases } from "../src/report/similar-cases.ts";
import { storyQuery } from "../src/story-query.ts";
import { labelledQueries, shippedQueries } from "./opinions.ts";
import type { LabelledQuery } from "./opinions.ts";
import { pairedGain } from "./paired-gain.ts";
import { PlainBm25 } from "./plain-bm25.ts";
import { countOf, dataFolder } from "./scorecard/development-data.ts";

const { values: asked } = parseArgs({
  options: { quick: { type: "boolean" }, keep: { type: "string" }, against: { type: "string" } },
});
const folder = dataFolder("precedents");
if (!existsSync(folder)) {
  console.log(JSON.stringify({ retrieval: null, reason: `There is no folder ${folder}.` }));
  process.exit(0);
}

const DEPTH = 20;
const FIRST = 5;
const round = (x: number) => Math.round(x * 1000) / 1000;

/** Whether each query of each measure was answered among the first five, for `--keep` and `--against`. */
const answered: Record<string, boolean[]> = {};
const before = asked.against
  ? (JSON.parse(readFileSync(asked.against, "utf8")) as Record<string, boolean[]>)
  : {};

function metrics(name: string, ranks: readonly number[]) {
  const within = (most: number) => ranks.map((rank) => rank <= most);
  const share = (most: number) => round(within(most).filter(Boolean).length / ranks.length);
  const mrr = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  const first = within(FIRST);
  answered[name] = first;
  const { low, high } = countOf(first);
  const earlier = before[name];
  return {
    recall_at_1: share(1),
    recall_at_5: share(FIRST),
    recall_at_5_interval: [low, high],
    ...(earlier === undefined ? {} : { gain_at_5: pairedGain(earlier, first) }),
    recall_at_20: share(DEPTH),
    mrr: round(mrr),
  };
}

function plainRanks(corpus: readonly Decision[], cases: readonly LabelledQuery[]): number[] {
  const engine = new PlainBm25(corpus.map((d) => [d.case_title, d.facts, d.holding].join(" ")));
  const places = new Map(corpus.map(({ id }, place) => [id, place]));
  return cases.map(({ decision, query }) => {
    const scores = engine.scores(query);
    const place = places.get(decision.id) ?? 0;
    const own = scores[place] ?? 0;
    return (
      1 +
      scores.reduce(
        (ahead, score, other) => ahead + (score > own || (score === own && other < place) ? 1 : 0),
        0,
      )
    );
  });
}

function readingOf(text: string) {
  return readStory({ description: text, as_of: "2026-11-20" }, learner);
}

const rankIn = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.indexOf(id) + 1 : Number.POSITIVE_INFINITY;

async function textRanks(corpus: readonly Decision[], cases: readonly LabelledQuery[]): Promise<number[]> {
  const source = memorySource(corpus, [], [], vectors);
  return Promise.all(
    cases.map(async ({ decision, query }) => {
      const found = await source.candidates({
        text: query,
        terms: queryTerms(query),
        claim_types: [],
        limit: DEPTH,
      });
      return rankIn(
        found.map((one) => one.decision.id),
        decision.id,
      );
    }),
  );
}

/** Ranks as the product searches, and ranks among what its report shows. */
async function routedRanks(corpus: readonly Decision[], cases: readonly LabelledQuery[]) {
  const source = memorySource(corpus, [], [], vectors);
  return Promise.all(
    cases.map(async ({ decision, query }) => {
      const reading = readingOf(query);
      const found = await source.candidates(storyQuery(reading, DEPTH));
      const shown = similarCases(found.slice(0, FIRST), reading);
      return {
        searched: rankIn(
          found.map((one) => one.decision.id),
          decision.id,
        ),
        shown: rankIn(
          shown.map((one) => one.id),
          decision.id,
        ),
        none: shown.length === 0,
      };
    }),
  );
}

async function measure(set: string, corpus: readonly Decision[], cases: readonly LabelledQuery[]) {
  if (cases.length === 0) return { cases: 0 };
  const plain = metrics(`${set}: plain`, plainRanks(corpus, cases));
  const started = performance.now();
  const textOnly = metrics(`${set}: text`, await textRanks(corpus, cases));
  const milliseconds = (performance.now() - started) / cases.length;
  const routed = await routedRanks(corpus, cases);
  const searched = metrics(
    `${set}: routed`,
    routed.map((one) => one.searched),
  );
  const ratio = (ours: { recall_at_5: number }) => round(ours.recall_at_5 / plain.recall_at_5);
  return {
    decisions: corpus.length,
    cases: cases.length,
    plain_bm25: plain,
    ours_text_only: { ...textOnly, times_plain_at_5: ratio(textOnly) },
    ours_routed: { ...searched, times_plain_at_5: ratio(searched) },
    shown: metrics(
      `${set}: shown`,
      routed.map((one) => one.shown),
    ),
    none_shown: countOf(routed.map((one) => one.none)),
    milliseconds_a_query_text_only: round(milliseconds),
  };
}

function withClaimTypes(cases: readonly LabelledQuery[]): LabelledQuery[] {
  return cases.map(({ decision, query }) => ({
    decision: {
      ...decision,
      claim_types: readingOf(decision.facts).claimTypes.map((one) => one.claim_type.id),
    },
    query,
  }));
}

const vectors = await loadShippedWordVectors();
const learner = await loadShippedReader(vectors);
const shipped = await loadShippedDecisions();
const sets: Record<string, unknown> = {};
for (const words of [40, 80]) {
  const set = `shipped decisions, query of ${words} words`;
  sets[set] = await measure(set, shipped, shippedQueries(folder, shipped, words));
}
for (const [docWords, words] of asked.quick
  ? []
  : ([
      [150, 80],
      [80, 40],
    ] as const)) {
  const cases = withClaimTypes(labelledQueries(folder, docWords, words));
  const set = `opinions cut to ${docWords} words, query of ${words} words`;
  sets[set] = await measure(
    set,
    cases.map(({ decision }) => decision),
    cases,
  );
}
if (asked.keep) writeFileSync(asked.keep, JSON.stringify(answered));
console.log(JSON.stringify({ retrieval: sets }, null, 1));
