import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("SC");

/** South Carolina. */
export const SC: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "S.C. Code § 15-3-530(5)", "A; R; N; G", { discovery: true }),
  rule("medical_malpractice", "3y", "S.C. Code § 15-3-545", "A; G", {
    discovery: {
      plain:
        "Three years from the day you found the harm, or should have, but not beyond six years from the treatment.",
      outer: "6y",
    },
  }),
  rule("medical_malpractice_repose", "6y", "S.C. Code § 15-3-545", "A; G"),
  rule("product_liability", "3y", "S.C. Code § 15-3-530(5)", "A"),
  rule("wrongful_death", "3y", "S.C. Code § 15-3-530(6)", "A; B"),
  rule("property_damage", "3y", "S.C. Code § 15-3-530(3)", "A; R; S; G"),
  rule("written_contract", "3y", "S.C. Code § 15-3-530(1)", "A; R; D; G"),
  rule("oral_contract", "3y", "S.C. Code § 15-3-530(1)", "R; D; S; G"),
  rule("defamation", "2y", "S.C. Code § 15-3-550", "R; Z"),
  rule("fraud", "3y", "S.C. Code § 15-3-530(7)", "A; R; kloklaw.com; G"),
  rule("section_1983", "3y", "42 U.S.C. § 1983; S.C. Code § 15-3-530(5)", "N; A; I"),
  rule("gov_notice_local", "2y", "S.C. Code § 15-78-110", "N", {
    kind: "limitation",
    note: "No notice is needed first, but the suit is due within two years. Three years if a sworn claim was filed within one year.",
  }),
  rule("gov_notice_state", "2y", "S.C. Code § 15-78-110", "N", {
    kind: "limitation",
    note: "No notice is needed first, but the suit is due within two years. Three years if a sworn claim was filed within one year.",
  }),
  rule("unpaid_wages_state", "3y", "S.C. Code § 41-10-80(C)", "G"),
  rule("state_fair_employment_charge", "180d", "S.C. Code § 1-13-90", "A"),
];
