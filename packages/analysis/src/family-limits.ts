import type { LegalCategory, LimitationKey } from "./knowledge.ts";
import type { StoryReading } from "./reading/read-story.ts";

/**
 * The limits of a claim's family, where the exact claim is not sure: by what the story says was hurt, broken or owed,
 * and where it says nothing of that, the common ones.
 */

interface Family {
  /** All of these facts must be in the story. */
  facts: string[];
  keys: LimitationKey[];
}

const FAMILIES: readonly Family[] = [
  { facts: ["death"], keys: ["wrongful_death", "personal_injury"] },
  { facts: ["federal_government", "injury"], keys: ["ftca_administrative_claim"] },
  { facts: ["federal_government", "doctor"], keys: ["ftca_administrative_claim"] },
  { facts: ["doctor", "injury"], keys: ["medical_malpractice"] },
  { facts: ["foreign_object"], keys: ["medical_malpractice"] },
  { facts: ["injury"], keys: ["personal_injury"] },
  { facts: ["medical_care"], keys: ["personal_injury"] },
  { facts: ["motor_vehicle"], keys: ["personal_injury_motor_vehicle", "property_damage"] },
  { facts: ["police"], keys: ["section_1983"] },
  { facts: ["property_damaged"], keys: ["property_damage"] },
  { facts: ["written_statement"], keys: ["defamation"] },
  { facts: ["written_agreement"], keys: ["written_contract"] },
  { facts: ["oral_agreement"], keys: ["oral_contract"] },
  { facts: ["payment_of_money"], keys: ["oral_contract"] },
];
/** Limits that most claims fall under. */
export const COMMON_LIMITS: readonly LimitationKey[] = [
  "personal_injury",
  "property_damage",
  "oral_contract",
];

/** Fields with courts and times of their own, where a common limit would mislead. */
const OF_THEIR_OWN = new Set<LegalCategory>([
  "family_law",
  "criminal_defense",
  "immigration_law",
  "tax_law",
  "estate_planning_probate",
]);

/** The keys of the families that the story speaks of; where it speaks of none, others. */
export function familyKeys(
  { factKeys, category }: StoryReading,
  otherwise: readonly LimitationKey[],
): LimitationKey[] {
  const isMedical =
    category === "medical_malpractice" || category === "personal_injury" || category === "other";
  const found = FAMILIES.filter(({ facts, keys }) => {
    const fits = facts.every((fact) => factKeys.has(fact));
    return fits && (isMedical || !keys.includes("medical_malpractice"));
  });
  if (found.length > 0) return [...new Set(found.flatMap(({ keys }) => keys))];
  return OF_THEIR_OWN.has(category) ? [] : [...otherwise];
}
