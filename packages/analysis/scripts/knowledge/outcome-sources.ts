import { z } from "zod";
import type { OutcomeSource } from "../../src/estimate/outcome-source.ts";
import type { ReadOne } from "./yaml-file.ts";

const id = z.string().regex(/^[a-z][a-z0-9_]*$/);
const text = z.string().trim().min(1);

/** `outcome-sources.yaml`: where outcome records come from. */
export const outcomeSourcesFile = z.record(
  id,
  z.strictObject({
    publisher: text,
    origin: text,
    licence: text,
    includes_losses: z.boolean(),
    checked: z.iso.date(),
  }),
);

/** `words/en/outcome-sources.yaml`: how they are called, and in which direction each misleads. */
export const outcomeSourceWordsFile = z.record(id, z.strictObject({ name: text, bias: text }));

/** The sources with their words; one without the other is a fault. */
export function readOutcomeSources(one: ReadOne): Record<string, OutcomeSource> {
  const sources = one("outcome-sources.yaml", outcomeSourcesFile);
  const words = one("words/en/outcome-sources.yaml", outcomeSourceWordsFile);
  if (!sources || !words) return {};
  for (const known of Object.keys(words.content))
    if (!sources.content[known]) words.fault([known], `"${known}" is no source of ${sources.path}.`);
  return Object.fromEntries(
    Object.entries(sources.content).flatMap(([source, facts]) => {
      const said = words.content[source];
      if (!said) sources.fault([source], `"${source}" has no words in ${words.path}.`);
      return said ? [[source, { ...facts, ...said }]] : [];
    }),
  );
}
