import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NM");

/** New Mexico. */
export const NM: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "3y",
    "N.M. Stat. § 37-1-8",
    "code:N.M. Stat. § 37-1-8, law.justia.com; A; R; S; G",
  ),
  rule("personal_injury", "2y", "N.M. Stat. § 41-4-15", "code:N.M. Stat. § 41-4-15, law.justia.com; S", {
    variant: "public_body",
    applies_if: [{ fact: "government_defendant", is: true }],
    note: "A notice within 90 days comes first.",
  }),
  rule("medical_malpractice", "3y", "N.M. Stat. § 41-5-13", "A; S; G", {
    note: "The clock runs from the act, not from finding it.",
  }),
  rule("product_liability", "3y", "N.M. Stat. § 37-1-8", "A"),
  rule("wrongful_death", "3y", "N.M. Stat. § 41-2-2", "A; S; B"),
  rule("property_damage", "4y", "N.M. Stat. § 37-1-4", "A; R; S; G"),
  rule("written_contract", "6y", "N.M. Stat. § 37-1-3", "A; R; D; S; G"),
  rule("oral_contract", "4y", "N.M. Stat. § 37-1-4", "R; S; G"),
  rule("sale_of_goods", "4y", "N.M. Stat. § 55-2-725", "S; O"),
  rule("defamation", "3y", "N.M. Stat. § 37-1-8", "code:N.M. Stat. § 37-1-8, law.justia.com; R; Z"),
  rule("fraud", "4y", "N.M. Stat. § 37-1-4", "A; R; G"),
  rule("assault_battery", "3y", "N.M. Stat. § 37-1-8", "code:N.M. Stat. § 37-1-8, law.justia.com"),
  rule(
    "section_1983",
    "3y",
    "42 U.S.C. § 1983; N.M. Stat. § 37-1-8",
    "N; code:N.M. Stat. § 37-1-8, law.justia.com; I",
  ),
  rule("gov_notice_local", "90d", "N.M. Stat. § 41-4-16", "N; S", { note: "Six months when someone died." }),
  rule("gov_notice_state", "90d", "N.M. Stat. § 41-4-16", "N; S", { note: "Six months when someone died." }),
  rule("state_fair_employment_charge", "300d", "N.M. Stat. § 28-1-10", "A"),
];
