import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MO");

/** Missouri. Bills to cut five years to two came up each year to 2025; the code still said five in 2026. */
export const MO: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "5y",
    "Mo. Rev. Stat. § 516.120(4)",
    "code:Mo. Rev. Stat. § 516.120, revisor.mo.gov as quoted by docketmath.com (May 2026); A; R; V; G",
    {
      note: "Bills to cut this to two years come up often. Ask whether one has become law.",
    },
  ),
  rule("medical_malpractice", "2y", "Mo. Rev. Stat. § 516.105", "A; L; G"),
  rule("medical_malpractice_repose", "10y", "Mo. Rev. Stat. § 516.105", "A; G"),
  rule("product_liability", "5y", "Mo. Rev. Stat. § 516.120(4)", "A; L; finneylawoffice.com"),
  rule("wrongful_death", "3y", "Mo. Rev. Stat. § 537.100", "A; L; finneylawoffice.com; B"),
  rule(
    "property_damage",
    "5y",
    "Mo. Rev. Stat. § 516.120(4)",
    "code:Mo. Rev. Stat. § 516.120, revisor.mo.gov as quoted by docketmath.com (May 2026); A; R; G",
  ),
  rule(
    "written_contract",
    "5y",
    "Mo. Rev. Stat. § 516.120(1)",
    "R; code:Mo. Rev. Stat. § 516.120, revisor.mo.gov as quoted by docketmath.com (May 2026)",
    {
      variant: "other",
      applies_if: [{ fact: "payment_of_money", is: false }],
      note: "Five years for most written agreements. A written promise to pay money has ten.",
    },
  ),
  rule("written_contract", "10y", "Mo. Rev. Stat. § 516.110(1)", "A; D; R; G", {
    variant: "payment_of_money",
    note: "Ten years for a written promise to pay money. If it is not clear which kind it is, five years is the safe mark.",
  }),
  rule("oral_contract", "5y", "Mo. Rev. Stat. § 516.120(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "Mo. Rev. Stat. § 400.2-725", "O"),
  rule("defamation", "2y", "Mo. Rev. Stat. § 516.140", "R; mochamber.com; Y; Z"),
  rule(
    "fraud",
    "5y",
    "Mo. Rev. Stat. § 516.120(5)",
    "A; R; code:Mo. Rev. Stat. § 516.120 as quoted by answers.uslegal.com; G",
    {
      discovery: {
        plain: "The clock starts when you found the fraud, within ten years of it.",
        outer: "15y",
      },
    },
  ),
  rule("assault_battery", "2y", "Mo. Rev. Stat. § 516.140", "mochamber.com; finneylawoffice.com"),
  rule("section_1983", "5y", "42 U.S.C. § 1983; Mo. Rev. Stat. § 516.120(4)", "N; A; I"),
  rule("gov_notice_local", "90d", "Mo. Rev. Stat. §§ 77.600, 79.480, 82.210", "N", {
    note: "For injuries on bad streets, sidewalks and bridges of a city. Other claims may need no notice.",
  }),
  rule("state_fair_employment_charge", "180d", "Mo. Rev. Stat. § 213.075", "A"),
];
