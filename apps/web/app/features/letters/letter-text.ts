import type { Letter, LetterRun } from "@standing/contract";
import * as words from "../../words/letters.ts";

/** A run as plain words; a blank stands in square brackets. */
export function runText(run: LetterRun): string {
  if ("text" in run) return run.text;
  return "filled" in run ? run.filled : words.blank({ what: run.blank });
}

export const lineText = (line: readonly LetterRun[]): string => line.map(runText).join("");

/** The parts of a letter in their order, as every form of it writes them. */
export function partsOf(letter: Letter): { kind: "lines" | "line" | "subject"; lines: LetterRun[][] }[] {
  return [
    { kind: "lines", lines: letter.sender },
    { kind: "line", lines: [letter.date] },
    { kind: "lines", lines: letter.receiver },
    { kind: "subject", lines: [subjectOf(letter)] },
    ...letter.body.map((line) => ({ kind: "line" as const, lines: [line] })),
    { kind: "lines", lines: [[{ text: letter.closing }], letter.signature] },
  ];
}

/** The subject with its label before it; the label's own words come from the catalogue. */
function subjectOf({ subject }: Letter): LetterRun[] {
  const [before = "", after = ""] = words.subjectLabel({ text: "\u0000" }).split("\u0000");
  return [{ text: before }, ...subject, ...(after === "" ? [] : [{ text: after }])];
}

/** A letter as plain text, to paste anywhere. */
export function letterText(letter: Letter): string {
  const parts = partsOf(letter).map(({ lines }) => lines.map(lineText).join("\n"));
  return `${parts.join("\n\n")}\n`;
}

/** How many different blanks are left. */
export function blanksOf(letter: Letter): number {
  const runs = partsOf(letter).flatMap(({ lines }) => lines.flat());
  return new Set(runs.flatMap((run) => ("blank" in run ? [run.field] : []))).size;
}

/** Each item with a name of its own: its words, and which of the same words it is. */
export function keyed<T>(items: readonly T[], wordsOf: (item: T) => string): [name: string, item: T][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const said = wordsOf(item);
    const nth = seen.get(said) ?? 0;
    seen.set(said, nth + 1);
    return [`${said} ${nth}`, item];
  });
}
