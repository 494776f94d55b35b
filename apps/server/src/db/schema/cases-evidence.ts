import { EVIDENCE_MARKS, LENGTHS } from "@standing/contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { cases } from "./cases.ts";
import { created_at, id, oneOf, oneTo } from "./columns.ts";
import { case_documents } from "./documents.ts";
import { allow } from "./policies.ts";

const FILE_SAYINGS = ["shows", "shows_not"] as const;
const CASE_EVIDENCE_SAYS = [...EVIDENCE_MARKS, ...FILE_SAYINGS] as const;

/** What a claimant says of a thing on the list of what proves the case, or of one of their files beside it. */
export const case_evidence = pgTable(
  "case_evidence",
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    /** The thing by its own words: what is said of it stays as long as they do. */
    item: text().notNull(),
    /** The file that is spoken of; null where it is the thing itself. */
    document_id: uuid().references(() => case_documents.id, { onDelete: "cascade" }),
    says: text({ enum: CASE_EVIDENCE_SAYS }).notNull(),
    created_at: created_at(),
  },
  (t) => [
    unique().on(t.case_id, t.item, t.document_id).nullsNotDistinct(),
    index("case_evidence_document_id").on(t.document_id),
    oneOf(t.says, CASE_EVIDENCE_SAYS),
    oneTo("item_length", t.item, LENGTHS.evidence_item),
    check("says_of_file_or_thing", sql`(document_id is null) = (says in ('have', 'not_needed'))`),
    ...allow({
      select: sql`(app.owns_case(case_id) or app.is_system())`,
      insert: sql`(app.owns_case(case_id) and (document_id is null or exists (select from public.case_documents d where d.id = document_id and d.case_id = case_evidence.case_id)))`,
      delete: sql`(app.owns_case(case_id) or app.is_system())`,
    }),
  ],
);
