import type { SentForm } from "./signed-out.ts";

/** The values, each once, that a person wrote, as far as their shape tells: keys, dates and choices hold no space. */
export function wordsOf(fields: SentForm["fields"]): string[] {
  return [...new Set(fields.map(([, value]) => value.trim()))].filter((value) => /\s/u.test(value));
}
