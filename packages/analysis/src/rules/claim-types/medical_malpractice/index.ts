import type { ClaimType } from "../../../knowledge.ts";
import { misdiagnosis } from "./misdiagnosis.ts";
import { surgicalError } from "./surgical_error.ts";
import { birthInjury } from "./birth_injury.ts";
import { medicationError } from "./medication_error.ts";
import { lackOfInformedConsent } from "./lack_of_informed_consent.ts";
import { nursingHomeNeglect } from "./nursing_home_neglect.ts";
import { vaccineInjury } from "./vaccine_injury.ts";
import { medicalMalpractice } from "./medical_malpractice.ts";
import { providerAccused } from "./provider_accused.ts";
import { recordsPrivacy } from "./records_privacy.ts";

export const claimTypes: ClaimType[] = [
  misdiagnosis,
  surgicalError,
  birthInjury,
  medicationError,
  lackOfInformedConsent,
  nursingHomeNeglect,
  vaccineInjury,
  medicalMalpractice,
  providerAccused,
  recordsPrivacy,
];
