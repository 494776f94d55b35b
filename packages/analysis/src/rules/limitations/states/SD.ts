import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("SD");

/** South Dakota. */
export const SD: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "S.D. Codified Laws § 15-2-14(3)", "A; R; V; G"),
  rule("medical_malpractice", "2y", "S.D. Codified Laws § 15-2-14.1", "A; easton.tv South Dakota limits; G", {
    note: "The clock runs from the act, not from finding it.",
  }),
  rule("product_liability", "3y", "S.D. Codified Laws § 15-2-12.2", "A; easton.tv South Dakota limits"),
  rule("wrongful_death", "3y", "S.D. Codified Laws § 21-5-3", "A; B"),
  rule("property_damage", "6y", "S.D. Codified Laws § 15-2-13", "A; R; easton.tv South Dakota limits; G"),
  rule("written_contract", "6y", "S.D. Codified Laws § 15-2-13(1)", "A; R; D; G"),
  rule("oral_contract", "6y", "S.D. Codified Laws § 15-2-13(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "S.D. Codified Laws § 57A-2-725", "O"),
  rule("defamation", "2y", "S.D. Codified Laws § 15-2-15", "R; easton.tv South Dakota limits; Z"),
  rule("fraud", "6y", "S.D. Codified Laws § 15-2-13(6)", "A; easton.tv South Dakota limits; G"),
  rule("assault_battery", "2y", "S.D. Codified Laws § 15-2-15", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; S.D. Codified Laws § 15-2-15.2", "N; A; I"),
  rule(
    "gov_notice_local",
    "180d",
    "S.D. Codified Laws § 3-21-2",
    "code:S.D. Codified Laws § 3-21-2, casetext copy; N",
  ),
  rule(
    "gov_notice_state",
    "180d",
    "S.D. Codified Laws § 3-21-2",
    "code:S.D. Codified Laws § 3-21-2, casetext copy; N",
  ),
  rule("state_fair_employment_charge", "180d", "S.D. Codified Laws § 20-13-31", ""),
];
