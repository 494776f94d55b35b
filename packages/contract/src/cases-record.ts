import { oc } from "@orpc/contract";
import { z } from "zod";
import { answeredQuestion, conflict, givenAnswers, question } from "./analysis-questions.ts";
import { deadline } from "./analysis.ts";
import { LENGTHS } from "./lengths.ts";
import { caseDetail } from "./cases.ts";
import { answers } from "./errors.ts";
import { LIMITS, calendarDate, caseStatus, cents, id, instant, legalCategory, state } from "./vocabulary.ts";

export const NOTE_TYPES = ["note", "update", "milestone"] as const;
export const noteType = z.enum(NOTE_TYPES);
export type NoteType = z.infer<typeof noteType>;

/** The fields of a story that an edit changes, in the order of the form. */
export const EDITED_FIELDS = [
  "title",
  "case_type",
  "description",
  "incident_date",
  "incident_location",
  "incident_city",
  "incident_state",
] as const;
export const editedField = z.enum(EDITED_FIELDS);
export type EditedField = z.infer<typeof editedField>;

/** What an edit makes of a case. Null empties a field. */
export const caseEdit = z.object({
  id,
  title: z.string().trim().min(1).max(LIMITS.title_max),
  description: z.string().trim().min(1).max(LIMITS.story_max),
  /** The claim type that the user picked; null leaves it to the analysis. */
  case_type: z.string().nullable(),
  incident_date: calendarDate.nullable(),
  incident_location: z.string().trim().min(1).max(LENGTHS.case_location).nullable(),
  incident_city: z.string().trim().min(1).max(LIMITS.city_max).nullable(),
  incident_state: state.nullable(),
  changes_summary: z.string().trim().min(1).max(LENGTHS.case_changes).optional(),
  /** The version that the editor had read: another one means that somebody saved in between. */
  base_version: z.number().int().positive(),
  /** Save & Reanalyze: also queues the analysis. */
  reanalyze: z.boolean(),
});
export type CaseEdit = z.infer<typeof caseEdit>;

/** A question, and what was answered; null where the person does not know. */
export const versionAnswer = z.object({
  question_id: z.string(),
  ask: z.string(),
  value: z.string().nullable(),
  /** The answer as a reader sees it: a choice by its words, a day as it stands. */
  shown: z.string().nullable(),
});
export type VersionAnswer = z.infer<typeof versionAnswer>;

/** The story as it stood at one time. The highest number is the case as it is now. */
export const caseVersion = z.object({
  version_number: z.number().int(),
  title: z.string(),
  description: z.string(),
  case_type: z.string(),
  case_type_label: z.string().nullable(),
  incident_date: calendarDate.nullable(),
  incident_location: z.string().nullable(),
  incident_city: z.string().nullable(),
  incident_state: z.string().nullable(),
  /** What the user said about the edit that made this version; null for the first one. */
  changes_summary: z.string().nullable(),
  /** What was answered to the questions of the analysis at that time. */
  answers: z.array(versionAnswer),
  created_at: instant,
});
export type CaseVersion = z.infer<typeof caseVersion>;

/** A run of words that two versions share, that was taken out, or that was put in. */
export const wordRun = z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() });
export type WordRun = z.infer<typeof wordRun>;

