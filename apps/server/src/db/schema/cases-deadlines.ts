import { DATE_CHANGES } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { cases } from "./cases.ts";
import { created_at, id, instant, oneOf } from "./columns.ts";
import { allow, super_admin, system } from "./policies.ts";

const case_id = () =>
  uuid()
    .notNull()
    .references(() => cases.id, { onDelete: "cascade" });
const in_own_case_or_system = sql`(app.owns_case(case_id) or app.is_system())`;

/** The releases of the knowledge that workers have run with; the one started last is in force. */
export const knowledge_releases = pgTable(
  "knowledge_releases",
  {
    release: text().primaryKey(),
    first_started_at: instant().notNull().defaultNow(),
    last_started_at: instant().notNull().defaultNow(),
  },
  () => allow({ select: super_admin, insert: system, update: system }),
);

/** A date of a case that a later release gave otherwise, with how it was counted before and after. */
export const case_date_changes = pgTable(
  "case_date_changes",
  {
    id: id(),
    case_id: case_id(),
    /** Whose case it is: operators see how many people a release has touched. */
    user_id: user_id().notNull(),
    rule: text().notNull(),
    title: text().notNull(),
    change: text({ enum: DATE_CHANGES }).notNull(),
    date_before: date({ mode: "string" }),
    date_after: date({ mode: "string" }),
    why_before: text(),
    why_after: text(),
    statute: text(),
    release_before: text(),
    release_after: text().notNull(),
    created_at: created_at(),
  },
  (t) => [
    index("case_date_changes_case_id_created_at").on(t.case_id, t.created_at),
    index("case_date_changes_release_after").on(t.release_after, t.change),
    index("case_date_changes_user_id").on(t.user_id),
    oneOf(t.change, DATE_CHANGES),
    ...allow({ select: in_own_case_or_system, insert: system }),
  ],
);

/** A reminder of a last day of a case, planned when the day was computed; each is sent or left out once. */
export const case_reminders = pgTable(
  "case_reminders",
  {
    case_id: case_id(),
    last_day: date({ mode: "string" }).notNull(),
    days_before: smallint().notNull(),
    due_on: date({ mode: "string" }).notNull(),
    sent_at: instant(),
    /** Left out because a later one stood in for it, or the person had stopped them. */
    left_out_at: instant(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.last_day, t.days_before] }),
    index("case_reminders_due")
      .on(t.due_on, t.case_id)
      .where(sql`sent_at is null and left_out_at is null`),
    check("days_before_positive", sql`days_before > 0`),
    ...allow({ select: in_own_case_or_system, insert: system, update: system, delete: system }),
  ],
);

/** The releases as operators see them: counts alone. */
export const release_desk = pgView("release_desk", {
  release: text().notNull(),
  first_started_at: instant().notNull(),
  last_started_at: instant().notNull(),
  cases_computed: integer().notNull(),
  earlier: integer().notNull(),
  withdrawn: integer().notNull(),
  later: integer().notNull(),
  added: integer().notNull(),
  people_told: integer().notNull(),
}).existing();
