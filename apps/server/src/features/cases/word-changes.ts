import type { WordRun } from "@standing/contract";

/** Cells of the comparison table beyond which the changed middle is shown as a whole. */
const CELLS_MAX = 4_000_000;

/**
 * What changed from one text to another, word by word: the longest common run of words stays, in order. Space between
 * words does not count. The runs that are `same` or `added` make up the later text. Two texts that have very much
 * between their first and last change are told as one removal and one addition.
 */
export function wordChanges(before: string, after: string): WordRun[] {
  const old = wordsOf(before);
  const young = wordsOf(after);
  let head = 0;
  while (head < Math.min(old.length, young.length) && sameWord(old[head], young[head])) head += 1;
  let tail = 0;
  while (
    tail < Math.min(old.length, young.length) - head &&
    sameWord(old[old.length - 1 - tail], young[young.length - 1 - tail])
  )
    tail += 1;
  const oldMiddle = old.slice(head, old.length - tail);
  const youngMiddle = young.slice(head, young.length - tail);
  return joined([
    ...young.slice(0, head).map(run("same")),
    ...middleChanges(oldMiddle, youngMiddle),
    ...young.slice(young.length - tail).map(run("same")),
  ]);
}

const run =
  (kind: WordRun["kind"]) =>
  (text: string): WordRun => ({ kind, text });

/** Words, each with the space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function sameWord(one: string | undefined, other: string | undefined): boolean {
  return one?.trimEnd() === other?.trimEnd();
}

function middleChanges(old: readonly string[], young: readonly string[]): WordRun[] {
  const all = [...old.map(run("removed")), ...young.map(run("added"))];
  if (old.length === 0 || young.length === 0 || old.length * young.length > CELLS_MAX) return all;
  const length = commonLengths(old, young);
  const width = young.length + 1;
  const at = (row: number, column: number) => length[row * width + column] ?? 0;
  const runs: WordRun[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < young.length) {
    const [gone, come] = [old[row], young[column]];
    if (gone !== undefined && come !== undefined && sameWord(gone, come)) {
      runs.push({ kind: "same", text: come });
      row += 1;
      column += 1;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: "removed", text: gone });
      row += 1;
    } else if (come !== undefined) {
      runs.push({ kind: "added", text: come });
      column += 1;
    }
  }
  return runs;
}

/** Length of the longest common run of words from each pair of places to the ends, row by row. */
function commonLengths(old: readonly string[], young: readonly string[]): Uint16Array {
  const width = young.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = young.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = sameWord(old[row], young[column])
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of one kind as one run; within a change, what was removed stands before what was added. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const result: WordRun[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed !== "") result.push({ kind: "removed", text: removed });
    if (added !== "") result.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const { kind, text } of runs) {
    if (kind === "removed") removed += text;
    else if (kind === "added") added += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === "same") result[result.length - 1] = { kind, text: last.text + text };
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}