export const versionComparison = z.object({
  from: z.number().int(),
  to: z.number().int(),
  /** Fields besides the description that differ, as a reader sees them. */
  fields: z.array(
    z.object({ field: editedField, before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** Questions answered differently: null where it was not answered, and `value` null where the person does not know. */
  answers: z.array(
    z.object({
      question_id: z.string(),
      ask: z.string(),
      before: versionAnswer.nullable(),
      after: versionAnswer.nullable(),
    }),
  ),
  /** The description word by word; null when it is the same. */
  description: z.array(wordRun).nullable(),
});
export type VersionComparison = z.infer<typeof versionComparison>;

export const caseNote = z.object({
  id,
  title: z.string().nullable(),
  content: z.string(),
  note_type: noteType,
  is_private: z.boolean(),
  created_at: instant,
});
export type CaseNote = z.infer<typeof caseNote>;

const spread = z.object({ n: z.number().int(), median_cents: cents.nullable() });
const twoDates = { before: calendarDate.nullable(), after: calendarDate.nullable() };

/** One finding that came out differently. */
export const findingChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("theory"), before: z.string(), after: z.string() }),
  z.object({
    kind: z.literal("deadline_moved"),
    title: z.string(),
    ...twoDates,
    /** The day that it was and is counted from, when that differs too. */
    counted_from: z.object(twoDates).nullable(),
  }),
  z.object({ kind: z.literal("deadline_added"), title: z.string(), date: calendarDate.nullable() }),
  z.object({ kind: z.literal("deadline_gone"), title: z.string(), date: calendarDate.nullable() }),
  z.object({
    kind: z.literal("element"),
    name: z.string(),
    state: z.enum(["met", "missing", "contradicted"]),
    /** Words of the story that now show it, or null. */
    words: z.string().nullable(),
  }),
  z.object({
    kind: z.literal("elements_count"),
    before: z.object({ met: z.number().int(), total: z.number().int() }),
    after: z.object({ met: z.number().int(), total: z.number().int() }),
  }),
  z.object({
    kind: z.literal("viability"),
    before: z.number().nullable(),
    after: z.number().nullable(),
  }),
  z.object({ kind: z.literal("estimate"), before: spread, after: spread }),
]);
export type FindingChange = z.infer<typeof findingChange>;

const analysisRun = z.object({ version_number: z.number().int(), at: instant });

/** What changed from the analysis before the last one to the last one. */
export const analysisDifference = z.object({
  before: analysisRun,
  after: analysisRun,
  /** What the user changed in between; empty when the same story was read twice. */
  story: z.array(editedField),
  /** Questions that were answered, or answered differently, in between. */
  answers: z.array(z.string()),
  findings: z.array(findingChange),
});
export type AnalysisDifference = z.infer<typeof analysisDifference>;

/** On whose side a person is read to stand. */
const side = z.enum(["claimant", "defending", "asking", "both"]);

/** An answer of a case, with the question as it was asked. */
export const caseAnswer = answeredQuestion.extend({
  said_by: z.enum(["claimant"]),
  said_at: instant,
});
export type CaseAnswer = z.infer<typeof caseAnswer>;

/** What is asked of a case now, and what was answered. */
export const caseQuestions = z.object({
  /** Open ones, the most telling first. */
  questions: z.array(question),
  conflicts: z.array(conflict),
  answers: z.array(caseAnswer),
  /** Not while the case is being analyzed. */
  may_answer: z.boolean(),
});
export type CaseQuestions = z.infer<typeof caseQuestions>;

/** What an answer changed in the result. */
export const answerEffect = z.object({
  /** False: the analysis is still to be made. */
  analyzed: z.boolean(),
  /** The deadlines as they were and as they are. */
  deadlines: z.object({ before: z.array(deadline), after: z.array(deadline) }),
  /** On whose side the person is read to stand; null where it did not change. */
  side: z.object({ before: side, after: side }).nullable(),
  findings: z.array(findingChange),
});
export type AnswerEffect = z.infer<typeof answerEffect>;

/** Everything about one case in a form that programs read. */
export const caseExport = z.object({
  format: z.literal("standing-case-1"),
  exported_at: instant,
  case: caseDetail,
  versions: z.array(caseVersion),
  notes: z.array(caseNote),
  questions: caseQuestions,
});

const ownCase = z.object({ id: z.string() });
const choice = z.object({ value: z.string(), label: z.string() });
const needsOwnCase = answers("UNAUTHORIZED", "NOT_FOUND");
const tags = ["cases"];

