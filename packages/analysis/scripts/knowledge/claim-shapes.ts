import { z } from "zod";
import { CRISIS_KINDS, LEGAL_CATEGORIES, STATES } from "../../src/knowledge.ts";
import { SPECIAL_LIMITS } from "../../src/deadlines/special-limits.ts";

/** The shapes of the files of claim types: structure under `claims`, sentences under `words/en/claims`. */

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9_]+$/, "An id has small letters, digits and underscores.");
const jurisdiction = z.enum([...STATES, "US"]);
const confidence = z.enum(["code_text", "confirmed_by_two", "confirmed_by_one", "recalled"]);

/** In place of an entry: all of a family in this place (`injury`), or one of them (`injury.missed_work`). */
const same = z.strictObject({
  same: z.string().regex(/^[a-z_]+(\.[a-z0-9_]+)?$/, "Names a family, or a family and one id of it."),
});
const listOf = <T extends z.ZodType>(entry: T) => z.array(z.union([same, entry]));

const law = z.strictObject({ id, in: jurisdiction, citation: text, confidence });

/** The fields that a claim type may take from a family that it is like. */
const shareable = {
  posture: z.enum(["claimant", "respondent"]).optional(),
  /** Whose elements they are; `theirs` for one who answers. */
  burden: z.literal("theirs").optional(),
  elements: listOf(
    z.strictObject({
      id,
      weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      /** Facts of the reader that show it. */
      shown_by_facts: z.array(id).min(1).optional(),
    }),
  ).optional(),
  defences: listOf(z.strictObject({ id, citation: text.optional() })).optional(),
  laws: listOf(law).optional(),
  /** Limits by their key, the most usual first; \`id\` only where one key stands twice. */
  limitations: listOf(
    z.strictObject({
      id: id.optional(),
      key: id,
      /** A fact of the reader that must hold, or must not. */
      when: z
        .record(id, z.boolean())
        .refine((facts) => Object.keys(facts).length === 1, "One fact.")
        .optional(),
      special: z.enum(SPECIAL_LIMITS).optional(),
    }),
  ).optional(),
  evidence: listOf(
    z.strictObject({ id, priority: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  ).optional(),
  heads: listOf(
    z.strictObject({
      id,
      kind: z.enum(["economic", "non_economic", "punitive", "statutory", "not_money"]),
    }),
  ).optional(),
  caps: listOf(law).optional(),
  /** Whether punitive damages are possible. */
  punitive: z.boolean().optional(),
  /** How often people in this situation use one. */
  lawyer: z.enum(["usually", "often", "sometimes"]).optional(),
  free_help: listOf(id).optional(),
};

/** `claims/families/<name>.yaml`: what several claim types share. */
export const claimFamilyFile = z.strictObject(shareable);

/** `claims/<category>/<id>.yaml`: the structure of one claim type. */
export const claimFile = z.strictObject({
  /** Families, the nearest first: what this file leaves out is theirs, but laws, limits and caps. */
  like: z.union([id, z.array(id).min(2)]).optional(),
  ...shareable,
  answers: z.array(id).min(1).optional(),
  narrows: z.array(id).min(1).optional(),
  by_side: z.literal(true).optional(),
  their_limits: z.array(id).min(1).optional(),
  /** The danger that such a claim tells of while it goes on. */
  danger: z.enum(CRISIS_KINDS).optional(),
  /**
   * In what the wrong lies: the day of the sale, of a call, of the birth or of the order is then the day of the wrong; an
   * exposure comes out like a bad treatment.
   */
  wrong_is: z.enum(["sale", "calls", "birth", "order", "exposure"]).optional(),
  /** The other side is a public body, whether the story says so or not. */
  against: z.literal("officials").optional(),
  /** Harm on ground that may belong to a public body: of a fall, or of somebody who passed there. */
  ground: z.enum(["fall", "passing"]).optional(),
  /** A danger that may happen in this field, and that it is no matter of. */
  hides: z.enum(CRISIS_KINDS).optional(),
  /** The laws against discrimination at work give it its limits. */
  of_bias: z.literal(true).optional(),
  /** The wrong is that no court was asked: to whom it was done answers nothing, unless papers came. */
  out_of_court: z.literal(true).optional(),
  /** Money is taken for a judgment, whether the story names it or not. */
  of_judgment: z.literal(true).optional(),
  /** Facts without any of which it can hardly be meant. */
  needs: z.array(id).min(1).optional(),
  topics: z.array(id).min(1),
  list_code: z
    .string()
    .regex(/^[A-Z]{2}(-\d\d){4}$/)
    .optional(),
  /** Which records of outcomes are comparable; those of this claim type where absent. */
  outcomes: z
    .array(
      z.strictObject({
        claim_types: z.array(id).min(1),
        amount_kinds: z.array(id).min(1).optional(),
        defendant_kinds: z
          .array(z.enum(["government", "employer", "person", "business", "medical_provider", "unknown"]))
          .min(1)
          .optional(),
      }),
    )
    .optional(),
  /** The day on which all of it was last read through against its citations. */
  checked: z.iso.date(),
});

/** `claims/menu.yaml`: all claim types in the order of the menus. */
export const claimMenuFile = z
  .array(z.strictObject({ category: z.enum(LEGAL_CATEGORIES), claim_types: z.array(id).min(1) }))
  .refine((menu) => LEGAL_CATEGORIES.every((name) => menu.some(({ category }) => category === name)), {
    message: "Every category stands here.",
  });

const sentences = listOf(text).optional();

const shareableWords = {
  theory: z.strictObject({ name: text, plain: text }).optional(),
  elements: z.record(id, z.strictObject({ name: text, plain: text, ask: text })).optional(),
  defences: z.record(id, z.strictObject({ name: text, plain: text, answer: text })).optional(),
  laws: z.record(id, z.strictObject({ title: text, plain: text })).optional(),
  /** `unless_known` is said only while nobody knows whether the condition holds. */
  limitations: z.record(id, z.union([text, z.strictObject({ unless_known: text })])).optional(),
  evidence: z.record(id, z.strictObject({ item: text, why: text })).optional(),
  heads: z.record(id, z.strictObject({ name: text, plain: text })).optional(),
  caps: z.record(id, text).optional(),
  /** On punitive damages. */
  punitive: text.optional(),
  determined_by: text.optional(),
  actions: z
    .strictObject({
      within_24_hours: sentences,
      within_1_week: sentences,
      within_30_days: sentences,
      ongoing: sentences,
    })
    .optional(),
  strategy: z
    .strictObject({ approach: text.optional(), timeline: text.optional(), costs: text.optional() })
    .optional(),
  lawyer: z
    .strictObject({ specialism: text.optional(), questions: sentences, before_the_meeting: sentences })
    .optional(),
  alternatives: sentences,
  warnings: sentences,
  counterclaims: text.optional(),
  recovery: text.optional(),
};

/** `words/en/claims/families/<name>.yaml`: the sentences that several claim types share. */
export const claimFamilyWordsFile = z.strictObject(shareableWords);

/** `words/en/claims/<id>.yaml`: every sentence of one claim type. */
export const claimWordsFile = z.strictObject({
  label: text,
  plain: text,
  /** Said first where something of the last weeks may have started a short clock that no rule counts. */
  short_clock: text.optional(),
  ...shareableWords,
});

export type Same = z.infer<typeof same>;
export type ClaimFamilyFile = z.infer<typeof claimFamilyFile>;
export type ClaimFile = z.infer<typeof claimFile>;
export type ClaimMenuFile = z.infer<typeof claimMenuFile>;
export type ClaimFamilyWordsFile = z.infer<typeof claimFamilyWordsFile>;
export type ClaimWordsFile = z.infer<typeof claimWordsFile>;
