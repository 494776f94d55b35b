import type { ClaimType } from "../../../knowledge.ts";
import { asylum } from "./asylum.ts";
import { removalProceedings } from "./removal_proceedings.ts";
import { immigrationDetention } from "./immigration_detention.ts";
import { familyVisa } from "./family_visa.ts";
import { workVisa } from "./work_visa.ts";
import { naturalization } from "./naturalization.ts";
import { crimeVictimStatus } from "./crime_victim_status.ts";

export const claimTypes: ClaimType[] = [
  asylum,
  removalProceedings,
  immigrationDetention,
  familyVisa,
  workVisa,
  naturalization,
  crimeVictimStatus,
];