/** What a claimant does with a case after submitting it. */
export const caseRecord = {
  claimTypes: oc
    .route({
      method: "GET",
      path: "/claim-types",
      tags,
      summary: "Claim types of a legal category, and the case types that every case may have, by label",
    })
    .input(z.object({ category: legalCategory }))
    .output(z.object({ claim_types: z.array(choice), case_types: z.array(choice) })),
  edit: oc
    .route({
      method: "PUT",
      path: "/cases/{id}",
      tags,
      summary: "Edit a case: the story before is kept as a version; optionally analyzed again",
    })
    .input(caseEdit)
    .output(z.object({ id, status: caseStatus, version_number: z.number().int() }))
    .errors(
      answers(
        "UNAUTHORIZED",
        "NOT_FOUND",
        "NOT_EDITABLE",
        "EDIT_CONFLICT",
        "UNKNOWN_CLAIM_TYPE",
        "INCIDENT_DATE_REFUSED",
      ),
    ),
  versions: oc
    .route({
      method: "GET",
      path: "/cases/{id}/versions",
      tags,
      summary: "Versions of a story, newest first",
    })
    .input(ownCase)
    .output(z.object({ versions: z.array(caseVersion), analyzed_version: z.number().int().nullable() }))
    .errors(needsOwnCase),
  compareVersions: oc
    .route({
      method: "GET",
      path: "/cases/{id}/versions/compare",
      tags,
      summary: "What changed from one version of a story to another",
    })
    .input(
      ownCase.extend({ from: z.coerce.number().int().positive(), to: z.coerce.number().int().positive() }),
    )
    .output(versionComparison)
    .errors(needsOwnCase),
  difference: oc
    .route({
      method: "GET",
      path: "/cases/{id}/difference",
      tags,
      summary: "What the last analysis found differently from the one before; null when there is only one",
    })
    .input(ownCase)
    .output(z.object({ difference: analysisDifference.nullable() }))
    .errors(needsOwnCase),
  notes: oc
    .route({ method: "GET", path: "/cases/{id}/notes", tags, summary: "Notes of a case, newest first" })
    .input(ownCase)
    .output(z.object({ notes: z.array(caseNote) }))
    .errors(needsOwnCase),
  addNote: oc
    .route({ method: "POST", path: "/cases/{id}/notes", tags, summary: "Add a note", successStatus: 201 })
    .input(
      z.object({
        id,
        title: z.string().trim().min(1).max(LIMITS.title_max).optional(),
        content: z.string().trim().min(1).max(LIMITS.note_max),
        note_type: noteType.default("note"),
      }),
    )
    .output(caseNote)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "RATE_LIMITED")),
  deleteNote: oc
    .route({ method: "DELETE", path: "/cases/{id}/notes/{note_id}", tags, summary: "Delete a note" })
    .input(z.object({ id, note_id: id }))
    .errors(needsOwnCase),
  questions: oc
    .route({
      method: "GET",
      path: "/cases/{id}/questions",
      tags,
      summary: "What would change the result of a case: open questions, conflicts, and what was answered",
    })
    .input(ownCase)
    .output(caseQuestions)
    .errors(needsOwnCase),
  answer: oc
    .route({
      method: "PUT",
      path: "/cases/{id}/answers",
      tags,
      summary: "Answer questions of a case, by their id; the case is analyzed again at once",
    })
    .input(z.object({ id, answers: givenAnswers }))
    .output(answerEffect)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "NOT_EDITABLE", "ANSWER_REFUSED", "RATE_LIMITED")),
  withdrawAnswer: oc
    .route({
      method: "DELETE",
      path: "/cases/{id}/answers/{question_id}",
      tags,
      summary: "Take an answer back; the case is analyzed again at once",
    })
    .input(z.object({ id, question_id: z.string().max(LENGTHS.answer) }))
    .output(answerEffect)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "NOT_EDITABLE", "RATE_LIMITED")),
  tickStep: oc
    .route({
      method: "PUT",
      path: "/cases/{id}/plan/{step}",
      tags,
      summary: "Tick or untick a step of the action plan",
    })
    .input(z.object({ id, step: z.string().max(64), done: z.boolean() }))
    .errors(needsOwnCase),
  export: oc
    .route({
      method: "GET",
      path: "/cases/{id}/export",
      tags,
      summary: "A case with its analysis, precedents, versions and notes; the whole report with access to it",
    })
    .input(ownCase)
    .output(caseExport)
    .errors(needsOwnCase),
};
