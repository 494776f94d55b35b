import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LegalCategory } from "../src/knowledge.ts";
import { LEGAL_CATEGORIES } from "../src/knowledge.ts";
import { CLAIM_TYPE_LABELS } from "../src/compiled/claims.js";

/** One story that the learned readers are trained on; the README beside it says what each field holds. */
export interface TrainingStory {
  id: string;
  writer: string;
  text: string;
  category: LegalCategory;
  categories?: LegalCategory[];
  claim_types: string[];
  side: "claimant" | "defending" | "asking" | "both";
  topics?: string[];
  state?: string;
  crises?: string[];
  traits: string[];
}

export const TRAINING_FOLDER = import.meta.dirname;
const FILE_NAME = /^stories-[a-z0-9]+\.jsonl$/;

/** Claim types that stories may be labelled with before the engine knows them. */
const CLAIM_TYPES_TO_COME: Partial<Record<LegalCategory, string>> = {
  other:
    "debt_suit wage_garnishment small_claims_defense cosigner_liability benefits_overpayment license_discipline school_discipline towing_or_repossession school_bullying cyber_harassment student_loans medical_bills travel_refund funeral_dispute veterans_benefits public_records",
  real_estate_law:
    "landlord_defense hoa_violation code_violation rent_increase roommate_dispute title_or_deed",
  employment_labor_law:
    "employer_defense workplace_accusation pregnancy_at_work severance_agreement final_paycheck tips_or_deductions",
  personal_injury:
    "accident_defense injury_claim_defense defamation_defense child_sexual_abuse clergy_abuse sexual_assault_civil elder_abuse boat_or_recreation_accident rideshare_or_truck_accident food_illness",
  copyright_intellectual_property: "trademark_demand copyright_demand",
  family_law:
    "protective_order_defense family_case_served child_support_defense domestic_violence_help grandparent_visitation relocation_with_child marital_property",
  business_corporate_law: "contractor_defense business_sued partner_sued starting_a_business",
  estate_planning_probate:
    "will_executor_defense guardianship_respondent estate_planning small_estate beneficiary_dispute",
  criminal_defense: "domestic_violence_charge sex_offense_charge arrest_warrant driving_while_suspended",
  medical_malpractice: "provider_accused dental_injury records_privacy",
  civil_rights: "access_suit_defense voting_rights police_property_return",
  sports_entertainment_law: "entertainment_suit_defense name_image_likeness music_royalties unpaid_performer",
  tax_law: "payroll_tax tax_identity_theft",
  immigration_law: "immigration_bond daca_or_tps visa_denial",
};

/** Each claim type that a story may have, with its category: the engine's own, and those to come. */
export const CATEGORY_OF_CLAIM: ReadonlyMap<string, LegalCategory> = new Map([
  ...LEGAL_CATEGORIES.flatMap((category) =>
    (CLAIM_TYPES_TO_COME[category] ?? "")
      .split(" ")
      .flatMap((id) => (id === "" ? [] : [[id, category] as const])),
  ),
  ...LEGAL_CATEGORIES.flatMap((category) =>
    Object.keys(CLAIM_TYPE_LABELS[category]).map((id) => [id, category] as const),
  ),
]);

/** Names of the files of stories, in order. */
export function storyFiles(folder = TRAINING_FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .sort();
}

/** Lines of one file, as they stand there. */
export function linesOf(name: string, folder = TRAINING_FOLDER): string[] {
  return readFileSync(join(folder, name), "utf8").replace(/\n$/, "").split("\n");
}

/** All stories, in the order of files and lines. */
export function readTrainingStories(folder = TRAINING_FOLDER): TrainingStory[] {
  return storyFiles(folder).flatMap((name) =>
    linesOf(name, folder).map((line) => JSON.parse(line) as TrainingStory),
  );
}
