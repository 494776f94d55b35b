import type { CaseEvidence } from "@standing/contract";
import * as words from "../../../words/cases-evidence.ts";

/** Where a thing stands, and by what. */
export function evidenceStanding({ state, mark, files, words: told, priority }: CaseEvidence): string {
  if (state === "not_needed") return words.notNeeded();
  if (state === "missing") return words.missing({ when: words.when(`${priority}`) });
  if (files.length > 0) return words.byFile({ n: files.length });
  return told !== null && mark === null ? words.told() : words.marked();
}
