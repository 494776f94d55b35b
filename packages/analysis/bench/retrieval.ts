/**
 * Finding a decision from a held-back part of its opinion, beside plain BM25 in the same run. Prints one JSON object.
 * `node bench/retrieval.ts [FOLDER]`: FOLDER holds precedent data in the format of the development data.
 * Development only: without the data it says so and stops.
 *
 * Three kinds of sets: the shipped decisions, told in our words, searched with the court's words; and opinions cut in
 * two, where the first half is the decision and part of the second half is the query. Names are taken out of queries.
 * "Routed" is what the product does: category, claim types and thesaurus words are what the reader makes of the query;
 * claim types of cut opinions, which have none, are what the reader makes of the first half.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readStory } from "../src/reading/read-story.ts";
import type { Decision } from "../src/records.ts";
import { memorySource } from "../src/retrieval/memory-source.ts";
import { queryTerms } from "../src/retrieval/query-terms.ts";
import { loadShippedDecisions, loadShippedWordVectors } from "../src/retrieval/shipped.ts";
import { storyQuery } from "../src/story-query.ts";
import { labelledQueries, shippedQueries } from "./opinions.ts";
import type { LabelledQuery } from "./opinions.ts";
import { PlainBm25 } from "./plain-bm25.ts";

const folder = process.argv[2] ?? join(import.meta.dirname, "../../../../shared/data/precedents");
if (!existsSync(folder)) {
  console.log(JSON.stringify({ retrieval: null, reason: `There is no folder ${folder}.` }));
  process.exit(0);
}

const DEPTH = 20;
const round = (x: number) => Math.round(x * 1000) / 1000;

function metrics(ranks: readonly number[]) {
  const share = (most: number) => round(ranks.filter((rank) => rank <= most).length / ranks.length);
  const mrr = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  return { recall_at_1: share(1), recall_at_5: share(5), recall_at_20: share(DEPTH), mrr: round(mrr) };
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
  return readStory({ description: text, as_of: "2026-11-20" });
}

async function ourRanks(
  corpus: readonly Decision[],
  cases: readonly LabelledQuery[],
  isRouted: boolean,
): Promise<number[]> {
  const source = memorySource(corpus, [], [], vectors);
  return Promise.all(
    cases.map(async ({ decision, query }) => {
      const found = await source.candidates(
        isRouted
          ? storyQuery(readingOf(query), DEPTH)
          : { text: query, terms: queryTerms(query), claim_types: [], limit: DEPTH },
      );
      const place = found.findIndex((one) => one.decision.id === decision.id);
      return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
    }),
  );
}

async function measure(corpus: readonly Decision[], cases: readonly LabelledQuery[]) {
  if (cases.length === 0) return { cases: 0 };
  const plain = metrics(plainRanks(corpus, cases));
  const started = performance.now();
  const textOnly = metrics(await ourRanks(corpus, cases, false));
  const milliseconds = (performance.now() - started) / cases.length;
  const withRouting = metrics(await ourRanks(corpus, cases, true));
  const ratio = (ours: { recall_at_5: number }) => round(ours.recall_at_5 / plain.recall_at_5);
  return {
    decisions: corpus.length,
    cases: cases.length,
    plain_bm25: plain,
    ours_text_only: { ...textOnly, times_plain_at_5: ratio(textOnly) },
    ours_routed: { ...withRouting, times_plain_at_5: ratio(withRouting) },
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
const shipped = await loadShippedDecisions();
const sets: Record<string, unknown> = {};
for (const words of [40, 80])
  sets[`shipped decisions, query of ${words} words`] = await measure(
    shipped,
    shippedQueries(folder, shipped, words),
  );
for (const [docWords, words] of [
  [150, 80],
  [80, 40],
] as const) {
  const cases = withClaimTypes(labelledQueries(folder, docWords, words));
  sets[`opinions cut to ${docWords} words, query of ${words} words`] = await measure(
    cases.map(({ decision }) => decision),
    cases,
  );
}
console.log(JSON.stringify({ retrieval: sets }, null, 1));
