import { z } from "zod";
import { length } from "./length.ts";
import { STATES, TRIGGERS } from "../../src/knowledge.ts";
import { calendarFile } from "./calendar-words.ts";
import {
  claimFamilyFile,
  claimFamilyWordsFile,
  claimFile,
  claimMenuFile,
  claimWordsFile,
} from "./claim-shapes.ts";
import { dangerFile, factPatternsFile, toldWaysFile } from "./danger-shapes.ts";
import {
  crisesFile,
  crisisWordsFile,
  decisionSidesFile,
  helpFile,
  helpWordsFile,
  paperWordsFile,
  papersFile,
  placeNamesFile,
  placeEvidenceFile,
  placeSignsFile,
  stateSignsFile,
} from "./door-shapes.ts";
import { factWordsFile, layTopicsFile, sidesFile, stepsFile, thesaurusFile } from "./lexicon-shapes.ts";
import { outcomeSourcesFile, outcomeSourceWordsFile } from "./outcome-sources.ts";
import { sentencesFile } from "./sentences.ts";
import { standInsFile } from "./stand-ins.ts";

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
    /** The time ends on the Monday after so many days. */
    weekday: z.literal("monday").optional(),
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

const id = z.string().regex(/^[a-z0-9_]+$/, "An id has small letters, digits and underscores.");
const kind = z.enum(["limitation", "notice", "charge", "repose", "answer"]);
const runsFrom = z.enum(TRIGGERS);

const limitEntry = z
  .strictObject({
    /** Tells several rules of one claim apart; becomes the end of the id. */
    variant: id.optional(),
    /** `none` where the law sets no time limit. */
    period: z.union([length, z.literal("none")]),
    /** A limit up to an age that ends before that birthday, not on it. */
    before_birthday: z.literal(true).optional(),
    kind: kind.optional(),
    runs_from: runsFrom.optional(),
    /** Facts of the reader that must hold, or must not. */
    when: z.record(id, z.boolean()).optional(),
    /** The rule covers what happened on or after that day, or before it. */
    from: date.optional(),
    before: date.optional(),
    /** The clock may start later, at the discovery; with a period of its own and an outer limit where the law has them. */
    discovery: z
      .union([z.literal("none"), z.strictObject({ period: length.optional(), outer: length.optional() })])
      .optional(),
    minority: z
      .union([
        z.literal("none"),
        z.strictObject({ until_age: z.number().int().optional(), outer: length.optional() }),
      ])
      .optional(),
    citation: text,
    confidence,
    checked: date.optional(),
    /** Ids of `sources.yaml`, or sources of this rule alone; \`code\` shows the statute's own words. */
    sources: z
      .array(z.union([id, z.strictObject({ name: text, code: z.literal(true).optional() })]))
      .default([]),
  })
  .superRefine((entry, context) => {
    const needs = (field: keyof typeof entry, message: string) =>
      context.addIssue({ code: "custom", message, path: [field] });
    const read = entry.sources.length;
    const code = entry.sources.some((one) => typeof one === "object" && one.code);
    if ((entry.confidence === "recalled") !== (read === 0))
      needs("confidence", "A rule is recalled exactly if it has no source.");
    if ((entry.confidence === "code_text") !== code)
      needs("confidence", "code_text needs a source with the statute's own words, and has it alone.");
    if (entry.confidence === "confirmed_by_two" && read < 2)
      needs("confidence", "confirmed_by_two needs two sources.");
    if (read > 0 !== (entry.checked !== undefined))
      needs("period", "checked is the day of a comparison: a rule has it exactly if it has a source.");
    if (entry.from !== undefined && entry.before !== undefined && entry.from >= entry.before)
      needs("before", "before must be after from.");
  });

const limits = z.record(id, z.union([limitEntry, z.array(limitEntry).min(2)]));

/** `law/<ST>.yaml`: all that one state says. */
export const lawFile = z.strictObject({
  jurisdiction: z.enum(STATES),
  place: z.record(text, z.union([placeEntry, z.array(placeEntry).min(1)])),
  /** The age at which the ordinary clock starts for a person hurt as a child, with its statute. */
  minority: z.strictObject({ until_age: z.number().int(), citation: text }).optional(),
  /** No agency of the state takes charges of discrimination at work, so that the shorter federal time holds. */
  without_fair_employment_agency: z.literal(true).optional(),
  limits: limits.default({}),
});

