import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NH");

/** New Hampshire. */
export const NH: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "N.H. Rev. Stat. § 508:4", "A; R; G", { discovery: true }),
  rule("medical_malpractice", "2y", "N.H. Rev. Stat. §§ 507-C:4, 508:4", "A; G", {
    note: "A court struck down the two-year medical law, and three years (§ 508:4) are usually counted. Two years is the safe mark.",
  }),
  rule("product_liability", "3y", "N.H. Rev. Stat. § 508:4", "A"),
  rule("wrongful_death", "3y", "N.H. Rev. Stat. §§ 508:4, 556:11", "A"),
  rule("property_damage", "3y", "N.H. Rev. Stat. § 508:4", "A; R; G"),
  rule("written_contract", "3y", "N.H. Rev. Stat. § 508:4", "A; R; D; G"),
  rule("oral_contract", "3y", "N.H. Rev. Stat. § 508:4", "R; D; S; G"),
  rule("sale_of_goods", "4y", "N.H. Rev. Stat. § 382-A:2-725", "O"),
  rule("defamation", "3y", "N.H. Rev. Stat. § 508:4(II)", "R; allentown-lawyer.com New Hampshire; Z"),
  rule("fraud", "3y", "N.H. Rev. Stat. § 508:4", "A; R; G"),
  rule("assault_battery", "3y", "N.H. Rev. Stat. § 508:4", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; N.H. Rev. Stat. § 508:4", "N; A; I"),
  rule("gov_notice_local", "60d", "N.H. Rev. Stat. § 507-B:7", "", {
    note: "A late notice may still be taken when the town was not harmed by the delay.",
  }),
  rule("gov_notice_state", "180d", "N.H. Rev. Stat. § 541-B:14", ""),
  rule("state_fair_employment_charge", "180d", "N.H. Rev. Stat. § 354-A:21", "A"),
];
