import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("IN");

/** Indiana. */
export const IN: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "2y",
    "Ind. Code § 34-11-2-4",
    "code:Ind. Code § 34-11-2-4 as quoted by statutes-of-limitations.com; A; R; S; G",
    { discovery: true },
  ),
  rule(
    "medical_malpractice",
    "2y",
    "Ind. Code § 34-18-7-1",
    "code:Ind. Code § 34-18-7-1, casetext copy; A; S; G",
    {
      note: "The clock runs from the act, not from finding it. Courts allow some time when no one could have found it in two years.",
    },
  ),
  rule("product_liability", "2y", "Ind. Code § 34-20-3-1", "A; V; S; L"),
  rule("product_liability_repose", "10y", "Ind. Code § 34-20-3-1", "A; S; L", {
    note: "A claim that arises in the ninth or tenth year still has its two years.",
  }),
  rule("wrongful_death", "2y", "Ind. Code § 34-23-1-1", "A; S; L; B"),
  rule("property_damage", "2y", "Ind. Code § 34-11-2-4", "A; S; L; G", {
    note: "Two years for belongings. Damage to land or a building has six years (§ 34-11-2-7).",
  }),
  rule("written_contract", "6y", "Ind. Code § 34-11-2-9", "R; lockwoodlegal.com", {
    variant: "payment_of_money",
    note: "Six years when the agreement is to pay money. If it is not clear which kind it is, this is the safe date.",
  }),
  rule("written_contract", "10y", "Ind. Code § 34-11-2-11", "A; S; D; G", {
    variant: "other",
    applies_if: [{ fact: "payment_of_money", is: false }],
  }),
  rule("oral_contract", "6y", "Ind. Code § 34-11-2-7", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Ind. Code § 26-1-2-725", "S; O"),
  rule(
    "defamation",
    "2y",
    "Ind. Code § 34-11-2-4",
    "code:Ind. Code § 34-11-2-4 as quoted by statutes-of-limitations.com; R; Y; Z",
  ),
  rule("fraud", "6y", "Ind. Code § 34-11-2-7", "A; R; L; G"),
  rule(
    "assault_battery",
    "2y",
    "Ind. Code § 34-11-2-4",
    "code:Ind. Code § 34-11-2-4 as quoted by statutes-of-limitations.com",
  ),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Ind. Code § 34-11-2-4", "N; A; I"),
  rule("gov_notice_local", "180d", "Ind. Code § 34-13-3-8", "N; S"),
  rule("gov_notice_state", "270d", "Ind. Code § 34-13-3-6", "S"),
  rule("unpaid_wages_state", "2y", "Ind. Code § 34-11-2-1", "G"),
  rule("state_fair_employment_charge", "180d", "Ind. Code § 22-9-1-3(p)", "A"),
];
