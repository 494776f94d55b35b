import { z } from "zod";
import { STATES } from "../../src/knowledge.ts";

/** The shapes of the files under `knowledge/`; the JSON schemas for editors are made from them. */

/** What topics stand under on pages, in this order. */
export const TOPIC_GROUPS = ["injury", "home", "work", "courts", "family", "rights"] as const;

const date = z.iso.date();
const text = z.string().trim().min(1);
const placeValue = z.union([z.number(), text]);
const confidence = z.enum(["code_text", "confirmed_by_two", "confirmed_by_one", "recalled"]);

const source = z
  .strictObject({ name: text, url: z.url().optional(), quote: text.optional(), read: date.optional() })
  .refine(({ quote }) => quote === undefined || quote.split(/\s+/).length <= 25, {
    message: "A quotation has at most 25 words.",
    path: ["quote"],
  });

const placeEntry = z
  .strictObject({
    value: placeValue.nullable(),
    citation: text.optional(),
    confidence: confidence.optional(),
    from: date.optional(),
    until: date.optional(),
    review_by: date.optional(),
    checked: date.optional(),
    sources: z.array(source).default([]),
    could_be: z.array(placeValue).optional(),
    /** Two answers that were given apart from each other are the same. */
    agreed: z.literal(true).optional(),
  })
  .superRefine((entry, context) => {
    const needs = (field: keyof typeof entry, message: string) =>
      context.addIssue({ code: "custom", message, path: [field] });
    if (entry.value === null) {
      if (entry.confidence !== undefined) needs("confidence", "An abstention has no confidence.");
      return;
    }
    if (entry.confidence === undefined) needs("value", "A value needs its confidence.");
    if (entry.review_by === undefined) needs("value", "A value needs review_by.");
    const read = entry.sources.filter((one) => one.read !== undefined).length;
    if (entry.confidence !== "recalled" && read === 0)
      needs("confidence", "Only a recalled value has no source that was read.");
    if (entry.confidence === "confirmed_by_two" && read < 2)
      needs("confidence", "confirmed_by_two needs two sources that were read.");
    if (read > 0 !== (entry.checked !== undefined))
      needs("value", "checked is the day of a comparison: a value has it exactly if a source was read.");
    if (entry.from !== undefined && entry.until !== undefined && entry.from >= entry.until)
      needs("until", "until must be after from.");
  });

/** `law/<ST>.yaml`: all that one jurisdiction says. */
export const lawFile = z.strictObject({
  jurisdiction: z.enum(STATES),
  place: z.record(text, z.union([placeEntry, z.array(placeEntry).min(1)])),
});

/** `topics/place.yaml`: the topics of the law of the place and the values each may have. */
export const placeTopicsFile = z.record(
  text,
  z
    .strictObject({
      group: z.enum(TOPIC_GROUPS),
      values: z.array(text).min(1).optional(),
      number: z.strictObject({ unit: text, least: z.number(), most: z.number() }).optional(),
      phone: z.literal(true).optional(),
    })
    .refine(
      (topic) => topic.values ?? topic.number ?? topic.phone,
      "A topic needs values, a number or a phone.",
    ),
);

/** `topics/uses.yaml`: which topics a matter calls on. */
export const placeUsesFile = z.strictObject({
  categories: z.record(text, z.strictObject({ topics: z.array(text), general: text.optional() })),
  claims: z.record(text, z.array(text)),
});

/** `words/en/place.yaml`: how topics and their values read. */
export const placeWordsFile = z.record(
  text,
  z.strictObject({
    label: text,
    asks: text,
    number: text.optional(),
    words: z.record(z.string(), text).default({}),
  }),
);

/** `words/en/law/<ST>.yaml`: the notes on a jurisdiction's rules, by topic. */
export const lawWordsFile = z.strictObject({ place: z.record(text, text).default({}) });

/** `words/en/rules.yaml`: words that stand beside every rule. */
export const ruleWordsFile = z.strictObject({
  confidence: z.strictObject({
    code_text: text,
    confirmed_by_two: text,
    confirmed_by_one: text,
    recalled: text,
  }),
  may_have_changed: text,
  unknown: text,
  ended: text,
  agreed: text,
  disagreed: text,
  /** The name of each group of topics. */
  groups: z.strictObject(
    Object.fromEntries(TOPIC_GROUPS.map((group) => [group, text])) as Record<TopicGroup, typeof text>,
  ),
});

/** `places/cities.yaml`: cities by state, with their size in thousands of people. */
export const citiesFile = z.strictObject({
  source: z.strictObject({ name: text, url: z.url(), read: date }),
  states: z.partialRecord(z.enum(STATES), z.record(text, z.number().int().min(5))),
});

export type TopicGroup = (typeof TOPIC_GROUPS)[number];
export type LawFile = z.infer<typeof lawFile>;
export type PlaceTopicsFile = z.infer<typeof placeTopicsFile>;
export type PlaceUsesFile = z.infer<typeof placeUsesFile>;
export type PlaceEntryFile = z.infer<typeof placeEntry>;

/** The schemas that editors use, by file name under `knowledge/schema`. */
export const EDITOR_SCHEMAS: Record<string, z.ZodType> = {
  "law.schema.json": lawFile,
  "law-words.schema.json": lawWordsFile,
  "place-topics.schema.json": placeTopicsFile,
  "place-uses.schema.json": placeUsesFile,
  "place-words.schema.json": placeWordsFile,
  "rule-words.schema.json": ruleWordsFile,
  "cities.schema.json": citiesFile,
};
