import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("OK");

/** Oklahoma. */
export const OK: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Okla. Stat. tit. 12, § 95(A)(3)", "A; R; N; G", { discovery: true }),
  rule("medical_malpractice", "2y", "Okla. Stat. tit. 76, § 18", "A; G", { discovery: true }),
  rule("product_liability", "2y", "Okla. Stat. tit. 12, § 95(A)(3)", "A"),
  rule("wrongful_death", "2y", "Okla. Stat. tit. 12, § 1053", "A; B"),
  rule("property_damage", "2y", "Okla. Stat. tit. 12, § 95(A)(3)", "A; R; G"),
  rule("written_contract", "5y", "Okla. Stat. tit. 12, § 95(A)(1)", "A; R; D; G"),
  rule("oral_contract", "3y", "Okla. Stat. tit. 12, § 95(A)(2)", "R; D; G"),
  rule("defamation", "1y", "Okla. Stat. tit. 12, § 95(A)(4)", "R; Z"),
  rule("fraud", "2y", "Okla. Stat. tit. 12, § 95(A)(3)", "A; R; G"),
  rule("assault_battery", "1y", "Okla. Stat. tit. 12, § 95(A)(4)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Okla. Stat. tit. 12, § 95(A)(3)", "N; A; I"),
  rule(
    "gov_notice_local",
    "1y",
    "Okla. Stat. tit. 51, § 156(B)",
    "code:Okla. Stat. tit. 51, § 156, oscn.net; N",
    {
      note: "The suit is due within 180 days after the claim is turned down or 90 days pass without an answer.",
    },
  ),
  rule(
    "gov_notice_state",
    "1y",
    "Okla. Stat. tit. 51, § 156(B)",
    "code:Okla. Stat. tit. 51, § 156, oscn.net; N",
    {
      note: "The suit is due within 180 days after the claim is turned down or 90 days pass without an answer.",
    },
  ),
  rule("state_fair_employment_charge", "180d", "Okla. Stat. tit. 25, § 1350", "A"),
];
