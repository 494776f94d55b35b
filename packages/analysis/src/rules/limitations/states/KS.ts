import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("KS");

/** Kansas. */
export const KS: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Kan. Stat. § 60-513(a)(4)", "A; R; N; G", {
    discovery: {
      plain:
        "If the harm could not be found at first, the clock starts when it could be, but not beyond ten years from the act.",
      outer: "10y",
    },
  }),
  rule("medical_malpractice", "2y", "Kan. Stat. § 60-513(a)(7)", "A; M; alllaw.com Kansas medical page; G", {
    discovery: {
      plain:
        "If the harm could not be found at first, the clock starts when it could be, but not beyond four years from the act.",
      outer: "4y",
    },
  }),
  rule(
    "medical_malpractice_repose",
    "4y",
    "Kan. Stat. § 60-513(c)",
    "A; M; alllaw.com Kansas medical page; G",
  ),
  rule("product_liability", "2y", "Kan. Stat. §§ 60-513(a)(4), 60-3303", "A; V"),
  rule("product_liability_repose", "10y", "Kan. Stat. § 60-3303", "A; V", {
    note: "After ten years the law presumes that the product's safe life was over. That can be disproved.",
  }),
  rule("wrongful_death", "2y", "Kan. Stat. § 60-513(a)(5)", "A; M; B"),
  rule("property_damage", "2y", "Kan. Stat. § 60-513(a)", "A; R; G"),
  rule("written_contract", "5y", "Kan. Stat. § 60-511(1)", "A; R; D; G"),
  rule("oral_contract", "3y", "Kan. Stat. § 60-512(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "Kan. Stat. § 84-2-725", "O"),
  rule("defamation", "1y", "Kan. Stat. § 60-514(a)", "R; Y; Z"),
  rule("fraud", "2y", "Kan. Stat. § 60-513(a)(3)", "A; R; code:Kan. Stat. § 60-513, ksrevisor.org; G"),
  rule("assault_battery", "1y", "Kan. Stat. § 60-514(b)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Kan. Stat. § 60-513(a)(4)", "N; A; I"),
  rule("state_fair_employment_charge", "6m", "Kan. Stat. § 44-1005(i)", "A"),
];
