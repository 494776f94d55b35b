import type { ClaimType } from "../../../knowledge.ts";
import { breachOfContract } from "./breach_of_contract.ts";
import { unpaidInvoice } from "./unpaid_invoice.ts";
import { partnershipDispute } from "./partnership_dispute.ts";
import { businessFraud } from "./business_fraud.ts";
import { franchiseDispute } from "./franchise_dispute.ts";
import { contractorDispute } from "./contractor_dispute.ts";
import { contractorDefense } from "./contractor_defense.ts";
import { businessSued } from "./business_sued.ts";
import { partnerSued } from "./partner_sued.ts";

export const claimTypes: ClaimType[] = [
  breachOfContract,
  unpaidInvoice,
  partnershipDispute,
  businessFraud,
  franchiseDispute,
  contractorDispute,
  contractorDefense,
  businessSued,
  partnerSued,
];
