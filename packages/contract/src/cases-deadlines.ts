import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { calendarDate, id, instant } from "./vocabulary.ts";

/** What a later release of the knowledge did to a date that was told. */
export const DATE_CHANGES = ["earlier", "withdrawn", "later", "added"] as const;

export const dateChange = z.object({
  id,
  /** The deadline's name. */
  title: z.string(),
  change: z.enum(DATE_CHANGES),
  date_before: calendarDate.nullable(),
  date_after: calendarDate.nullable(),
  /** How it was counted before and after, each a sentence. */
  why_before: z.string().nullable(),
  why_after: z.string().nullable(),
  statute: z.string().nullable(),
  created_at: instant,
});
export type DateChange = z.infer<typeof dateChange>;

/** Days before a deadline on which its person is reminded. */
export const REMINDER_DAYS = [30, 14, 7, 2] as const;

export const caseReminders = z.object({
  on: z.boolean(),
  /** Days on which a reminder is due, the next first. */
  next: z.array(z.object({ due_on: calendarDate, last_day: calendarDate })),
});
export type CaseReminders = z.infer<typeof caseReminders>;

export const caseDeadlines = {
  setReminders: oc
    .route({
      method: "POST",
      path: "/cases/{id}/reminders",
      tags: ["cases"],
      summary: "Stop the deadline reminders of a case, or let them come again",
    })
    .input(z.object({ id: z.string(), on: z.boolean() }))
    .output(z.object({ on: z.boolean() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
};

/** A release of the knowledge as operators see it. */
export const knowledgeRelease = z.object({
  release: z.string(),
  first_started_at: instant,
  last_started_at: instant,
  /** Cases whose dates were last computed with it. */
  cases_computed: z.number().int(),
  earlier: z.number().int(),
  withdrawn: z.number().int(),
  later: z.number().int(),
  added: z.number().int(),
  people_told: z.number().int(),
});
export type KnowledgeRelease = z.infer<typeof knowledgeRelease>;

export const adminReleases = {
  releases: oc
    .route({
      method: "GET",
      path: "/admin/releases",
      tags: ["admin"],
      summary: "Releases of the knowledge, and what each changed in open cases, in counts",
    })
    .output(z.object({ releases: z.array(knowledgeRelease), waiting: z.number().int() }))
    .errors(answers("UNAUTHORIZED", "FORBIDDEN")),
};
