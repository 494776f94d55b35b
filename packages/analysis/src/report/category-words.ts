import type { LegalCategory } from "../knowledge.ts";

const WORDS: Record<LegalCategory, string> = {
  business_corporate_law: "business or contract law",
  copyright_intellectual_property: "copyright or other intellectual property",
  sports_entertainment_law: "sports or entertainment law",
  real_estate_law: "housing or real estate law",
  family_law: "family law",
  criminal_defense: "criminal law",
  immigration_law: "immigration law",
  employment_labor_law: "work and employment law",
  personal_injury: "personal injury law",
  medical_malpractice: "medical care and malpractice law",
  tax_law: "tax law",
  estate_planning_probate: "wills and estates",
  civil_rights: "civil rights law",
  other: "consumer or other law",
};

/** A category as it reads in a sentence. */
export function categoryWords(category: LegalCategory): string {
  return WORDS[category];
}
