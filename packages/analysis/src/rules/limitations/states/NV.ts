import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NV");

/** Nevada. */
export const NV: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Nev. Rev. Stat. § 11.190(4)(e)", "A; R; S; V; G"),
  rule("medical_malpractice", "3y", "Nev. Rev. Stat. § 41A.097", "A; S; G", {
    variant: "from_injury",
    note: "Two clocks run: one from the injury, one from the day you found it. The one that ends first counts.",
  }),
  rule(
    "medical_malpractice",
    "2y",
    "Nev. Rev. Stat. § 41A.097",
    "published compilation of limitation periods, 2026",
    {
      variant: "from_discovery",
      runs_from: "discovery",
      accrual: "This clock starts on the day you found the injury, or should have found it.",
      accrued_from: "2023-10-01",
      note: "If you knew of the injury at once, this two-year limit ends first.",
    },
  ),
  rule(
    "medical_malpractice",
    "1y",
    "Nev. Rev. Stat. § 41A.097 (until 2023)",
    "S; published compilation of limitation periods, 2026",
    {
      variant: "from_discovery_before_2023",
      runs_from: "discovery",
      accrual: "This clock starts on the day you found the injury, or should have found it.",
      accrued_before: "2023-10-01",
    },
  ),
  rule("medical_malpractice_repose", "3y", "Nev. Rev. Stat. § 41A.097", "A; S"),
  rule("product_liability", "2y", "Nev. Rev. Stat. § 11.190(4)(e)", "A"),
  rule("wrongful_death", "2y", "Nev. Rev. Stat. § 11.190(4)(e)", "A; S; V; B"),
  rule("property_damage", "3y", "Nev. Rev. Stat. § 11.190(3)(c)", "A; R; S; G"),
  rule("written_contract", "6y", "Nev. Rev. Stat. § 11.190(1)(b)", "A; R; D; S; G"),
  rule("oral_contract", "4y", "Nev. Rev. Stat. § 11.190(2)(c)", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Nev. Rev. Stat. § 104.2725", "S; O"),
  rule("defamation", "2y", "Nev. Rev. Stat. § 11.190(4)(c)", "R; Z"),
  rule("fraud", "3y", "Nev. Rev. Stat. § 11.190(3)(d)", "A; R; G"),
  rule("assault_battery", "2y", "Nev. Rev. Stat. § 11.190(4)(c)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Nev. Rev. Stat. § 11.190(4)(e)", "N; A; I"),
  rule("gov_notice_local", "2y", "Nev. Rev. Stat. § 41.036", "S; H"),
  rule(
    "gov_notice_state",
    "2y",
    "Nev. Rev. Stat. § 41.036",
    "S; published compilation of limitation periods, 2026; H",
  ),
  rule("unpaid_wages_state", "2y", "Nev. Rev. Stat. § 608.260", "G"),
  rule("state_fair_employment_charge", "300d", "Nev. Rev. Stat. § 613.430", "A"),
];
