import type { ClaimType } from "../../../knowledge.ts";
import { irsDeficiency } from "./irs_deficiency.ts";
import { taxCollection } from "./tax_collection.ts";
import { innocentSpouse } from "./innocent_spouse.ts";
import { taxRefund } from "./tax_refund.ts";
import { propertyTaxAppeal } from "./property_tax_appeal.ts";
import { payrollTax } from "./payroll_tax.ts";

export const claimTypes: ClaimType[] = [
  irsDeficiency,
  taxCollection,
  innocentSpouse,
  taxRefund,
  propertyTaxAppeal,
  payrollTax,
];
