import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("PA");

/** Pennsylvania. */
export const PA: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "42 Pa. Cons. Stat. § 5524(2)", "A; R; G", { discovery: true }),
  rule("medical_malpractice", "2y", "42 Pa. Cons. Stat. § 5524(2)", "A; S; G", {
    discovery: true,
    note: "The seven-year outer limit was struck down in 2019.",
  }),
  rule("product_liability", "2y", "42 Pa. Cons. Stat. § 5524(2)", "A"),
  rule("wrongful_death", "2y", "42 Pa. Cons. Stat. § 5524(2)", "A; B"),
  rule("property_damage", "2y", "42 Pa. Cons. Stat. § 5524(3)", "A; R; G"),
  rule("written_contract", "4y", "42 Pa. Cons. Stat. § 5525(a)", "A; R; D; G"),
  rule("oral_contract", "4y", "42 Pa. Cons. Stat. § 5525(a)", "R; D; G"),
  rule("sale_of_goods", "4y", "13 Pa. Cons. Stat. § 2725", "O"),
  rule("defamation", "1y", "42 Pa. Cons. Stat. § 5523(1)", "R; Z"),
  rule("fraud", "2y", "42 Pa. Cons. Stat. § 5524(7)", "A; R; G"),
  rule("assault_battery", "2y", "42 Pa. Cons. Stat. § 5524(1)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; 42 Pa. Cons. Stat. § 5524(2)", "N; A; I"),
  rule("gov_notice_local", "6m", "42 Pa. Cons. Stat. § 5522(a)", "N"),
  rule("gov_notice_state", "6m", "42 Pa. Cons. Stat. § 5522(a)", ""),
  rule("unpaid_wages_state", "3y", "43 Pa. Stat. § 260.9a(g)", "G"),
  rule("state_fair_employment_charge", "180d", "43 Pa. Stat. § 959(h)", "A"),
  rule("will_contest", "1y", "20 Pa. Cons. Stat. § 908", ""),
];
