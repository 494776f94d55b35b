import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DefendantKind, Jurisdiction, LegalCategory } from "../../src/knowledge.ts";
import type { Outcome } from "../../src/records.ts";
import type { Severity } from "../../src/estimate/comparable-outcome.ts";

/** One line of the development data. */
export interface SourceRecord {
  source: string;
  source_id: string;
  case_title: string | null;
  jurisdiction: string;
  city: string | null;
  year: number | null;
  date_filed: string | null;
  date_closed: string | null;
  legal_category: LegalCategory;
  claim_type: string | null;
  outcome: Outcome;
  amount_usd_cents: number | null;
  amount_kind: string | null;
  text?: string | null;
  text_kind: string | null;
}

/** What the publisher's coding says about one line, or null where it says too little. */
export interface Mapping {
  /** Id in `OUTCOME_SOURCES`. */
  source: string;
  legal_category: LegalCategory;
  claim_type: string;
  defendant_kind: DefendantKind;
  amount_usd_cents: number | null;
  amount_kind: string | null;
  claimed_usd_cents: number | null;
  severity: Severity | null;
  jurisdiction?: Jurisdiction;
}

/** The lines of one file (`name.jsonl` or `name.jsonl.gz`) in `folder`; empty when the file is not there. */
export function readSource(folder: string, name: string): SourceRecord[] {
  const plain = join(folder, `${name}.jsonl`);
  const packed = `${plain}.gz`;
  const text = existsSync(plain)
    ? readFileSync(plain, "utf8")
    : existsSync(packed)
      ? gunzipSync(readFileSync(packed)).toString("utf8")
      : "";
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as SourceRecord);
}
