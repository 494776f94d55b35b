import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("DE");

/** Delaware. */
export const DE: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Del. Code tit. 10, § 8119", "A; R; S; V; G"),
  rule(
    "medical_malpractice",
    "2y",
    "Del. Code tit. 18, § 6856",
    "code:Del. Code tit. 18, § 6856, delcode.delaware.gov as quoted by docketmath.com; A; S; G",
    {
      discovery: {
        plain:
          "If the harm could not be found within two years, the limit is three years from the injury, and no later.",
        outer: "3y",
      },
    },
  ),
  rule(
    "medical_malpractice_repose",
    "3y",
    "Del. Code tit. 18, § 6856(1)",
    "code:Del. Code tit. 18, § 6856, delcode.delaware.gov as quoted by docketmath.com; A; G",
  ),
  rule("product_liability", "2y", "Del. Code tit. 10, § 8119", "A"),
  rule("wrongful_death", "2y", "Del. Code tit. 10, § 8107", "A; S; L; B"),
  rule("property_damage", "2y", "Del. Code tit. 10, § 8107", "A; R; S; G", {
    note: "Two years for belongings. Damage to land or a building has three years.",
  }),
  rule("written_contract", "3y", "Del. Code tit. 10, § 8106", "A; R; D; S; G"),
  rule("oral_contract", "3y", "Del. Code tit. 10, § 8106", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Del. Code tit. 6, § 2-725", "S; O"),
  rule("defamation", "2y", "Del. Code tit. 10, § 8119", "R; the-injury-lawyer-directory.com Delaware; Y; Z"),
  rule("fraud", "3y", "Del. Code tit. 10, § 8106", "A; R; L; G"),
  rule("assault_battery", "2y", "Del. Code tit. 10, § 8119", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Del. Code tit. 10, § 8119", "N; A; I"),
  rule("gov_notice_local", "1y", "Del. Code tit. 10, §§ 4013, 8124", "S", {
    note: "Holds for Wilmington and for towns that have such a rule of their own.",
  }),
  rule("unpaid_wages_state", "1y", "Del. Code tit. 10, § 8111", "G"),
  rule("state_fair_employment_charge", "300d", "Del. Code tit. 19, § 712(c)", ""),
];
