import type { LimitationRule } from "../../../knowledge.ts";
import { federal } from "./federal-rule.ts";

const MAILED_DENIAL = "The clock starts on the day the denial was mailed.";

/** Federal limits in tax matters. */
export const TAX: readonly LimitationRule[] = [
  federal(
    "tax_court_petition",
    "answer",
    "90d",
    "notice_received",
    "The clock starts on the date the notice of deficiency was mailed, not the day you opened it.",
    "26 U.S.C. § 6213(a)",
    "T; tax procedure notes, public code index 52322695191",
    {
      note: "The notice prints the last day; that date holds. 150 days if the notice was sent to a person outside the country.",
    },
  ),
  federal(
    "tax_collection_due_process",
    "answer",
    "30d",
    "notice_received",
    "The clock starts on the date of the notice of your right to a hearing.",
    "26 U.S.C. §§ 6320(a)(3)(B), 6330(a)(3)(B)",
    "collection rules, public code index 54786541685; notice rules, public code index 70193786842",
  ),
  federal(
    "tax_refund_claim",
    "answer",
    "3y",
    "tax_filed_or_due",
    "The clock starts when the return was filed; a return filed early counts as filed on its due date.",
    "26 U.S.C. § 6511(a)",
    "refund guide, public code index 63538668558; refund model, public code index 56287292501",
    {
      note: "Or two years from paying the tax, if that is later. If no return was filed: two years from paying.",
    },
  ),
  federal(
    "tax_refund_suit",
    "limitation",
    "2y",
    "agency_denial",
    MAILED_DENIAL,
    "26 U.S.C. § 6532(a)(1)",
    "refund suit rules, public code index 54942667699",
  ),
  federal(
    "innocent_spouse",
    "answer",
    "2y",
    "notice_received",
    "The clock starts with the first IRS step to collect from you after you could learn of it.",
    "26 U.S.C. § 6015(b)(1)(E), (c)(3)(B)",
    "",
    {
      note: "Holds for two of the three kinds of relief. The third kind, relief because it would be unfair to make you pay, can be asked for longer.",
    },
  ),
];
