import type { ClaimType, DamagesCap, DamagesHead, Defence, EvidenceItem, Law } from "../../../knowledge.ts";

/** Laws that hold for every kind of poor medical care. */
export const MALPRACTICE_LAWS: readonly Law[] = [
  {
    jurisdiction: "US",
    citation: "28 U.S.C. § 2675",
    title: "Federal Tort Claims Act",
    plain:
      "Care by the VA, a military hospital or a federally funded clinic is special. A written claim to the agency comes first.",
    confidence: "recalled",
  },
  {
    jurisdiction: "US",
    citation: "42 U.S.C. § 233",
    title: "Federally supported health centers",
    plain: "Some community clinics count as federal, so the federal claim rules apply.",
    confidence: "recalled",
  },
  {
    jurisdiction: "US",
    citation: "42 U.S.C. § 1395dd",
    title: "Emergency treatment (EMTALA)",
    plain: "Hospitals with emergency rooms must screen and stabilize anyone who comes, able to pay or not.",
    confidence: "recalled",
  },
  {
    jurisdiction: "US",
    citation: "45 C.F.R. § 164.524",
    title: "Right to your records",
    plain: "A provider must give you your records, most often within 30 days of the request.",
    confidence: "recalled",
  },
  {
    jurisdiction: "CA",
    citation: "Cal. Civ. Proc. Code § 364",
    title: "California notice before suit",
    plain: "Ninety days' notice goes to the provider before a suit.",
    confidence: "recalled",
  },
  {
    jurisdiction: "FL",
    citation: "Fla. Stat. § 766.106",
    title: "Florida notice before suit",
    plain: "Notice with an expert's opinion comes first, and a 90-day wait.",
    confidence: "recalled",
  },
  {
    jurisdiction: "NY",
    citation: "N.Y. C.P.L.R. 3012-a",
    title: "New York certificate of merit",
    plain: "The lawyer must state that a doctor was asked and that there is good ground.",
    confidence: "recalled",
  },
  {
    jurisdiction: "TX",
    citation: "Tex. Civ. Prac. & Rem. Code § 74.351",
    title: "Texas expert report",
    plain: "An expert report is due within 120 days after each defendant's answer, or the case is dismissed.",
    confidence: "recalled",
  },
];

/** Time limits that hold for every kind of poor medical care. */
export const MALPRACTICE_LIMITATIONS: readonly ClaimType["limitations"][number][] = [
  { key: "medical_malpractice", plain: "To sue for poor care." },
  { key: "medical_malpractice_repose", plain: "The outer limit, whenever the harm was found." },
  {
    key: "ftca_administrative_claim",
    when: { fact: "federal_government", is: true },
    plain: "VA, military or federally funded clinics.",
  },
  {
    key: "gov_notice_local",
    when: { fact: "local_government", is: true },
    plain: "City or county hospitals and clinics.",
  },
  {
    key: "gov_notice_state",
    when: { fact: "state_government", is: true },
    plain: "State and state university hospitals.",
  },
  { key: "wrongful_death", when: { fact: "death", is: true }, plain: "If the patient died." },
];

/** State limits on money that hold for every kind of poor medical care. */
export const MALPRACTICE_CAPS: readonly DamagesCap[] = [
  {
    jurisdiction: "CA",
    citation: "Cal. Civ. Code § 3333.2",
    plain:
      "Pain damages are limited. In 2023 the limit began at $350,000, or $500,000 for a death. It rises by $40,000 a year, or $50,000 for a death, through 2033.",
    confidence: "confirmed_by_two",
  },
  {
    jurisdiction: "TX",
    citation: "Tex. Civ. Prac. & Rem. Code § 74.301",
    plain:
      "Pain damages are limited. The limit is $250,000 for all doctors together. It is $250,000 for each facility, and $500,000 for all facilities.",
    confidence: "recalled",
  },
];

