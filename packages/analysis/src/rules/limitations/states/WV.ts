import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("WV");

/** West Virginia. */
export const WV: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "2y",
    "W. Va. Code § 55-2-12(b)",
    "code:W. Va. Code § 55-2-12 as quoted by statutes-of-limitations.com; A; R; S; V; G",
    { discovery: true },
  ),
  rule(
    "medical_malpractice",
    "2y",
    "W. Va. Code § 55-7B-4",
    "code:W. Va. Code § 55-7B-4, code.wvlegislature.gov as quoted by docketmath.com (May 2026); A; S; G",
    {
      discovery: {
        plain:
          "Two years from the injury or from finding it, whichever is later, but not beyond ten years from the injury.",
        outer: "10y",
      },
      note: "Nursing homes and like places can have only one year.",
    },
  ),
  rule("medical_malpractice", "1y", "W. Va. Code § 55-7B-4(b)", "", {
    variant: "nursing_home",
    applies_if: [{ fact: "nursing_home", is: true }],
  }),
  rule(
    "medical_malpractice_repose",
    "10y",
    "W. Va. Code § 55-7B-4",
    "A; S; statutes.laws-info.com W. Va. 55-7B-4; G",
  ),
  rule("product_liability", "2y", "W. Va. Code § 55-2-12(b)", "A"),
  rule("wrongful_death", "2y", "W. Va. Code § 55-7-6(d)", "A; S; B"),
  rule(
    "property_damage",
    "2y",
    "W. Va. Code § 55-2-12(a)",
    "code:W. Va. Code § 55-2-12 as quoted by statutes-of-limitations.com; A; R; S; G",
  ),
  rule("written_contract", "10y", "W. Va. Code § 55-2-6", "A; R; D; S; G"),
  rule("oral_contract", "5y", "W. Va. Code § 55-2-6", "R; D; S; G"),
  rule("sale_of_goods", "4y", "W. Va. Code § 46-2-725", "S; O"),
  rule(
    "defamation",
    "1y",
    "W. Va. Code § 55-2-12(c)",
    "R; code:W. Va. Code § 55-2-12 as quoted by statutes-of-limitations.com; Z",
  ),
  rule("fraud", "2y", "W. Va. Code § 55-2-12", "A; R; L; G"),
  rule(
    "assault_battery",
    "2y",
    "W. Va. Code § 55-2-12(b)",
    "code:W. Va. Code § 55-2-12 as quoted by statutes-of-limitations.com",
  ),
  rule("section_1983", "2y", "42 U.S.C. § 1983; W. Va. Code § 55-2-12(b)", "N; A; I"),
  rule("gov_notice_local", "2y", "W. Va. Code § 29-12A-6", "N; S", {
    kind: "limitation",
    note: "No notice is needed first, but the suit is due within two years.",
  }),
  rule("state_fair_employment_charge", "365d", "W. Va. Code § 5-11-10", "A"),
];
