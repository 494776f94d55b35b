import type { Decision } from "../records.ts";

const BLANK: Decision = {
  id: "",
  case_title: "",
  court: "Court of Appeals",
  court_level: "state_appeals",
  jurisdiction: "CA",
  state: "CA",
  city: null,
  year: 2005,
  citation: "1 Test 1",
  docket_number: null,
  legal_category: "personal_injury",
  claim_types: [],
  outcome: "plaintiff",
  disposition: "affirmed",
  amount_usd_cents: null,
  amount_kind: null,
  facts: "",
  holding: "",
  matters: "",
  key_facts: [],
  source: { name: "made up for tests", file: null, id: null },
  checked: "2026-11-21",
};

/** A decision for tests: made up, with the given fields. */
export function fixtureDecision(fields: Partial<Decision> & { id: string }): Decision {
  return { ...BLANK, case_title: `Case ${fields.id}`, ...fields };
}

/** Six made-up decisions that share some words. */
export const FIXTURE_DECISIONS: readonly Decision[] = [
  fixtureDecision({
    id: "wet-floor-store",
    claim_types: ["slip_and_fall"],
    facts:
      "A shopper slipped on a wet floor in a grocery store. There was no warning sign. An employee had seen the spill and walked away.",
    holding: "The store could be held to pay because its worker knew of the spill and did not clean it.",
    matters: "What the store knew decides such a claim.",
    key_facts: ["wet floor", "no warning sign", "employee saw spill"],
  }),
  fixtureDecision({
    id: "icy-steps-landlord",
    claim_types: ["slip_and_fall"],
    jurisdiction: "NY",
    state: "NY",
    year: 1975,
    facts:
      "A tenant fell on icy steps outside her building after a storm. The landlord had not put down salt.",
    holding: "The landlord had to clear the steps within a fair time after the storm ended.",
    matters: "Owners get some time to clear ice.",
    key_facts: ["icy steps", "landlord did not salt"],
  }),
  fixtureDecision({
    id: "deposit-kept",
    legal_category: "real_estate_law",
    claim_types: ["security_deposit"],
    facts: "A landlord kept a tenant's whole deposit after she moved out and sent no list of repairs.",
    holding: "Without a list the landlord lost the right to keep any of the deposit.",
    matters: "Many states ask for a written list.",
    key_facts: ["deposit kept", "no list of repairs"],
  }),
  fixtureDecision({
    id: "overtime-cook",
    legal_category: "employment_labor_law",
    claim_types: ["unpaid_overtime", "unpaid_wages"],
    court_level: "federal_appeals",
    jurisdiction: "US",
    state: "TX",
    facts: "A cook worked sixty hours each week and was paid the same wage for every hour.",
    holding: "Hours above forty had to be paid at one and a half times the wage.",
    matters: "Pay by the hour usually means overtime pay.",
    key_facts: ["sixty hour week", "same pay for every hour"],
  }),
  fixtureDecision({
    id: "stop-and-arrest",
    legal_category: "civil_rights",
    claim_types: ["false_arrest"],
    court_level: "us_supreme",
    jurisdiction: "US",
    state: null,
    outcome: "defendant",
    facts: "Police arrested a driver for a small traffic wrong and kept him in jail overnight.",
    holding: "An arrest with good reason to believe a crime took place is allowed, even a small one.",
    matters: "A lawful reason for arrest defeats the claim.",
    key_facts: ["traffic stop", "night in jail"],
  }),
  fixtureDecision({
    id: "empty-of-words",
    legal_category: "other",
    facts: "Nothing here is like the others.",
    holding: "Dismissed.",
    matters: "None.",
    outcome: "unknown",
  }),
];
