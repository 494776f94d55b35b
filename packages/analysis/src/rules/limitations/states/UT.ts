import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("UT");

/** Utah. */
export const UT: readonly LimitationRule[] = [
  rule("personal_injury", "4y", "Utah Code § 78B-2-307", "A; R; N; G"),
  rule("medical_malpractice", "2y", "Utah Code § 78B-3-404", "A; G", {
    discovery: {
      plain:
        "Two years from the day you found the injury, or should have, but not beyond four years from the act.",
      outer: "4y",
    },
    note: "A notice and a review panel come before suing.",
  }),
  rule("medical_malpractice_repose", "4y", "Utah Code § 78B-3-404", "A; G"),
  rule("product_liability", "2y", "Utah Code § 78B-6-706", "A"),
  rule("wrongful_death", "2y", "Utah Code § 78B-2-304", "A"),
  rule("property_damage", "3y", "Utah Code § 78B-2-305", "A; R; S; G"),
  rule("written_contract", "6y", "Utah Code § 78B-2-309", "A; R; D; G"),
  rule("oral_contract", "4y", "Utah Code § 78B-2-307", "R; D; G"),
  rule("sale_of_goods", "4y", "Utah Code § 70A-2-725", "O"),
  rule("defamation", "1y", "Utah Code § 78B-2-302", "R; Z"),
  rule("fraud", "3y", "Utah Code § 78B-2-305", "A; R; G"),
  rule("assault_battery", "1y", "Utah Code § 78B-2-302", ""),
  rule("section_1983", "4y", "42 U.S.C. § 1983; Utah Code § 78B-2-307", "N; A; I"),
  rule("gov_notice_local", "1y", "Utah Code § 63G-7-402", "N"),
  rule("gov_notice_state", "1y", "Utah Code § 63G-7-402", "N"),
  rule("state_fair_employment_charge", "180d", "Utah Code § 34A-5-107", "A"),
];
