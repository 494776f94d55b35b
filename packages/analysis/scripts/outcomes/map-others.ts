import type { Mapping, SourceRecord } from "./source-record.ts";

const NO_MONEY = { amount_usd_cents: null, amount_kind: null, claimed_usd_cents: null, severity: null };

/** Fair use decisions: `plaintiff` means that fair use was not found. */
export function mapFairUse(_record: SourceRecord): Mapping {
  return {
    ...NO_MONEY,
    source: "us_copyright_office_fair_use_index",
    legal_category: "copyright_intellectual_property",
    claim_type: "fair_use",
    defendant_kind: "unknown",
  };
}

/** Vaccine program decisions, which stand among the court summaries. */
export function mapVaccineDecision(record: SourceRecord): Mapping | null {
  if (record.claim_type !== "vaccine injury (no-fault program)") return null;
  return {
    ...NO_MONEY,
    source: "vaccine_program_decisions",
    legal_category: "medical_malpractice",
    claim_type: "vaccine_injury",
    defendant_kind: "government",
  };
}
