import type { ClaimType } from "../../../knowledge.ts";
import { willContest } from "./will_contest.ts";
import { probateAdministration } from "./probate_administration.ts";
import { trustDispute } from "./trust_dispute.ts";
import { elderFinancialAbuse } from "./elder_financial_abuse.ts";
import { adultGuardianship } from "./adult_guardianship.ts";
import { willExecutorDefense } from "./will_executor_defense.ts";
import { guardianshipRespondent } from "./guardianship_respondent.ts";
import { beneficiaryDispute } from "./beneficiary_dispute.ts";
import { estatePlanning } from "./estate_planning.ts";

export const claimTypes: ClaimType[] = [
  willContest,
  probateAdministration,
  trustDispute,
  elderFinancialAbuse,
  adultGuardianship,
  willExecutorDefense,
  guardianshipRespondent,
  beneficiaryDispute,
  estatePlanning,
];
