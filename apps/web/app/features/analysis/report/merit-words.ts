import * as words from "../../../words/analysis-report.ts";

/** Whether the analysis sees legal merit, in words; null is no answer either way. */
export const meritWords = (merit: boolean | null): string =>
  words.merit(merit === null ? "open" : merit ? "yes" : "no");
