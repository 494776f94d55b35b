import { DOCUMENT_TYPES } from "@standing/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { cases } from "./cases.ts";
import { created_at, id, instant, oneOf, updated_at } from "./columns.ts";
import { allow, owner, owner_or_system } from "./policies.ts";

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
    document_type: text({ enum: DOCUMENT_TYPES }).notNull().default("other"),
    description: text(),
    is_shared_with_attorney: boolean().notNull().default(false),
    payment_verified: boolean().notNull().default(false),
    sha256: text(),
    /** Hidden data such as place and camera was taken out of a picture. */
    metadata_removed: boolean().notNull().default(false),
    /** Words found in the file by a job, its pages parted by form feeds; null until it has run. */
    extracted_text: text(),
    extraction_error: text(),
    /** When the job ended, with words or without. */
    read_at: instant(),
    uploaded_at: instant().notNull().defaultNow(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    unique().on(t.file_path),
    index("case_documents_case_id_uploaded_at").on(t.case_id, t.uploaded_at),
    index("case_documents_user_id").on(t.user_id),
    oneOf(t.document_type, DOCUMENT_TYPES),
    check("file_size_limit", sql`file_size between 1 and 10485760`),
    ...allow({
      select: sql`(user_id = app.actor_id() or app.is_system() or app.document_is_shared_with_me(id))`,
      insert: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      update: owner_or_system,
      delete: owner_or_system,
    }),
  ],
);

/** Uploads that are under way, at most one for each case. Their parts are kept under `uploads/<user>/<id>`. */
export const document_uploads = pgTable(
  "document_uploads",
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    user_id: user_id().notNull(),
    file_name: text().notNull(),
    /** Bytes. */
    file_size: bigint({ mode: "number" }).notNull(),
    /** Milliseconds. */
    last_modified: bigint({ mode: "number" }),
    document_type: text({ enum: DOCUMENT_TYPES }).notNull().default("other"),
    description: text(),
    /** Bytes of each part that is kept, in order. */
    part_sizes: integer().array().notNull().default([]),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    unique().on(t.case_id),
    index("document_uploads_user_id").on(t.user_id),
    index("document_uploads_updated_at").on(t.updated_at),
    oneOf(t.document_type, DOCUMENT_TYPES),
    check("file_size_limit", sql`file_size between 1 and 10485760`),
    ...allow({
      select: owner_or_system,
      insert: sql`(user_id = app.actor_id() and app.owns_case(case_id))`,
      update: owner,
      delete: owner_or_system,
    }),
  ],
);
