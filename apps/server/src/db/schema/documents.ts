import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { cases } from "./cases.ts";
import { created_at, id, instant, oneOf, updated_at } from "./columns.ts";
import { allow, owner_or_system } from "./policies.ts";

const CASE_DOCUMENTS_DOCUMENT_TYPE = [
  "evidence",
  "medical_record",
  "police_report",
  "photo",
  "other",
] as const;

/** Files of a case. `payment_verified` is set from `orders` by a trigger, whatever is sent. */
export const case_documents = pgTable(
  "case_documents",
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    user_id: user_id().notNull(),
    file_name: text().notNull(),
    /** user id / case id / timestamp-name, in the bucket `case-documents`. */
    file_path: text().notNull(),
    /** Bytes. */
    file_size: bigint({ mode: "number" }).notNull(),
    mime_type: text().notNull(),
    document_type: text({ enum: CASE_DOCUMENTS_DOCUMENT_TYPE }).notNull().default("other"),
    description: text(),
    is_shared_with_attorney: boolean().notNull().default(false),
    payment_verified: boolean().notNull().default(false),
    sha256: text(),
    /** Words found in the file by a job; null until it has run. */
    extracted_text: text(),
    extraction_error: text(),
    uploaded_at: instant().notNull().defaultNow(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    unique().on(t.file_path),
    index("case_documents_case_id_uploaded_at").on(t.case_id, t.uploaded_at),
    index("case_documents_user_id").on(t.user_id),
    oneOf(t.document_type, CASE_DOCUMENTS_DOCUMENT_TYPE),
    check("file_size_limit", sql`file_size between 1 and 10485760`),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.is_system() or app.document_is_shared_with_me(id))`,
      insert: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      update: owner_or_system,
      delete: owner_or_system,
    }),
  ],
);
