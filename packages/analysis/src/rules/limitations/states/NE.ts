import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NE");

/** Nebraska. */
export const NE: readonly LimitationRule[] = [
  rule("personal_injury", "4y", "Neb. Rev. Stat. § 25-207", "A; R; S; V; G", { discovery: true }),
  rule("medical_malpractice", "2y", "Neb. Rev. Stat. § 25-222", "A; S; G", {
    discovery: {
      plain:
        "If the harm could not be found within two years, there is one year from finding it, but not beyond ten years from the treatment.",
      period: "1y",
      outer: "10y",
    },
  }),
  rule("medical_malpractice_repose", "10y", "Neb. Rev. Stat. § 25-222", "A; S; G"),
  rule("product_liability", "4y", "Neb. Rev. Stat. § 25-224", "A; S"),
  rule("product_liability_repose", "10y", "Neb. Rev. Stat. § 25-224", "A; S"),
  rule("wrongful_death", "2y", "Neb. Rev. Stat. § 30-810", "A; S; B"),
  rule("property_damage", "4y", "Neb. Rev. Stat. § 25-207", "A; R; S; L; G"),
  rule("written_contract", "5y", "Neb. Rev. Stat. § 25-205", "A; R; D; S; G"),
  rule("oral_contract", "4y", "Neb. Rev. Stat. § 25-206", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Neb. Rev. Stat. U.C.C. § 2-725", "S; O"),
  rule("defamation", "1y", "Neb. Rev. Stat. § 25-208", "R; Z"),
  rule("fraud", "4y", "Neb. Rev. Stat. § 25-207", "A; R; G"),
  rule("assault_battery", "1y", "Neb. Rev. Stat. § 25-208", ""),
  rule("section_1983", "4y", "42 U.S.C. § 1983; Neb. Rev. Stat. § 25-207", "N; A; I"),
  rule(
    "gov_notice_local",
    "1y",
    "Neb. Rev. Stat. § 13-919",
    "code:Neb. Rev. Stat. § 13-919, nebraskalegislature.gov; N",
    {
      note: "The suit itself is due within two years of the harm.",
    },
  ),
  rule(
    "gov_notice_state",
    "2y",
    "Neb. Rev. Stat. § 81-8,227",
    "code:Neb. Rev. Stat. § 81-8,227, law.justia.com",
  ),
  rule("state_fair_employment_charge", "300d", "Neb. Rev. Stat. § 48-1118", "A"),
];
