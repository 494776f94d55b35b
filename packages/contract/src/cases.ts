import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { aiAnalysisResult, freeAnalysis, similarCase } from "./analysis.ts";
import { caseReminders, dateChange } from "./cases-deadlines.ts";
import { caseEvidenceList } from "./cases-evidence.ts";
import { givenAnswers } from "./analysis-questions.ts";
import { answers } from "./errors.ts";
import {
  LIMITS,
  calendarDate,
  caseStatus,
  cents,
  id,
  instant,
  legalCategory,
  priorityLevel,
  state,
} from "./vocabulary.ts";

/** What a claimant sends. Empty text fields are sent as absent. */
export const caseSubmission = z.object({
  title: z.string().trim().min(1).max(LIMITS.title_max),
  legal_category: legalCategory,
  /** The free-text need when the category is `other`. */
  legal_subcategory: z.string().trim().min(1).max(LENGTHS.case_need).optional(),
  description: z.string().trim().min(1).max(LIMITS.story_max),
  incident_date: calendarDate.optional(),
  incident_location: z.string().trim().max(LENGTHS.case_location).optional(),
  incident_city: z.string().trim().max(LIMITS.city_max).optional(),
  incident_state: state.optional(),
  /** Holds until the analysis sets it. */
  priority_level: priorityLevel.optional(),
  /** Answers to questions of the first reading; those that this story does not ask are left out. */
  answers: givenAnswers.optional(),
  /** Makes a repeated submission of the same form return the first case. */
  submission_key: z.uuid().optional(),
});
export type CaseSubmission = z.infer<typeof caseSubmission>;

const caseRow = z.object({
  id,
  title: z.string(),
  description: z.string(),
  legal_category: legalCategory,
  legal_subcategory: z.string().nullable(),
  case_type: z.string(),
  /** Label of the claim type; null while case_type is still the legal category. */
  case_type_label: z.string().nullable(),
  /** True once the user has picked the claim type. */
  case_type_chosen: z.boolean(),
  incident_date: calendarDate.nullable(),
  incident_location: z.string().nullable(),
  incident_city: z.string().nullable(),
  incident_state: z.string().nullable(),
  priority_level: priorityLevel,
  status: caseStatus,
  confidence_score: z.number().nullable(),
  estimated_value: cents.nullable(),
  is_editable: z.boolean(),
  /** The version of the story that the shown analysis has read; null before the first one. */
  analyzed_version: z.number().int().nullable(),
  edit_count: z.number().int(),
  resubmission_count: z.number().int(),
  /** An analysis waits or is under way. False for a case that was only saved. */
  analysis_waits: z.boolean(),
  last_edited_at: instant.nullable(),
  last_activity_at: instant,
  created_at: instant,
  updated_at: instant,
});

/** A case as the list shows it. */
export const caseCard = caseRow.extend({
  /** The first 200 characters of the story. */
  description: z.string(),
  /** Analysis text, for completed cases. */
  analysis: z.string().nullable(),
  /** Nearest deadline that has not passed, for the card. */
  next_deadline: calendarDate.nullable(),
  /** What comes first and is not done yet; null where nothing is left. */
  next_step: z.string().nullable(),
  /** What the match rests on: things to be shown that the story shows, of how many, and comparable outcomes. */
  rests_on: z
    .object({
      elements_met: z.number().int(),
      elements_total: z.number().int(),
      comparable_outcomes: z.number().int(),
    })
    .nullable(),
  /** A try of the analysis failed, and another one is under way. */
  analysis_retried: z.boolean(),
  /** The nearest ones, at most two. */
  precedents: z.array(
    similarCase.pick({ id: true, case_title: true, citation: true, relevance_reason: true }),
  ),
});
export type CaseCard = z.infer<typeof caseCard>;

export const caseEventKind = z.enum([
  "submitted",
  "analyzing",
  "completed",
  "failed",
  "retrying",
  "resubmitted",
  "edited",
  "answered",
  "activity",
]);

export const timelineEntry = z.object({
  at: instant,
  kind: caseEventKind,
});

/** A step of the action plan. */
export const planStep = z.object({
  /** Names the step by its words, so that a tick stays as long as the words do. */
  step: z.string(),
  text: z.string(),
  when: z.enum(["within_24_hours", "within_1_week", "within_30_days", "ongoing"]),
  /** The last day of its time, counted from the analysis; null for what goes on. */
  by: calendarDate.nullable(),
  /** Ticked, or told as done. */
  done: z.boolean(),
  /** The words of the story that show it as done; null where it does not speak of it. */
  told: z.string().nullable(),
  /** What stands beside it: the letters that do it, what it is proved with, and the deadline that it has to meet. */
  needs: z.object({
    letters: z.array(z.object({ id: z.string(), title: z.string() })),
    /** Things on the list of evidence, with the full report. */
    evidence: z.array(z.string()),
    deadline: z.object({ title: z.string(), day: calendarDate }).nullable(),
  }),
});
export type PlanStep = z.infer<typeof planStep>;

