import type { ClaimType, DamagesCap, DamagesHead, EvidenceItem } from "../../../knowledge.ts";

/** Time limits of claims that go to the EEOC or a state agency first. */
export const BIAS_CHARGE_LIMITATIONS: readonly ClaimType["limitations"][number][] = [
  { key: "eeoc_charge_180", plain: "The charge to the EEOC, where the state has no like agency." },
  {
    key: "eeoc_charge_300",
    plain: "The charge to the EEOC, where a state or local agency enforces a like law.",
  },
  { key: "state_fair_employment_charge", plain: "The charge to the state agency." },
  {
    key: "federal_employee_eeo_contact",
    when: { fact: "federal_employee", is: true },
    plain: "Federal workers contact an EEO counselor first.",
  },
  {
    key: "title_vii_suit_after_notice",
    when: { fact: "right_to_sue_letter", is: true },
    plain: "The time to sue after the EEOC letter.",
  },
];

/** What a worker may get when a job law was broken. */
export const JOB_HEADS: readonly DamagesHead[] = [
  { name: "Lost pay and benefits", kind: "economic", plain: "Past and sometimes future pay." },
  { name: "The job back", kind: "not_money", plain: "A court or agency can order it, or pay in its place." },
  {
    name: "Lawyer's fees",
    kind: "statutory",
    plain: "Many job laws make the employer pay them if the worker wins.",
  },
];

/** Limit on distress and punitive money under Title VII and the ADA. */
export const TITLE_VII_CAP: DamagesCap = {
  jurisdiction: "US",
  citation: "42 U.S.C. § 1981a(b)(3)",
  plain:
    "Distress and punitive money together are limited to $50,000 to $300,000 by employer size. Lost pay is outside this limit.",
  confidence: "recalled",
};

/** Proof that most job claims need. */
export const JOB_EVIDENCE: readonly EvidenceItem[] = [
  {
    item: "A timeline of what happened, with dates and names",
    why: "Timing is often the strongest link, and memory fades.",
    priority: 1,
    have_cues: ["timeline", "wrote down", "kept notes", "journal"],
  },
  {
    item: "Emails, texts and letters about it",
    why: "They show what was asked, said and answered. Work accounts may be shut off.",
    priority: 1,
    have_cues: ["email*", "text", "texts", "screenshot*", "letter", "in writing"],
  },
  {
    item: "Reviews, raises and praise",
    why: "They answer a claim of poor work.",
    priority: 2,
    have_cues: ["good reviews", "great reviews", "performance review*", "raise", "award"],
  },
  {
    item: "Names of coworkers who saw it",
    why: "They can back you up.",
    priority: 2,
    have_cues: ["coworker*", "co-worker*", "witness*"],
  },
  {
    item: "Pay records and a list of job searches",
    why: "They show the loss.",
    priority: 3,
    have_cues: ["pay stub*", "paystub*", "applied for"],
  },
];

/** Meeting a lawyer for workers. */
export const JOB_LAWYER: ClaimType["lawyer"] = {
  use: "often",
  specialism: "Employment lawyer for workers",
  questions: [
    "Which law fits my facts?",
    "What is my first deadline?",
    "What will the employer say?",
    "Agency, arbitration or court?",
    "How are you paid?",
  ],
  before_the_meeting: ["A one-page timeline.", "Key emails and papers.", "Pay and benefit figures."],
};
