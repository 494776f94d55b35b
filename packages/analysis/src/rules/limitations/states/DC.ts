import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("DC");

/** District of Columbia. */
export const DC: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "3y",
    "D.C. Code § 12-301(a)(8)",
    "code:D.C. Code title 12, DCCouncil/law-xml; A; G",
    { discovery: true },
  ),
  rule(
    "medical_malpractice",
    "3y",
    "D.C. Code § 12-301(a)(8)",
    "code:D.C. Code title 12, DCCouncil/law-xml; A",
    {
      discovery: true,
      note: "A 90-day notice to the provider is required before suing.",
    },
  ),
  rule(
    "product_liability",
    "3y",
    "D.C. Code § 12-301(a)(8)",
    "code:D.C. Code title 12, DCCouncil/law-xml; A",
  ),
  rule("wrongful_death", "2y", "D.C. Code § 16-2702", "A; B"),
  rule(
    "property_damage",
    "3y",
    "D.C. Code § 12-301(a)(3)",
    "code:D.C. Code title 12, DCCouncil/law-xml; A; G",
  ),
  rule("written_contract", "3y", "D.C. Code § 12-301(a)(7)", "A; D; G"),
  rule("oral_contract", "3y", "D.C. Code § 12-301(a)(7)", "D; G"),
  rule("sale_of_goods", "4y", "D.C. Code § 28:2-725", "O"),
  rule("defamation", "1y", "D.C. Code § 12-301(a)(4)", "Y; Z"),
  rule("fraud", "3y", "D.C. Code § 12-301(a)(8)", "A; G"),
  rule("assault_battery", "1y", "D.C. Code § 12-301(a)(4)", ""),
  rule(
    "section_1983",
    "3y",
    "42 U.S.C. § 1983; D.C. Code § 12-301(a)(8)",
    "N; code:D.C. Code title 12, DCCouncil/law-xml; I",
  ),
  rule("gov_notice_local", "6m", "D.C. Code § 12-309", "N"),
  rule("unpaid_wages_state", "3y", "D.C. Code § 32-1308(c)", ""),
  rule("state_fair_employment_charge", "1y", "D.C. Code § 2-1403.04", "A"),
];
