import { FACT_CUES } from "./compiled/lexicon.js";

/** A fact in plain words, completing "if ..." or "when ...". */
export function factWords(key: string): string {
  return FACT_CUES.find((fact) => fact.key === key)?.plain ?? key.replaceAll("_", " ");
}
