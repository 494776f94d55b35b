import { matchLabel, POLICE_LABELS } from "./map-police.ts";
import type { LabelRule } from "./map-police.ts";
import type { Mapping, SourceRecord } from "./source-record.ts";

const INJURY = "personal_injury" as const;

/** Labels of the Chicago payment tables, the closest first. Cable and utility lines are companies' claims. */
const CHICAGO_TORTS: readonly LabelRule[] = [
  {
    label: /paramedic malpractice|medical malpractice/i,
    claim_type: "medical_malpractice",
    legal_category: "medical_malpractice",
  },
  {
    label:
      /pedestrian (struck|accident)|mva.{1,3}pedestrian|vehicle collision.{1,3}pedestrian|collided with pedestrian|bicycle/i,
    claim_type: "pedestrian_or_bicycle_accident",
    legal_category: INJURY,
  },
  {
    label: /mva.{1,3}property damage|property damage.{1,3}mva|pdmva|struck while parked/i,
    claim_type: "property_damage",
    legal_category: INJURY,
  },
  {
    label:
      /mva.{1,3}(street|missing|traffic|improper|roadway|construction)|foreign object on road|struck (pothole|sewer|manhole)/i,
    claim_type: "road_condition_accident",
    legal_category: INJURY,
  },
  {
    label:
      /mva|vehicle collision|sideswipe|rear ended|intersection accident|inter accident|backing or rolling|passing and turning|changing lanes|chain collision|firetruck collision/i,
    claim_type: "car_accident",
    legal_category: INJURY,
  },
  {
    label: /fall down|fall or slip|tripped|defective (sidewalk|crosswalk|curb|parkway)|fdsw/i,
    claim_type: "public_property_injury",
    legal_category: INJURY,
  },
  {
    label:
      /property damage|vehicle damage|vehicle loss|water damage|damage to property|surface damage|pd(oth|wd|sc|tree|vt)\b|tow damage|towed damaged|tree caused/i,
    claim_type: "property_damage",
    legal_category: INJURY,
  },
];

const NOT_A_PERSON = /util(ity|\b)|cable|operns damaged|replevin|demolition|animal loss/i;

/** Payments by Chicago. Litigated matters and claims before a suit are different kinds of money. */
export function mapChicagoPayment(record: SourceRecord): Mapping | null {
  const label = (record.claim_type ?? "").replace(/\s*\[[^\]]*\]\s*$/, "");
  if (record.amount_usd_cents === null || record.amount_kind === null || NOT_A_PERSON.test(label))
    return null;
  const police = record.legal_category === "civil_rights" || record.legal_category === "employment_labor_law";
  const general =
    /^(violation of civil rights|other police misconduct|police (misconduct|practice)|civil rights)/i;
  const rule =
    matchLabel(police ? POLICE_LABELS : CHICAGO_TORTS, label) ??
    matchLabel(
      POLICE_LABELS.filter((r) => /^(wrongful_death|police_pursuit)$/.test(r.claim_type)),
      label,
    ) ??
    (record.legal_category === "civil_rights" && general.test(label)
      ? { label: general, claim_type: "police_misconduct", legal_category: "civil_rights" as const }
      : undefined);
  if (rule === undefined) return null;
  return {
    source: "chicago_law_dept_payments",
    legal_category: rule.legal_category,
    claim_type: rule.claim_type,
    defendant_kind: "government",
    amount_usd_cents: record.amount_usd_cents,
    amount_kind: record.amount_kind.startsWith("administrative")
      ? "paid by the city on a claim, without a lawsuit"
      : "paid by the city in a lawsuit, fees listed apart left out",
    claimed_usd_cents: null,
    severity: rule.severity ?? null,
  };
}

const LOS_ANGELES: readonly LabelRule[] = [
  {
    label: /trip(ping)? hazard|slip and fall/i,
    claim_type: "public_property_injury",
    legal_category: INJURY,
  },
  { label: /pedestrian|bicycle/i, claim_type: "pedestrian_or_bicycle_accident", legal_category: INJURY },
  { label: /private property damage/i, claim_type: "property_damage", legal_category: INJURY },
  {
    label:
      /^motor vehicle claim|vehicle collision|traffic (collision|accident)|automobile accident$|auto accident/i,
    claim_type: "car_accident",
    legal_category: INJURY,
  },
];

/** Payments by Los Angeles. A second payment for one incident is left out: its amount is only a part. */
export function mapLosAngelesPayout(record: SourceRecord): Mapping | null {
  const label = record.claim_type ?? "";
  if (record.amount_usd_cents === null || /\d(st|nd|rd|th) payout/i.test(label)) return null;
  const rule = matchLabel(LOS_ANGELES, label) ?? matchLabel(POLICE_LABELS, label);
  if (rule === undefined) return null;
  return {
    source: "los_angeles_liability_payouts",
    legal_category: rule.legal_category,
    claim_type: rule.claim_type,
    defendant_kind: "government",
    amount_usd_cents: record.amount_usd_cents,
    amount_kind: "paid by the city, settlement or judgment",
    claimed_usd_cents: null,
    severity: rule.severity ?? null,
  };
}
