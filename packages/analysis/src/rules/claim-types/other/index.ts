import type { ClaimType } from "../../../knowledge.ts";
import { debtCollection } from "./debt_collection.ts";
import { bankruptcy } from "./bankruptcy.ts";
import { consumerFraud } from "./consumer_fraud.ts";
import { creditReportError } from "./credit_report_error.ts";
import { lemonLaw } from "./lemon_law.ts";
import { identityTheft } from "./identity_theft.ts";
import { insuranceDenial } from "./insurance_denial.ts";
import { robocalls } from "./robocalls.ts";
import { socialSecurityDisability } from "./social_security_disability.ts";
import { publicBenefits } from "./public_benefits.ts";
import { trafficTicket } from "./traffic_ticket.ts";
import { specialEducation } from "./special_education.ts";
import { smallClaims } from "./small_claims.ts";
import { debtSuit } from "./debt_suit.ts";
import { wageGarnishment } from "./wage_garnishment.ts";
import { smallClaimsDefense } from "./small_claims_defense.ts";
import { cosignerLiability } from "./cosigner_liability.ts";
import { benefitsOverpayment } from "./benefits_overpayment.ts";
import { licenseDiscipline } from "./license_discipline.ts";
import { schoolDiscipline } from "./school_discipline.ts";
import { studentLoans } from "./student_loans.ts";
import { medicalBills } from "./medical_bills.ts";
import { veteransBenefits } from "./veterans_benefits.ts";
import { cyberHarassment } from "./cyber_harassment.ts";
import { towingOrRepossession } from "./towing_or_repossession.ts";
import { schoolBullying } from "./school_bullying.ts";

export const claimTypes: ClaimType[] = [
  debtCollection,
  bankruptcy,
  consumerFraud,
  creditReportError,
  lemonLaw,
  identityTheft,
  insuranceDenial,
  robocalls,
  socialSecurityDisability,
  publicBenefits,
  trafficTicket,
  specialEducation,
  smallClaims,
  debtSuit,
  wageGarnishment,
  smallClaimsDefense,
  cosignerLiability,
  benefitsOverpayment,
  licenseDiscipline,
  schoolDiscipline,
  studentLoans,
  medicalBills,
  veteransBenefits,
  cyberHarassment,
  towingOrRepossession,
  schoolBullying,
];