/** `law/US.yaml`: the limits of federal law. */
export const federalLawFile = z.strictObject({ jurisdiction: z.literal("US"), limits });

/** `sources.yaml`: sources that many rules share, by id. */
export const sourcesFile = z.record(id, text);

/** `topics/limits.yaml`: what is the same for one kind of limit in every state. */
export const limitTopicsFile = z.record(
  id,
  z.strictObject({
    kind: kind.optional(),
    runs_from: runsFrom.optional(),
    discovery: z.literal(true).optional(),
    /** Which rule for children goes with it. */
    minority: z.enum(["ordinary", "medical"]).optional(),
    /** The limit that holds where a state has none of this kind. */
    wider: id.optional(),
    /** True where only some states have a rule of their own: without one nothing is missing. */
    of_some: z.literal(true).optional(),
    /** What the learned reader hears where it may run (a label of `train/clocks.jsonl`), and a fact with which it does not. */
    heard_as: id.optional(),
    heard_unless: id.optional(),
    /** The outer limit that goes with it. */
    repose: id.optional(),
    /** Facts that asking for it takes for granted. */
    implies: z.array(id).optional(),
  }),
);

const limitWords = z.strictObject({
  accrual: text.optional(),
  discovery: text.optional(),
  minority: text.optional(),
  if_missed: text.optional(),
  note: text.optional(),
  /** Whom it is against, where others have another time: completes "against ...". */
  against: text.optional(),
});

