import { z } from "zod";

/** The shapes of the lexicon's YAML files, and of those that give its sections their meaning. */

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9_]+$/, "An id has small letters, digits and underscores.");

/** `words/en/facts.yaml`: each fact of `lexicon/en/facts.txt` in plain words. */
export const factWordsFile = z.record(id, text);

/** `sides.yaml`: what each section of `lexicon/en/sides.txt` says about the side of the teller. */
export const sidesFile = z.array(
  z.strictObject({
    id,
    side: z.enum(["claimant", "defending", "asking"]),
    weight: z.number().positive(),
    befalls: z.literal(true).optional(),
  }),
);

/** `topics/lay.yaml`: the topics of lay questions. */
export const layTopicsFile = z.array(
  z.strictObject({ id, code: text.optional(), ease: z.number().positive().optional() }),
);

/** `lexicon/en/thesaurus.yaml`: what people say, and the words that courts use for it. */
export const thesaurusFile = z.array(
  z.strictObject({ says: z.array(text).min(1), law: z.array(text).min(1) }),
);

const expression = text.refine(
  (source) => {
    try {
      return new RegExp(source, "i").source !== "";
    } catch {
      return false;
    }
  },
  { message: "It is no regular expression." },
);

/** `lexicon/en/steps.yaml`: kinds of first steps. */
export const stepsFile = z.array(
  z.strictObject({
    id,
    /** A regular expression over the words of the step. */
    step: expression,
    /** Words of a story in which it is done. */
    done: z.array(text).min(1).optional(),
    past_after: z.number().int().positive().optional(),
    /** Words of a story in which it makes no sense any more. */
    not_when: z.array(text).min(1).optional(),
    /** A topic of the law of the place whose answer the step would look up. */
    looks_up: id.optional(),
  }),
);
