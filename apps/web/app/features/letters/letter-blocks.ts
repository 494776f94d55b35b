import type { Letter } from "@standing/contract";
import type { Block } from "../analysis/report/pdf/block.ts";
import { list, paragraph, section } from "../analysis/report/pdf/make-blocks.ts";
import * as words from "../../words/letters.ts";
import { lineText, partsOf } from "./letter-text.ts";
import { deadlineWords, ruleWords } from "./rule-words.ts";

/** A letter on paper: the sheet first, then how to send it and the rules that it names. */
export function letterBlocks(letter: Letter): Block[] {
  return [
    ...partsOf(letter).map(({ kind, lines }) =>
      paragraph(lines.map(lineText).join("\n"), kind === "subject" ? "strong" : undefined),
    ),
    ...section(
      words.deadlines(),
      letter.deadlines.length === 0 ? [] : [list(letter.deadlines.map(deadlineWords))],
    ),
    ...section(words.send(), [list(letter.send)]),
    ...section(words.care(), [list(letter.care)]),
    ...section(words.rules(), letter.rules.length === 0 ? [] : [list(letter.rules.map(ruleWords))]),
    paragraph(words.notAdvice(), "quiet"),
  ];
}