/** How claims over poor medical care mostly go. */
export const MALPRACTICE_STRATEGY: ClaimType["strategy"] = {
  approach:
    "People in this situation often get records, and ask a lawyer to have a doctor in the same field read them. Many states ask for such an opinion before a suit.",
  timeline: "The first look takes one to three months. A case often takes two to four years.",
  costs:
    "Experts are costly, so lawyers take mainly cases with grave harm. They take a share, which some states limit.",
};

/** Proof that every claim over poor medical care needs. */
export const MALPRACTICE_EVIDENCE: readonly EvidenceItem[] = [
  {
    item: "All medical records, from before and after, with images and tests",
    why: "They are the base of the case, and the law gives you a right to them.",
    priority: 1,
    have_cues: ["medical records", "my records", "my chart", "mychart", "the records"],
  },
  {
    item: "A timeline of symptoms, visits and words said",
    why: "Small facts fade fast and matter.",
    priority: 1,
    have_cues: ["timeline", "wrote down", "kept notes"],
  },
  {
    item: "What later doctors said or wrote",
    why: "It may show what went wrong.",
    priority: 2,
    have_cues: ["second opinion", "another doctor", "new doctor", "specialist said", "second doctor"],
  },
  {
    item: "Bills and proof of lost pay",
    why: "They show the loss.",
    priority: 2,
    have_cues: ["bills", "missed work", "lost wages"],
  },
];

/** What providers say in every claim over poor medical care. */
export const MALPRACTICE_DEFENCES: readonly Defence[] = [
  {
    name: "The care was within the standard",
    plain: "The provider will bring an expert to say that it was a fair choice.",
    cues: ["known risk", "judgment", "rare", "complication"],
    answer: "The answer is most often an expert in the same field who has read the records.",
  },
  {
    name: "The illness caused it",
    plain: "The provider may say that the result would have been the same.",
    cues: ["pre existing", "already sick", "cancer", "diabet*", "high risk", "underlying"],
    answer: "Some states let a patient recover for a lost chance of a better result.",
  },
  {
    name: "Too late",
    plain: "The time is short, and an outer limit may run from the day of care.",
    cues: ["years ago", "last year", "just found out", "just learned"],
    answer:
      "Some states count from the day the harm was or should have been found. The outer limit can still end it.",
  },
];

/** What a person may get for harm from poor medical care. */
export const MALPRACTICE_HEADS: readonly DamagesHead[] = [
  { name: "Care, past and future", kind: "economic", plain: "Including repair surgery and help at home." },
  { name: "Lost pay and ability to earn", kind: "economic", plain: "Past and future." },
  { name: "Pain and loss of enjoyment", kind: "non_economic", plain: "Many states limit this part." },
];

/** Steps that people often take after poor medical care. */
export const MALPRACTICE_ACTIONS: ClaimType["actions"] = {
  within_24_hours: [
    "Get the care you need now. Another provider can give it.",
    "Write down what happened, while it is fresh.",
  ],
  within_1_week: [
    "Ask for all records in writing, with images and test results.",
    "Keep bottles, devices and papers.",
  ],
  within_30_days: [
    "Talk with a malpractice lawyer. They look at records with a doctor, which takes time before any deadline.",
    "Find out whether the place is public or federal, since notice may be due soon.",
  ],
  ongoing: ["Keep all visits and bills in one folder.", "Say little about it online."],
};

/** Meeting a malpractice lawyer. */
export const MALPRACTICE_LAWYER: ClaimType["lawyer"] = {
  use: "usually",
  specialism: "Medical malpractice lawyer",
  questions: [
    "Do the records show care below the standard?",
    "What is my deadline, and is there an outer limit?",
    "Is notice or an expert paper due first?",
    "Do limits on money apply here?",
    "Who pays for experts if we lose?",
  ],
  before_the_meeting: [
    "Records, or proof that you asked for them.",
    "A timeline on one or two pages.",
    "Names of later doctors.",
  ],
};
