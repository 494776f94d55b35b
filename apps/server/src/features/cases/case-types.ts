import { CLAIM_TYPE_LABELS } from "@standing/analysis";
import type { LegalCategory } from "@standing/contract";

interface CaseType {
  value: string;
  label: string;
}

/** What every case may be, whatever its legal category. Some are claim types; the others name a whole field. */
export const CASE_TYPES: readonly CaseType[] = [
  { value: "personal_injury", label: "Personal Injury" },
  { value: "car_accident", label: "Car Accident" },
  { value: "medical_malpractice", label: "Medical Malpractice" },
  { value: "workers_compensation", label: "Workers Compensation" },
  { value: "slip_and_fall", label: "Slip and Fall" },
  { value: "product_liability", label: "Product Liability" },
  { value: "wrongful_death", label: "Wrongful Death" },
  { value: "employment_labor_law", label: "Employment Law" },
  { value: "criminal_defense", label: "Criminal Defense" },
  { value: "family_law", label: "Family Law" },
  { value: "contract_dispute", label: "Contract Dispute" },
  { value: "property_damage", label: "Property Damage" },
  { value: "other", label: "Other" },
];

const CLAIM_TYPES: Record<string, string> = Object.assign({}, ...Object.values(CLAIM_TYPE_LABELS));
const CASE_TYPE_LABELS: Record<string, string> = Object.fromEntries(
  CASE_TYPES.map(({ value, label }) => [value, label]),
);
/** Claim types that the engine knows by another name. */
const KNOWN_AS: Record<string, string> = { contract_dispute: "breach_of_contract" };

/** The claim types of a legal category, as the menus show them. */
export function claimTypesOf(category: LegalCategory): CaseType[] {
  return Object.entries(CLAIM_TYPE_LABELS[category]).map(([value, label]) => ({ value, label }));
}

/** What a claimant may pick for a case of that category. */
export const offeredTypes = (category: LegalCategory): string[] =>
  [...CASE_TYPES, ...claimTypesOf(category)].map(({ value }) => value);

/**
 * Label of a case type; null for a legal category that nobody picked, and for anything else.
 * @param chosen the claimant has picked it
 */
export function caseTypeLabel(caseType: string, chosen: boolean): string | null {
  return (
    CLAIM_TYPES[caseType] ?? (chosen || caseType in KNOWN_AS ? CASE_TYPE_LABELS[caseType] : null) ?? null
  );
}

/** The claim type that the engine is told of; null for a case type that leaves it to the engine. */
export function engineClaimType(caseType: string): string | null {
  const known = KNOWN_AS[caseType] ?? caseType;
  return known in CLAIM_TYPES ? known : null;
}
