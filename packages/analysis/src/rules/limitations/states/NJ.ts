import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NJ");

/** New Jersey. */
export const NJ: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "N.J. Stat. § 2A:14-2", "A; R; V; L; G", { discovery: true }),
  rule("medical_malpractice", "2y", "N.J. Stat. § 2A:14-2", "A; G", {
    discovery: true,
    note: "An injury at birth has its own rule: until the 13th birthday.",
  }),
  rule("product_liability", "2y", "N.J. Stat. § 2A:14-2", "A"),
  rule("wrongful_death", "2y", "N.J. Stat. § 2A:31-3", "A; B", {
    note: "There is no limit when the death was murder or a like crime.",
  }),
  rule("property_damage", "6y", "N.J. Stat. § 2A:14-1", "A; R; L; G"),
  rule("written_contract", "6y", "N.J. Stat. § 2A:14-1", "A; R; D; L; G"),
  rule("oral_contract", "6y", "N.J. Stat. § 2A:14-1", "R; D; L; G"),
  rule("sale_of_goods", "4y", "N.J. Stat. § 12A:2-725", "O"),
  rule("defamation", "1y", "N.J. Stat. § 2A:14-3", "R; Z"),
  rule("fraud", "6y", "N.J. Stat. § 2A:14-1", "A; R; G"),
  rule("assault_battery", "2y", "N.J. Stat. § 2A:14-2", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; N.J. Stat. § 2A:14-2", "N; A; I"),
  rule("gov_notice_local", "90d", "N.J. Stat. § 59:8-8", "N", {
    note: "A judge can allow a late notice within one year. The suit is due within two years.",
  }),
  rule("gov_notice_state", "90d", "N.J. Stat. § 59:8-8", ""),
  rule("unpaid_wages_state", "6y", "N.J. Stat. § 34:11-56a25.1", "G; Q"),
  rule("state_fair_employment_charge", "180d", "N.J. Stat. § 10:5-18", "A; Q", {
    note: "This is for a complaint with the Division on Civil Rights. A suit in court has two years.",
  }),
  rule("will_contest", "4m", "N.J. Court Rule 4:85-1", "", {
    note: "Six months for a person who lives outside New Jersey.",
  }),
];
