import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("VA");

/** Virginia. */
export const VA: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "2y",
    "Va. Code § 8.01-243(A)",
    "code:Va. Code § 8.01-243, lawserver copy; A; R; S; G",
  ),
  rule("medical_malpractice", "2y", "Va. Code § 8.01-243(A)", "A; S; G", {
    note: "Short extra times exist for objects left in the body, hidden mistakes and missed tumors.",
  }),
  rule("medical_malpractice_repose", "10y", "Va. Code § 8.01-243(C)", "A"),
  rule("product_liability", "2y", "Va. Code § 8.01-243(A)", "A; brainscape.com Virginia limits"),
  rule("wrongful_death", "2y", "Va. Code § 8.01-244", "A; S; B"),
  rule(
    "property_damage",
    "5y",
    "Va. Code § 8.01-243(B)",
    "code:Va. Code § 8.01-243, lawserver copy; A; R; S; G",
  ),
  rule("written_contract", "5y", "Va. Code § 8.01-246(2)", "A; R; D; S; G"),
  rule("oral_contract", "3y", "Va. Code § 8.01-246(4)", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Va. Code § 8.2-725", "S; brainscape.com Virginia limits; O"),
  rule("defamation", "1y", "Va. Code § 8.01-247.1", "R; brainscape.com Virginia limits; Z"),
  rule("fraud", "2y", "Va. Code § 8.01-243(A)", "code:Va. Code § 8.01-243, lawserver copy; A; R; G"),
  rule(
    "assault_battery",
    "2y",
    "Va. Code § 8.01-243(A)",
    "code:Va. Code § 8.01-243, lawserver copy; brainscape.com Virginia limits",
  ),
  rule(
    "section_1983",
    "2y",
    "42 U.S.C. § 1983; Va. Code § 8.01-243(A)",
    "code:Va. Code § 8.01-243, lawserver copy; N; I",
  ),
  rule("gov_notice_local", "6m", "Va. Code § 15.2-209", "S", {
    note: "For carelessness of a county, city or town. Some charts say one year; the shorter time is shown.",
  }),
  rule(
    "gov_notice_state",
    "1y",
    "Va. Code §§ 8.01-195.6, 8.01-195.7",
    "code:Va. Code § 8.01-195.7, codes.findlaw.com; S",
  ),
  rule("unpaid_wages_state", "3y", "Va. Code § 40.1-29(L)", "G"),
  rule("state_fair_employment_charge", "300d", "Va. Code § 2.2-3907", ""),
  rule("will_contest", "1y", "Va. Code § 64.2-448", "", {
    note: "An appeal of the clerk's order has only six months (§ 64.2-445).",
  }),
];
