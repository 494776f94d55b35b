import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("WA");

/** Washington. */
export const WA: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Wash. Rev. Code § 4.16.080(2)", "A; R; S; G", { discovery: true }),
  rule(
    "medical_malpractice",
    "3y",
    "Wash. Rev. Code § 4.16.350",
    "A; S; code:Wash. Rev. Code § 4.16.350 (Senate Bill Report HB 1929); G",
    {
      discovery: {
        plain: "Three years from the act or one year from finding the harm, whichever is later.",
        period: "1y",
      },
      note: "The eight-year outer limit was struck down in 2023.",
    },
  ),
  rule("product_liability", "3y", "Wash. Rev. Code § 7.72.060(3)", "A; S"),
  rule(
    "product_liability_repose",
    "12y",
    "Wash. Rev. Code § 7.72.060",
    "usaherald.com report on the 12-year limit",
    {
      note: "After 12 years the law presumes that the product's safe life was over. That can be disproved.",
    },
  ),
  rule("wrongful_death", "3y", "Wash. Rev. Code § 4.16.080(2)", "A; S"),
  rule("property_damage", "3y", "Wash. Rev. Code § 4.16.080", "A; R; S; G", {
    variant: "belongings",
    note: "Three years for belongings. Damage to land or a building by carelessness can have two.",
  }),
  rule("property_damage", "2y", "Wash. Rev. Code § 4.16.130", "S", {
    variant: "land",
    applies_if: [{ fact: "real_property", is: true }],
  }),
  rule("written_contract", "6y", "Wash. Rev. Code § 4.16.040(1)", "A; R; D; S; G"),
  rule("oral_contract", "3y", "Wash. Rev. Code § 4.16.080(3)", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Wash. Rev. Code § 62A.2-725", "S; O"),
  rule("defamation", "2y", "Wash. Rev. Code § 4.16.100(1)", "R; Z"),
  rule("fraud", "3y", "Wash. Rev. Code § 4.16.080(4)", "A; R; G"),
  rule("assault_battery", "2y", "Wash. Rev. Code § 4.16.100(1)", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Wash. Rev. Code § 4.16.080(2)", "N; A; I"),
  rule("unpaid_wages_state", "3y", "Wash. Rev. Code § 4.16.080(3)", "G"),
  rule("state_fair_employment_charge", "6m", "Wash. Rev. Code § 49.60.230(2)", "A; U"),
  rule("will_contest", "4m", "Wash. Rev. Code § 11.24.010", ""),
];
