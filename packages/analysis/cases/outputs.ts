import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "../src/analyze.ts";
import type { Analysis } from "../src/result.ts";
import type { PrecedentSource } from "../src/retrieval/source.ts";
import type { Json } from "./differences.ts";
import { pretty } from "./pretty.ts";
import type { Story } from "./story.ts";

const FOLDER = join(import.meta.dirname, "outputs");

const LEAST_SHARE = 0.1;

/**
 * An analysis as it is stored: whole and what matters most first, except for what a longer corpus or one more word of
 * knowledge moves a little everywhere. A category is its share in tenths, a similar case its id and whole score, a
 * plotted outcome its id, a trace entry its path and grounds; the deadlines stand once.
 */
export function toStored(analysis: Analysis): Json {
  const { scope, legal_category, claim_types, deadlines, ai_analysis_result, reading, ...rest } = analysis;
  const { estimate } = ai_analysis_result.damages_assessment;
  return asJson({
    id: analysis.id,
    scope,
    legal_category,
    claim_types: claim_types.map(({ claim_type, score }) => `${claim_type}: ${score.toFixed(1)}`),
    deadlines,
    reading: {
      side: reading.side.value,
      events: reading.events.map((one) => `${one.kind} ${one.date?.from ?? "no day"} ${one.told_as}`),
      claims: reading.claims.map(({ claim_type }) => claim_type),
      crises: reading.crises.map(({ level, kind }) => `${level} ${kind}`),
      questions: reading.questions.map(({ id }) => id),
    },
    ai_analysis_result: {
      ...ai_analysis_result,
      deadlines: ai_analysis_result.deadlines.map(({ rule, date }) => `${rule}: ${date ?? "no date"}`),
      damages_assessment: {
        ...ai_analysis_result.damages_assessment,
        estimate: { ...estimate, points: estimate.points.map(({ id }) => id) },
      },
    },
    ...rest,
    categories: analysis.categories
      .filter(({ score }) => score >= LEAST_SHARE)
      .map((one) => `${one.legal_category}: ${one.score.toFixed(1)}`),
    similar_cases_found: analysis.similar_cases_found.map(
      ({ id, similarity_score }) => `${id}: ${Math.round(similarity_score)}`,
    ),
    trace: analysis.trace.map(
      ({ path, rests_on }) => `${path} <- ${rests_on.map(({ kind, id }) => `${kind} ${id}`).join(", ")}`,
    ),
  });
}

/** Drops what JSON cannot hold, as writing and reading it would. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** A story with its analysis. */
export interface Run {
  story: Story;
  analysis: Analysis;
}

/** Analyses all stories, one after the other. */
export async function runStories(stories: readonly Story[], source: PrecedentSource): Promise<Run[]> {
  const runs: Run[] = [];
  for (const story of stories) runs.push({ story, analysis: await analyze(story.input, source) });
  return runs;
}

/** The accepted output of a story; undefined when none was accepted yet. */
export function storedOutput(id: string): Json | undefined {
  const file = join(FOLDER, `${id}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Json) : undefined;
}

/** Ids of all accepted outputs. */
export function storedIds(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
}

/** Accepts an output. */
export function storeOutput(id: string, output: Json): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${id}.json`), pretty(output));
}

/** Removes the output of a story that is no more. */
export function removeOutput(id: string): void {
  rmSync(join(FOLDER, `${id}.json`));
}
