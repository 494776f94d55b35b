import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("CO");

/** Colorado. */
export const CO: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "2y",
    "Colo. Rev. Stat. §§ 13-80-102(1)(a), 13-80-108",
    "code:Colo. Rev. Stat. § 13-80-102, casetext copy; A; R; V; G",
    {
      discovery: true,
      note: "Three years when a motor vehicle caused the injury.",
    },
  ),
  rule(
    "personal_injury_motor_vehicle",
    "3y",
    "Colo. Rev. Stat. § 13-80-101(1)(n)",
    "code:Colo. Rev. Stat. § 13-80-101, lpdirect.net copy; highplains.law table",
  ),
  rule("medical_malpractice", "2y", "Colo. Rev. Stat. § 13-80-102.5", "A; highplains.law table; G", {
    discovery: {
      plain:
        "The clock starts when you knew, or should have known, of the injury and its cause, but not beyond three years from the act in most cases.",
      outer: "3y",
    },
  }),
  rule("medical_malpractice_repose", "3y", "Colo. Rev. Stat. § 13-80-102.5", "A; highplains.law table; G", {
    note: "Hiding the mistake or an object left in the body can add time.",
  }),
  rule("product_liability", "2y", "Colo. Rev. Stat. § 13-80-106", "A; V; highplains.law table"),
  rule(
    "wrongful_death",
    "2y",
    "Colo. Rev. Stat. § 13-80-102(1)(d)",
    "code:Colo. Rev. Stat. § 13-80-102, casetext copy; A; V; B",
  ),
  rule("property_damage", "2y", "Colo. Rev. Stat. § 13-80-102(1)", "A; R; G", {
    note: "Three years when a motor vehicle caused the damage.",
  }),
  rule("written_contract", "3y", "Colo. Rev. Stat. § 13-80-101(1)(a)", "A; R; G", {
    note: "Six years for a fixed sum of money owed, such as a note (§ 13-80-103.5).",
  }),
  rule("oral_contract", "3y", "Colo. Rev. Stat. § 13-80-101(1)(a)", "R; D; G"),
  rule("sale_of_goods", "3y", "Colo. Rev. Stat. §§ 4-2-725, 13-80-101(1)(a)", ""),
  rule("defamation", "1y", "Colo. Rev. Stat. § 13-80-103(1)(a)", "R; highplains.law table; Y; Z"),
  rule("fraud", "3y", "Colo. Rev. Stat. § 13-80-101(1)(c)", "A; R; G"),
  rule("assault_battery", "1y", "Colo. Rev. Stat. § 13-80-103(1)(a)", "highplains.law table"),
  rule(
    "section_1983",
    "2y",
    "42 U.S.C. § 1983; Colo. Rev. Stat. § 13-80-102",
    "N; code:Colo. Rev. Stat. § 13-80-102, casetext copy; I",
  ),
  rule("gov_notice_local", "182d", "Colo. Rev. Stat. § 24-10-109", "N; H"),
  rule("gov_notice_state", "182d", "Colo. Rev. Stat. § 24-10-109", "N; H"),
  rule("unpaid_wages_state", "2y", "Colo. Rev. Stat. § 8-4-122", "", {
    note: "Three years when the employer did it on purpose.",
  }),
  rule("state_fair_employment_charge", "300d", "Colo. Rev. Stat. § 24-34-403", "", {
    note: "300 days since August 2022; it was six months before.",
  }),
];
