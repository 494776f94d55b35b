import type { LegalCategory } from "../knowledge.ts";

/** How the two sides of a decision are called: first the one for whom `plaintiff` stands, then the one for `defendant`. */
export type DecisionSides = readonly [string, string];

/** By the decision's first claim type, where the corpus tells outcomes for one kind of person only (corpus/README.md). */
export const SIDES_BY_CLAIM_TYPE: Readonly<Record<string, DecisionSides>> = {
  eviction: ["the tenant", "the landlord"],
  security_deposit: ["the tenant", "the landlord"],
  illegal_lockout: ["the tenant", "the landlord"],
  unsafe_rental: ["the tenant", "the landlord"],
  child_protective_services: ["the parent", "the agency"],
  insurance_denial: ["the insured", "the insurance company"],
  social_security_disability: ["the person who asked for benefits", "the agency"],
  public_benefits: ["the person who asked for benefits", "the agency"],
  unemployment_benefits: ["the worker", "the other side"],
  nursing_home_neglect: ["the resident's side", "the nursing home's side"],
};

/** By category, where its outcomes are told for one kind of person only. */
export const SIDES_BY_CATEGORY: Readonly<Partial<Record<LegalCategory, DecisionSides>>> = {
  criminal_defense: ["the prosecution", "the accused"],
  immigration_law: ["the immigrant", "the government"],
  tax_law: ["the taxpayer", "the government"],
  employment_labor_law: ["the worker", "the employer's side"],
  medical_malpractice: ["the patient's side", "the care provider's side"],
};

export const OTHER_SIDES: DecisionSides = ["the side that made the claim", "the other side"];
