import { z } from "zod";
import type { LegalCategory } from "./vocabulary.ts";

/** The ten practice areas that the directory offers, in its order. */
export const PRACTICE_AREAS = [
  "personal_injury",
  "criminal_defense",
  "family_law",
  "estate_planning",
  "business_law",
  "real_estate",
  "immigration",
  "employment_law",
  "bankruptcy",
  "tax_law",
] as const;
export type PracticeArea = (typeof PRACTICE_AREAS)[number];

/** What a profile may name: the ten practice areas and four more. */
export const SPECIALTIES = [
  ...PRACTICE_AREAS,
  "medical_malpractice",
  "civil_rights",
  "intellectual_property",
  "sports_entertainment",
] as const;
export const specialty = z.enum(SPECIALTIES);
export type Specialty = z.infer<typeof specialty>;

/** Legal category of a case -> practice area of the directory; null leaves the choice open. */
export const PRACTICE_AREA_OF_CATEGORY: Record<LegalCategory, PracticeArea | null> = {
  business_corporate_law: "business_law",
  copyright_intellectual_property: "business_law",
  sports_entertainment_law: "business_law",
  real_estate_law: "real_estate",
  family_law: "family_law",
  criminal_defense: "criminal_defense",
  immigration_law: "immigration",
  employment_labor_law: "employment_law",
  personal_injury: "personal_injury",
  medical_malpractice: "personal_injury",
  tax_law: "tax_law",
  estate_planning_probate: "estate_planning",
  civil_rights: null,
  other: null,
};
