import { oc } from "@orpc/contract";
import { z } from "zod";
import { confidence } from "./analysis.ts";
import { answers } from "./errors.ts";
import { calendarDate, state } from "./vocabulary.ts";

/** What a rule rests on and how sure we are of it; stands beside every rule of law that is shown. */
const standing = z.object({
  /** Statute, rule or case; null where nobody is sure of it. */
  citation: z.string().nullable(),
  confidence: confidence.nullable(),
  /** The confidence in words. */
  confidence_words: z.string(),
  /** The day on which this rule was compared with a source; null where none was. */
  checked: calendarDate.nullable(),
  note: z.string().nullable(),
});

export const placeRule = standing.extend({
  topic: z.string(),
  label: z.string(),
  /** The question that the rule answers. */
  asks: z.string(),
  /** The answer in words; null where we do not know it, and `abstained` says why. */
  says: z.string().nullable(),
  /** A number in `unit`, or a word of the topic's list. */
  value: z.union([z.number(), z.string()]).nullable(),
  unit: z.string().nullable(),
  abstained: z.string().nullable(),
  sources: z.array(z.object({ name: z.string(), url: z.string().nullable(), read: calendarDate.nullable() })),
  /** The first day on which it no longer holds, where an end is known. */
  until: calendarDate.nullable(),
  may_have_changed: z.boolean(),
});
export type PlaceRuleShown = z.infer<typeof placeRule>;

export const limitShown = standing.extend({
  /** The rule's id, as deadlines name it. */
  rule: z.string(),
  kind: z.enum(["limitation", "notice", "charge", "repose", "answer"]),
  title: z.string(),
  /** `2 years`, or that there is none. */
  period: z.string(),
  /** When the clock starts; null where the law sets no time limit. */
  runs_from: z.string().nullable(),
  /** When it may start later, where the law has such a rule. */
  discovery: z.string().nullable(),
});
export type LimitShown = z.infer<typeof limitShown>;

export const topicGroup = z.object({
  id: z.string(),
  label: z.string(),
  topics: z.array(z.object({ topic: z.string(), label: z.string(), asks: z.string() })),
});

export const law = {
  topics: oc
    .route({
      method: "GET",
      path: "/law",
      tags: ["law"],
      summary: "The topics of the law of the place, in groups",
    })
    .output(z.object({ groups: z.array(topicGroup) })),
  ofState: oc
    .route({
      method: "GET",
      path: "/law/{state}",
      tags: ["law"],
      summary:
        "What one state says: the law of the place and its deadlines, each with its citation and confidence",
    })
    .input(z.object({ state }))
    .output(
      z.object({
        state,
        as_of: calendarDate,
        groups: z.array(z.object({ id: z.string(), label: z.string(), rules: z.array(placeRule) })),
        limits: z.array(limitShown),
      }),
    ),
  topic: oc
    .route({
      method: "GET",
      path: "/law/topics/{topic}",
      tags: ["law"],
      summary: "One topic of the law of the place in every state",
    })
    .input(z.object({ topic: z.string().max(60) }))
    .output(
      z.object({
        topic: z.string(),
        label: z.string(),
        asks: z.string(),
        as_of: calendarDate,
        /** Every answer that a state gives, smallest number first or in the order of the list. */
        answers: z.array(z.object({ says: z.string(), short: z.string(), states: z.array(state) })),
        unknown: z.array(state),
      }),
    )
    .errors(answers("NOT_FOUND")),
};
