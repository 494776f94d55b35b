import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("GA");

/** Georgia. */
export const GA: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Ga. Code § 9-3-33", "A; R; careydobson.com; G"),
  rule("medical_malpractice", "2y", "Ga. Code § 9-3-71(a)", "A; careydobson.com; G"),
  rule("medical_malpractice_repose", "5y", "Ga. Code § 9-3-71(b)", "A; careydobson.com; G", {
    note: "An object left in the body has its own rule: one year from finding it (§ 9-3-72).",
  }),
  rule("product_liability", "2y", "Ga. Code § 9-3-33", "A"),
  rule(
    "product_liability_repose",
    "10y",
    "Ga. Code § 51-1-11(b)(2)",
    "A; Georgia statute notes, public code index 68314803684",
  ),
  rule("wrongful_death", "2y", "Ga. Code § 9-3-33", "A; B"),
  rule("property_damage", "4y", "Ga. Code §§ 9-3-30, 9-3-31", "A; R; G"),
  rule("written_contract", "6y", "Ga. Code § 9-3-24", "A; R; D; G"),
  rule("oral_contract", "4y", "Ga. Code §§ 9-3-25, 9-3-26", "R; D; G"),
  rule("sale_of_goods", "4y", "Ga. Code § 11-2-725", "O"),
  rule("defamation", "1y", "Ga. Code § 9-3-33", "R; Y; Z"),
  rule("fraud", "4y", "Ga. Code §§ 9-3-31, 9-3-96", "A; R; G"),
  rule("assault_battery", "2y", "Ga. Code § 9-3-33", "", {
    note: "When there is a criminal case about the same event, the clock may stop until it ends (§ 9-3-99).",
  }),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Ga. Code § 9-3-33", "N; A; I"),
  rule("gov_notice_local", "6m", "Ga. Code § 36-33-5", "N; spivalaw.com", {
    note: "Six months for cities. Claims against a county have 12 months (§ 36-11-1).",
  }),
  rule("gov_notice_state", "12m", "Ga. Code § 50-21-26(a)", "N; H"),
  rule("unpaid_wages_state", "2y", "Ga. Code § 9-3-22", "G"),
];