/** `words/en/limits.yaml`: sentences about limits that states share. */
export const limitWordsFile = z.strictObject({
  discovery: text,
  minority: z.strictObject({ from_birthday: text, medical: text, unknown: text }),
  claims: z.record(id, z.strictObject({ accrual: text, discovery: text.optional() })),
  /** What an agreement is called beside the time to sue on it. */
  agreements: z.record(id, text),
  /** How each kind of limit is called, and what starts a clock, as a report says it. */
  titles: z.record(id, text),
  starts: z.record(runsFrom, text),
  /** What is said of a law that sets no time limit. */
  no_limit: z.strictObject({
    period: text,
    accrual: text,
    says: text,
    from: text,
    before: text,
    unsure: text,
    if_missed: text,
  }),
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

/** `words/en/law/<ST>.yaml`: sentences on a jurisdiction's rules, by topic and by the id of the limit. */
export const lawWordsFile = z.strictObject({
  place: z.record(text, text).default({}),
  minority: text.optional(),
  limits: z.record(text, limitWords).default({}),
});

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

const limitSituation = z.strictObject({
  kind: kind.default("limitation"),
  /** Facts of the reader that hold, and with them the rule. */
  facts: z.array(id).default([]),
  /** What starts the clock, and on which day. */
  starts: z.partialRecord(runsFrom, date).refine((starts) => Object.keys(starts).length > 0, {
    message: "Something starts the clock: an event and its day.",
  }),
  /** The birthday of a person hurt as a child. */
  born: date.optional(),
  /** `none` where the law sets no time limit. */
  last_day: z.union([date, z.literal("none")]),
});

const placeSituation = z.strictObject({ on: date, values: z.record(text, placeValue) });

/** `situations/<ST>.yaml`: facts, and what must come out of them; written from the source, without a look at the rule. */
export const situationsFile = z.strictObject({
  limits: z.record(text, z.union([limitSituation, z.array(limitSituation).min(2)])).default({}),
  /** What the law of the place says on a day; `also` on others, for rules that have ended or are still to come. */
  place: placeSituation.extend({ also: z.array(placeSituation).default([]) }).optional(),
});

/** `places/cities.yaml` and `places/counties.yaml`: cities and counties by state, with their size in thousands of people. */
export const citiesFile = z.strictObject({
  source: z.strictObject({ name: text, url: z.url(), read: date }),
  states: z.partialRecord(z.enum(STATES), z.record(text, z.number().int().min(1))),
});

/** `places/counties.yaml`: and the states whose counties have a name of their own, by that name. */
export const countiesFile = citiesFile.extend({ called: z.record(text, z.enum(STATES)) });

export type TopicGroup = (typeof TOPIC_GROUPS)[number];
export type LimitSituation = z.infer<typeof limitSituation>;
export type SituationsFile = z.infer<typeof situationsFile>;
export type LimitEntryFile = z.infer<typeof limitEntry>;
export type LimitTopicsFile = z.infer<typeof limitTopicsFile>;
export type LimitWordsFile = z.infer<typeof limitWordsFile>;
export type LawWordsFile = z.infer<typeof lawWordsFile>;
export type FederalLawFile = z.infer<typeof federalLawFile>;
export type LawFile = z.infer<typeof lawFile>;
export type PlaceTopicsFile = z.infer<typeof placeTopicsFile>;
export type PlaceUsesFile = z.infer<typeof placeUsesFile>;
export type PlaceEntryFile = z.infer<typeof placeEntry>;

/** `letters.yaml`: the parts of letters, and what they rest on. */
export const lettersFile = z.strictObject({
  fields: z.array(id).min(1),
  letters: z.record(
    id,
    z.strictObject({
      access: z.enum(["free", "paid"]),
      claims: z.array(id).min(1),
      rules: z.array(id).default([]),
      laws: z.array(z.strictObject({ claim: id, citation: text })).default([]),
      names: z.enum(["notice", "answer"]).optional(),
      body: z
        .array(
          z.union([id, z.strictObject({ part: id, with: id }), z.strictObject({ part: id, without: id })]),
        )
        .min(1),
    }),
  ),
});
export type LettersFile = z.infer<typeof lettersFile>;

/** `words/en/letters.yaml`: what letters say. */
export const letterWordsFile = z.strictObject({
  blanks: z.record(id, text),
  closing: text,
  letters: z.record(
    id,
    z.strictObject({
      title: text,
      plain: text,
      subject: text,
      body: z.record(id, text),
      send: z.array(text).min(1),
      care: z.array(text).min(1),
    }),
  ),
});
export type LetterWordsFile = z.infer<typeof letterWordsFile>;

/** The schemas that editors use, by file name under `knowledge/schema`. */
export const EDITOR_SCHEMAS: Record<string, z.ZodType> = {
  "law.schema.json": lawFile,
  "federal-law.schema.json": federalLawFile,
  "situations.schema.json": situationsFile,
  "sources.schema.json": sourcesFile,
  "limit-topics.schema.json": limitTopicsFile,
  "limit-words.schema.json": limitWordsFile,
  "law-words.schema.json": lawWordsFile,
  "place-topics.schema.json": placeTopicsFile,
  "place-uses.schema.json": placeUsesFile,
  "place-words.schema.json": placeWordsFile,
  "rule-words.schema.json": ruleWordsFile,
  "sentences.schema.json": sentencesFile,
  "outcome-sources.schema.json": outcomeSourcesFile,
  "outcome-source-words.schema.json": outcomeSourceWordsFile,
  "cities.schema.json": citiesFile,
  "counties.schema.json": countiesFile,
  "letters.schema.json": lettersFile,
  "letter-words.schema.json": letterWordsFile,
  "danger.schema.json": dangerFile,
  "told-ways.schema.json": toldWaysFile,
  "fact-patterns.schema.json": factPatternsFile,
  "crises.schema.json": crisesFile,
  "crisis-words.schema.json": crisisWordsFile,
  "help.schema.json": helpFile,
  "help-words.schema.json": helpWordsFile,
  "papers.schema.json": papersFile,
  "paper-words.schema.json": paperWordsFile,
  "place-names.schema.json": placeNamesFile,
  "place-evidence.schema.json": placeEvidenceFile,
  "place-signs.schema.json": placeSignsFile,
  "state-signs.schema.json": stateSignsFile,
  "decision-sides.schema.json": decisionSidesFile,
  "fact-words.schema.json": factWordsFile,
  "sides.schema.json": sidesFile,
  "lay-topics.schema.json": layTopicsFile,
  "thesaurus.schema.json": thesaurusFile,
  "steps.schema.json": stepsFile,
  "calendar.schema.json": calendarFile,
  "claim.schema.json": claimFile,
  "claim-family.schema.json": claimFamilyFile,
  "claim-menu.schema.json": claimMenuFile,
  "stand-ins.schema.json": standInsFile,
  "claim-words.schema.json": claimWordsFile,
  "claim-family-words.schema.json": claimFamilyWordsFile,
};
