import type { ClaimType, DamagesHead, EvidenceItem } from "../../../knowledge.ts";

/** What a person may get for a bodily injury. */
export const INJURY_HEADS: readonly DamagesHead[] = [
  { name: "Medical costs", kind: "economic", plain: "Care you have had, and care you will likely need." },
  { name: "Lost pay", kind: "economic", plain: "Pay you missed, and pay you will miss." },
  {
    name: "Pain and loss of enjoyment",
    kind: "non_economic",
    plain: "Pain, lasting limits, and the things you can no longer do.",
  },
];

/** Proof that every injury claim needs. */
export const INJURY_EVIDENCE: readonly EvidenceItem[] = [
  {
    item: "Medical records and bills from the first day on",
    why: "They tie the harm to the event and show the cost.",
    priority: 1,
    have_cues: [
      "hospital*",
      "emergency room",
      "er",
      "urgent care",
      "medical bill*",
      "doctor",
      "x ray*",
      "mri",
    ],
  },
  {
    item: "Names and numbers of people who saw it",
    why: "People move away and forget.",
    priority: 1,
    have_cues: ["witness*", "saw it", "people saw"],
  },
  {
    item: "Proof of missed work and pay",
    why: "Lost pay is part of the loss.",
    priority: 2,
    have_cues: ["missed work", "lost wages", "pay stub*"],
  },
];

/** How injury claims mostly go. */
export const INJURY_STRATEGY: ClaimType["strategy"] = {
  approach:
    "People in this situation often get treated first. They then send a demand with records to the other side's insurer. Most claims settle, and a suit follows only when no fair offer comes.",
  timeline: "Many settle within 6 to 18 months. A suit often takes one to three years.",
  costs: "Most injury lawyers take a share, often about one third, and nothing if nothing is won.",
};

/** Meeting an injury lawyer. */
export const INJURY_LAWYER: ClaimType["lawyer"] = {
  use: "often",
  specialism: "Personal injury lawyer",
  questions: [
    "What is my deadline, and is notice due first?",
    "How does my own share of blame change the result?",
    "Which insurance can pay?",
    "What is left after fees and medical liens?",
    "What is your fee?",
  ],
  before_the_meeting: [
    "A one-page timeline.",
    "Photos, reports and names of witnesses.",
    "Medical papers, bills and insurance letters.",
  ],
};
