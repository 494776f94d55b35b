import { LEGAL_CATEGORIES, STATES } from "../knowledge.ts";
import type { DefendantKind, Jurisdiction } from "../knowledge.ts";
import type { Outcome } from "../records.ts";
import type { ComparableOutcome, Severity } from "./comparable-outcome.ts";
import { OUTCOME_SOURCES } from "../compiled/knowledge.js";

/** Outcome records column by column: small when compressed, quick to read. */
export interface OutcomeColumns {
  format: 1;
  ids: string[];
  /** The values that the numbers in `coded` point to. */
  words: Record<CodedColumn, string[]>;
  /** One number for each record; -1 stands for null. */
  coded: Record<CodedColumn, number[]>;
  /** One number for each record; -1 stands for null. Amounts in US cents, `days` in days. */
  numbers: Record<NumberColumn, number[]>;
}

const CODED = [
  "source",
  "legal_category",
  "claim_type",
  "jurisdiction",
  "city",
  "outcome",
  "amount_kind",
  "defendant_kind",
  "severity",
] as const;
const NUMBERS = ["year", "amount_usd_cents", "claimed_usd_cents", "days"] as const;
type CodedColumn = (typeof CODED)[number];
type NumberColumn = (typeof NUMBERS)[number];

const OUTCOMES: readonly string[] = [
  "plaintiff",
  "defendant",
  "settled",
  "mixed",
  "dismissed",
  "unknown",
] satisfies Outcome[];
const DEFENDANTS: readonly string[] = [
  "government",
  "employer",
  "person",
  "business",
  "medical_provider",
  "unknown",
] satisfies DefendantKind[];
const SEVERITIES: readonly (string | null)[] = ["minor", "serious", null] satisfies (Severity | null)[];
const JURISDICTIONS: readonly string[] = [...STATES, "US"] satisfies Jurisdiction[];

/** What is wrong with a record, one sentence for each fault; empty when nothing is. */
export function outcomeFaults(record: ComparableOutcome): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${record.id}: ${fault}`);
  };
  demand(record.id !== "", "no id");
  demand(OUTCOME_SOURCES[record.source] !== undefined, `unknown source ${record.source}`);
  demand(
    (LEGAL_CATEGORIES as readonly string[]).includes(record.legal_category),
    `unknown category ${record.legal_category}`,
  );
  demand(/^[a-z_]+$/.test(record.claim_type), `bad claim type ${record.claim_type}`);
  demand(JURISDICTIONS.includes(record.jurisdiction), `unknown jurisdiction ${record.jurisdiction}`);
  demand(OUTCOMES.includes(record.outcome), `unknown outcome ${record.outcome}`);
  demand(DEFENDANTS.includes(record.defendant_kind), `unknown kind of defendant ${record.defendant_kind}`);
  demand(SEVERITIES.includes(record.severity), `unknown severity ${record.severity}`);
  demand(
    (record.amount_usd_cents === null) === (record.amount_kind === null),
    "amount and its kind go together",
  );
  demand(positiveOrNull(record.amount_usd_cents), "amount is not a whole number of cents above 0");
  demand(positiveOrNull(record.claimed_usd_cents), "claimed amount is not a whole number of cents above 0");
  demand(record.year === null || (record.year >= 1790 && record.year <= 2100), `bad year ${record.year}`);
  demand(
    record.days === null || (Number.isInteger(record.days) && record.days >= 0),
    `bad days ${record.days}`,
  );
  return faults;
}

function positiveOrNull(cents: number | null): boolean {
  return cents === null || (Number.isSafeInteger(cents) && cents > 0);
}

/** Columns of these records, in the given order. */
export function toColumns(records: readonly ComparableOutcome[]): OutcomeColumns {
  const words = {} as OutcomeColumns["words"];
  const coded = {} as OutcomeColumns["coded"];
  const numbers = {} as OutcomeColumns["numbers"];
  for (const column of CODED) {
    const places = new Map<string, number>();
    coded[column] = records.map((record) => {
      const word = record[column];
      if (word === null) return -1;
      const place = places.get(word) ?? places.size;
      places.set(word, place);
      return place;
    });
    words[column] = [...places.keys()];
  }
  for (const column of NUMBERS) numbers[column] = records.map((record) => record[column] ?? -1);
  return { format: 1, ids: records.map((record) => record.id), words, coded, numbers };
}

/** Records of these columns, sorted by id. Throws an error naming the first faults when a record is not valid. */
export function fromColumns(columns: OutcomeColumns): ComparableOutcome[] {
  if (columns.format !== 1)
    throw new Error(`Outcome records have format ${String(columns.format)}; this version reads format 1.`);
  const word = (column: CodedColumn, row: number): string | null => {
    const place = columns.coded[column][row];
    return place === undefined || place < 0 ? null : (columns.words[column][place] ?? null);
  };
  const number = (column: NumberColumn, row: number): number | null => {
    const value = columns.numbers[column][row];
    return value === undefined || value < 0 ? null : value;
  };
  const records = columns.ids.map((id, row) => ({
    id,
    source: word("source", row) ?? "",
    legal_category: word("legal_category", row) as ComparableOutcome["legal_category"],
    claim_type: word("claim_type", row) ?? "",
    jurisdiction: word("jurisdiction", row) as Jurisdiction,
    city: word("city", row),
    year: number("year", row),
    outcome: word("outcome", row) as Outcome,
    amount_usd_cents: number("amount_usd_cents", row),
    amount_kind: word("amount_kind", row),
    defendant_kind: word("defendant_kind", row) as DefendantKind,
    days: number("days", row),
    claimed_usd_cents: number("claimed_usd_cents", row),
    severity: word("severity", row) as Severity | null,
  }));
  const faults = records.flatMap(outcomeFaults);
  if (faults.length > 0)
    throw new Error(`${faults.length} faults in the outcome records: ${faults.slice(0, 3).join("; ")}`);
  if (new Set(columns.ids).size !== records.length) throw new Error("Two outcome records have the same id.");
  return records.sort((a, b) => (a.id < b.id ? -1 : 1));
}
