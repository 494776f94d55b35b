import { loadShippedSource } from "../src/retrieval/shipped.ts";
import { differences, readable } from "./differences.ts";
import { unmet } from "./expectations.ts";
import { removeOutput, runStories, storeOutput, storedIds, storedOutput, toStored } from "./outputs.ts";
import type { Run } from "./outputs.ts";
import { pretty } from "./pretty.ts";
import { readStories } from "./story.ts";

const USAGE = `Usage:
  cases [check]      compares the analysis of each story with the accepted one, and with what is expected of it
  cases accept       takes the analyses of today as the accepted ones, and prints what changed
  cases show ID      the analysis of one story as it stands today
`;

/** The `cases` command. Returns the text to print and the exit code: 1 when something differs. */
export async function casesCommand(args: readonly string[]): Promise<{ text: string; code: number }> {
  const [verb = "check", id] = args;
  if (verb === "check") return check(await runs());
  if (verb === "accept") return accept(await runs());
  if (verb === "show" && id !== undefined) return show(id);
  return { text: USAGE, code: 2 };
}

async function runs(): Promise<Run[]> {
  return runStories(readStories(), await loadShippedSource());
}

/** The changes of each case against its accepted output, ready to read; nothing for a case without change. */
export function changes(all: readonly Run[]): string[] {
  return all.flatMap(({ story, analysis }) => {
    const { id } = story.input;
    const stored = storedOutput(id);
    if (stored === undefined) return [`${id} (new)`];
    const found = differences(stored, toStored(analysis));
    return found.length === 0 ? [] : [readable(id, found)];
  });
}

const MOST_CASES = 20;

/** Changes as lines: the first cases in full, of the others only the first line. */
export function listed(changed: readonly string[]): string[] {
  return changed.map((text, at) => (at < MOST_CASES ? text : (text.split("\n")[0] ?? text)));
}

/** Every expectation that does not hold and is not a known gap, and every known gap that is none any more. */
export function surprises({ story, analysis }: Run): string[] {
  const { gaps = {} } = story.expect;
  const found = Object.entries(unmet(story.expect, analysis));
  const closed = Object.keys(gaps).filter((aspect) => !found.some(([failed]) => failed === aspect));
  return [
    ...found.filter(([aspect]) => !(aspect in gaps)).map(([, complaint]) => complaint),
    ...closed.map((aspect) => `the known gap in ${aspect} is closed: take it out of "gaps"`),
  ];
}

function check(all: readonly Run[]): { text: string; code: number } {
  const changed = changes(all);
  const surprised = all.flatMap((run) =>
    surprises(run).map((complaint) => `${run.story.input.id}: ${complaint}`),
  );
  const gaps = all.flatMap(({ story }) => Object.keys(story.expect.gaps ?? {}));
  const hint = changed.length > 0 ? ["", "To take the changes: npm run cases -- accept"] : [];
  const summary = `${all.length} cases, ${changed.length} changed, ${surprised.length} against what is expected, ${gaps.length} known gaps`;
  return {
    text: `${[...listed(changed), ...surprised, ...hint, summary].join("\n")}\n`,
    code: changed.length + surprised.length > 0 ? 1 : 0,
  };
}

function accept(all: readonly Run[]): { text: string; code: number } {
  const changed = changes(all);
  const known = new Set(all.map(({ story }) => story.input.id));
  const removed = storedIds().filter((id) => !known.has(id));
  for (const id of removed) removeOutput(id);
  for (const { story, analysis } of all) storeOutput(story.input.id, toStored(analysis));
  const lines = [...listed(changed), ...removed.map((id) => `${id} (removed)`)];
  return {
    text: `${[...lines, `${all.length} cases accepted, ${changed.length} changed`].join("\n")}\n`,
    code: 0,
  };
}

async function show(id: string): Promise<{ text: string; code: number }> {
  const stories = readStories().filter(({ input }) => input.id === id);
  const [run] = await runStories(stories, await loadShippedSource());
  if (!run) return { text: `There is no case "${id}".\n`, code: 2 };
  return { text: pretty(toStored(run.analysis)), code: 0 };
}
