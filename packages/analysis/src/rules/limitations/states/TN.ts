import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("TN");

/** Tennessee. */
export const TN: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "1y",
    "Tenn. Code § 28-3-104(a)(1)",
    "code:Tenn. Code § 28-3-104, advance.lexis.com; A; R; N; G",
    {
      discovery: true,
      note: "Two years when someone was charged with a crime for the event within one year.",
    },
  ),
  rule("medical_malpractice", "1y", "Tenn. Code § 29-26-116", "A; legalclarity.org Tennessee; G", {
    discovery: {
      plain:
        "One year from the day you found the injury, but not beyond three years from the act in most cases.",
      outer: "3y",
    },
    note: "A written notice at least 60 days before suing is required; sent in time, it gives 120 more days.",
  }),
  rule("medical_malpractice_repose", "3y", "Tenn. Code § 29-26-116", "A; legalclarity.org Tennessee; G", {
    note: "Hiding the mistake or an object left in the body can add time.",
  }),
  rule("product_liability", "1y", "Tenn. Code §§ 28-3-104, 29-28-103", "A"),
  rule(
    "product_liability_repose",
    "10y",
    "Tenn. Code § 29-28-103",
    "legalclarity.org Tennessee; Tennessee practice notes, public code index 54498355363",
    {
      note: "Ten years from the first sale, or one year after the product's expected life, if that is sooner. There is also a six-year limit from the injury.",
    },
  ),
  rule("wrongful_death", "1y", "Tenn. Code § 28-3-104", "A; B", {
    note: "The clock can start at the injury. To be safe, count from the injury.",
  }),
  rule("property_damage", "3y", "Tenn. Code § 28-3-105", "A; R; G"),
  rule("written_contract", "6y", "Tenn. Code § 28-3-109(a)(3)", "A; R; D; G"),
  rule("oral_contract", "6y", "Tenn. Code § 28-3-109(a)(3)", "R; D; G"),
  rule("sale_of_goods", "4y", "Tenn. Code § 47-2-725", "O"),
  rule(
    "defamation",
    "6m",
    "Tenn. Code § 28-3-103",
    "Tennessee limits, public code index 54648382059; Tennessee limits, public code index 54801719949",
    {
      variant: "spoken",
      applies_if: [{ fact: "written_statement", is: false }],
      note: "Six months for spoken words, one year for written ones. If it is not clear which, the shorter one is safe.",
    },
  ),
  rule(
    "defamation",
    "1y",
    "Tenn. Code § 28-3-104(a)(1)(A)",
    "code:Tenn. Code § 28-3-104, advance.lexis.com; R; Z",
    {
      variant: "written",
    },
  ),
  rule(
    "libel",
    "1y",
    "Tenn. Code § 28-3-104(a)(1)(A)",
    "code:Tenn. Code § 28-3-104, advance.lexis.com; R; Z",
  ),
  rule(
    "slander",
    "6m",
    "Tenn. Code § 28-3-103",
    "Tennessee limits, public code index 54648382059; Tennessee limits, public code index 54801719949",
  ),
  rule("fraud", "3y", "Tenn. Code § 28-3-105", "A; R; G"),
  rule(
    "assault_battery",
    "1y",
    "Tenn. Code § 28-3-104(a)(1)",
    "code:Tenn. Code § 28-3-104, advance.lexis.com",
    {
      note: "Two years when someone was charged with a crime for the event within one year.",
    },
  ),
  rule(
    "section_1983",
    "1y",
    "42 U.S.C. § 1983; Tenn. Code § 28-3-104(a)(1)(B)",
    "code:Tenn. Code § 28-3-104, advance.lexis.com; N; I",
  ),
  rule("gov_notice_local", "1y", "Tenn. Code § 29-20-305", "N", {
    kind: "limitation",
    note: "No notice is needed first, but the suit is due within one year.",
  }),
  rule("gov_notice_state", "1y", "Tenn. Code § 9-8-402", "", {
    note: "A written claim goes to the Division of Claims within the usual limit, one year for injuries.",
  }),
  rule("state_fair_employment_charge", "180d", "Tenn. Code § 4-21-302", "A"),
  rule("will_contest", "2y", "Tenn. Code § 32-4-108", ""),
];
