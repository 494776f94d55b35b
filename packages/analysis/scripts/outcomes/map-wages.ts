import type { Mapping, SourceRecord } from "./source-record.ts";

const CLAIMED = /(?:claimed|originally payable) \$([\d.]+)/;

/** US cents the worker asked for, or null. */
export function claimedCents(label: string): number | null {
  const found = CLAIMED.exec(label)?.[1];
  const cents = found === undefined ? Number.NaN : Math.round(Number(found) * 100);
  return Number.isFinite(cents) && cents > 0 ? cents : null;
}

function wageMapping(record: SourceRecord, source: string, claimType: string, kind: string | null): Mapping {
  return {
    source,
    legal_category: "employment_labor_law",
    claim_type: claimType,
    defendant_kind: "employer",
    amount_usd_cents: kind === null ? null : record.amount_usd_cents,
    amount_kind: record.amount_usd_cents === null ? null : kind,
    claimed_usd_cents: claimedCents(record.claim_type ?? ""),
    severity: null,
  };
}

const STATE_KINDS: Readonly<Record<string, string>> = {
  "paid to claimant": "wages paid to the worker",
  "assessed by agency": "amount found due by the state agency",
};

/**
 * State wage claims. Nebraska's figures and South Carolina's payments are flat sums of $500 and $100, which are
 * penalties and not wages: left out.
 */
export function mapStateWageClaim(record: SourceRecord): Mapping | null {
  if (record.jurisdiction === "NE") return null;
  if (record.jurisdiction === "SC" && record.amount_kind === "paid to claimant") return null;
  const label = record.claim_type ?? "";
  const claimType = label.startsWith("wage claim: overtime") ? "unpaid_overtime" : "unpaid_wages";
  return wageMapping(record, "state_wage_claims", claimType, STATE_KINDS[record.amount_kind ?? ""] ?? null);
}

/** California claims before the Labor Commissioner. */
export function mapCaliforniaClaim(record: SourceRecord): Mapping | null {
  if (record.amount_kind !== "assessed by Labor Commissioner") return null;
  return wageMapping(
    record,
    "california_wage_claims",
    "unpaid_wages",
    "amount found due by the California Labor Commissioner",
  );
}

/** Washington complaints about pay. Complaints about other things than pay are left out. */
export function mapWashingtonComplaint(record: SourceRecord): Mapping | null {
  const label = (record.claim_type ?? "").split(" | ")[0] ?? "";
  if (!label.startsWith("Wage Claim:") || /Child Labor|NSF|PSL|None|Other/.test(label)) return null;
  const claimType = /Overtime/.test(label)
    ? "unpaid_overtime"
    : /Retaliation/.test(label)
      ? "workplace_retaliation"
      : "unpaid_wages";
  return wageMapping(record, "washington_wage_complaints", claimType, "amount found due by the state agency");
}

/** Virginia claims, those turned down included. */
export function mapVirginiaClaim(record: SourceRecord): Mapping | null {
  const kind =
    record.amount_kind === "wages and interest recovered" ? "wages and interest paid to the worker" : null;
  return wageMapping(record, "virginia_wage_claims", "unpaid_wages", kind);
}

/** Labor Commissioner awards entered as judgments. */
export function mapCaliforniaJudgment(record: SourceRecord): Mapping | null {
  return wageMapping(
    record,
    "california_labor_judgments_sjo",
    "unpaid_wages",
    "court judgment for the worker",
  );
}

/** Federal cases: the total shared evenly among the workers paid. Penalties go to the government: left out. */
export function mapFederalCase(record: SourceRecord): Mapping | null {
  const workers = Number(/(\d+) employees? paid/.exec(record.claim_type ?? "")?.[1]);
  if (
    record.amount_kind !== "back wages agreed/assessed" ||
    record.amount_usd_cents === null ||
    !(workers > 0)
  )
    return null;
  const perWorker = { ...record, amount_usd_cents: Math.round(record.amount_usd_cents / workers) };
  return wageMapping(
    perWorker,
    "federal_whd_enforcement_sf_bay",
    "unpaid_wages",
    "average back pay for each worker in a federal case",
  );
}
