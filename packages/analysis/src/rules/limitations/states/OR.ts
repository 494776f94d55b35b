import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("OR");

/** Oregon. */
export const OR: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Or. Rev. Stat. § 12.110(1)", "A; R; S; E; G"),
  rule("medical_malpractice", "2y", "Or. Rev. Stat. § 12.110(4)", "A; G", {
    discovery: {
      plain:
        "Two years from the day you found the injury, or should have, but not beyond five years from the treatment.",
      outer: "5y",
    },
  }),
  rule("medical_malpractice_repose", "5y", "Or. Rev. Stat. § 12.110(4)", "A; G"),
  rule("product_liability", "2y", "Or. Rev. Stat. § 30.905(1)", "A; totalinjury.com Oregon"),
  rule(
    "product_liability_repose",
    "10y",
    "Or. Rev. Stat. § 30.905(2)",
    "code:Or. Rev. Stat. § 30.905 as quoted by subrogationrecoverylawblog.com",
    {
      note: "Longer when the state where the product was made has a longer outer limit.",
    },
  ),
  rule("wrongful_death", "3y", "Or. Rev. Stat. § 30.020(1)", "A; B", {
    note: "The law counts from when the injury behind the death was found, so an early start is possible.",
  }),
  rule("property_damage", "6y", "Or. Rev. Stat. § 12.080", "A; R; S; G"),
  rule("written_contract", "6y", "Or. Rev. Stat. § 12.080(1)", "A; R; D; G"),
  rule("oral_contract", "6y", "Or. Rev. Stat. § 12.080(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "Or. Rev. Stat. § 72.7250", "O"),
  rule("defamation", "1y", "Or. Rev. Stat. § 12.120(2)", "R"),
  rule("fraud", "2y", "Or. Rev. Stat. § 12.110(1)", "A; R; G"),
  rule("assault_battery", "2y", "Or. Rev. Stat. § 12.110(1)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Or. Rev. Stat. § 12.110(1)", "N; A; I"),
  rule("gov_notice_local", "180d", "Or. Rev. Stat. § 30.275", "N; H", {
    note: "One year when someone died.",
  }),
  rule("gov_notice_state", "180d", "Or. Rev. Stat. § 30.275", "N; H", {
    note: "One year when someone died.",
  }),
  rule("unpaid_wages_state", "2y", "Or. Rev. Stat. § 12.110(3)", "", {
    note: "Two years for overtime. Regular wages have six years (§ 12.080).",
  }),
  rule("state_fair_employment_charge", "1y", "Or. Rev. Stat. § 659A.820", "A", {
    note: "Some kinds of discrimination now have five years.",
  }),
];
