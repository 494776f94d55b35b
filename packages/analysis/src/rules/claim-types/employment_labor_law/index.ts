import type { ClaimType } from "../../../knowledge.ts";
import { unpaidWages } from "./unpaid_wages.ts";
import { unpaidOvertime } from "./unpaid_overtime.ts";
import { wrongfulTermination } from "./wrongful_termination.ts";
import { employmentDiscrimination } from "./employment_discrimination.ts";
import { sexualHarassment } from "./sexual_harassment.ts";
import { workplaceRetaliation } from "./workplace_retaliation.ts";
import { whistleblower } from "./whistleblower.ts";
import { familyMedicalLeave } from "./family_medical_leave.ts";
import { disabilityAccommodation } from "./disability_accommodation.ts";
import { misclassification } from "./misclassification.ts";
import { workersCompensation } from "./workers_compensation.ts";
import { unemploymentBenefits } from "./unemployment_benefits.ts";
import { noncompete } from "./noncompete.ts";
import { employerDefense } from "./employer_defense.ts";
import { workplaceAccusation } from "./workplace_accusation.ts";
import { severanceAgreement } from "./severance_agreement.ts";

export const claimTypes: ClaimType[] = [
  unpaidWages,
  unpaidOvertime,
  wrongfulTermination,
  employmentDiscrimination,
  sexualHarassment,
  workplaceRetaliation,
  whistleblower,
  familyMedicalLeave,
  disabilityAccommodation,
  misclassification,
  workersCompensation,
  unemploymentBenefits,
  noncompete,
  employerDefense,
  workplaceAccusation,
  severanceAgreement,
];
