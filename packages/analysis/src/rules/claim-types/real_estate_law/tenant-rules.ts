import type { ClaimType, EvidenceItem } from "../../../knowledge.ts";

/** Proof that most tenants need. */
export const TENANT_EVIDENCE: readonly EvidenceItem[] = [
  {
    item: "The lease and any changes",
    why: "It sets the rules.",
    priority: 1,
    have_cues: ["lease", "rental agreement"],
  },
  {
    item: "Messages and letters with the landlord",
    why: "They show what was said and when.",
    priority: 1,
    have_cues: ["text", "texts", "texted", "email*", "letter", "voicemail"],
  },
  {
    item: "Rent receipts and bank records",
    why: "They show that rent was paid.",
    priority: 2,
    have_cues: ["receipt*", "bank statement*", "venmo", "zelle", "paid rent", "money order"],
  },
];

/** Time limits of claims on a lease: the shorter one where nothing says that it was written. */
export const LEASE_LIMITATIONS: readonly ClaimType["limitations"][number][] = [
  {
    key: "oral_contract",
    when: { fact: "written_agreement", is: false },
    plain: "A claim on a spoken lease.",
  },
  {
    key: "written_contract",
    when: { fact: "written_agreement", is: true },
    plain: "A claim on a written lease.",
  },
];

/** Meeting a lawyer for tenants. */
export const TENANT_LAWYER: ClaimType["lawyer"] = {
  use: "sometimes",
  specialism: "Tenant lawyer or legal aid",
  questions: [
    "Which state and city rules apply?",
    "What can I get, and how fast?",
    "What are the risks?",
    "Is small claims or housing court better?",
  ],
  before_the_meeting: ["The lease.", "Messages and notices in date order.", "Photos and receipts."],
};
