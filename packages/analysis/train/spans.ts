import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDates } from "../src/reading/dates.ts";
import { spanFeatures } from "../src/reading/learned/span-features.ts";
import type { ToldSpan } from "../src/reading/learned/span-features.ts";
import type { Features } from "../src/reading/learned/features.ts";
import { DAY_LABELS, LENGTH_LABELS, SPAN_HEADS, sharesOf } from "../src/reading/learned/span-reader.ts";
import type { SpanQuestion } from "../src/reading/learned/span-reader.ts";
import { outputsOf } from "../src/reading/learned/weights.ts";
import type { LinearWeights } from "../src/reading/learned/weights.ts";
import { spanOfWords } from "../src/reading/told-spans.ts";
import { readText } from "../src/reading/text.ts";
import { sha256 } from "./check.ts";
import { placed } from "./examples.ts";
import { sumsFor } from "./fit-heads.ts";
import { inBytes, mostTelling } from "./kept-rows.ts";
import { learnLinear } from "./learn-linear.ts";
import type { Learned } from "./learn-linear.ts";
import { linesOf, readTrainingStories, TRAINING_FOLDER } from "./training-story.ts";
import type { TrainingStory } from "./training-story.ts";

/** The days and lengths of time of a training story, each with what it is. */
export interface LabelledStory {
  /** Of a training story. */
  id: string;
  spans: readonly { at: number; words: string; is: string }[];
}

const FILE = "spans.jsonl";
/** The day on which the stories are read, which is about the day on which they were written. */
const READ_ON = "2026-11-22";
const SETTINGS = { rounds: 14, step: 0.4, decay: 0.0015 };
const FEWEST_SPANS = 3;
/** So many features are kept, those that say most: with the other weights they stay under eight million bytes. */
const MOST_FEATURES = 7000;
const PARTS = 5;

export function readLabelledStories(folder = TRAINING_FOLDER): LabelledStory[] {
  return linesOf(FILE, folder).map((line) => JSON.parse(line) as LabelledStory);
}

/** The hash of the file of labels. */
export const hashOfLabels = (folder = TRAINING_FOLDER): string => sha256(readFileSync(join(folder, FILE)));

/** Everything that is wrong with the labels: no such story, other words at that place, a label that is not known. */
export function faultsOfLabels(folder = TRAINING_FOLDER): string[] {
  const texts = new Map(readTrainingStories(folder).map(({ id, text }) => [id, text]));
  const known: readonly string[] = [...DAY_LABELS, ...LENGTH_LABELS];
  const seen = new Set<string>();
  return readLabelledStories(folder).flatMap(({ id, spans }) => {
    const text = texts.get(id);
    if (text === undefined) return [`${id}: no such story`];
    const twice = seen.has(id) ? [`${id}: stands twice`] : [];
    seen.add(id);
    return [
      ...twice,
      ...spans.flatMap(({ at, words, is }) => [
        ...(text.slice(at, at + words.length) === words ? [] : [`${id}: "${words}" does not stand at ${at}`]),
        ...(known.includes(is) ? [] : [`${id}: "${is}" is no label`]),
      ]),
    ];
  });
}

/** A span made ready: its features, and for each answer whether it is the right one. */
interface PreparedSpan {
  id: string;
  question: SpanQuestion;
  is: string;
  features: Features;
  wanted: Float32Array;
}

function preparedSpans(
  labelled: readonly LabelledStory[],
  stories: readonly TrainingStory[],
): PreparedSpan[] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  return labelled.flatMap(({ id, spans }) => {
    const told = byId.get(id);
    if (!told) return [];
    const story = readText(told.text);
    const mentions = readDates(story, READ_ON);
    const own = spans.flatMap(({ at, words, is }) => {
      const span = spanOfWords(story, mentions, at, at + words.length);
      return span ? [{ span, is }] : [];
    });
    const context = {
      story,
      asOf: READ_ON,
      side: told.side,
      category: told.category,
      spans: own.map(({ span }) => span),
    };
    return own.flatMap(({ span, is }) => preparedSpan(id, span, is, spanFeatures(span, context)));
  });
}

function preparedSpan(id: string, { day }: ToldSpan, is: string, features: Features): PreparedSpan[] {
  const question = day ? "day" : "length";
  const labels: readonly string[] = day ? DAY_LABELS : LENGTH_LABELS;
  // Who labelled may have taken a length for a day, as in "two weeks ago"; such a label teaches nothing.
  if (!labels.includes(is)) return [];
  const wanted = Float32Array.from(
    SPAN_HEADS.flatMap((head) =>
      head.labels.map((label) => (head.name === question ? Number(label === is) : Number.NaN)),
    ),
  );
  return [{ id, question, is, features, wanted }];
}

const learnFrom = (seen: readonly PreparedSpan[]): Learned =>
  learnLinear(SPAN_HEADS, seen, FEWEST_SPANS, SETTINGS);

/** How the spans of a label were read by readers that had not seen their stories. */
export interface SpanCount {
  question: SpanQuestion;
  label: string;
  of: number;
  /** Of these, how many were given at least this share, and how many spans were in all. */
  at: { share: number; found: number; given: number }[];
}

const SHARES = [0.2, 0.35, 0.5, 0.7];

/** Every span read by a reader that learned from the stories of the other four fifths. */
export function spanCard(labelled = readLabelledStories()): SpanCount[] {
  const spans = preparedSpans(labelled, readTrainingStories());
  const part = new Map(labelled.map(({ id }, at) => [id, at % PARTS]));
  const outputs = outputsOf(SPAN_HEADS);
  const read = Array.from({ length: PARTS }, (_, own) => {
    const { places, rows } = learnFrom(spans.filter(({ id }) => part.get(id) !== own));
    return spans
      .filter(({ id }) => part.get(id) === own)
      .map((span) => ({
        span,
        shares: new Map<string, number>(
          Object.entries(sharesOf(sumsFor(placed(span.features, places), rows, outputs), span.question)),
        ),
      }));
  }).flat();
  return SPAN_HEADS.flatMap(({ name, labels }) =>
    labels.map((label) => {
      const asked = read.filter(({ span }) => span.question === name);
      return {
        question: name,
        label,
        of: asked.filter(({ span }) => span.is === label).length,
        at: SHARES.map((share) => {
          const given = asked.filter(({ shares }) => (shares.get(label) ?? 0) >= share);
          return { share, found: given.filter(({ span }) => span.is === label).length, given: given.length };
        }),
      };
    }),
  );
}

/** Learns from all labelled stories. Deterministic. */
export function learnSpans(): LinearWeights<SpanQuestion> {
  const { vocabulary, rows } = learnFrom(preparedSpans(readLabelledStories(), readTrainingStories()));
  const kept = mostTelling({ hashes: vocabulary, ...inBytes(rows, vocabulary.length) }, MOST_FEATURES);
  return { heads: SPAN_HEADS, ...kept };
}