export const caseDetail = caseRow.extend({
  analysis: freeAnalysis.nullable(),
  precedents: z.array(similarCase),
  /** The whole report, for those entitled to it. */
  report: aiAnalysisResult.nullable(),
  report_access: z.enum(["none", "annual", "paid"]),
  /** What proves the case, with the whole report; null without it. */
  evidence: caseEvidenceList.nullable(),
  /** An annual member has not asked for the enhanced analysis of this case yet. */
  may_ask_report: z.boolean(),
  /** The first steps for everyone; all of them with the whole report. Those for which it is too late are left out. */
  plan: z.array(planStep),
  /** May its owner edit it now. */
  may_edit: z.boolean(),
  /** May it be analyzed again now: never while an analysis waits or runs. */
  may_resubmit: z.boolean(),
  timeline: z.array(timelineEntry),
  /** Dates that a later release of the law gave otherwise, newest first. */
  date_changes: z.array(dateChange),
  reminders: caseReminders,
  /** Which try is under way or was last, of how many. */
  attempt: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
});
export type CaseDetail = z.infer<typeof caseDetail>;

const analysisRequest = z.object({
  caseId: id,
  caseType: z.string().optional(),
  description: z.string().optional(),
  incidentCity: z.string().nullish(),
  incidentState: z.string().nullish(),
  incidentDate: z.string().nullish(),
  caseTitle: z.string().optional(),
});

/** What the browser hears of a case. */
export const caseEvent = z.object({
  case_id: id,
  /** The state that it came to. */
  status: caseStatus,
  /** The case as the list shows it by then; null where it could not be read, or is gone. */
  card: caseCard.nullable(),
});
export type CaseEvent = z.infer<typeof caseEvent>;

/** A change of a case, or of what the person has paid for. */
export const liveEvent = z.union([caseEvent, z.object({ payment: z.literal(true) })]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** What a submission has come to, in this order. */
export const submissionStep = z.discriminatedUnion("step", [
  /** The limit was checked; the case is being created. */
  z.object({ step: z.literal("creating") }),
  /** The case exists, and its analysis has been asked for. */
  z.object({ step: z.literal("starting"), case_id: id }),
  /** It is being analyzed; left out where others wait before it. */
  z.object({ step: z.literal("analyzing"), case_id: id }),
  /** The case as the list shows it: analyzed, or with an analysis that waits or is tried again. */
  z.object({ step: z.literal("shown"), card: caseCard }),
]);
export type SubmissionStep = z.infer<typeof submissionStep>;

const needsSession = answers("UNAUTHORIZED");
const needsOwnCase = answers("UNAUTHORIZED", "NOT_FOUND");
const refusesSubmission = answers(
  "UNAUTHORIZED",
  "TERMS_REQUIRED",
  "EMAIL_NOT_VERIFIED",
  "SUBMISSION_LIMIT_REACHED",
  "INCIDENT_DATE_REFUSED",
  "RATE_LIMITED",
);

export const cases = {
  list: oc
    .route({
      method: "GET",
      path: "/cases",
      tags: ["cases"],
      summary: "A page of my cases, newest first; `before` is the id of the last one seen",
    })
    .input(z.object({ before: id.optional() }).default({}))
    .output(z.object({ cases: z.array(caseCard), next: id.nullable() }))
    .errors(needsSession),
  titles: oc
    .route({
      method: "GET",
      path: "/case-titles",
      tags: ["cases"],
      summary: "My newest cases by title, to choose one; at most 500",
    })
    .output(z.object({ cases: z.array(z.object({ id, title: z.string() })) }))
    .errors(needsSession),
  get: oc
    .route({ method: "GET", path: "/cases/{id}", tags: ["cases"], summary: "One of my cases" })
    .input(z.object({ id: z.string() }))
    .output(caseDetail)
    .errors(needsOwnCase),
  submit: oc
    .route({
      method: "POST",
      path: "/cases",
      tags: ["cases"],
      summary: "Submit a case: limit checked and counted, case created, analysis queued, in one transaction",
      successStatus: 201,
    })
    .input(caseSubmission)
    .output(z.object({ id, status: caseStatus }))
    .errors(refusesSubmission),
  submitAndFollow: oc
    .route({
      method: "POST",
      path: "/cases/followed",
      tags: ["cases"],
      summary: "Submit a case and hear of each step, up to its analysis (server-sent events)",
    })
    .input(caseSubmission)
    .output(eventIterator(submissionStep))
    .errors(refusesSubmission),
  resubmit: oc
    .route({
      method: "POST",
      path: "/cases/{id}/resubmit",
      tags: ["cases"],
      summary: "Analyse a completed, failed or saved case again",
    })
    .input(z.object({ id }))
    .output(z.object({ id, status: caseStatus }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "NOT_RESUBMITTABLE")),
  "enhanced-case-analysis": oc
    .route({
      method: "POST",
      path: "/functions/enhanced-case-analysis",
      tags: ["functions"],
      summary: "Analyse a case now and wait for the result",
    })
    .input(analysisRequest)
    .output(
      z.object({
        success: z.boolean(),
        /** Why not; null on success. */
        error: z.string().nullable(),
        /** Milliseconds. */
        processing_time: z.number(),
      }),
    )
    .errors(needsOwnCase),
  events: oc
    .route({
      method: "GET",
      path: "/events",
      tags: ["cases"],
      summary: "Live updates of my cases and of what I paid for (server-sent events)",
    })
    .output(eventIterator(liveEvent))
    .errors({ ...needsSession, ...answers("RATE_LIMITED") }),
};
