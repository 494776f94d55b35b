import { LEGAL_CATEGORIES, outcome } from "@standing/contract";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { bytes, cents, oneOf, updated_at, valuesOf } from "./columns.ts";
import { allow, everyone, system } from "./policies.ts";

const OUTCOMES = valuesOf(outcome);
const COURT_LEVELS = [
  "us_supreme",
  "federal_appeals",
  "federal_trial",
  "state_high",
  "state_appeals",
  "state_trial",
  "agency",
] as const;
const SEVERITIES = ["minor", "serious"] as const;
const DEFENDANT_KINDS = [
  "government",
  "employer",
  "person",
  "business",
  "medical_provider",
  "unknown",
] as const;

/** Real decisions; the fields are those of `Decision` in the analysis package. Public. */
export const precedents = pgTable(
  "precedents",
  {
    id: text().primaryKey(),
    /** Place in the order of ids by character codes, from 0: smaller than the id, and ties by it are ties by id. */
    number: integer().notNull().unique(),
    case_title: text().notNull(),
    court: text().notNull(),
    court_level: text({ enum: COURT_LEVELS }).notNull(),
    jurisdiction: text().notNull(),
    state: text(),
    city: text(),
    year: smallint().notNull(),
    citation: text(),
    docket_number: text(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    claim_types: text().array().notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    won_by: text(),
    disposition: text(),
    amount_usd_cents: cents(),
    amount_kind: text(),
    facts: text().notNull(),
    holding: text().notNull(),
    matters: text().notNull(),
    key_facts: text().array().notNull(),
    source: jsonb().$type<{ name: string; file: string | null; id: string | null }>().notNull(),
    checked: date({ mode: "string" }).notNull(),
    /** Packed word vector: one signed byte a dimension. */
    vector: bytes().notNull(),
  },
  (t) => [
    index("precedents_legal_category_jurisdiction").on(t.legal_category, t.jurisdiction),
    index("precedents_claim_types").using("gin", t.claim_types),
    check("citable", sql`citation is not null or docket_number is not null`),
    check("amount_with_kind", sql`amount_usd_cents is null or amount_kind is not null`),
    oneOf(t.court_level, COURT_LEVELS),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    oneOf(t.outcome, OUTCOMES),
    ...allow({ select: everyone, insert: system, update: system, delete: system }),
  ],
);

/** Results of real claims; the fields are those of `OutcomeRecord` in the analysis package. Public. */
export const outcome_records = pgTable(
  "outcome_records",
  {
    id: text().primaryKey(),
    source: text().notNull(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    claim_type: text().notNull(),
    jurisdiction: text().notNull(),
    city: text(),
    year: smallint(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    amount_usd_cents: cents(),
    amount_kind: text(),
    defendant_kind: text({ enum: DEFENDANT_KINDS }).notNull(),
    days: integer(),
    claimed_usd_cents: cents(),
    severity: text({ enum: SEVERITIES }),
  },
  (t) => [
    index("outcome_records_claim_type").on(t.claim_type, t.jurisdiction, t.amount_kind, t.defendant_kind),
    index("outcome_records_legal_category").on(t.legal_category, t.jurisdiction),
    check("amount_with_kind", sql`amount_usd_cents is null or amount_kind is not null`),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    oneOf(t.outcome, OUTCOMES),
    oneOf(t.defendant_kind, DEFENDANT_KINDS),
    oneOf(t.severity, SEVERITIES),
    ...allow({ select: everyone, insert: system, update: system, delete: system }),
  ],
);

/**
 * Which precedents of a legal category a search term stands in, and how much it counts there, by the engine's own
 * reckoning. The arrays run side by side, one entry for each precedent: a million decisions make some forty million
 * entries, and as rows of their own they would take nearly ten times the room and be slower to add up.
 */
export const precedent_terms = pgTable(
  "precedent_terms",
  {
    term: text().notNull(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    /** `number` of the precedent. */
    precedent_numbers: integer().array().notNull(),
    /** In thousandths; see `termImpact` of the analysis package. */
    impacts: smallint().array().notNull(),
    /** State of the court and state of the dispute, as `stateCode` gives them. */
    court_states: smallint().array().notNull(),
    dispute_states: smallint().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.term, t.legal_category] }),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    check(
      "side_by_side",
      sql`cardinality(impacts) = cardinality(precedent_numbers) and cardinality(court_states) = cardinality(precedent_numbers) and cardinality(dispute_states) = cardinality(precedent_numbers)`,
    ),
    ...allow({ select: everyone, insert: system, update: system, delete: system }),
  ],
);

/** In how many precedents each search term stands. Renewed together with `precedent_terms`. */
export const corpus_terms = pgTable(
  "corpus_terms",
  { term: text().primaryKey(), document_frequency: integer().notNull() },
  () => [
    check("document_frequency_positive", sql`document_frequency >= 1`),
    ...allow({ select: everyone, insert: system, update: system, delete: system }),
  ],
);

/** Facts about the loaded corpus: its hash, its statistics, the base rates. */
export const corpus_meta = pgTable(
  "corpus_meta",
  { name: text().primaryKey(), value: jsonb().notNull(), updated_at: updated_at() },
  () => allow({ select: everyone, insert: system, update: system, delete: system }),
);
