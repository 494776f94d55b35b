import type { ClaimType, Law } from "../../../knowledge.ts";

/** The suit for broken federal rights and its fees. */
export const SECTION_1983_LAWS: readonly Law[] = [
  {
    jurisdiction: "US",
    citation: "42 U.S.C. § 1983",
    title: "Civil suits for rights violations",
    plain: "A person can sue state and local officials who break federal rights.",
    confidence: "recalled",
  },
  {
    jurisdiction: "US",
    citation: "42 U.S.C. § 1988",
    title: "Lawyer's fees",
    plain: "The side that broke the right can be made to pay the winner's lawyer.",
    confidence: "recalled",
  },
];

/** Time limits of suits against officials. */
export const SECTION_1983_LIMITATIONS: readonly ClaimType["limitations"][number][] = [
  {
    key: "gov_notice_local",
    plain: "State-law claims against a city, county or school. Often only a few months.",
  },
  {
    key: "gov_notice_state",
    when: { fact: "state_government", is: true },
    plain: "State-law claims against a state agency.",
  },
  { key: "section_1983", plain: "To sue under federal civil rights law." },
];

/** Meeting a civil rights lawyer. */
export const CIVIL_RIGHTS_LAWYER: ClaimType["lawyer"] = {
  use: "often",
  specialism: "Civil rights lawyer",
  questions: [
    "Which right was broken?",
    "What is my first deadline?",
    "Does an agency or grievance step come first?",
    "Does immunity apply?",
    "Who pays fees?",
  ],
  before_the_meeting: [
    "A one-page timeline.",
    "Papers, video and messages.",
    "Names of officials and witnesses.",
  ],
};
