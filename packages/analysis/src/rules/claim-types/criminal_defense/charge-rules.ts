import type {
  ClaimType,
  CuePattern,
  DamagesHead,
  Defence,
  ElementRule,
  EvidenceItem,
  Law,
} from "../../../knowledge.ts";

/** Words of any criminal case: they add a little to the charge that the story names. */
export const CASE_WORDS: readonly CuePattern[] = [
  "arrested",
  "charged with",
  "court date",
  "misdemeanor",
  "felony",
  "public defender",
];

/** The right to silence, a lawyer and strong proof, in every case. */
export const CASE_LAWS: readonly Law[] = [
  {
    jurisdiction: "US",
    citation: "Gideon v. Wainwright, 372 U.S. 335 (1963)",
    title: "A free lawyer",
    plain: "A person charged with a serious crime who cannot pay gets a lawyer.",
    confidence: "confirmed_by_one",
  },
  {
    jurisdiction: "US",
    citation: "Miranda v. Arizona, 384 U.S. 436 (1966)",
    title: "Right to silence",
    plain: "Police must warn a person in custody before questions.",
    confidence: "confirmed_by_one",
  },
  {
    jurisdiction: "US",
    citation: "In re Winship, 397 U.S. 358 (1970)",
    title: "Beyond a reasonable doubt",
    plain: "Each part of the crime must be proved to that level.",
    confidence: "confirmed_by_one",
  },
  {
    jurisdiction: "US",
    citation: "Padilla v. Kentucky, 559 U.S. 356 (2010)",
    title: "Non-citizens",
    plain: "A defense lawyer must tell a non-citizen when a plea can lead to removal.",
    confidence: "confirmed_by_one",
  },
];

/** Facts that help with bail, a plea or the sentence. */
export const IN_YOUR_FAVOR: ElementRule = {
  id: "mitigation",
  name: "There are facts in your favor",
  plain: "No record, work, school, treatment, or paying back the harm.",
  shown_by: [
    "first offense",
    "first time",
    "no record",
    "no prior*",
    "clean record",
    "no criminal record",
    "no criminal history",
    "never been in trouble",
    "never been arrested",
    "student",
    "in college",
    "in school",
    "full time job",
    "military",
    "veteran",
    "rehab",
    "treatment",
    "counseling",
    "paid it back",
    "paid for it",
    "single mom",
    "single dad",
    "nursing license",
  ],
  denied_by: [
    "prior felony",
    "prior conviction*",
    "on probation",
    "on parole",
    "second offense",
    "third offense",
    "second time",
    "third time",
    "have priors",
  ],
  ask: "Do you have a record? What speaks in your favor?",
  weight: 1,
};

/** The other side's general answer on words said to police. */
export const SPOKE_FREELY: Defence = {
  name: "The state says you spoke freely",
  plain: "What a person says to police, at the store or in messages can be used.",
  cues: [
    "i told the police",
    "i told them",
    "i told the officer",
    "told the cop",
    "confess*",
    "gave a statement",
    "i admitted",
    "wrote a statement",
    "signed a statement",
  ],
  answer: "Words said in custody without warnings, or after asking for a lawyer, may be kept out.",
  citation: "Miranda v. Arizona, 384 U.S. 436 (1966)",
};

/** The other side's general answer on past cases. */
export const PRIOR_CASES: Defence = {
  name: "A record raises the stakes",
  plain: "Past cases or probation can bring more time.",
  cues: ["prior*", "probation", "parole", "second offense", "second time", "third offense", "felon"],
  answer: "A lawyer can check whether the past case counts.",
};

/** Proof that any accused person collects. */
export const CASE_EVIDENCE: readonly EvidenceItem[] = [
  {
    item: "All papers: ticket, charges, bail terms, court date",
    why: "A missed date can bring a warrant.",
    priority: 1,
    have_cues: ["paperwork", "citation", "court date", "papers", "summons", "ticket"],
  },
  {
    item: "Names of people who saw it or were with you",
    why: "They may move or forget.",
    priority: 1,
    have_cues: ["witness*", "was with me", "saw it", "saw the", "my friend saw"],
  },
  {
    item: "Private notes for your lawyer only",
    why: "What you tell your lawyer is secret. What you tell others is not.",
    priority: 1,
    have_cues: ["wrote down", "took notes"],
  },
  {
    item: "Proof of job, school, care of family, treatment",
    why: "It helps with bail and plea talks.",
    priority: 3,
    have_cues: ["job", "school", "college", "treatment"],
  },
];

/** How a case can end. */
export const CASE_HEADS: readonly DamagesHead[] = [
  { name: "Dismissal or not guilty", kind: "not_money", plain: "The case ends without conviction." },
  {
    name: "Diversion or a lesser charge",
    kind: "not_money",
    plain: "Classes or service, and often no conviction.",
  },
  { name: "Sentence", kind: "not_money", plain: "Fine, probation or jail, by law and record." },
];

/** First steps in any case. */
export const CASE_ACTIONS: ClaimType["actions"] = {
  within_24_hours: [
    'The rule: a person may stay silent and ask for a lawyer. Many people say just that: "I want a lawyer."',
    "Do not delete, hide or change anything. That can be a crime of its own.",
    "Mark the court date.",
  ],
  within_1_week: [
    "Ask the court for a public defender, or call a defense lawyer.",
    "Write the facts down for your lawyer only.",
    "Follow all bail terms, such as no contact.",
  ],
  within_30_days: [
    "Go to every court date, early.",
    "Gather letters from work or school if your lawyer asks.",
  ],
  ongoing: ["Keep the case off social media and jail phones.", "Stay out of new trouble."],
};

/** How cases mostly go. */
export const CASE_STRATEGY: ClaimType["strategy"] = {
  approach:
    "People in this situation often get a lawyer before any talk with police. The lawyer looks at the proof, asks the court to keep out bad proof, and talks with the prosecutor.",
  timeline: "A small case often takes one to six months. A felony often takes six months to two years.",
  costs:
    "A public defender is free or low cost if you cannot pay. Private lawyers most often charge a flat fee.",
};

/** Meeting a defense lawyer. */
export const CASE_LAWYER: ClaimType["lawyer"] = {
  use: "usually",
  specialism: "Criminal defense lawyer or public defender",
  questions: [
    "What is the worst and the likely result?",
    "Is diversion possible?",
    "Can any proof be kept out?",
    "What would a plea do to my job, license or status?",
    "What should I not do now?",
  ],
  before_the_meeting: ["All court papers.", "Private notes on the facts.", "List of witnesses."],
};

/** What every accused person is told. */
export const CASE_WARNINGS: readonly string[] = [
  "Anything said to police, friends or online can be used.",
  "For a non-citizen even a small plea can lead to removal. People often ask an immigration lawyer before a plea or travel.",
  "What you write here is not secret in the way that talk with your own lawyer is. Leave out details of what you did.",
];

/** Free help with a criminal case. */
export const CASE_HELP: readonly string[] = [
  "public_defender",
  "court_self_help",
  "lsc",
  "law_school_clinic",
  "bar_referral",
];
