import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../src/reading/text.ts";
import { TRAINING_FOLDER } from "./training-story.ts";
import type { TrainingStory } from "./training-story.ts";

/** A danger told by its signs alone in one to four sentences, or sentences that only resemble one. */
export interface DangerExcerpt {
  text: string;
  /** The dangers told; empty for sentences that only resemble one. */
  kinds: readonly string[];
}

const FILE = "dangers.jsonl";

export function readDangerExcerpts(folder = TRAINING_FOLDER): DangerExcerpt[] {
  return readFileSync(join(folder, FILE), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as DangerExcerpt);
}

/** A step that has no divisor in common with any number of stories that is likely. */
const STEP = 7919;

/**
 * Each excerpt told in passing, as dangers mostly are: between two sentences of a story about something else, in which
 * no danger is told. The same story and place every time.
 */
export function toldInPassing(
  excerpts: readonly DangerExcerpt[],
  stories: readonly TrainingStory[],
): DangerExcerpt[] {
  const hosts = stories.filter(({ crises, traits }) => !crises?.length && !traits.includes("spanish"));
  return excerpts.map(({ text, kinds }, at) => {
    const host = hosts[(at * STEP) % hosts.length]?.text ?? "";
    const { sentences } = readText(host);
    const after = sentences[(at * STEP) % (sentences.length + 1)];
    const start = after?.start ?? host.length;
    return { text: `${host.slice(0, start)} ${text} ${host.slice(start)}`.trim(), kinds };
  });
}
