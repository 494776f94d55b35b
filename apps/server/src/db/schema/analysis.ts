import { COURT_LEVELS, LEGAL_CATEGORIES, outcome, treatmentKind, treatmentLimit } from "@standing/contract";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { bytes, cents, oneOf, updated_at, valuesOf } from "./columns.ts";
import { allow, everyone, system } from "./policies.ts";

const OUTCOMES = valuesOf(outcome);
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
    source: jsonb()
      .$type<{ name: string; file: string | null; id: string | null; page?: string }>()
      .notNull(),
    checked: date({ mode: "string" }).notNull(),
    /** How often the opinions counted by the analysis package cite it. */
    times_cited: integer().notNull().default(0),
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

/** Decisions of state courts as plain facts; the fields are those of `ListedDecision` in the analysis package. Public. */
export const listed_decisions = pgTable(
  "listed_decisions",
  {
    id: text().primaryKey(),
    case_title: text().notNull(),
    court: text().notNull(),
    court_level: text({ enum: COURT_LEVELS }).notNull(),
    jurisdiction: text().notNull(),
    year: smallint().notNull(),
    citations: text().array().notNull(),
    docket_number: text(),
    disposition: text(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    claim_types: text().array().notNull(),
    subjects: text().array().notNull(),
    times_cited: integer().notNull(),
    /** Title, citations and subjects, for search. */
    searched: text().notNull(),
  },
  (t) => [
    index("listed_decisions_state").on(t.jurisdiction, t.times_cited.desc()),
    index("listed_decisions_claim_types").using("gin", t.claim_types),
    index("listed_decisions_searched").using("gin", sql`to_tsvector('english', searched)`),
    check("listed_citable", sql`cardinality(citations) > 0 or docket_number is not null`),
    check("listed_of_a_claim", sql`cardinality(claim_types) > 0`),
    oneOf(t.court_level, COURT_LEVELS),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    ...allow({ select: everyone, insert: system, update: system, delete: system }),
  ],
);

/** Which decision here cites which: ids of told and listed ones. Public. */
export const decision_citations = pgTable(
  "decision_citations",
  { citing: text().notNull(), cited: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.citing, t.cited] }),
    index("decision_citations_cited").on(t.cited),
    check("not_itself", sql`citing <> cited`),
    ...allow({ select: everyone, insert: system, update: system, delete: system }),
  ],
);

/** What a later text says against a decision here, and where it says so. Public. */
export const decision_treatments = pgTable(
  "decision_treatments",
  {
    decision_id: text().notNull(),
    kind: text({ enum: valuesOf(treatmentKind) }).notNull(),
    limited: text({ enum: valuesOf(treatmentLimit) }),
    /** The decision that did it, as the text cites it. */
    by: text().notNull(),
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.decision_id, t.by] }),
    oneOf(t.kind, valuesOf(treatmentKind)),
    oneOf(t.limited, valuesOf(treatmentLimit)),
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
 * reckoning. The numbers run side by side, one for each precedent, most significant byte first: a million decisions make
 * some forty million of them. As rows of their own they would take nearly ten times the room; as arrays Postgres would
 * take each of them apart to send it.
 */
export const precedent_terms = pgTable(
  "precedent_terms",
  {
    term: text().notNull(),
    legal_category: text({ enum: LEGAL_CATEGORIES }).notNull(),
    /** `number` of the precedent, four bytes each. */
    precedent_numbers: bytes().notNull(),
    /** In thousandths, two bytes each; see `termImpact` of the analysis package. */
    impacts: bytes().notNull(),
    /** State of the court and state of the dispute, as `stateCode` gives them, two bytes each. */
    court_states: bytes().notNull(),
    dispute_states: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.term, t.legal_category] }),
    oneOf(t.legal_category, LEGAL_CATEGORIES),
    check(
      "side_by_side",
      sql`2 * octet_length(impacts) = octet_length(precedent_numbers) and octet_length(court_states) = octet_length(impacts) and octet_length(dispute_states) = octet_length(impacts)`,
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
