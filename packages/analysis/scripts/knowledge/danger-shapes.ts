import { z } from "zod";
import { TELLINGS } from "../../src/lexicon.ts";

/** The shapes of the files of patterns: dangers, ways of telling, facts. */

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9_]+$/, "An id has small letters, digits and underscores.");
const patterns = z.array(z.union([z.strictObject({ same: id }), text])).min(1);

/** `lexicon/en/dangers/<kind>.yaml`: how people tell of one danger. */
export const dangerFile = z.strictObject({
  /** Patterns that several entries use, by name. */
  lists: z.record(id, z.array(text).min(1)).default({}),
  frames: z
    .array(
      z.strictObject({
        means: text,
        /** The pattern holds its own "not" or "never". */
        denies: z.literal(true).optional(),
        clear: patterns.optional(),
        hint: patterns.optional(),
        slight: patterns.optional(),
        needs: patterns.optional(),
        unless: patterns.optional(),
        never: patterns.optional(),
      }),
    )
    .min(1),
});

const some = z.array(text).min(1);

/** `lexicon/en/told-ways.yaml`: how a danger is told. */
export const toldWaysFile = z.strictObject(
  Object.fromEntries(TELLINGS.map((way) => [way, some])) as Record<(typeof TELLINGS)[number], typeof some>,
);

/** `lexicon/en/fact-patterns.yaml`: facts that people tell in too many ways for a list of words. */
export const factPatternsFile = z.strictObject({ classes: z.record(id, text), facts: z.record(id, some) });
