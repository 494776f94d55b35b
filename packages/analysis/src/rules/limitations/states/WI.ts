import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("WI");

/** Wisconsin. A 2018 law cut the limits for fraud and for civil rights claims from six years to three. */
export const WI: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Wis. Stat. § 893.54(1m)(a)", "A; R; V; G", { discovery: true }),
  rule("medical_malpractice", "3y", "Wis. Stat. § 893.55(1m)", "A; G", {
    discovery: {
      plain:
        "Three years from the injury or one year from finding it, whichever is later, but not beyond five years from the act.",
      period: "1y",
      outer: "5y",
    },
  }),
  rule("medical_malpractice_repose", "5y", "Wis. Stat. § 893.55(1m)", "A; G"),
  rule("product_liability", "3y", "Wis. Stat. § 893.54(1m)", "A"),
  rule("product_liability_repose", "15y", "Wis. Stat. § 895.047(5)", "", {
    note: "Fifteen years from when the product was made. It does not hold for diseases that show late.",
  }),
  rule("wrongful_death", "3y", "Wis. Stat. § 893.54(1m)(b)", "A; V; B", { variant: "other" }),
  rule("wrongful_death", "2y", "Wis. Stat. § 893.54(2m)", "V", {
    variant: "motor_vehicle",
    applies_if: [{ fact: "motor_vehicle", is: true }],
    note: "Deaths from a motor vehicle crash have two years.",
  }),
  rule("property_damage", "6y", "Wis. Stat. § 893.52(1)", "A; R; G", { variant: "other" }),
  rule("property_damage", "3y", "Wis. Stat. § 893.52(2)", "", {
    variant: "motor_vehicle",
    applies_if: [{ fact: "motor_vehicle", is: true }],
    note: "Damage from a motor vehicle crash has three years.",
  }),
  rule("written_contract", "6y", "Wis. Stat. § 893.43", "A; R; D; G"),
  rule("oral_contract", "6y", "Wis. Stat. § 893.43", "R; D; G"),
  rule("sale_of_goods", "6y", "Wis. Stat. § 402.725", "code:Wis. Stat. § 402.725, instalawyer.io copy"),
  rule("defamation", "3y", "Wis. Stat. § 893.57", "Z", {
    note: "Three years since 2010. Some charts still say two; to be quite safe, count two.",
  }),
  rule("fraud", "3y", "Wis. Stat. § 893.93(1m)(b); 2017 Wisconsin Act 235", "", {
    variant: "from_2018",
    accrued_from: "2018-04-05",
  }),
  rule("fraud", "6y", "Wis. Stat. § 893.93(1)(b) (until 2018)", "A; R; G", {
    variant: "before_2018",
    accrued_before: "2018-04-05",
  }),
  rule("assault_battery", "3y", "Wis. Stat. § 893.57", "", {
    note: "Three years since 2010. Some charts still say two; to be quite safe, count two.",
  }),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Wis. Stat. § 893.53", "I", {
    variant: "from_2018",
    accrued_from: "2018-04-05",
    note: "Some charts still say six years.",
  }),
  rule("section_1983", "6y", "42 U.S.C. § 1983; Wis. Stat. § 893.53 (until 2018)", "N", {
    variant: "before_2018",
    accrued_before: "2018-04-05",
  }),
  rule("gov_notice_local", "120d", "Wis. Stat. § 893.80", "N"),
  rule("gov_notice_state", "120d", "Wis. Stat. § 893.82", "", {
    note: "The notice goes to the Attorney General by certified mail.",
  }),
  rule("unpaid_wages_state", "2y", "Wis. Stat. § 893.44", "G"),
  rule("state_fair_employment_charge", "300d", "Wis. Stat. § 111.39(1)", "A"),
];
