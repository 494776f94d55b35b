import {
  LEGAL_CATEGORIES,
  LENGTHS,
  LIMITS,
  NOTE_TYPES,
  caseEventKind,
  caseStatus,
  priorityLevel,
} from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { cents, created_at, id, instant, oneOf, updated_at, valuesOf, oneTo } from "./columns.ts";
import { allow, owner, owner_or_system, super_admin, system } from "./policies.ts";

const CASES_PRIORITY_LEVEL = valuesOf(priorityLevel);
const CASES_STATUS = valuesOf(caseStatus);

/**
 * A claimant's story and what came of it. The claimant writes the story; the trigger `guard` keeps the analysis
 * and every step forward in `status` for the system.
 */
export const cases = pgTable(
  "cases",
  {
    id: id(),
    user_id: user_id().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    legal_subcategory: text(),
    /** The legal category, until the engine proposes a claim type or the claimant picks one. */
    case_type: text().notNull(),
    /** True once the claimant has picked the claim type: the engine then leaves it alone. */
    case_type_chosen: boolean().notNull().default(false),
    incident_date: date({ mode: "string" }),
    incident_location: text(),
    incident_city: text(),
    incident_state: text(),
    priority_level: text({ enum: CASES_PRIORITY_LEVEL }).notNull().default("medium"),
    status: text({ enum: CASES_STATUS }).notNull().default("submitted"),
    /** 0 to 100. */
    confidence_score: smallint(),
    estimated_value: cents(),
    ai_analysis_result: jsonb(),
    similar_cases_found: jsonb(),
    /** What the analysis read: sides, days, papers, what to ask. Null for analyses of older releases. */
    reading: jsonb(),
    /** What a list shows of the two above, so that no list reads them whole. Null before this was kept, too. */
    analysis_card: jsonb(),
    /** The version of the story that `ai_analysis_result` read. */
    analyzed_version: integer(),
    /** The release of the knowledge with which its dates were last computed; null before releases had names. */
    knowledge_release: text(),
    /** False once the claimant has stopped the reminders of this case. */
    reminders_on: boolean().notNull().default(true),
    is_editable: boolean().notNull().default(true),
    edit_count: integer().notNull().default(0),
    resubmission_count: integer().notNull().default(0),
    /** Names one act of submission, so that a repeated one finds the first case. */
    submission_key: uuid(),
    last_edited_at: instant(),
    /** When the claimant last answered a question, or took an answer back. */
    answered_at: instant(),
    last_activity_at: instant().notNull().defaultNow(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("cases_user_id_created_at").on(t.user_id, t.created_at),
    index("cases_status").on(t.status, t.updated_at),
    index("cases_created_at").on(t.created_at, t.id),
    index("cases_status_created_at").on(t.status, t.created_at, t.id),
    index("cases_category_created_at").on(t.legal_category, t.created_at, t.id),
    index("cases_last_activity_at").on(t.last_activity_at),
    index("cases_knowledge_release")
      .on(t.knowledge_release, t.id)
      .where(sql`status = 'completed'`),
    unique().on(t.user_id, t.submission_key),
    oneTo("title_length", t.title, LIMITS.title_max, "as it is"),
    oneTo("description_length", t.description, LIMITS.story_max, "as it is"),
    check("incident_state_form", sql`incident_state ~ '^[A-Z]{2}$'`),
    check("confidence_score_percent", sql`confidence_score between 0 and 100`),
    check("counters_not_negative", sql`edit_count >= 0 and resubmission_count >= 0`),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    oneOf(t.priority_level, CASES_PRIORITY_LEVEL),
    oneOf(t.status, CASES_STATUS),
    ...allow({ select: owner_or_system, insert: owner, update: owner_or_system, delete: owner_or_system }),
  ],
);

const case_id = () => uuid().references(() => cases.id, { onDelete: "cascade" });
const in_own_case = sql`app.owns_case(case_id)`;
const in_own_case_or_system = sql`(app.owns_case(case_id) or app.is_system())`;

/** The story as it stood before each edit. Never changed. */
export const case_versions = pgTable(
  "case_versions",
  {
    id: id(),
    case_id: case_id().notNull(),
    version_number: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    case_type: text().notNull(),
    incident_date: date({ mode: "string" }),
    incident_location: text(),
    incident_city: text(),
    incident_state: text(),
    /** The answers to the engine's questions as they stood. Null for none, and before they were kept. */
    answers: jsonb(),
    changes_summary: text().notNull().default("Case updated"),
    created_by: user_id().notNull(),
    created_at: created_at(),
  },
  (t) => [
    unique().on(t.case_id, t.version_number),
    index("case_versions_created_by").on(t.created_by),
    check("version_number_from_one", sql`version_number >= 1`),
    ...allow({
      select: in_own_case_or_system,
      insert: sql`(app.owns_case(case_id) and created_by = app.actor_id())`,
    }),
  ],
);

/**
 * What a claimant answered to questions of the analysis, the current answer to each; earlier ones stand in
 * `case_versions`. The engine reads them as facts of the case.
 */
export const case_facts = pgTable(
  "case_facts",
  {
    id: id(),
    case_id: case_id().notNull(),
    /** Who said it. */
    user_id: user_id().notNull(),
    question_id: text().notNull(),
    /** The question as it was asked, with the document and page that it was read from, if any. */
    question: jsonb().notNull(),
    /** Null: they said that they do not know. */
    value: text(),
    created_at: created_at(),
    /** When it was said in these words. */
    updated_at: updated_at(),
  },
  (t) => [
    unique().on(t.case_id, t.question_id),
    index("case_facts_user_id").on(t.user_id),
    oneTo("value_length", t.value, LENGTHS.answer),
    ...allow({
      select: owner_or_system,
      insert: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      update: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      delete: owner_or_system,
    }),
  ],
);

/** Every run of the analysis, with what it read and what it found, or why it failed. */
export const case_analyses = pgTable(
  "case_analyses",
  {
    id: id(),
    case_id: case_id().notNull(),
    /** The version of the story that it read: `edit_count + 1` at that time. */
    version_number: integer().notNull(),
    attempt: integer().notNull().default(1),
    result: jsonb(),
    similar_cases: jsonb(),
    /** The release of the knowledge that it read. */
    knowledge_release: text(),
    error: text(),
    started_at: instant().notNull().defaultNow(),
    finished_at: instant(),
  },
  (t) => [
    index("case_analyses_case_id_started_at").on(t.case_id, t.started_at),
    check("result_or_error", sql`result is null or error is null`),
    ...allow({ select: in_own_case_or_system, insert: system, update: system }),
  ],
);

const CASE_EVENTS_KIND = valuesOf(caseEventKind);

/** The timeline of a case. Written by the trigger `tell` and by the system; never changed. */
export const case_events = pgTable(
  "case_events",
  {
    id: id(),
    case_id: case_id().notNull(),
    kind: text({ enum: CASE_EVENTS_KIND }).notNull(),
    attempt: integer(),
    details: jsonb(),
    created_at: created_at(),
  },
  (t) => [
    index("case_events_case_id_created_at").on(t.case_id, t.created_at),
    oneOf(t.kind, CASE_EVENTS_KIND),
    ...allow({ select: in_own_case_or_system, insert: system }),
  ],
);

export const case_notes = pgTable(
  "case_notes",
  {
    id: id(),
    case_id: case_id().notNull(),
    user_id: user_id().notNull(),
    title: text(),
    content: text().notNull(),
    note_type: text({ enum: NOTE_TYPES }).notNull().default("note"),
    is_private: boolean().notNull().default(true),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("case_notes_case_id_created_at").on(t.case_id, t.created_at),
    index("case_notes_user_id").on(t.user_id),
    oneOf(t.note_type, NOTE_TYPES),
    oneTo("content_length", t.content, LIMITS.note_max),
    ...allow({
      select: owner_or_system,
      insert: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      update: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      delete: owner_or_system,
    }),
  ],
);

/** Steps of the action plan that the claimant has ticked. */
export const case_plan_ticks = pgTable(
  "case_plan_ticks",
  {
    case_id: case_id().notNull(),
    /** The step's own words, shortened to a hash. */
    step: text().notNull(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.step] }),
    ...allow({ select: in_own_case_or_system, insert: in_own_case, delete: in_own_case_or_system }),
  ],
);

/**
 * How many cases there are of each kind, state and release of the knowledge, so that operators' pages count no million of rows. Kept by triggers on
 * `cases`; a kind may have several rows, which are summed: writers of the same moment take one each and never wait.
 */
export const case_totals = pgTable(
  "case_totals",
  {
    id: id(),
    status: text({ enum: CASES_STATUS }).notNull(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    /** As on `cases`; null for cases without. */
    knowledge_release: text(),
    total: integer().notNull(),
  },
  (t) => [
    oneOf(t.status, CASES_STATUS),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    ...allow({ select: super_admin }),
  ],
);

/** Cases as operators may see them: counts and states, never a word of the story. */
export const case_overview = pgView("case_overview", {
  id: uuid().notNull(),
  user_id: uuid().notNull(),
  legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
  status: text({ enum: CASES_STATUS }).notNull(),
  priority_level: text({ enum: CASES_PRIORITY_LEVEL }).notNull(),
  edit_count: integer().notNull(),
  resubmission_count: integer().notNull(),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
}).existing();
