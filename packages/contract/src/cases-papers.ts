import { oc } from "@orpc/contract";
import { z } from "zod";
import { confidence, deadline } from "./analysis.ts";
import { answers } from "./errors.ts";
import { calendarDate, cents, id, state } from "./vocabulary.ts";

/** A run of a letter's words: as written, filled from the case, or a blank with what belongs there. */
export const letterRun = z.union([
  z.object({ text: z.string() }),
  z.object({ filled: z.string(), field: z.string() }),
  z.object({ blank: z.string(), field: z.string() }),
]);
export type LetterRun = z.infer<typeof letterRun>;

const line = z.array(letterRun);

const letterHead = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is for. */
  plain: z.string(),
  /** `free` where it protects a right; `paid`: filled from the case with the full report. */
  access: z.enum(["free", "paid"]),
});

/** A letter to fill and send. We never send it. */
export const letter = letterHead.extend({
  sender: z.array(line),
  date: line,
  receiver: z.array(line),
  subject: line,
  body: z.array(line),
  closing: z.string(),
  signature: line,
  /** How to send it. */
  send: z.array(z.string()),
  /** What to look out for. */
  care: z.array(z.string()),
  /** The rules that it names, with how sure we are of each. */
  rules: z.array(
    z.object({
      citation: z.string(),
      says: z.string(),
      confidence,
      confidence_words: z.string(),
      /** The day on which it was compared with a source; null where it was with none. */
      checked: calendarDate.nullable(),
      sources: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
    }),
  ),
  /** The case's own deadlines that it is about. */
  deadlines: z.array(
    deadline.pick({ title: true, date: true, safe_date: true, statute: true, confidence: true }),
  ),
});
export type Letter = z.infer<typeof letter>;

export const letterOffer = letterHead.extend({
  /** May the caller have it filled from the case. */
  may_fill: z.boolean(),
});
export type LetterOffer = z.infer<typeof letterOffer>;

/** What a packet holds besides the report. */
export const packet = z.object({
  chronology: z.array(z.object({ from: calendarDate, to: calendarDate, words: z.string() })),
  exhibits: z.array(
    z.object({
      number: z.number().int(),
      name: z.string(),
      added: calendarDate,
      /** What it shows of the list of evidence, as the person confirmed. */
      shows: z.array(z.string()),
    }),
  ),
  /** What is still to find, what matters most first. */
  missing: z.array(z.string()),
  money: z.array(
    z.object({
      cents,
      for: z.enum(["bill", "wage_rate", "owed", "offered", "rent", "price", "limit", "unknown"]),
      per: z.enum(["hour", "day", "week", "month", "year"]).nullable(),
      words: z.string(),
    }),
  ),
  /** Sum of what was billed and what is owed: each amount once. */
  total_cents: cents,
});
export type Packet = z.infer<typeof packet>;

/** Letters as anyone may read them, with every blank open. */
export const letters = {
  list: oc
    .route({ method: "GET", path: "/letters", tags: ["letters"], summary: "The letters to fill and send" })
    .output(z.object({ letters: z.array(letterHead) })),
  get: oc
    .route({
      method: "GET",
      path: "/letters/{letter}",
      tags: ["letters"],
      summary: "A letter with every blank open, with the rules of a state where one is named",
    })
    .input(z.object({ letter: z.string().max(60), state: state.optional() }))
    .output(letter)
    .errors(answers("NOT_FOUND")),
};

export const casePapers = {
  letters: oc
    .route({
      method: "GET",
      path: "/cases/{id}/letters",
      tags: ["letters"],
      summary: "The letters that fit one of my cases",
    })
    .input(z.object({ id: z.string() }))
    .output(z.object({ letters: z.array(letterOffer) }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  letter: oc
    .route({
      method: "GET",
      path: "/cases/{id}/letters/{letter}",
      tags: ["letters"],
      summary: "A letter filled from one of my cases; with every blank open where it needs the full report",
    })
    .input(z.object({ id: z.string(), letter: z.string().max(60) }))
    .output(letter.extend({ is_filled: z.boolean() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  packet: oc
    .route({
      method: "GET",
      path: "/cases/{id}/packet",
      tags: ["letters"],
      summary: "Chronology, exhibits and sums of one of my cases, with the full report",
    })
    .input(z.object({ id }))
    .output(packet)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "REPORT_REQUIRED")),
};
