import type { Severity } from "../../src/estimate/comparable-outcome.ts";
import type { LegalCategory } from "../../src/knowledge.ts";
import type { Mapping, SourceRecord } from "./source-record.ts";

/** A label of the publisher and the claim type it stands for. */
export interface LabelRule {
  label: RegExp;
  claim_type: string;
  legal_category: LegalCategory;
  severity?: Severity;
}

/** First rule whose label is found, or undefined. */
export function matchLabel(rules: readonly LabelRule[], label: string): LabelRule | undefined {
  return rules.find((rule) => rule.label.test(label));
}

const CHICAGO_DISPOSITIONS: Readonly<Record<string, { claim_type: string; severity?: Severity }>> = {
  "False Arrest": { claim_type: "false_arrest" },
  "DUI Stop": { claim_type: "false_arrest" },
  "Excessive Force Minor": { claim_type: "excessive_force", severity: "minor" },
  "Excessive Force Serious": { claim_type: "excessive_force", severity: "serious" },
  "Illegal Search/Seizure": { claim_type: "illegal_search" },
  "Extended Detention / Malicious Prosecution": { claim_type: "malicious_prosecution" },
  "Other Police Misconduct": { claim_type: "police_misconduct" },
  "Failure to Provide Medical Care": { claim_type: "denied_medical_care_in_custody" },
  "Reversed Conviction": { claim_type: "wrongful_conviction" },
};

/** Chicago police suits, losses included. */
export function mapChicagoDisposition(record: SourceRecord): Mapping | null {
  const coded = CHICAGO_DISPOSITIONS[record.claim_type ?? ""];
  if (coded === undefined) return null;
  return {
    source: "chicago_law_dept_dispositions",
    legal_category: "civil_rights",
    claim_type: coded.claim_type,
    defendant_kind: "government",
    amount_usd_cents: record.amount_usd_cents,
    amount_kind: record.amount_usd_cents === null ? null : "total paid by the city, fees and costs included",
    claimed_usd_cents: null,
    severity: coded.severity ?? null,
  };
}

/** Labels of suits against police and against cities as employers, the closest first. */
export const POLICE_LABELS: readonly LabelRule[] = [
  {
    label: /sexual harass|sex harass|sexual harr/i,
    claim_type: "sexual_harassment",
    legal_category: "employment_labor_law",
  },
  { label: /whistleblower/i, claim_type: "whistleblower", legal_category: "employment_labor_law" },
  { label: /\bfmla\b/i, claim_type: "family_medical_leave", legal_category: "employment_labor_law" },
  {
    label: /^retaliation$|title vii.{0,20}retaliat/i,
    claim_type: "workplace_retaliation",
    legal_category: "employment_labor_law",
  },
  {
    label:
      /\b(disability\/medical|race\/color\/national origin|gender|age|sexual orientation|employment|title vii) discrimination|discrimination.{0,4}(sex|gender|employment)|(age|race|racial|gender) discrimination|title vii|employment discrimination/i,
    claim_type: "employment_discrimination",
    legal_category: "employment_labor_law",
  },
  {
    label: /revers(ed|e) conviction|wrongful conviction/i,
    claim_type: "wrongful_conviction",
    legal_category: "civil_rights",
  },
  { label: /pursuit|police chase/i, claim_type: "police_pursuit", legal_category: "personal_injury" },
  {
    label: /wrongful death|shooting.{0,4}fatal|^death/i,
    claim_type: "wrongful_death",
    legal_category: "personal_injury",
  },
  {
    label: /excessive force.{0,4}serious|major bodily|use of force.*wrongful death/i,
    claim_type: "excessive_force",
    legal_category: "civil_rights",
    severity: "serious",
  },
  {
    label: /excessive force.{0,4}minor|minor bodily|battery.{0,3}minor/i,
    claim_type: "excessive_force",
    legal_category: "civil_rights",
    severity: "minor",
  },
  { label: /shooting/i, claim_type: "excessive_force", legal_category: "civil_rights", severity: "serious" },
  {
    label: /exces+ive|ecessive force|use of force|unnecessary force|brutality|cruel & unusual/i,
    claim_type: "excessive_force",
    legal_category: "civil_rights",
  },
  {
    label: /law enforcement related injury - assault/i,
    claim_type: "excessive_force",
    legal_category: "civil_rights",
  },
  {
    label: /extended detention|malicious pros/i,
    claim_type: "malicious_prosecution",
    legal_category: "civil_rights",
  },
  {
    label:
      /(false|unlawful|wrongful|wrong|fall|improper|unjustified) (arrest|imprison|detention)|false arrest|unlawful detain/i,
    claim_type: "false_arrest",
    legal_category: "civil_rights",
  },
  {
    label:
      /unlawful search|illegal search|search (and|&|\/)|unlawful (entry|seizure)|unreasonable s(earch|eizure)|warrantless|trespass\/unlawful/i,
    claim_type: "illegal_search",
    legal_category: "civil_rights",
  },
  {
    label: /medical (care|assistance|attention)|medcare/i,
    claim_type: "denied_medical_care_in_custody",
    legal_category: "civil_rights",
  },
  {
    label: /first amendment|free speech|crowd control/i,
    claim_type: "free_speech",
    legal_category: "civil_rights",
  },
];

const CITY_TORT_LABELS: readonly LabelRule[] = [
  {
    label: /property damage|property related|missing or damaged prop/i,
    claim_type: "property_damage",
    legal_category: "personal_injury",
  },
  {
    label: /motor veh|bodily injury - auto|\bmva\b|traffic (collision|accident)|auto(mobile)? accident/i,
    claim_type: "car_accident",
    legal_category: "personal_injury",
  },
];

const POLICE_GENERAL =
  /police liability|violation of (constitutional|civil) rights|civil rights( -.*)?$|constitutional claims|police - civil rights|police misconduct|law enforcement -|section 1983|42 u\.?s\.?c|assault, battery, false arrest|assault.{0,6}battery|k9/i;

/** Settlements of cities with police. Labels that name several wrongs go by the first in `POLICE_LABELS`. */
export function mapPoliceSettlement(record: SourceRecord): Mapping | null {
  const label = record.claim_type ?? "";
  const base = {
    source: "police_settlements_cities",
    defendant_kind: "government" as const,
    amount_usd_cents: record.amount_usd_cents,
    amount_kind: record.amount_usd_cents === null ? null : "settlement or award as recorded by the city",
    claimed_usd_cents: null,
  };
  const mixedDetroitLabel = /assault, battery, false arrest/i.test(label);
  const rule = mixedDetroitLabel
    ? undefined
    : (matchLabel(POLICE_LABELS, label) ?? matchLabel(CITY_TORT_LABELS, label));
  if (rule !== undefined)
    return {
      ...base,
      legal_category: rule.legal_category,
      claim_type: rule.claim_type,
      severity: rule.severity ?? null,
    };
  if (record.legal_category === "civil_rights" && POLICE_GENERAL.test(label))
    return { ...base, legal_category: "civil_rights", claim_type: "police_misconduct", severity: null };
  return null;
}
