import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEGAL_CATEGORIES, STATES } from "../src/knowledge.ts";
import { TOPICS } from "../src/compiled/lexicon.js";
import { wordsOf } from "../src/retrieval/tokenize.ts";
import { CATEGORY_OF_CLAIM, linesOf, storyFiles, TRAINING_FOLDER } from "./training-story.ts";
import { CRISIS_KINDS } from "../src/knowledge.ts";
import type { TrainingStory } from "./training-story.ts";

const FEWEST_WORDS = 5;
const MOST_WORDS = 400;
const SIDES = ["claimant", "defending", "asking", "both"];
const MUST = ["id", "writer", "text", "category", "claim_types", "side", "traits"] as const;
const MAY = ["categories", "topics", "state", "crises"];
const RUN = 5;
/** Two stories that share more than this part of their runs of five words are near-duplicates. */
const MOST_SHARED = 1 / 3;

/** Everything that is wrong with the files of stories, with file and line. */
export function faultsOfStories(folder = TRAINING_FOLDER): string[] {
  const seen = new Set<string>();
  const stories: { where: string; story: TrainingStory }[] = [];
  const faults = storyFiles(folder).flatMap((name) =>
    linesOf(name, folder).flatMap((line, at) => {
      const where = `${name}, line ${at + 1}`;
      const story = parsed(line);
      if (!story) return [`${where}: not a JSON object`];
      stories.push({ where, story });
      const twice = seen.has(story.id) ? [`the id ${story.id} stands twice`] : [];
      seen.add(story.id);
      return [...faultsOf(story, name), ...twice].map((fault) => `${where}: ${fault}`);
    }),
  );
  return [...faults, ...nearDuplicates(stories)];
}

function parsed(line: string): TrainingStory | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as TrainingStory) : null;
  } catch {
    return null;
  }
}

function faultsOf(story: TrainingStory, file: string): string[] {
  const known: string[] = [...MUST, ...MAY];
  const missing = MUST.filter((key) => story[key] === undefined).map((key) => `${key} is missing`);
  if (missing.length > 0) return missing;
  const among = (what: string, values: readonly string[], allowed: readonly string[]): string[] =>
    values.filter((value) => !allowed.includes(value)).map((value) => `${what}: "${value}" is not known`);
  const words = story.text.split(/\s+/).length;
  const noClaim = story.traits.includes("no_claim");
  return [
    ...Object.keys(story)
      .filter((key) => !known.includes(key))
      .map((key) => `the field ${key} is not known`),
    ...(file === `stories-${story.writer}.jsonl` ? [] : [`${story.writer} does not write in ${file}`]),
    ...(story.id.startsWith(`${story.writer}-`) ? [] : [`${story.id} is no id of ${story.writer}`]),
    ...(words < FEWEST_WORDS || words > MOST_WORDS ? [`${words} words`] : []),
    ...among("category", [story.category, ...(story.categories ?? [])], LEGAL_CATEGORIES),
    ...among("claim type", story.claim_types, [...CATEGORY_OF_CLAIM.keys()]),
    ...among("side", [story.side], SIDES),
    ...among(
      "topic",
      story.topics ?? [],
      TOPICS.map(({ topic }) => topic),
    ),
    ...among("state", story.state === undefined ? [] : [story.state], STATES),
    ...among("crisis", story.crises ?? [], CRISIS_KINDS),
    ...(noClaim && (story.claim_types.length > 0 || story.side !== "asking")
      ? ["no claim, but with a claim type or a side"]
      : []),
  ];
}

/** Texts that are nearly the same as one before them, each named by where it stands. */
export function nearDuplicates(
  stories: readonly { where: string; story: Pick<TrainingStory, "text"> }[],
): string[] {
  const byRun = new Map<string, number[]>();
  const runs = stories.map(({ story }) => runsOf(story.text));
  runs.forEach((own, at) => {
    for (const run of own) byRun.set(run, [...(byRun.get(run) ?? []), at]);
  });
  return runs.flatMap((own, at) => {
    const shared = new Map<number, number>();
    for (const run of own)
      for (const other of byRun.get(run) ?? [])
        if (other < at) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared]
      .filter(([other, count]) => count > MOST_SHARED * Math.min(own.size, runs[other]?.size ?? 0))
      .map(([other]) => `${stories[at]?.where}: nearly the same as ${stories[other]?.where}`);
  });
}

function runsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" ")));
}

const LIST = "files.json";

/** Each file of stories with the hash of its bytes. */
export function hashesOfStories(folder = TRAINING_FOLDER): Record<string, string> {
  return Object.fromEntries(
    storyFiles(folder).map((name) => [name, sha256(readFileSync(join(folder, name)))]),
  );
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The list of files as it was accepted last. */
export function acceptedHashes(folder = TRAINING_FOLDER): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, LIST), "utf8")) as Record<string, string>;
}

export function acceptHashes(folder = TRAINING_FOLDER): void {
  writeFileSync(join(folder, LIST), `${JSON.stringify(hashesOfStories(folder), null, 2)}\n`);
}
