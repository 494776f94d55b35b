import type { ClaimType } from "../../knowledge.ts";
import { claimTypes as businessCorporateLaw } from "./business_corporate_law/index.ts";
import { claimTypes as copyrightIntellectualProperty } from "./copyright_intellectual_property/index.ts";
import { claimTypes as sportsEntertainmentLaw } from "./sports_entertainment_law/index.ts";
import { claimTypes as realEstateLaw } from "./real_estate_law/index.ts";
import { claimTypes as familyLaw } from "./family_law/index.ts";
import { claimTypes as criminalDefense } from "./criminal_defense/index.ts";
import { claimTypes as immigrationLaw } from "./immigration_law/index.ts";
import { claimTypes as employmentLaborLaw } from "./employment_labor_law/index.ts";
import { claimTypes as personalInjury } from "./personal_injury/index.ts";
import { claimTypes as medicalMalpractice } from "./medical_malpractice/index.ts";
import { claimTypes as taxLaw } from "./tax_law/index.ts";
import { claimTypes as estatePlanningProbate } from "./estate_planning_probate/index.ts";
import { claimTypes as civilRights } from "./civil_rights/index.ts";
import { claimTypes as other } from "./other/index.ts";

/** All claim types that the engine knows, by category. */
export const CLAIM_TYPES: readonly ClaimType[] = [
  ...businessCorporateLaw,
  ...copyrightIntellectualProperty,
  ...sportsEntertainmentLaw,
  ...realEstateLaw,
  ...familyLaw,
  ...criminalDefense,
  ...immigrationLaw,
  ...employmentLaborLaw,
  ...personalInjury,
  ...medicalMalpractice,
  ...taxLaw,
  ...estatePlanningProbate,
  ...civilRights,
  ...other,
];
